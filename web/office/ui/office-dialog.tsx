import type { ComponentProps } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';

/** Where one begins: the search or the first field; in a question, the button that changes nothing. */
const firstIn = (dialog: HTMLElement): HTMLElement | null => {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const first =
    find('input[type="search"]') ??
    find(':is(input:not([type="hidden"]), select, textarea):not(:disabled, [hidden])');
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isRadio && find(`input[name="${first.name}"]:checked`);
  return chosen || first || find('[data-away]');
};

/**
 * Focuses where one begins, now and whenever what had the focus is gone: fields may come late, and a step may replace
 * another. Leaves the focus alone once the reader has moved it.
 */
const followFirst = (dialog: HTMLElement): (() => void) => {
  firstIn(dialog)?.focus();
  const start = document.activeElement;
  let hasMoved = firstIn(dialog) === start;
  const move = () => {
    hasMoved = true;
  };
  dialog.addEventListener('keydown', move, { once: true });
  const watcher = new MutationObserver(() => {
    const at = document.activeElement;
    const isLost = !at || at === document.body || at === dialog || (at === start && !hasMoved);
    const first = isLost ? firstIn(dialog) : null;
    if (!first) return;
    move();
    first.focus();
  });
  watcher.observe(dialog, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    dialog.removeEventListener('keydown', move);
  };
};

/** A modal dialog of the office; only its button and Escape close it. */
export const OfficeDialog = (
  props: Omit<ComponentProps<typeof Dialog>, 'variant' | 'main' | 'begin'>,
) => <Dialog {...props} variant="office" begin={followFirst} />;
