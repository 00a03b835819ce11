/** Plays the recorded words of a film in step with it. */
import { useEffect, useRef } from 'react';

type Options = {
  /** Undefined: there are none in the viewer's language. */
  path: string | undefined;
  time: number;
  playing: boolean;
  speed: number;
  muted: boolean;
};

/** Nobody hears less, and a correction can be heard. */
const driftSeconds = 0.4;

/** Returns what wakes it, to be called in a press: iPhones play nothing that was not begun in one. */
export const useSoundTrack = ({ path, time, playing, speed, muted }: Options): (() => void) => {
  const track = useRef<HTMLAudioElement>(null);
  const isAwake = useRef(false);
  const isPlaying = useRef(playing);

  useEffect(() => {
    if (!path) return;
    const audio = new Audio(path);
    track.current = audio;
    isAwake.current = false;
    return () => {
      audio.pause();
      track.current = null;
    };
  }, [path]);

  useEffect(() => {
    isPlaying.current = playing;
    const audio = track.current;
    if (!audio || !path) return;
    audio.playbackRate = speed;
    audio.muted = muted;
    if (Math.abs(audio.currentTime - time) > driftSeconds) audio.currentTime = time;
    // Shorter than the film: it has ended, and starts no second time.
    if (!playing || audio.ended) audio.pause();
    else if (audio.paused) audio.play().catch(() => {});
  }, [path, time, playing, speed, muted]);

  return () => {
    const audio = track.current;
    if (isAwake.current || !audio) return;
    isAwake.current = true;
    audio
      .play()
      .then(() => !isPlaying.current && audio.pause())
      .catch(() => {});
  };
};
