import { describe, expect, it } from 'vitest';
import { latestOf } from './latest-training.ts';

const training = (
  name: string,
  exam: { open?: boolean; submittedAt?: string; ready?: boolean } = {},
  startTime = '2026-01-01 09:00',
) => ({
  name,
  startTime,
  exam: {
    openAttemptId: exam.open ? 'a' : null,
    lastResult: exam.submittedAt ? { submittedAt: exam.submittedAt } : null,
    refusal: exam.ready ? null : 'exam_not_ready',
  },
});

describe('the training that exam, answer sheet and result are about', () => {
  it('is none where there is none', () => expect(latestOf([])).toBeUndefined());

  it('is the one with an exam that is not handed in', () => {
    const found = latestOf([
      training('handed in', { submittedAt: '2026-02-01 09:00' }),
      training('open', { open: true }),
      training('ready', { ready: true }),
    ]);
    expect(found?.name).toBe('open');
  });

  it('is the newest result among results', () => {
    const found = latestOf([
      training('old', { submittedAt: '2026-02-01 09:00' }),
      training('new', { submittedAt: '2026-03-01 09:00' }),
    ]);
    expect(found?.name).toBe('new');
  });

  it('is one that can be taken before one that cannot', () => {
    const found = latestOf([
      training('watching', {}, '2026-05-01 09:00'),
      training('ready', { ready: true }),
    ]);
    expect(found?.name).toBe('ready');
  });
});
