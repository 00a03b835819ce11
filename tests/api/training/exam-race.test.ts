/** Saving, handing in and running out of time at once (quality 5); `npm run torture` does 200 rounds. */
import { randomInt } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createExams } from '#server/features/training/exam/exam.service.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { type Trainees, traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
/** One account's changes follow one another within a process: the race is between two. */
const two = testApp({ beside: t });
let trainees: Trainees;
let there: Trainees;
beforeAll(() => {
  trainees = traineesOf(t);
  there = traineesOf(two);
});

const rounds = Number(process.env.EXAM_ROUNDS ?? 60);

/** After the end of the exam, in seconds; the grace is 5. */
const moments = [-1, 4, 6];

it('the last acknowledged answer counts, there is one result, and nothing is taken beyond the grace', {
  timeout: 600_000,
}, async () => {
  const id = await trainees.newTraining({ minutes: 30 });
  let token = '';
  const exams = createExams({ db: t.db, clock: t.clock, dice: (below) => randomInt(below) });
  const seen = { kept: 0, refused: 0 };
  for (let round = 0; round < rounds; round++) {
    if (round % 20 === 0) {
      ({ token } = await trainees.newCaregiver());
      await trainees.watchAll(token, id);
    }
    const { attemptId } = await trainees.start(token, id);
    const after = moments[round % moments.length] ?? 0;
    t.clock.pass((30 * 60 + after) * 1000);
    let last: string[] = [];
    const save = async () => {
      for (const letter of ['A', 'B']) {
        const { status, json } = await trainees.answer(token, attemptId, '1', [letter]);
        if (status === 200) last = [letter];
        else expect(['exam_submitted', 'exam_time_over']).toContain(json.code);
      }
    };
    const submit = (on = trainees) => on.submit(token, attemptId);
    const [, first, second] = await Promise.all([
      save(),
      submit(there),
      submit(),
      exams.closeOverdue(),
    ]);
    expect(second).toEqual(first);
    expect(await submit()).toEqual(first);
    expect(first.questions[0]?.chosen).toEqual(last);
    expect([first.timedOut, first.unanswered]).toEqual([after > 0, last.length ? 5 : 6]);
    if (after > 5) expect(last).toEqual([]);
    seen[last.length ? 'kept' : 'refused']++;
  }
  // Both came about: the race was one.
  expect(seen.kept).toBeGreaterThan(rounds / 20);
  expect(seen.refused).toBeGreaterThan(Math.floor(rounds / moments.length));
  const { rows } = await t.pool.query(
    'select count(*)::int as all, count(submitted_at)::int as graded from exam_attempt',
  );
  expect(rows).toEqual([{ all: rounds, graded: rounds }]);
});
