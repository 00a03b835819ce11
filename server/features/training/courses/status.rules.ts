import {
  type TrainingEvent,
  type TrainingStatus,
  trainingMoves,
} from '#contract/training/training.ts';

/** The next status, or null if not allowed. The only place that changes a training's status. */
export const statusAfter = (status: TrainingStatus, event: TrainingEvent): TrainingStatus | null =>
  trainingMoves[event][status] ?? null;
