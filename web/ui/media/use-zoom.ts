/** Zoom levels from fit to largest. */
import { useState } from 'react';

/** `levels` are multiples of the window's width; the first one fits. */
export const useZoom = (levels: readonly number[]) => {
  const [level, setLevel] = useState(0);
  const last = levels.length - 1;
  return {
    scale: levels[level] ?? 1,
    fits: level === 0,
    largest: level === last,
    larger: () => setLevel((before) => Math.min(last, before + 1)),
    smaller: () => setLevel((before) => Math.max(0, before - 1)),
    fit: () => setLevel(0),
  };
};
