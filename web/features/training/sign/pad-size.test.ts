import { expect, it } from 'vitest';
import { strokesFor } from './pad-size.ts';

const portrait = { width: 360, height: 220 };
const landscape = { width: 800, height: 180 };
const drawn = { ...portrait, strokes: [{ points: [{ x: 90, y: 110 }] }] };

it('a phone that is turned and turned back shows the signature in its old size', () => {
  expect(strokesFor(drawn, landscape)[0]?.points[0]).toEqual({ x: (90 * 180) / 220, y: 90 });
  expect(strokesFor(drawn, portrait)).toEqual(drawn.strokes);
});

it('nothing drawn yet stays nothing', () => {
  expect(strokesFor({ width: 0, height: 0, strokes: [] }, portrait)).toEqual([]);
});
