/** The turning of the banners (spec §2, §9): every 5 s, round and round, unless someone is looking or wants it still. */
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useStill } from '#web/ui/layout/use-reduced-motion.ts';

export const useRotation = (count: number) => {
  const still = useStill();
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const running = wanted && !still && count > 1 && !hovered && !focused && !hidden;

  useEffect(() => {
    const changed = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);

  // A new timer for each banner, so a chosen one also stays its full time.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), limits.bannerAutoplayMs);
    return () => clearTimeout(timer);
  }, [running, count, index]);

  return {
    /** Fewer banners after a change of content must not leave us beyond the last. */
    index: index < count ? index : 0,
    /** What the reader asked for; whether it turns right now is another matter. */
    wanted,
    running,
    go: (to: number) => setIndex((to + count) % count),
    toggle: () => setWanted(!wanted),
    watch: {
      // A tap also "hovers" and focuses, and nothing ever ends that: it must not stop the banners for good.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) =>
        setFocused(event.currentTarget.contains(event.relatedTarget as Node | null)),
    },
  };
};
