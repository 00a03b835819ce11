/** J and K move through the rows of the list, X selects one. Enter opens its link natively. */
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { useKeys } from './keys.ts';

const rowsOf = 'tbody tr, [data-row], [data-visit]:not(td *, th *)';
const headOf = 'th[scope=row] :is(a[href], button)';
const anyOf = 'a[href], button:not([disabled])';

/** Where one was last. */
let reached = { path: '', at: 0 };

const goTo = (step: 1 | -1): void => {
  const main = document.getElementById(mainId);
  const targets = [...(main?.querySelectorAll(rowsOf) ?? [])]
    .map((row) =>
      row instanceof HTMLButtonElement
        ? row
        : (row.querySelector<HTMLElement>(headOf) ?? row.querySelector<HTMLElement>(anyOf)),
    )
    // A list for the printer is there too.
    .filter((target) => target?.checkVisibility());
  const here = document.activeElement?.closest(rowsOf) ?? null;
  const at = targets.findIndex((target) => here?.contains(target));
  const path = window.location.pathname;
  // A row that was cleared took the focus with it: the next one stands at its place.
  const isLost = document.activeElement === document.body && reached.path === path;
  const place = isLost ? reached.at - (step > 0 ? 0 : 1) : at + step;
  const last = targets.length - 1;
  const to = at < 0 && !isLost ? (step > 0 ? 0 : last) : Math.min(place, last);
  const next = targets[to];
  if (!next) return;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  reached = { path, at: to };
};

const tick = (): void =>
  document.activeElement
    ?.closest(rowsOf)
    ?.querySelector<HTMLInputElement>('input[type=checkbox]')
    ?.click();

export const useRowKeys = (): void => {
  const { t } = useTranslation();
  useKeys([
    { key: 'j', label: t('office.keys.down'), run: () => goTo(1), general: true },
    { key: 'k', label: t('office.keys.up'), run: () => goTo(-1), general: true },
    { key: 'x', label: t('office.keys.tick'), run: tick, general: true },
  ]);
};
