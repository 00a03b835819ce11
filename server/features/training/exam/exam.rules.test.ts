import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerRefused,
  chapterQuestionFor,
  deadlineOf,
  drawQuestions,
  drawRefused,
  examStanding,
  givenAtOf,
  gradeAnswer,
  gradeExam,
  isCounted,
  isOverdue,
  secondsLeft,
  sharePoints,
} from './exam.rules.ts';

const seeded = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const bank = Array.from({ length: 24 }, (_, i) => ({
  id: `q${i}`,
  type: i % 3 ? ('single' as const) : ('true_false' as const),
  options: i % 3 ? [...'abcd'].map((id) => ({ id })) : [{ id: 'true' }, { id: 'false' }],
  right: i % 3 ? ['a'] : ['true'],
  videoId: ['one', 'two', null][i % 8] ?? 'three',
  mustAsk: i === 5,
  scoring: i === 5 ? ('part' as const) : null,
}));
const rulesOf = (questionCount: number, perChapter = 0) => ({
  questionCount,
  perChapter,
  totalScore: 100,
  partialScore: false,
});

describe('the question at the end of a chapter', () => {
  it('is about it, not one of every exam, and the same each time', () => {
    const people = ['ann', 'bob', 'carl', 'dora', 'eve'];
    for (const person of people) {
      const question = chapterQuestionFor(bank, 'three', person);
      expect(question).toMatchObject({ videoId: 'three', mustAsk: false });
      expect(chapterQuestionFor(bank, 'three', person)).toBe(question);
    }
    const asked = people.map((person) => chapterQuestionFor(bank, 'three', person)?.id);
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(chapterQuestionFor(bank, 'none', 'ann')).toBeNull();
  });
});

describe('what is asked', () => {
  it('is a part of the bank, each once, worth the total', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), (seed, questionCount) => {
        const asked = drawQuestions(bank, rulesOf(questionCount), seeded(seed));
        expect(asked).toHaveLength(Math.min(questionCount, 24));
        expect(new Set(asked.map((a) => a.questionId)).size).toBe(asked.length);
        expect(asked.reduce((sum, a) => sum + a.points, 0)).toBe(100);
        expect(asked.map((a) => a.place)).toEqual(asked.map((_, i) => i + 1));
        for (const { questionId, optionOrder } of asked) {
          const options = bank.find((q) => q.id === questionId)?.options.map((o) => o.id) ?? [];
          expect([...optionOrder].sort()).toEqual([...options].sort());
          if (options.length === 2) expect(optionOrder).toEqual(['true', 'false']);
        }
      }),
    );
  });

  it('has enough of each chapter and what must be asked, in any place', () => {
    const places = new Set<number>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const asked = drawQuestions(bank, rulesOf(10, 2), seeded(seed));
        expect(asked).toHaveLength(10);
        for (const chapter of ['one', 'two', 'three'])
          expect(
            asked.filter(
              ({ questionId }) => bank.find(({ id }) => id === questionId)?.videoId === chapter,
            ).length,
          ).toBeGreaterThanOrEqual(2);
        const must = asked.find(({ questionId }) => questionId === 'q5');
        expect(must).toMatchObject({ partialScore: true });
        places.add(must?.place ?? 0);
        expect(asked.filter(({ partialScore }) => partialScore)).toHaveLength(1);
      }),
    );
    expect(places.size).toBeGreaterThan(1);
  });

  it.each([
    ['chapters and must-ask fit', 'one one two two', 'one', 4, 2, null],
    ['too much for the exam', 'one one two two', '', 3, 2, 'many'],
    ['a chapter has too few', 'one one two', '', 4, 2, 'few'],
    ['a chapter has none', 'one one', '', 4, 1, 'few'],
    ['no rule by chapter', 'one', '', 1, 0, null],
    ['must-ask of no chapter count too', 'one two none', 'none', 2, 1, 'many'],
    ['must-ask alone are too many', 'one one', 'one', 1, 0, 'many'],
  ] as const)('may be refused: %s', (_, has, must, questionCount, perChapter, refused) => {
    const drawn = has.split(' ').map((videoId) => ({
      videoId: videoId === 'none' ? null : videoId,
      mustAsk: videoId === must,
    }));
    expect(drawRefused(drawn, ['one', 'two'], { questionCount, perChapter })).toBe(refused);
  });

  it('is in another order the next time', () => {
    const rules = rulesOf(10);
    const orders = [1, 2, 3, 4].map((seed) =>
      JSON.stringify(drawQuestions(bank, rules, seeded(seed))),
    );
    expect(new Set(orders).size).toBe(4);
  });

  it.each([
    [100, 20, 5],
    [100, 3, 34],
    [10, 4, 3],
  ])('%i points for %i questions', (total, count, first) => {
    const points = sharePoints(total, count);
    expect(points[0]).toBe(first);
    expect(points.reduce((a, b) => a + b)).toBe(total);
  });
});

describe('what it is worth', () => {
  const answer = (right: string, chosen: string) => ({
    right: [...right],
    chosen: [...chosen],
    points: 6,
    partialScore: null,
  });
  it.each([
    ['a', 'a', false, 'right', 6],
    ['a', 'b', false, 'wrong', 0],
    ['a', '', false, 'unanswered', 0],
    ['abc', 'abc', false, 'right', 6],
    ['abc', 'cba', false, 'right', 6],
    ['abc', 'ab', false, 'wrong', 0],
    ['abc', 'abcd', false, 'wrong', 0],
    ['abc', 'ab', true, 'wrong', 4],
    ['abc', 'abd', true, 'wrong', 0],
    ['abc', '', true, 'unanswered', 0],
  ] as const)('%s answered %j, partly %s: %s, %i', (right, chosen, partly, verdict, earned) => {
    expect(gradeAnswer(answer(right, chosen), partly)).toEqual({ verdict, earned });
  });

  it('a question has its own way of scoring, if it has one', () => {
    const part = { ...answer('abc', 'ab'), partialScore: true };
    expect(gradeAnswer(part, false).earned).toBe(4);
    expect(gradeAnswer({ ...part, partialScore: false }, true).earned).toBe(0);
  });

  it('the pass mark itself passes', () => {
    const answers = [answer('a', 'a'), answer('a', 'a'), answer('a', 'b'), answer('a', '')];
    const rules = { passScore: 12, partialScore: false };
    expect(gradeExam(answers, rules)).toEqual({
      score: 12,
      passed: true,
      correct: 2,
      wrong: 1,
      unanswered: 1,
      earned: [6, 6, 0, 0],
    });
    expect(gradeExam(answers, { ...rules, passScore: 13 }).passed).toBe(false);
  });

  it.each([
    ['single', ['a'], false],
    ['single', [], false],
    ['single', ['a', 'b'], true],
    ['true_false', ['a', 'b'], true],
    ['multiple', ['a', 'b'], false],
    ['multiple', ['a', 'a'], true],
    ['multiple', ['x'], true],
  ] as const)('%s with %j is refused: %s', (type, chosen, refused) => {
    expect(answerRefused(type, ['a', 'b', 'c'], chosen)).toBe(refused);
  });
});

describe('where a person stands', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const done = (id: string, hours: number, passed = false) => ({
    id,
    submittedAt: ago(hours),
    passed,
  });
  const open = { id: 'open', submittedAt: null, passed: null };
  const at = (
    status: 'init' | 'underway' | 'finish' | 'exam' | 'signed',
    attempts: Parameters<typeof examStanding>[0]['attempts'] = [],
    rules: { attemptsAllowed?: number | null; waitHours?: number } = {},
  ) => examStanding({ status, attempts, attemptsAllowed: null, waitHours: 0, ...rules }, now);

  it.each([
    ['before the videos', at('init'), 'exam_not_ready'],
    ['in the midst of the videos', at('underway'), 'exam_not_ready'],
    ['after the videos', at('finish'), null],
    ['with an open one', at('exam', [done('a', 1), open]), null],
    ['with an open one and no more left', at('exam', [open], { attemptsAllowed: 1 }), null],
    ['after a pass', at('exam', [done('a', 1, true)]), 'exam_passed'],
    ['signed', at('signed', [done('a', 1, true)]), 'exam_passed'],
    ['failed, without a wait', at('exam', [done('a', 0)]), null],
    ['failed, within the wait', at('exam', [done('a', 23)], { waitHours: 24 }), 'exam_wait'],
    ['failed, after the wait', at('exam', [done('a', 24)], { waitHours: 24 }), null],
    [
      'failed for the last time',
      at('exam', [done('a', 99), done('b', 1)], { attemptsAllowed: 2, waitHours: 24 }),
      'exam_no_attempts',
    ],
  ] as const)('%s: %o', (_, standing, refusal) => {
    expect(standing.refusal).toBe(refusal);
  });

  it('says how often and from when', () => {
    const standing = at('exam', [done('a', 1)], { attemptsAllowed: 3, waitHours: 24 });
    expect(standing.attemptsLeft).toBe(2);
    expect(standing.againFrom?.toISOString()).toBe('2026-11-18T11:00:00.000Z');
    expect(at('finish').attemptsLeft).toBeNull();
  });
});

describe('time', () => {
  const start = new Date('2026-11-17T12:00:00Z');
  const deadline = deadlineOf(start, 30, 10);
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  it('is the limit and what staff gave on top; or none', () => {
    expect(deadline?.toISOString()).toBe('2026-11-17T12:40:00.000Z');
    expect(deadlineOf(start, null, 10)).toBeNull();
    expect(secondsLeft(deadline, at(0))).toBe(2400);
    expect(secondsLeft(deadline, at(9_999))).toBe(0);
    expect(secondsLeft(null, at(0))).toBeNull();
  });
  it('has a grace of 5 seconds for the last save', () => {
    expect(isOverdue(deadline, at(2400))).toBe(false);
    expect(isOverdue(deadline, at(2405))).toBe(false);
    expect(isOverdue(deadline, at(2405.001))).toBe(true);
    expect(isOverdue(null, at(99_999))).toBe(false);
  });

  it.each([
    ['handed in, never seen', false, null, true],
    ['handed in', false, start, true],
    ['out of time', true, start, true],
    ['out of time, never seen', true, null, false],
  ])('%s counts: %s', (_, timedOut, seenAt, counted) => {
    expect(isCounted({ timedOut, seenAt })).toBe(counted);
  });

  it.each([
    ['now', undefined, 60],
    ['ten seconds ago', 50, 50],
    ['before the start', -3_600, 0],
    ['by a clock that is ahead', 90, 60],
  ])('an answer given %s', (_, second, counted) => {
    const givenAt = second === undefined ? undefined : at(second).getTime();
    expect(givenAtOf(givenAt, start, at(60))).toEqual(at(counted));
  });
});
