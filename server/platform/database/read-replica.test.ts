import { expect, it } from 'vitest';
import type { Db } from './connect.ts';
import { createReadReplica } from './read-replica.ts';

const patience = { behindMs: 20, afterLagMs: 1_000_000, afterErrorMs: 1_000_000 };

type Answer = { rows: object[] };
const server = (name: string, answer: () => Answer | Error) => {
  const asked: string[] = [];
  const execute = async () => {
    asked.push(name);
    const given = answer();
    if (given instanceof Error) throw given;
    return given;
  };
  return { asked, db: { name, execute } as unknown as Db };
};
const broken = (code: string) => Object.assign(new Error('no'), { code });
const pair = (answer: () => Answer | Error, behindMs = patience.behindMs) => {
  const primary = server('primary', () => ({ rows: [{ lsn: '0/1' }] }));
  const replica = server('replica', answer);
  const reading = createReadReplica(primary.db, replica.db, { ...patience, behindMs });
  const nameOf = async () => (reading.db as unknown as { name: string }).name;
  return { reading, nameOf, asked: replica.asked };
};

it('reads from a replica that has everything, and only within a read', async () => {
  const { reading, nameOf } = pair(() => ({ rows: [{ done: true }] }));
  expect(await reading.read(nameOf)).toBe('replica');
  expect(await nameOf()).toBe('primary');
});

it('waits a moment for one that is a little behind', async () => {
  let polls = 0;
  // Longer than three polls take on the busiest machine.
  const { reading, nameOf } = pair(() => ({ rows: [{ done: ++polls > 2 }] }), 60_000);
  expect(await reading.read(nameOf)).toBe('replica');
});

it.each([
  ['is behind', () => ({ rows: [{ done: false }] })],
  ['is no replica', () => ({ rows: [{ done: null }] })],
  ['is gone', () => broken('ECONNREFUSED')],
])('reads from the primary, and leaves the other alone, when it %s', async (_, answer) => {
  const { reading, nameOf, asked } = pair(answer);
  expect(await reading.read(nameOf)).toBe('primary');
  const before = asked.length;
  expect(await reading.read(nameOf)).toBe('primary');
  expect(asked.length).toBe(before);
});

it('reads again from the primary when the replica fails in the middle', async () => {
  for (const error of [broken('57P01'), broken('40001'), new Error('Connection terminated')]) {
    const { reading, nameOf } = pair(() => ({ rows: [{ done: true }] }));
    const work = async () => {
      const name = await nameOf();
      if (name === 'replica') throw new Error('failed query', { cause: error });
      return name;
    };
    expect(await reading.read(work)).toBe('primary');
  }
});

it('does not read twice when it is not the replica’s fault', async () => {
  const { reading } = pair(() => ({ rows: [{ done: true }] }));
  let times = 0;
  const work = async () => {
    times += 1;
    throw broken('22P02');
  };
  await expect(reading.read(work)).rejects.toMatchObject({ code: '22P02' });
  expect(times).toBe(1);
});
