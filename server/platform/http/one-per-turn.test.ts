import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { onePerTurn } from './one-per-turn.ts';

describe('one per turn', () => {
  it('leaves room between two calls, and keeps their order', async () => {
    const log: string[] = [];
    const handle = onePerTurn((name: string) => void log.push(name));
    handle('a');
    handle('b');
    log.push('sent from the cache');
    await turn();
    expect(log).toEqual(['sent from the cache', 'a']);
    await turn();
    expect(log).toEqual(['sent from the cache', 'a', 'b']);
  });

  it('takes up again after it was idle, and what a call itself adds', async () => {
    const log: number[] = [];
    const handle = onePerTurn((n: number) => {
      log.push(n);
      if (n < 3) handle(n + 1);
    });
    handle(1);
    for (let i = 0; i < 4; i++) await turn();
    expect(log).toEqual([1, 2, 3]);
    handle(9);
    await turn();
    expect(log).toEqual([1, 2, 3, 9]);
  });

  it('goes on after a call that failed', async () => {
    const log: string[] = [];
    const failures: unknown[] = [];
    const listeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => failures.push(error));
    const handle = onePerTurn((name: string) => {
      if (name === 'bad') throw new Error('bad');
      log.push(name);
    });
    handle('bad');
    handle('good');
    await turn();
    await turn();
    for (const listener of listeners) process.on('uncaughtException', listener);
    expect({ log, failures }).toEqual({ log: ['good'], failures: [new Error('bad')] });
  });
});
