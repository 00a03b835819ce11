/** Promise 8: the database is stopped as by `pg_ctl stop -m immediate`, again and again, under load. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { kindsOf } from './call.ts';
import { type Crowd, createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

export const stopDatabase: TortureTest = {
  promise: 'B8',
  name: 'stop-database',
  run: () =>
    onStage(async (stage) => {
      const stops = rounds(10);
      const cluster = await stage.startCluster();
      const apps = [
        await stage.startApp({ databaseUrl: cluster.url }),
        await stage.startApp({ databaseUrl: cluster.url }),
      ];
      const crowd = await createCrowd(cluster.url, 200);
      stage.atEnd(crowd.close);
      let running = true;
      const traffic = (async () => {
        while (running) {
          // While the database is away the new activity cannot be written either.
          await crowd.wave((i) => apps[i % 2]?.url ?? '').catch(() => wait(20));
        }
      })();
      let worst = 0;
      for (let stop = 0; stop < stops; stop++) {
        await wait(1_500);
        const pid = cluster.pid();
        const begun = Date.now();
        process.kill(pid, 'SIGQUIT');
        while (isAlive(pid)) await wait(5);
        // Back when both processes have written something that they began after the stop.
        const [person, activity] = [crowd.people[stop], await untilActivity(crowd)];
        for (const app of apps) {
          if (!person) continue;
          let status = 0;
          while (status !== 200 && Date.now() - begun < 60_000) {
            if (app.isGone()) throw new Error('a process of the product ended');
            status = (await crowd.join(app.url, activity, person)).status;
            if (status !== 200) await wait(20);
          }
        }
        worst = Math.max(worst, Date.now() - begun);
      }
      running = false;
      await traffic;
      const { lost, miscounted, acknowledged } = await crowd.faults();
      const of = (status: number) => crowd.told.filter((told) => told.status === status);
      const refused = of(503);
      const silent = refused.filter(({ retryAfter }) => !retryAfter).length;
      const bad = crowd.told.filter(({ status }) => ![200, 409, 503].includes(status));
      const restarted = apps.filter((app) => app.isGone()).length;
      return {
        ok:
          lost + miscounted + silent + bad.length + restarted === 0 &&
          refused.length > 0 &&
          acknowledged > 0 &&
          worst <= 10_000,
        figure:
          `${stops} stops, ${crowd.told.length} calls: ${of(200).length} done, ${refused.length} answered 503 ` +
          `(${silent} without Retry-After), otherwise: ${kindsOf(bad)}; ${acknowledged} acknowledged, ` +
          `${lost} lost, ${miscounted} miscounted; slowest recovery ${(worst / 1000).toFixed(1)} s`,
      };
    }),
};

const untilActivity = async (crowd: Crowd): Promise<string> => {
  for (;;) {
    const id = await crowd.newActivity().catch(() => undefined);
    if (id) return id;
    await wait(20);
  }
};
