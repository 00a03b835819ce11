/** One token that calls hundreds of times at once: the others are answered as if it were not there. */
import { beforeAll, expect, it } from 'vitest';
import { certificatesOf } from '#tests/api/support/certificates.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const { trainees, numberOf } = certificatesOf(t);

const certified = async () => {
  const { token, id } = await trainees.passed();
  await numberOf(token, id);
  return { token, id };
};
type Holder = Awaited<ReturnType<typeof certified>>;
let hostile: Holder;
let other: Holder;
beforeAll(async () => {
  hostile = await certified();
  other = await certified();
}, 60_000);

const statusOf = async (path: string, token: string) => {
  const url = `/home/api${path}`;
  return (await t.app.inject({ url, headers: { authorization: token } })).statusCode;
};
const pdf = ({ token, id }: Holder) => statusOf(`/training/${id}/certificate`, token);
const profile = ({ token }: Holder) => statusOf('/user/caregiver/info', token);

/** What `other` was answered for as long as the calls of `hostile` went on. */
const during = async (count: number, flood: () => Promise<number>, ask: () => Promise<number>) => {
  let isOver = false;
  const flooding = Promise.all(Array.from({ length: count }, flood)).finally(() => {
    isOver = true;
  });
  const answers = new Set<number>();
  while (!isOver) answers.add(await ask());
  return { hostile: new Set(await flooding), other: answers };
};

it.each([
  // Reads a dozen tables each time.
  ['reading', 1_500, () => statusOf('/training/training-0', hostile.token), () => profile(other)],
  // Drawn one at a time, for everybody.
  ['certificate', 30, () => pdf(hostile), () => pdf(other)],
] as const)('%s, %i times', { timeout: 120_000 }, async (_, count, flood, ask) => {
  const answers = await during(count, flood, ask);
  expect([...answers.other]).toEqual([200]);
  // Whoever asks for too much is told so, and nothing else goes wrong.
  expect([...answers.hostile].filter((status) => status !== 429)).toEqual([200]);
});
