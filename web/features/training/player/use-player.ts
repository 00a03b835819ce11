/** The state of one playing video: position, limits, and what counts as watched. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TrainingVideo } from '#contract/training/training.ts';
import { useReload } from './use-reload.ts';
import type { WatchQueue } from './use-watch-queue.ts';
import type { WatchStore } from './watch-store.ts';
import { allowedPlace, partBetween, resumeAt, seenTo } from './watched-ranges.ts';

type Options = {
  store: WatchStore;
  video: TrainingVideo;
  queue: WatchQueue;
  speed: number;
  speedMax: number;
  /** Autoplay: the user chose to play it. */
  playAtOnce: boolean;
};

export const usePlayer = ({ store, video, queue, speed, speedMax, playAtOnce }: Options) => {
  const { videoId, duration } = video;
  const element = useRef<HTMLVideoElement>(null);
  const waiting = () => store.read(videoId);
  const [time, setTime] = useState(() => resumeAt(video, waiting()));
  const [playing, setPlaying] = useState(false);
  const [ended, setEnded] = useState(false);
  const [muted, setMuted] = useState(false);
  /** The last known position; null while seeking. */
  const last = useRef<number | null>(null);
  /** The position to seek to once loaded, and whether to play. */
  const place = useRef(time);
  const wanted = useRef(playAtOnce);
  const seen = seenTo(video, waiting());

  const play = useCallback(() => {
    wanted.current = true;
    // If autoplay is blocked, the button remains.
    element.current?.play().catch(() => {});
  }, []);
  const pause = useCallback(() => {
    wanted.current = false;
    element.current?.pause();
  }, []);

  const loading = useReload({ element, wanted });

  const seek = (asked: number) => {
    const to = allowedPlace(Math.min(asked, duration), seen);
    place.current = to;
    setTime(to);
    setEnded(false);
    if (element.current && element.current.readyState > 0) element.current.currentTime = to;
  };

  useEffect(() => {
    if (element.current) element.current.playbackRate = speed;
  }, [speed]);

  // A video in a hidden tab pauses, and resumes when the tab is visible again.
  useEffect(() => {
    const turn = () => {
      if (document.visibilityState === 'hidden') element.current?.pause();
      else if (wanted.current) play();
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [play]);

  const check = () => {
    const film = element.current;
    if (!film || film.seeking || film.readyState === 0) return;
    const now = film.currentTime;
    const part = partBetween(last.current, now);
    // What nobody sees is not watched.
    if (part && document.visibilityState === 'visible') queue.record(videoId, part);
    last.current = now;
    place.current = now;
    setTime(now);
  };

  const events = {
    onLoadedMetadata: () => {
      const film = element.current;
      if (!film) return;
      film.currentTime = place.current;
      film.playbackRate = speed;
      if (wanted.current) play();
      // Preload only this much before playback.
      else loading.onGoing();
    },
    onPlay: () => {
      wanted.current = true;
      setPlaying(true);
      setEnded(false);
      queue.begin(videoId);
    },
    onPlaying: () => {
      last.current ??= element.current?.currentTime ?? null;
      loading.onGoing();
    },
    onTimeUpdate: check,
    onPause: () => {
      check();
      setPlaying(false);
      // Paused: send now, not with the next tick.
      queue.push();
    },
    onEnded: () => {
      check();
      wanted.current = false;
      setEnded(true);
      queue.push();
    },
    onSeeking: () => {
      const film = element.current;
      last.current = null;
      if (!film) return;
      // The browser's own controls and keys know no limit.
      const to = allowedPlace(film.currentTime, seen);
      if (to !== film.currentTime && film.currentTime > to) film.currentTime = to;
    },
    onSeeked: () => {
      last.current = element.current?.currentTime ?? null;
      if (last.current !== null) setTime(last.current);
    },
    onRateChange: () => {
      const film = element.current;
      if (film && film.playbackRate > speedMax) film.playbackRate = speedMax;
    },
    onVolumeChange: () => setMuted(element.current?.muted ?? false),
    onWaiting: loading.onWaiting,
    onCanPlay: loading.onGoing,
    onError: loading.onFailed,
  };

  return {
    element,
    events,
    time,
    seen,
    playing,
    ended,
    muted,
    loading: loading.state,
    retry: loading.retry,
    seek,
    play,
    pause,
    toggle: () => (element.current?.paused ? play() : pause()),
    toggleSound: () => {
      if (element.current) element.current.muted = !element.current.muted;
    },
  };
};
export type Player = ReturnType<typeof usePlayer>;
