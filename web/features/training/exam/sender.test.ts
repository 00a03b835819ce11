import { describe, expect, it, vi } from 'vitest';
import { ApiError, NoAnswer } from '#web/lib/api/api-error.ts';
import { createSender } from './sender.ts';

const queueOf = (...ids: string[]) => {
  const waiting = [...ids];
  return { waiting, next: () => waiting[0] ?? null };
};

describe('the sender of answers', () => {
  it('sends one after the other and says that all is saved', async () => {
    const { waiting, next } = queueOf('1', '2');
    const states: string[] = [];
    const sent: string[] = [];
    const sender = createSender({
      next,
      send: async (id) => {
        sent.push(id);
        waiting.shift();
      },
      onState: (state) => states.push(state),
    });
    expect(await sender.push()).toBe('saved');
    expect(sent).toEqual(['1', '2']);
    expect(states.at(-1)).toBe('saved');
  });

  it('is one run at a time, however often it is pushed', async () => {
    const { waiting, next } = queueOf('1');
    const send = vi.fn(async () => {
      waiting.shift();
    });
    const sender = createSender({ next, send, onState: () => {} });
    await Promise.all([sender.push(), sender.push(), sender.push()]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps what failed and tries again by itself', async () => {
    const { waiting, next } = queueOf('1');
    const states: string[] = [];
    let line = false;
    const sender = createSender({
      next,
      send: async () => {
        if (!line) throw new NoAnswer('client.network', 'no line');
        waiting.shift();
      },
      onState: (state) => states.push(state),
      waitMs: () => 1,
    });
    expect(await sender.push()).toBe('offline');
    expect(states.at(-1)).toBe('offline');
    expect(waiting).toEqual(['1']);
    line = true;
    await vi.waitFor(() => expect(waiting).toEqual([]));
    await vi.waitFor(() => expect(states.at(-1)).toBe('saved'));
  });

  it.each([400, 409, 413, 429, 500, 503])('does not blame the network for a %i', async (status) => {
    const { next } = queueOf('1');
    const states: string[] = [];
    const sender = createSender({
      next,
      send: async () => {
        throw new ApiError({ status, statusText: 'No' });
      },
      onState: (state) => states.push(state),
      waitMs: () => 60_000,
    });
    expect(await sender.push()).toBe('failed');
    expect(states.at(-1)).toBe('failed');
    sender.stop();
  });

  it('does not try again once it was stopped', async () => {
    vi.useFakeTimers();
    const send = vi.fn(async () => {
      throw new Error('no line');
    });
    const sender = createSender({ next: () => '1', send, onState: () => {}, waitMs: () => 10 });
    await sender.push();
    sender.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
