/**
 * What this tab is told of changes (decision 031): one stream while it is seen, and questions where the stream cannot
 * be had. It says only what changed; whoever shows that reads it again.
 */

import { limits } from '#contract/limits.ts';
import {
  everything,
  listChanges,
  liveRules,
  streamChanges,
  unattendedHeader,
} from '#contract/staff/live.ts';
import { call, type Fetcher } from '#web/lib/api/api.ts';
import { queryCache } from '#web/lib/api/query-cache.ts';
import { getStaffToken } from '#web/lib/api/staff-session.ts';
import { onStaffUnauthorized } from '#web/lib/api/unauthorized.ts';
import { newRequestKey } from '#web/lib/draft.ts';

/** `seen`: the tab was out of sight; only what is not audited is read then. */
type Reason = 'changed' | 'seen';
type Listener = { topics: readonly string[]; hear: (reason: Reason) => void };
export type LiveState = 'streaming' | 'asking' | 'lost';

export const tabId = newRequestKey();

/** Reads that nobody asked for must not keep the session alive. */
export const unattended: Fetcher = (path, init) => {
  const headers = new Headers(init.headers);
  headers.set(unattendedHeader, '1');
  return fetch(path, { ...init, headers });
};

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let state: LiveState = 'streaming';
let since = '';

const setState = (next: LiveState): void => {
  if (state === next) return;
  state = next;
  for (const tell of watchers) tell();
};
export const liveState = {
  read: (): LiveState => state,
  watch: (tell: () => void): (() => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  },
};

/** `card` is about every card, `card:<id>` about one. */
export const isAbout = (topics: readonly string[], name: string): boolean =>
  name === everything || topics.some((topic) => name === topic || name.startsWith(`${topic}:`));

const hear = (names: readonly string[]): void => {
  if (names.length) queryCache.forgetResults();
  for (const one of listeners)
    if (names.some((name) => isAbout(one.topics, name))) one.hear('changed');
};

export const listen = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const ask = async (signal: AbortSignal): Promise<void> => {
  try {
    const query = since ? { since } : {};
    const { upTo, changes } = await call(listChanges, { query }, { signal });
    since = upTo;
    setState('asking');
    hear(changes);
  } catch {
    // Offline, or signed out, which `call` has dealt with.
    if (!signal.aborted) setState('lost');
  }
};

/** Follows the stream to its end. True: it could be had. */
const follow = async (signal: AbortSignal, onSign: () => void): Promise<boolean> => {
  const query = new URLSearchParams({ tab: tabId, ...(since && { since }) });
  let could = false;
  try {
    const response = await fetch(`${limits.apiBase}${streamChanges.path}?${query}`, {
      headers: { Authorization: getStaffToken() ?? '' },
      signal,
    });
    if (response.status === 401) onStaffUnauthorized(true);
    if (!response.ok || !response.body) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ; ) {
      const { done, value } = await reader.read();
      if (done) return could;
      could = true;
      onSign();
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      const names: string[] = [];
      for (const line of events.flatMap((event) => event.split('\n'))) {
        if (line.startsWith('id: ')) since = line.slice(4);
        if (line.startsWith('data: ')) names.push(line.slice(6));
      }
      hear(names);
    }
  } catch {
    return could;
  }
};

/** As long as the tab is seen. */
const stayTuned = (signal: AbortSignal): void => {
  let current: AbortController | null = null;
  let heardAt = Date.now();
  let asking: ReturnType<typeof setInterval> | undefined;
  let wake = () => {};
  const stopAsking = () => {
    clearInterval(asking);
    asking = undefined;
  };
  const onSign = () => {
    heardAt = Date.now();
    stopAsking();
    setState('streaming');
  };
  // A connection can die without a word: the machine slept, the cable was pulled.
  const watchdog = setInterval(() => {
    if (!asking && Date.now() - heardAt > liveRules.silentSeconds * 1000) current?.abort();
  }, 5_000);
  const onOnline = () => wake();
  window.addEventListener('online', onOnline);
  const pause = (seconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      current = new AbortController();
      const begun = Date.now();
      heardAt = begun;
      const could = await follow(AbortSignal.any([signal, current.signal]), onSign);
      if (signal.aborted) return;
      // One that ends at once is none; one that lived is asked for again without delay.
      failures = could && Date.now() - begun > 1_000 ? 0 : failures + 1;
      if (!failures) continue;
      if (!asking) {
        asking = setInterval(() => void ask(signal), liveRules.pollSeconds * 1000);
        await ask(signal);
      }
      await pause(Math.min(30, 2 ** failures));
    }
  };
  signal.addEventListener('abort', () => {
    clearInterval(watchdog);
    stopAsking();
    window.removeEventListener('online', onOnline);
    wake();
  });
  void run();
};

/** `upTo` is the last change before what is shown was read. */
export const startLive = (upTo: string): (() => void) => {
  since = upTo;
  let stop = new AbortController();
  if (!document.hidden) stayTuned(stop.signal);
  // Browsers give a site six connections: a tab that nobody sees takes none.
  const onTurn = () => {
    stop.abort();
    if (document.hidden) return;
    stop = new AbortController();
    stayTuned(stop.signal);
    for (const one of listeners) one.hear('seen');
  };
  document.addEventListener('visibilitychange', onTurn);
  return () => {
    document.removeEventListener('visibilitychange', onTurn);
    stop.abort();
  };
};
