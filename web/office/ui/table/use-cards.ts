import { type RefObject, useLayoutEffect, useRef } from 'react';

const phoneWidth = 600;
const tabletWidth = 1100;

/** Each row is a card on a phone, and on a tablet where the columns would not choose. */
export const useCards = (): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  // After every render: other rows and columns need other widths.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const choose = () => {
      // Only the table itself shows how wide it would be.
      delete box.dataset.cards;
      // Not innerWidth: on a phone it grows with whatever is too wide.
      const width = document.documentElement.clientWidth;
      const isTight = width <= tabletWidth && box.scrollWidth > box.clientWidth;
      if (width <= phoneWidth || isTight) box.dataset.cards = '';
    };
    choose();
    addEventListener('resize', choose);
    return () => removeEventListener('resize', choose);
  });
  return frame;
};
