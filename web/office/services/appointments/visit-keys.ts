/** Arrow keys, J and K move the focus between visits, in page order. */
import type { KeyboardEvent } from 'react';

const step = (key: string): number =>
  ['ArrowDown', 'ArrowRight', 'j'].includes(key)
    ? 1
    : ['ArrowUp', 'ArrowLeft', 'k'].includes(key)
      ? -1
      : 0;

/** For the buttons inside `data-visits`; from a button that is no visit it goes to the first one. */
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
