/** Promise 39: a day's calm traffic for half an hour (TORTURE_SOAK_MINUTES): memory stays, answers stay as quick. */
import { setTimeout as wait } from 'node:timers/promises';
import { call, kindsOf, quantile, type Told } from './call.ts';
import { createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const perSecond = 20;
const paths = [
  '/',
  '/h5/',
  '/community/activity/list',
  '/h5/community/news',
  '/home/content/activity/page?pageSize=10&pageNum=1',
  '/home/content/banners',
];

/** Once a minute, right after the garbage was collected: left to itself, Node lets it pile up while there is room. */
type Sample = { at: number; inUse: number; resident: number };
const sampleEvery = 60;

/** The middle of the slopes between all pairs (Theil and Sen): one odd minute does not tilt it. In MB an hour. */
const slopeOf = (samples: readonly Sample[], memory: 'inUse' | 'resident'): number =>
  quantile(
    samples.flatMap((a, i) =>
      samples.slice(i + 1).map((b) => ((b[memory] - a[memory]) / (b.at - a.at)) * 3_600_000),
    ),
    0.5,
  );

export const soak: TortureTest = {
  promise: 'F39',
  name: 'soak',
  run: () =>
    onStage(async (stage) => {
      const minutes = Number(process.env.TORTURE_SOAK_MINUTES) || rounds(30);
      const { url: databaseUrl } = await stage.startCluster();
      const app = await stage.startApp({ databaseUrl, collects: true });
      const crowd = await createCrowd(databaseUrl, 200);
      stage.atEnd(crowd.close);
      let activity = await crowd.newActivity();
      const begun = Date.now();
      const since = () => Date.now() - begun;
      const length = minutes * 60_000;
      const memory: Sample[] = [];
      const answers: { at: number; ms: number }[] = [];
      const bad: Told[] = [];
      const pending = new Set<Promise<unknown>>();
      const ask = async (turn: number) => {
        const at = since();
        const person = crowd.people[turn % crowd.people.length];
        const path = paths[turn % paths.length] ?? '/';
        const told =
          turn % 4 === 0 && person
            ? await (turn % 8 ? crowd.leave : crowd.join)(app.url, activity, person)
            : turn % 4 === 1 && person
              ? await call(`${app.url}/home/api/user/patient/info`, person)
              : await call(app.url + path);
        crowd.told.length = 0;
        answers.push({ at, ms: told.ms });
        if (told.status !== 200) bad.push(told);
      };
      const sample = async () => {
        const at = since();
        memory.push({ at, inUse: await app.inUse(), resident: app.memory() });
      };
      for (let turn = 0; since() < length; turn++) {
        const one: Promise<void> = ask(turn).finally(() => pending.delete(one));
        pending.add(one);
        if (turn % (perSecond * sampleEvery) === 0) void sample();
        if (turn % 1_600 === 1_599) activity = await crowd.newActivity();
        await wait(Math.max(0, ((turn + 1) * 1000) / perSecond - since()));
      }
      await Promise.all(pending);
      // The first third warms up: what is compiled, kept and connected.
      const warm = length / 3;
      const watched = memory.filter(({ at }) => at >= warm);
      const [inUse, resident] = [slopeOf(watched, 'inUse'), slopeOf(watched, 'resident')];
      const p99 = (from: number, to: number) =>
        quantile(
          answers.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms),
          0.99,
        );
      const [early, late] = [p99(warm, 2 * warm), p99(2 * warm, length)];
      const drift = (late / early - 1) * 100;
      return {
        ok: watched.length > 2 && inUse < 5 && resident < 5 && drift < 20 && bad.length === 0,
        figure:
          `${minutes} min, ${answers.length} calls (${(answers.length / minutes / 60).toFixed(1)}/s), failed: ${kindsOf(bad)}; ` +
          `memory after warm-up: in use ${inUse.toFixed(1)} MB/h (${watched[0]?.inUse.toFixed(0)} to ` +
          `${watched.at(-1)?.inUse.toFixed(0)} MB), resident ${resident.toFixed(1)} MB/h (by minute, in MB: ` +
          `${memory.map((one) => one.resident.toFixed(0)).join(' ')}); ` +
          `p99 ${Math.round(early)} to ${Math.round(late)} ms (${drift.toFixed(0)} %)`,
      };
    }),
};
