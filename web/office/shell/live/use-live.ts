/** Reads again what is shown when it changes, in place: what was typed, the selection and the scroll position stay. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerOf, Api, RequestOf } from '#contract/endpoint.ts';
import { type CallOptions, call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type Loaded, useQuery } from '#web/lib/api/use-query.ts';
import { listen, unattended } from './connection.ts';

/** A change is rarely alone: a decision writes case, history and message. */
const settleMs = 100;
const tryAgainMs = 3_000;

type Options = {
  /** Every look is audited: read again only when it changed. */
  audited?: boolean;
  /** Somebody is at it: a change is announced, and shown when they ask for it. */
  isBusy?: () => boolean;
};

/** `onChange` reads; it is asked again where that fails. */
export const useLive = (
  topics: readonly string[],
  onChange: (signal: AbortSignal, heardAt: number) => Promise<boolean>,
  { audited = false }: Pick<Options, 'audited'> = {},
): void => {
  const id = topics.join(' ');
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    let again = false;
    let heardAt = 0;
    const read = async () => {
      timer = undefined;
      if (reading) {
        again = true;
        return;
      }
      reading = true;
      const done = await latest(stop.signal, heardAt);
      reading = false;
      if (stop.signal.aborted) return;
      if (again) wait(settleMs);
      else if (!done) wait(tryAgainMs);
      again = false;
    };
    const wait = (ms: number) => {
      timer ??= setTimeout(() => void read(), ms);
    };
    const leave = listen({
      topics: id.split(' '),
      hear: (reason) => {
        if (reason === 'seen' && audited) return;
        heardAt = performance.now();
        wait(settleMs);
      },
    });
    return () => {
      leave();
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, audited]);
};

type Fresh<T> = { base: Loaded<T>; loaded: Loaded<T> };

/**
 * As `useQuery`, and read again when one of `topics` changes. While the server is away, what is shown stays and is asked
 * for again.
 */
export const useLiveQuery = <T>(
  topics: readonly string[],
  key: readonly unknown[],
  load: (options: CallOptions) => Promise<T>,
  { isBusy, ...options }: Options = {},
) => {
  const query = useQuery(key, (signal) => load({ signal }), { keeps: true });
  const { loaded: own, reload: readAgain, misses } = query;
  const reloadedAt = useRef(0);
  // A short time offline needs no reload by the user.
  useEffect(() => {
    if (!misses) return;
    const timer = setTimeout(readAgain, tryAgainMs);
    return () => clearTimeout(timer);
  }, [misses, readAgain]);
  const reload = useCallback(() => {
    reloadedAt.current = performance.now();
    readAgain();
  }, [readAgain]);
  const [fresh, setFresh] = useState<Fresh<T> | null>(null);
  const [held, setHeld] = useState<Fresh<T> | null>(null);
  // What the user asked for is shown as it is.
  const loaded = fresh?.base === own ? fresh.loaded : own;
  const latest = useRef({ own, loaded });
  useEffect(() => {
    latest.current = { own, loaded };
  });
  const id = JSON.stringify(key);
  const asked = useRef(id);
  useEffect(() => {
    asked.current = id;
  }, [id]);

  useLive(
    topics,
    async (signal, heardAt) => {
      const base = own;
      // One's own change: what was asked for after it has it.
      const isCovered = () => reloadedAt.current >= heardAt;
      if (isCovered()) return true;
      // Its first load may have begun before the change.
      if (base.status === 'pending') return false;
      try {
        const data = await load({ signal, fetcher: unattended });
        if (signal.aborted) return true;
        if (isCovered()) return true;
        if (latest.current.own !== base || asked.current !== id) return false;
        if (JSON.stringify(data) === JSON.stringify(latest.current.loaded.data)) {
          setHeld(null);
          return true;
        }
        const next: Fresh<T> = { base, loaded: { status: 'success', data } };
        if (isBusy?.()) setHeld(next);
        else {
          setHeld(null);
          setFresh(next);
        }
        return true;
      } catch (error) {
        if (signal.aborted || !(error instanceof ApiError)) return false;
        // Gone, or not allowed any more: shown as such.
        if (error.status === 403 || error.status === 404) reload();
        return error.status < 500;
      }
    },
    options,
  );

  const isHeld = held !== null && held.base === own;
  return {
    loaded,
    reload,
    /** A new object after every load that the user asked for. */
    own,
    /** The change that was only announced; null where there is none. */
    held: isHeld ? held.loaded.data : null,
    /** Shows it. */
    showHeld: isHeld
      ? () => {
          setFresh(held);
          setHeld(null);
        }
      : null,
  };
};

export const useLiveCall = <E extends Api>(
  topics: readonly string[],
  api: E,
  request: RequestOf<E>,
  depends: readonly unknown[] = [],
  options: Options = {},
) =>
  useLiveQuery<AnswerOf<E>>(
    topics,
    [api.method, api.path, request, ...depends],
    (how) => call(api, request, how),
    options,
  );
