/**
 * The other side of `npm run bench -- load`, as a process of its own: visitors that keep a connection open and read page
 * after page, and signed-in people. Told on standard input what to do; answers on standard output with every duration.
 */
import { locales } from '#i18n/pick-locale.ts';
import { createClient } from './client.ts';
import { type Ask, rounds } from './load-people.ts';
import type { Seeded } from './load-seed.ts';

export type Plan = {
  url: string;
  seconds: number;
  visitors: number;
  /** Pause of a visitor between two pages, and of a person between two calls, in milliseconds, on average. */
  reading: number;
  thinking: number;
  pages: string[];
  seeded: Seeded;
};
export type Outcome = {
  /** Milliseconds of every answer, by step. */
  times: Record<string, number[]>;
  /** Refusals of the rules (a time that somebody else took first), by code. */
  refused: Record<string, number>;
  errors: string[];
  bytes: number;
  /** Connections that were opened: one for each client when none is closed. */
  connections: number;
};

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const plan = JSON.parse(Buffer.concat(chunks).toString()) as Plan;

const outcome: Outcome = { times: {}, refused: {}, errors: [], bytes: 0, connections: 0 };
const endAt = Date.now() + plan.seconds * 1000;
const over = () => Date.now() >= endAt;
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms * (0.5 + Math.random()));
  });

const createMeasured = (n: number) => {
  const client = createClient(plan.url, n);
  const send = async (step: string, ...asked: Parameters<typeof client.send>) => {
    const answer = await client.send(...asked);
    outcome.bytes += answer.bytes;
    const times = outcome.times[step] ?? [];
    outcome.times[step] = times;
    times.push(answer.ms);
    return answer;
  };
  const close = () => {
    outcome.connections += client.opened;
    client.close();
  };
  return { send, close };
};

const note = (what: string) => outcome.errors.push(what);

const visit = async (n: number) => {
  const { send, close } = createMeasured(n);
  const headers = {
    'accept-encoding': 'br, gzip',
    'accept-language': locales[n % locales.length] ?? 'en',
  };
  await pause(plan.reading);
  while (!over()) {
    const path = plan.pages[Math.floor(Math.random() * plan.pages.length)] ?? '/';
    try {
      const { status } = await send('page', 'GET', path, headers);
      if (status !== 200) note(`${status} ${path}`);
    } catch (error) {
      note(`${(error as Error).message} ${path}`);
    }
    await pause(plan.reading);
  }
  close();
};

class Refused extends Error {}

const live = async (n: number) => {
  const person = plan.seeded.people[n];
  if (!person) throw new Error('nobody there');
  const { send, close } = createMeasured(plan.visitors + n);
  const ask: Ask = async (step, method, path, body) => {
    const headers = {
      authorization: person.token,
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await send(step, method, `/home${path}`, headers, body && JSON.stringify(body));
    const { code, data } = JSON.parse(answer.body) as { code: string; data: object };
    if (answer.status === 409) {
      outcome.refused[code] = (outcome.refused[code] ?? 0) + 1;
      throw new Refused(code);
    }
    if (answer.status !== 200) throw new Error(`${answer.status} ${code}`);
    await pause(plan.thinking);
    return data as Record<string, unknown>;
  };
  await pause(plan.thinking);
  for (let round = n; !over(); round++) {
    const todo = rounds[person.kind][round % 2];
    try {
      await todo?.(ask, plan.seeded);
    } catch (error) {
      if (!(error instanceof Refused)) note(`${(error as Error).message} ${todo?.name}`);
      await pause(plan.thinking);
    }
  }
  close();
};

await Promise.all([
  ...Array.from({ length: plan.visitors }, (_, n) => visit(n)),
  ...plan.seeded.people.map((_, n) => live(n)),
]);
process.stdout.write(JSON.stringify(outcome));
