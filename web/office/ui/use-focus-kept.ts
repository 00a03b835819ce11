import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that was pressed may be gone with what it changed: then the keyboard goes on at the first one of `box`, or
 * of what is `around` it.
 */
export const useFocusKept = (
  box: RefObject<HTMLElement | null>,
  changed: unknown,
  around?: string,
): void => {
  const before = useRef(changed);
  useEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = around ? box.current?.closest(around) : box.current;
    place?.querySelector('button')?.focus();
  }, [box, changed, around]);
};
