/** Random sequences of everything a caregiver can do: whatever the order, the rules hold. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { trainingStatuses } from '#contract/training/training.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { seconds, type Trainees, traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
let trainees: Trainees;
beforeAll(async () => {
  trainees = traineesOf(t);
});

const video = fc.constantFrom('one', 'two');
const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('open' as const), video }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('watch' as const),
      video,
      from: fc.integer({ min: 0, max: seconds }),
      length: fc.integer({ min: 0, max: seconds }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('watchWhole' as const), video }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('start' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('answerAll' as const), rightly: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('submit' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('sign' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 90 }),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** The way it is meant to go, with something else in between. */
const goodWay: Action[] = [
  { type: 'watchWhole', video: 'one' },
  { type: 'watchWhole', video: 'two' },
  { type: 'start' },
  { type: 'answerAll', rightly: true },
  { type: 'submit' },
  { type: 'sign' },
];
const strayed = fc
  .array(fc.array(action, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
  .map(([last = [], ...gaps]) => [
    ...goodWay.flatMap((step, i) => [...(gaps[i] ?? []), step]),
    ...last,
  ]);
const sequence = fc.oneof(strayed, fc.array(action, { minLength: 8, maxLength: 16 }));

const play = async (token: string, id: string, step: Action, attemptId: string | null) => {
  if (step.type === 'open') return trainees.open(token, id, step.video);
  if (step.type === 'watch')
    return trainees.progress(token, id, step.video, step.from, step.from + step.length);
  if (step.type === 'watchWhole') {
    await trainees.open(token, id, step.video);
    t.clock.pass(seconds * 1000);
    return trainees.progress(token, id, step.video, 0, seconds);
  }
  if (step.type === 'start') return t.call('POST', `/home/api/exam/${id}/start`, { token });
  if (step.type === 'sign') return trainees.sign(token, id);
  if (step.type === 'wait') {
    t.clock.pass(step.minutes * 60_000);
    return null;
  }
  if (!attemptId) return null;
  if (step.type === 'submit')
    return t.call('POST', `/home/api/exam/attempt/${attemptId}/submit`, { token });
  const answers = [];
  for (const place of ['1', '2', '3']) {
    const right = await trainees.rightOf(attemptId, place);
    const wrong = ['A', 'B', 'C', 'D'].find((letter) => !right.includes(letter)) ?? 'A';
    answers.push(await trainees.answer(token, attemptId, place, step.rightly ? right : [wrong]));
  }
  return answers.at(-1) ?? null;
};

describe('any sequence of actions', () => {
  it('goes forward one step at a time, and signs only what was watched and passed', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        t.clock.set(demoNow);
        const id = await trainees.newTraining({ questionCount: 3, passScore: 60, minutes: 60 });
        const { token } = await trainees.newCaregiver();
        let before = 'init';
        let attemptId: string | null = null;
        let number: string | null = null;
        for (const step of steps) {
          const answer = await play(token, id, step, attemptId);
          if (answer)
            expect([200, 400, 409], `${step.type} ${answer.text}`).toContain(answer.status);

          const now = await trainees.detail(token, id);
          attemptId = now.exam.openAttemptId ?? now.exam.lastResult?.attemptId ?? null;
          const places = [before, now.trainingStatus].map((s) =>
            trainingStatuses.indexOf(s as never),
          );
          expect([0, 1], `${before} ${now.trainingStatus}`).toContain(
            (places[1] ?? 0) - (places[0] ?? 0),
          );
          before = now.trainingStatus;
          reached.add(before);
          const watched = now.videos.every((v) => v.videoStatus === 'finish');
          expect(['finish', 'exam', 'signed'].includes(before)).toBe(watched);
          if (before === 'signed') expect(now.exam.lastResult?.passed).toBe(true);
          expect(now.certificate !== null).toBe(before === 'signed');
          if (number) expect(now.certificate?.number).toBe(number);
          number = now.certificate?.number ?? null;
          const first = now.videos[0];
          expect(now.videos[1]?.open).toBe(first?.videoStatus === 'finish');
        }
      }),
      { numRuns: 10, seed: 20_261_115, endOnFailure: true },
    );
    // It did go somewhere.
    expect([...reached].sort()).toEqual([...trainingStatuses].sort());
  }, 90_000);
});
