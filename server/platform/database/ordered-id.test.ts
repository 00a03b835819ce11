import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderedId } from './ordered-id.ts';

it('sorts in the order of making, also within a millisecond, with more than fit into one, and when the clock goes back', () => {
  const start = Date.now() + 1_000;
  const ids = [
    ...Array.from({ length: 10_000 }, () => orderedId(start)),
    orderedId(start - 60_000),
    orderedId(start + 60_000),
  ];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(-100)) expect(z.uuidv7().safeParse(id).success, id).toBe(true);
});

it('says when it was made', () => {
  const made = Date.parse('2126-01-01T00:00:00Z');
  expect(Number.parseInt(orderedId(made).replaceAll('-', '').slice(0, 12), 16)).toBe(made);
});
