/** Heavy work in turns: so much at a time, so many may wait, the next is told to come back. */
import { AppError } from '#contract/errors.ts';

/** Runs `work` when `weight` of the capacity is free; first come, first served. */
export type Turns = {
  <T>(weight: number, work: () => Promise<T>): Promise<T>;
  /** How many wait just now. */
  waiting(): number;
};

export const createTurns = (capacity: number, waitingMax: number): Turns => {
  let taken = 0;
  const waiting: { weight: number; go: () => void }[] = [];
  const admit = () => {
    for (let first = waiting[0]; first && taken + first.weight <= capacity; first = waiting[0]) {
      waiting.shift();
      taken += first.weight;
      first.go();
    }
  };
  const inTurn = async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    const isFree = waiting.length === 0 && taken + weight <= capacity;
    if (!isFree && waiting.length >= waitingMax) throw new AppError('unavailable');
    await new Promise<void>((go) => {
      waiting.push({ weight, go });
      admit();
    });
    try {
      return await work();
    } finally {
      taken -= weight;
      admit();
    }
  };
  return Object.assign(inTurn, { waiting: () => waiting.length });
};
