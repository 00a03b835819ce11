/**
 * Promise 13: 500 messages, and the process that sends them is killed again and again. The provider is a server that
 * speaks Twilio's form API, slow enough that a kill meets a message under way.
 */

import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSealer } from '#server/platform/crypto/field-encryption.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { queuedMessages } from '#server/shared/messaging/message-queue.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const secret = 'a secret for torture, at least 32 characters';
const count = 500;
const untilMs = 300_000;

/** Every delivery: the number it went to, and the key that it carried. */
const startProvider = async () => {
  const taken: { to: string; key: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    // Taken before it is answered: a sender that dies now does not know that it has succeeded.
    taken.push({ to: form.get('To') ?? '', key: String(request.headers['idempotency-key']) });
    await wait(30);
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid: `SM${taken.length}`, status: 'queued' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { taken, port, close: () => server.close() };
};

export const killWorker: TortureTest = {
  promise: 'B13',
  name: 'kill-worker',
  run: () =>
    onStage(async (stage) => {
      const kills = rounds(30);
      const provider = await startProvider();
      stage.atEnd(provider.close);
      const { url: databaseUrl } = await stage.startCluster();
      const start = () =>
        stage.startApp({
          databaseUrl,
          env: {
            APP_ENV: 'production',
            SECRET_KEY: secret,
            PUBLIC_URL: 'https://care.example',
            SMS_URL: `http://AC1:token@127.0.0.1:${provider.port}/2010-04-01/Accounts/AC1/Messages.json?from=%2B12125550100`,
            SMTP_URL: 'smtp://127.0.0.1:1',
            LOG_LEVEL: 'error',
          },
        });
      let app = await start();
      await app.end();

      const { db, pool, close } = connect(databaseUrl, { onError: () => {}, max: 2 });
      stage.atEnd(close);
      const jobs = await startJobs(databaseUrl, () => {});
      const queue = queuedMessages({ jobs, sealer: createSealer(secret), clock: systemClock });
      // Codes: no other text is sent at night, and this may run then.
      await db.transaction(async (tx) => {
        for (let i = 0; i < count; i++)
          await queue.send(tx, {
            channel: 'sms',
            to: `+1646555${String(i).padStart(4, '0')}`,
            text: `Your code is ${i}`,
            template: 'messages.codeRegister',
            ...ownedBy(null),
          });
      });
      await jobs.stop();

      const sentOf = async (): Promise<number> => {
        const { rows } = await pool.query(`select 1 from message where state = 'sent'`);
        return rows.length;
      };
      let done = 0;
      for (; done < kills; done++) {
        app = await start();
        // A few of them, so that there is work for every kill.
        const aim = provider.taken.length + Math.max(1, Math.floor(count / kills / 2));
        const deadline = Date.now() + 15_000;
        while (provider.taken.length < aim && Date.now() < deadline) await wait(5);
        await wait(randomInt(0, 60));
        await app.end('SIGKILL');
      }
      app = await start();
      for (const deadline = Date.now() + untilMs; Date.now() < deadline; await wait(500))
        if ((await sentOf()) === count) break;

      const keysOf = new Map<string, Set<string>>();
      for (const { to, key } of provider.taken)
        keysOf.set(to, (keysOf.get(to) ?? new Set()).add(key));
      const strange = [...keysOf.values()].filter(
        (keys) => keys.size !== 1 || keys.has('undefined'),
      );
      const sent = await sentOf();
      const doubles = provider.taken.length - keysOf.size;
      return {
        ok: sent === count && keysOf.size === count && strange.length === 0 && doubles > 0,
        figure:
          `${done} kills, ${count} messages: ${keysOf.size} reached the provider, ${sent} known as sent, ` +
          `${doubles} sent again, ${strange.length} of them under another key`,
      };
    }),
};
