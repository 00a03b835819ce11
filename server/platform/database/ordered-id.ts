/**
 * A UUID (version 7) that sorts after all those this process made before. Histories sort by the clock and then by it, so
 * that two entries of one instant stay in the order in which they were written.
 */
import { randomBytes } from 'node:crypto';

const countMax = 0xfff;
let lastMs = 0;
let count = 0;

export const orderedId = (now = Date.now()): string => {
  if (now > lastMs) [lastMs, count] = [now, 0];
  // The clock stands still or went back, or a millisecond is full: count on from the last one.
  else if (count < countMax) count += 1;
  else [lastMs, count] = [lastMs + 1, 0];
  const ms = lastMs.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const rest = random.toString('hex');
  return [
    ms.slice(0, 8),
    ms.slice(8),
    `7${count.toString(16).padStart(3, '0')}`,
    rest.slice(0, 4),
    rest.slice(4),
  ].join('-');
};
