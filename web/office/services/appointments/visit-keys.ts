/** Arrow keys, J and K go from visit to visit, as they stand on the page. */
import type { KeyboardEvent } from 'react';

const step = (key: string): number =>
  ['ArrowDown', 'ArrowRight', 'j'].includes(key)
    ? 1
    : ['ArrowUp', 'ArrowLeft', 'k'].includes(key)
      ? -1
      : 0;

/** For the buttons inside a `data-visits`; from what is no visit the way leads to the first. */
export const onVisitKey = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.ctrlKey || event.metaKey || event.altKey ? 0 : step(event.key);
  const place = event.currentTarget.closest('[data-visits]');
  const all = [...(place?.querySelectorAll<HTMLElement>('[data-visit]') ?? [])];
  if (!by || !all.length) return;
  const here = all.indexOf(event.currentTarget);
  const next = here < 0 ? 0 : Math.min(all.length - 1, Math.max(0, here + by));
  event.preventDefault();
  all[next]?.focus();
};
