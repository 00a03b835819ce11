/** A disclosure: opens on click, keyboard and optionally hover; Esc closes, arrow keys move (design rule 28). */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

/** Long enough for a shaky hand to cross the gap between button and list. */
const leaveDelayMs = 300;

type Opened = 'no' | 'hover' | 'pinned';

type Place = 'first' | 'last';

const linksIn = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? []),
];
const focusIn = (panel: HTMLElement | null, place: Place): void =>
  linksIn(panel)
    .at(place === 'first' ? 0 : -1)
    ?.focus();

export const useDropdown = ({ hover = false }: { hover?: boolean } = {}) => {
  const [opened, setOpened] = useState<Opened>('no');
  const open = opened !== 'no';
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusWanted = useRef<Place | null>(null);

  const close = () => {
    clearTimeout(leaving.current);
    setOpened('no');
  };

  useEffect(() => {
    if (!open) return;
    const wanted = focusWanted.current;
    focusWanted.current = null;
    if (wanted) focusIn(panel.current, wanted);

    // Also when it was opened by hover and the focus is elsewhere.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpened('no');
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpened('no');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const openAt = (place: Place) => {
    if (open) focusIn(panel.current, place);
    else focusWanted.current = place;
    setOpened('pinned');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) return;
    const all = linksIn(panel.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) {
      if (key === 'ArrowDown') openAt('first');
      else if (key === 'ArrowUp') openAt('last');
      else return;
    } else if (key === 'Home') all[0]?.focus();
    else if (key === 'End') all.at(-1)?.focus();
    else all.at((at + (key === 'ArrowDown' ? 1 : -1)) % all.length)?.focus();
    event.preventDefault();
  };

  const mouse = (act: () => void) => (event: PointerEvent) => {
    if (hover && event.pointerType === 'mouse') act();
  };

  return {
    open,
    close,
    root: {
      ref: root,
      onKeyDown,
      onPointerEnter: mouse(() => {
        clearTimeout(leaving.current);
        setOpened((now) => (now === 'no' ? 'hover' : now));
      }),
      onPointerLeave: mouse(() => {
        leaving.current = setTimeout(
          () => setOpened((now) => (now === 'hover' ? 'no' : now)),
          leaveDelayMs,
        );
      }),
      // Tabbing out of the list closes it.
      onBlur: (event: React.FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
      },
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      // A click right after hover has opened it must not close it.
      onClick: () => setOpened((now) => (now === 'pinned' ? 'no' : 'pinned')),
    },
    panel: {
      ref: panel,
      id,
      hidden: !open,
    },
  };
};
