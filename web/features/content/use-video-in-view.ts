/** Autoplays a video while at least half of it is visible, unless the reader paused it or prefers no motion. */
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useStill } from '#web/ui/layout/use-reduced-motion.ts';

export const useVideoInView = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const still = useStill();
  const pausedByHand = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element || still) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        const visible = (entry?.intersectionRatio ?? 0) >= limits.videoVisibleThreshold;
        // Where autoplay is blocked, the poster and the button remain.
        if (visible && !pausedByHand.current) element.play().catch(() => {});
        else if (!visible && !element.paused) element.pause();
      },
      { threshold: limits.videoVisibleThreshold },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      element.pause();
    };
  }, [still]);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    pausedByHand.current = !element.paused;
    if (element.paused) element.play().catch(() => {});
    else element.pause();
  };

  return {
    video,
    playing,
    toggle,
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
};
