/** Promise 26: 500 callers who never finish their headers, 500 who never finish their body, and the good ones beside. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { call, kindsOf, quantile, type Told } from './call.ts';
import { createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const head =
  'POST /home/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const kinds = {
  header: [`${head}X-Slow: `, 'a'],
  body: [`${head}Content-Length: 60000\r\n\r\n{"username":"`, 'a'],
} as const;

/** Holds so many of them open, a byte a second each; those that are thrown out come again. */
const besiege = (port: number, each: number) => {
  const sockets = new Set<Socket>();
  let thrownOut = 0;
  let over = false;
  const open = (kind: keyof typeof kinds) => {
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    const [first, next] = kinds[kind];
    socket.write(first);
    const timer = setInterval(() => socket.write(next), 1_000);
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      if (over) return;
      thrownOut++;
      setTimeout(open, 100, kind);
    });
  };
  for (let i = 0; i < each; i++) for (const kind of ['header', 'body'] as const) open(kind);
  return {
    count: () => sockets.size,
    thrownOut: () => thrownOut,
    end() {
      over = true;
      for (const socket of sockets) socket.destroy();
    },
  };
};

export const slowSockets: TortureTest = {
  promise: 'C26',
  name: 'slow-sockets',
  run: () =>
    onStage(async (stage) => {
      const seconds = rounds(60);
      const { url: databaseUrl } = await stage.startCluster();
      const app = await stage.startApp({ databaseUrl });
      const crowd = await createCrowd(databaseUrl, 20);
      stage.atEnd(crowd.close);
      const activity = await crowd.newActivity();
      // As on any day: pages are kept, code is warm.
      for (let turn = 0; turn < 20; turn++) await call(`${app.url}/`);
      await crowd.wave(() => app.url);
      const siege = besiege(Number(new URL(app.url).port), 500);
      stage.atEnd(siege.end);
      while (siege.count() < 1_000) await wait(20);
      const told: Told[] = [];
      const pending: Promise<unknown>[] = [];
      const note = (answer: Promise<Told>) => pending.push(answer.then((one) => told.push(one)));
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
        const person = crowd.people[pending.length % crowd.people.length];
        note(call(`${app.url}/`));
        note(call(`${app.url}/healthz`));
        note(call(`${app.url}/home/content/activity/page?pageSize=10&pageNum=1`));
        if (person) note(crowd.join(app.url, activity, person));
      }
      await Promise.all(pending);
      const bad = told.filter(({ status }) => status !== 200);
      const p95 = quantile(
        told.map(({ ms }) => ms),
        0.95,
      );
      return {
        ok: p95 < 500 && bad.length === 0 && siege.thrownOut() > 0,
        figure:
          `${seconds} s beside 500 + 500 slow sockets (${siege.thrownOut()} thrown out): ` +
          `${told.length} good calls, failed: ${kindsOf(bad)}, p95 ${Math.round(p95)} ms`,
      };
    }),
};
