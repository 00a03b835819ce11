/**
 * The product as a process of its own, for tests of what two of them do to one database: started with the database's
 * address and the time, it prints the port it listens on. With `unguarded` no row is locked, and whoever would have locked
 * one pauses before it goes on: the control of such a test.
 */
import './cheap-passwords.ts';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/platform/database/connect.ts';
import { contentWatch, watchChanges } from '#server/platform/database/watch-changes.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { demoMessage } from '#server/schema/message.ts';
import { createEnding } from '#server/shutdown.ts';
import { testSealer } from './demo.ts';

const [url = '', now = '', guard] = process.argv.slice(2);

if (guard === 'unguarded') {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, first: unknown, ...rest: unknown[]) {
    const asked = first as { text?: string };
    const locks = / for update$/;
    if (!locks.test(asked?.text ?? '')) return query.call(this, asked, ...rest);
    asked.text = asked.text?.replace(locks, '');
    const answer = query.call(this, asked, ...rest) as Promise<unknown>;
    // So that somebody else is likely to come in between.
    return answer.then((rows) => wait(50, rows));
  } as typeof pg.Client.prototype.query;
}

const clock = { now: () => new Date(now) };
const closers = createEnding();
const { db, pool, close } = connect(url, {
  onError: () => {},
  seconds: 120,
  connectSeconds: 120,
});
closers.push(close);
const app = await buildApp({
  env: { APP_ENV: 'test', LOG_LEVEL: 'silent' },
  db,
  pool,
  clock,
  sealer: testSealer(),
  messages: {
    async send(tx, { channel, to, text }) {
      const sentAt = clock.now();
      await tx.insert(demoMessage).values({ channel, to, text, jobId: randomUUID(), sentAt });
    },
    sendAgain: () => Promise.resolve(),
    quietUntil: () => Promise.resolve(null),
  },
  files: folderFiles(tmpdir()),
});
const watch = watchChanges(url, {
  ...contentWatch(() => app.contentCache.clear()),
  office_changed: app.live.watch,
});
closers.push(() => watch.stop());
await app.listen({ port: 0, host: '127.0.0.1' });
closers.push(() => app.close());
closers.push(() => app.leave());
closers.onSignals();
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
