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

export const useSoundTrack = ({ path, time, playing, speed, muted }: Options) => {
  const element = useRef<HTMLAudioElement>(null);
  const isAwake = useRef(false);

  useEffect(() => {
    const audio = element.current;
    if (!audio || !path) return;
    audio.playbackRate = speed;
    audio.muted = muted;
    if (Math.abs(audio.currentTime - time) > driftSeconds) audio.currentTime = time;
    // Shorter than the film: it has ended, and starts no second time.
    if (!playing || audio.ended) audio.pause();
    else if (audio.paused) audio.play().catch(() => {});
  }, [path, time, playing, speed, muted]);

  return {
    element,
    /** To be called in a press: iPhones play nothing else before. */
    wake: () => {
      const audio = element.current;
      if (isAwake.current || !audio || !path) return;
      isAwake.current = true;
      audio
        .play()
        .then(() => !playing && audio.pause())
        .catch(() => {});
    },
  };
};
