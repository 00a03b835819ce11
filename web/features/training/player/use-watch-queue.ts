/** Sends watched ranges per chapter, now or when back online (spec §2; readings "Training"). */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  openVideo,
  saveProgress,
  type VideoProgress,
  watchRules,
} from '#contract/training/training.ts';
import { type CallOptions, call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createSender, type SendState } from '../exam/sender.ts';
import type { WatchStore } from './watch-store.ts';

type Options = {
  trainingId: string;
  store: WatchStore;
  /** The chapters in order: a later one may only unlock once an earlier one is finished. */
  order: readonly string[];
  onAnswer: (progress: VideoProgress) => void;
};

/** `keepalive`, so a closing tab can still send. */
const lasting: CallOptions = { fetcher: (path, init) => fetch(path, { ...init, keepalive: true }) };

/** Rejected by the server: retrying would not help. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export const useWatchQueue = ({ trainingId, store, order, onAnswer }: Options) => {
  const [state, setState] = useState<SendState>('saved');
  const latest = useRef({ order, onAnswer });
  useEffect(() => {
    latest.current = { order, onAnswer };
  });
  /** Unlocked since this page was loaded. */
  const opened = useRef(new Set<string>());
  /** Sent since the last tick: what the server's clock did not allow yet is sent again with the next. */
  const tried = useRef(new Set<string>());

  const open = useCallback(
    async (videoId: string) => {
      const params = { trainingContentId: trainingId, videoId };
      latest.current.onAnswer(await call(openVideo, { params }));
      opened.current.add(videoId);
    },
    [trainingId],
  );

  const send = useCallback(
    async (videoId: string, options?: CallOptions) => {
      const params = { trainingContentId: trainingId, videoId };
      for (const body of store.read(videoId)?.parts ?? []) {
        const answer = await call(saveProgress, { params, body }, options);
        store.dropKnown(videoId, answer.watched);
        latest.current.onAnswer(answer);
      }
    },
    [trainingId, store],
  );

  const sender = useRef<ReturnType<typeof createSender> | null>(null);
  const push = useCallback(async () => {
    tried.current.clear();
    await sender.current?.push();
  }, []);

  useEffect(() => {
    const waiting = () => {
      const kept = new Set(store.toSend());
      return latest.current.order.filter((id) => kept.has(id));
    };
    const mine = createSender({
      next: () => waiting().find((id) => !tried.current.has(id)) ?? null,
      send: async (videoId) => {
        try {
          if (!opened.current.has(videoId)) await open(videoId);
          await send(videoId);
        } catch (error) {
          if (!isRefusal(error)) throw error;
        }
        tried.current.add(videoId);
      },
      onState: setState,
    });
    sender.current = mine;
    const tick = () => {
      if (waiting().length > 0) push();
    };
    const leave = () => {
      for (const id of waiting()) send(id, lasting).catch(() => {});
    };
    const timer = setInterval(tick, watchRules.everySeconds * 1_000);
    window.addEventListener('online', tick);
    window.addEventListener('pagehide', leave);
    tick();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tick);
      window.removeEventListener('pagehide', leave);
      mine.stop();
      leave();
    };
  }, [store, open, send, push]);

  /** Playback starts: flush first; offline, it is retried with the first part. */
  const begin = useCallback(
    async (videoId: string) => {
      await push();
      if (!opened.current.has(videoId)) await open(videoId).catch(() => {});
    },
    [open, push],
  );

  return { state, begin, record: store.add, push };
};
export type WatchQueue = ReturnType<typeof useWatchQueue>;
