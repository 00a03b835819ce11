import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#web/lib/api/session.ts';
import { clearDrafts } from '#web/lib/draft.ts';
import { openWatchStore } from './watch-store.ts';

const signIn = (userId: string) =>
  startSession(`token of ${userId}`, { userId, userType: 'caregiver' } as never);

/** As a browser's: what is kept is listed as its own keys. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

test('what is watched after the session ended waits for the same person', () => {
  signIn('ann');
  const before = openWatchStore('falls');
  before.add('one', { from: 0, to: 8 });
  endSession();
  before.add('one', { from: 8, to: 12 });
  expect(before.toSend()).toEqual([]);

  signIn('ann');
  const after = openWatchStore('falls');
  expect(after.toSend()).toEqual(['one']);
  expect(after.read('one')).toEqual({ parts: [{ from: 0, to: 12 }], position: 12 });
});

test('another person at the same computer neither sees nor sends it', () => {
  signIn('ann');
  const anns = openWatchStore('falls');
  anns.add('one', { from: 0, to: 8 });
  signIn('ben');
  const bens = openWatchStore('falls');
  expect(bens.read('one')).toBeNull();
  expect(bens.toSend()).toEqual([]);
  expect(anns.toSend()).toEqual([]);

  bens.add('one', { from: 0, to: 3 });
  bens.clear();
  signIn('ann');
  expect(openWatchStore('falls').read('one')?.parts).toEqual([{ from: 0, to: 8 }]);
});

test('nothing of it stays when an account is deleted; what is no list of parts is none', () => {
  signIn('ann');
  const store = openWatchStore('falls');
  store.add('one', { from: 0, to: 8 });
  clearDrafts();
  expect(store.toSend()).toEqual([]);
  window.localStorage.setItem('draft:watched:ann:falls:one', '{"parts":[{"from":"x"}]}');
  expect(store.read('one')).toBeNull();
});
