import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type TrainingEvent,
  type TrainingStatus,
  trainingEvents,
  trainingStatuses,
} from '#contract/training/training.ts';
import { statusAfter } from './status.rules.ts';

/** Every event from every status; everything else is refused. */
const table: Record<TrainingStatus, Partial<Record<TrainingEvent, TrainingStatus>>> = {
  init: { watch: 'underway' },
  underway: { watch: 'underway', watchedAll: 'finish' },
  finish: { watch: 'finish', watchedAll: 'finish', submit: 'exam' },
  exam: { watch: 'exam', watchedAll: 'exam', submit: 'exam', sign: 'signed' },
  signed: { watch: 'signed', watchedAll: 'signed' },
};

describe('init -> underway -> finish -> exam -> signed', () => {
  it.each(
    trainingStatuses.flatMap((status) =>
      trainingEvents.map((event) => [status, event, table[status][event] ?? null] as const),
    ),
  )('%s, %s: %s', (status, event, after) => {
    expect(statusAfter(status, event)).toBe(after);
  });

  it('never goes back and never leaves a step out', () => {
    const place = (status: TrainingStatus) => trainingStatuses.indexOf(status);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...trainingEvents), { maxLength: 40 }), (events) => {
        let status: TrainingStatus = 'init';
        for (const event of events) {
          const after: TrainingStatus = statusAfter(status, event) ?? status;
          expect([0, 1]).toContain(place(after) - place(status));
          status = after;
        }
      }),
    );
  });
});
