import {
  type TrainingEvent,
  type TrainingStatus,
  trainingMoves,
} from '#contract/training/training.ts';

/** Where an event leads; null when it is not allowed from here. The only place that changes a training's status. */
export const statusAfter = (status: TrainingStatus, event: TrainingEvent): TrainingStatus | null =>
  trainingMoves[event][status] ?? null;
