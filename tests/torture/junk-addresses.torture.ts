/**
 * Promise 47: 10,000 addresses a minute that somebody made up. The home page is as quick as beside as many requests for
 * ordinary pages, what was kept is still kept, and memory stays.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { kindsOf, quantile, readPage, type Told } from './call.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const aMinute = 10_000;
/** Junk comes from many places at once. */
const places = 50;
const turns = 6;

const ordinary = [
  '/',
  '/h5',
  '/about/faq',
  '/about/team',
  '/community/news',
  '/feedback',
  '/login',
];
const kept = [...ordinary, '/community/activity/list', '/about/privacy', '/h5/about/faq'];

/** Most cost nothing any more; three need a rendering, two a query. */
const junk: ((n: string) => string)[] = [
  (n) => `/?utm_source=${n}`,
  (n) => `/h5?fbclid=${n}&page=${n}`,
  (n) => `/wp-content/${n}.php`,
  (n) => `/about/faq?q=${n}`,
  (n) => `/community/news?page=${Number.parseInt(n, 36) % 99_999}`,
  (n) => `/verify/${n}`,
  (n) => `/home/content/faq?keyword=${n}`,
  (n) => `/home/content/activity/page?pageSize=9&pageNum=1&keyword=${n}`,
  (n) => `/home/content/banners?x=${n}`,
];

const lookups = async (url: string, result: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = new RegExp(
    `persimmon_cache_lookups_total\\{cache="page",result="${result}"\\} (\\d+)`,
  );
  return Number(line.exec(text)?.[1] ?? 0);
};

export const junkAddresses: TortureTest = {
  promise: 'G47',
  name: 'junk-addresses',
  run: () =>
    onStage(async (stage) => {
      const seconds = rounds(60);
      const { url: databaseUrl } = await stage.startCluster();
      const app = await stage.startApp({ databaseUrl, collects: true });
      let count = 0;
      const ordinaryOne = () => readPage(app.url + (ordinary[++count % ordinary.length] ?? '/'));
      const junkOne = () => {
        const make = junk[++count % junk.length] ?? junk[0];
        const word = (count * 7919 + 46_656).toString(36);
        return readPage(app.url + (make?.(word) ?? '/'), `10.1.${count % places}.1`);
      };
      /** The home page, 20 times a second, beside 10,000 others a minute. */
      const besides = async (other: () => Promise<Told>, length: number) => {
        const home: Told[] = [];
        const others: Told[] = [];
        const pending: Promise<unknown>[] = [];
        const begun = Date.now();
        for (let turn = 0; Date.now() - begun < length * 1000; turn++) {
          pending.push(other().then((told) => others.push(told)));
          if (turn % Math.round(aMinute / 60 / 20) === 0)
            pending.push(readPage(`${app.url}/`).then((told) => home.push(told)));
          await wait(Math.max(0, ((turn + 1) * 60_000) / aMinute - (Date.now() - begun)));
        }
        await Promise.all(pending);
        return { home, others };
      };
      const p99 = (home: Told[]) =>
        quantile(
          home.map(({ ms }) => ms),
          0.99,
        );

      for (const path of [...kept, ...kept]) await readPage(app.url + path);
      // What is compiled and connected, and the share of made-up addresses filled to the brim.
      await besides(ordinaryOne, seconds / 6);
      await besides(junkOne, seconds / 3);
      const [heapBefore, residentBefore] = [await app.inUse(), app.memory()];
      // In turns: what other programs do to the machine meanwhile concerns both.
      const before = { home: [] as Told[], others: [] as Told[] };
      const during = { home: [] as Told[], others: [] as Told[] };
      for (let turn = 0; turn < turns; turn++)
        for (const [sum, one] of [
          [before, ordinaryOne],
          [during, junkOne],
        ] as const) {
          const { home, others } = await besides(one, seconds / turns);
          sum.home.push(...home);
          sum.others.push(...others);
        }
      const [heap, resident] = [await app.inUse(), app.memory()];

      const missed = await lookups(app.url, 'miss');
      for (const path of kept) await readPage(app.url + path);
      const lost = (await lookups(app.url, 'miss')) - missed;

      const bad = [...before.home, ...before.others, ...during.home].filter(
        (one) => one.status !== 200,
      );
      const broken = during.others.filter(
        ({ status, retryAfter }) =>
          ![200, 302, 400].includes(status) && !(status === 503 && retryAfter),
      );
      const [quiet, busy] = [p99(before.home), p99(during.home)];
      const move = (busy / quiet - 1) * 100;
      return {
        ok:
          bad.length + broken.length + lost === 0 &&
          move < 20 &&
          heap - heapBefore < 10 &&
          resident - residentBefore < 50,
        figure:
          `${seconds} s, ${during.others.length} junk addresses (${kindsOf(during.others)}): home page p99 ` +
          `${quiet.toFixed(1)} ms beside ordinary pages, ${busy.toFixed(1)} ms beside junk (${move.toFixed(0)} %); ` +
          `${lost} of ${kept.length} kept pages lost; in use ${heapBefore.toFixed(0)} to ${heap.toFixed(0)} MB, ` +
          `resident ${residentBefore.toFixed(0)} to ${resident.toFixed(0)} MB; failed: ${kindsOf([...bad, ...broken])}`,
      };
    }),
};
