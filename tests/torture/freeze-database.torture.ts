/** Promise 9: every process of the database is stopped in its tracks for 30 s (SIGSTOP), under load. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { call, kindsOf, type Told } from './call.ts';
import { createCrowd } from './crowd.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const frozenMs = 30_000;
const limitMs = 5_000;
const keptPages = ['/', '/h5/', '/community/activity/list', '/h5/community/news', '/about/faq'];
const freshCalls = [
  '/home/api/user/patient/info',
  '/home/api/user/activity/register/page',
  '/readyz',
];

const familyOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
];

export const freezeDatabase: TortureTest = {
  promise: 'B9',
  name: 'freeze-database',
  run: () =>
    onStage(async (stage) => {
      const cluster = await stage.startCluster();
      const app = await stage.startApp({ databaseUrl: cluster.url });
      const crowd = await createCrowd(cluster.url, 200);
      stage.atEnd(crowd.close);
      const activity = await crowd.newActivity();
      const known = await Promise.all(keptPages.map((path) => call(app.url + path)));
      const pages = keptPages.filter((_, i) => known[i]?.status === 200);
      await crowd.wave(() => app.url);
      const before = app.memory();

      const family = familyOf(cluster.pid());
      type Timed = Told & { begunAt: number };
      const kept: Timed[] = [];
      const others: Timed[] = [];
      const note = async (list: Timed[], asked: Promise<Told>) => {
        const begunAt = Date.now();
        list.push({ ...(await asked), begunAt });
      };
      const pending: Promise<unknown>[] = [];
      let most = before;
      for (const pid of family) process.kill(pid, 'SIGSTOP');
      try {
        const end = Date.now() + frozenMs;
        for (let turn = 0; Date.now() < end; turn++) {
          const person = crowd.people[turn % crowd.people.length];
          const path = pages[turn % pages.length] ?? '/';
          const fresh = freshCalls[turn % freshCalls.length] ?? '/readyz';
          const { token = '', from = '' } = person ?? {};
          pending.push(
            note(kept, call(app.url + path)),
            note(others, call(app.url + fresh, { token, from })),
          );
          if (person) pending.push(note(others, crowd.join(app.url, activity, person)));
          most = Math.max(most, app.memory());
          await wait(50);
        }
      } finally {
        for (const pid of family) process.kill(pid, 'SIGCONT');
      }
      const begun = Date.now();
      await Promise.all(pending);
      for (const person of crowd.people.slice(0, 1))
        while ((await crowd.join(app.url, activity, person)).status !== 200) await wait(50);
      const recovered = Date.now() - begun;
      const longest = (told: Told[]) => Math.max(0, ...told.map(({ ms }) => ms));
      // Those that could end while it was frozen; the last ones found it awake, and all at once.
      const meanwhile = others.filter((told) => told.begunAt + limitMs <= begun);
      const slowest = Math.max(longest(kept), longest(meanwhile));
      const grown = most - before;
      const bad = others.filter(({ status }) => status !== 503 && status !== 200);
      const missing = kept.filter(({ status }) => status !== 200).length;
      const { lost, miscounted } = await crowd.faults();
      return {
        ok:
          pages.length === keptPages.length &&
          slowest <= limitMs &&
          grown < 100 &&
          lost + miscounted + bad.length + missing === 0,
        figure:
          `${frozenMs / 1000} s: ${others.length} calls, slowest ${(longest(meanwhile) / 1000).toFixed(1)} s (of the last ones, answered afterwards, ${(longest(others) / 1000).toFixed(1)} s), ` +
          `neither 200 nor 503: ${kindsOf(bad)}; ${kept.length} kept pages, slowest ${(longest(kept) / 1000).toFixed(1)} s, ${missing} not 200; ` +
          `memory +${Math.round(grown)} MB; back after ${(recovered / 1000).toFixed(1)} s, ${lost} lost`,
      };
    }),
};
