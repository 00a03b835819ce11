/** Seconds until something happens by itself, and a way to stop them (design rule 30). */
import { useEffect, useRef, useState } from 'react';

/** Whoever presses, touches or turns the wheel is still here and reading. */
const signs = ['keydown', 'pointerdown', 'wheel'] as const;

type Options = { seconds: number; enabled: boolean; onEnd: () => void };

export const useCountdown = ({ seconds, enabled, onEnd }: Options) => {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const running = enabled && !stopped;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!running) return;
    let now = seconds;
    setLeft(now);
    const timer = setInterval(() => {
      // A page that nobody sees waits.
      if (document.hidden) return;
      now -= 1;
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    const stop = () => setStopped(true);
    for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, stop);
    };
  }, [running, seconds]);

  return { left, running, stop: () => setStopped(true) };
};
