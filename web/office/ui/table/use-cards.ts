import { type RefObject, useLayoutEffect, useRef } from 'react';

const phoneWidth = 600;
const tabletWidth = 1100;

/**
 * Columns that do not fit stand closer. Where they still do not fit, each row is a card on a tablet, as it always is on a
 * phone; on a wider screen long badges break.
 */
export const useCards = (): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  // After every render: other rows and columns need other widths.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const choose = () => {
      // Only the table itself shows how wide it would be.
      delete box.dataset.cards;
      delete box.dataset.tight;
      // Not innerWidth: on a phone it grows with whatever is too wide.
      const width = document.documentElement.clientWidth;
      const isCut = () => box.scrollWidth > box.clientWidth;
      if (width > phoneWidth && isCut()) box.dataset.tight = '';
      if (width <= phoneWidth || (width <= tabletWidth && isCut())) box.dataset.cards = '';
      else if (isCut()) box.dataset.tight = 'breaks';
    };
    choose();
    addEventListener('resize', choose);
    return () => removeEventListener('resize', choose);
  });
  return frame;
};
