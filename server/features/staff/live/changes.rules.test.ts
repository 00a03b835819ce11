import { describe, expect, it } from 'vitest';
import { createChanges, isTold } from './changes.rules.ts';

const namesSince = (changes: ReturnType<typeof createChanges>, id: string | undefined) =>
  changes.since(id)?.map(({ name }) => name) ?? null;

describe('what was missed', () => {
  it('is known from the beginning on', () => {
    const changes = createChanges('start', 10);
    expect(changes.upTo()).toBe('start');
    changes.add('7 card:a');
    changes.add('7 card:b');
    changes.add('9 card:a');
    expect(namesSince(changes, 'start')).toEqual(['card:a', 'card:b', 'card:a']);
    expect(namesSince(changes, undefined)).toEqual([]);
  });

  it('is known to another process, in the middle of a transaction too', () => {
    const one = createChanges('one', 10);
    const other = createChanges('other', 10);
    for (const told of ['7 card:a', '7 card:b', '9 record:c'])
      for (const changes of [one, other]) changes.add(told);
    const first = one.since('one')?.[0]?.id;
    expect(namesSince(other, first)).toEqual(['card:b', 'record:c']);
    expect(namesSince(other, one.upTo())).toEqual([]);
    expect(namesSince(other, 'one')).toBeNull();
  });

  it('is not known once it was forgotten', () => {
    const changes = createChanges('start', 2);
    const first = changes.add('1 card:a').id;
    changes.add('2 card:b');
    expect(namesSince(changes, first)).toEqual(['card:b']);
    changes.add('3 card:c');
    expect(namesSince(changes, first)).toBeNull();
    expect(namesSince(changes, 'start')).toBeNull();
  });
});

it('nobody is told of what they may not see', () => {
  expect(isTold('coordinator', 'card:a')).toBe(true);
  expect(isTold('editor', 'card:a')).toBe(false);
  expect(isTold('editor', 'registration:a')).toBe(true);
  expect(isTold('trainer', 'review:a')).toBe(false);
  expect(isTold('trainer', '*')).toBe(true);
  expect(isTold('admin', 'staff:a')).toBe(false);
});
