/** What no list of the office shows at any width: what is cut off, and a short badge on two lines. */
export const cutOff = (): string[] => {
  const found: string[] = [];
  const shown = [...document.querySelectorAll('main [data-badge], main select, main table')].filter(
    (one) => one.checkVisibility(),
  );
  for (const one of shown) {
    const words = one.textContent?.trim() ?? '';
    if (one instanceof HTMLTableElement) {
      const box = one.parentElement;
      if (box && box.scrollWidth > box.clientWidth) found.push(`table of ${box.scrollWidth}`);
    } else if (one instanceof HTMLSelectElement) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(one);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) continue;
      pen.font = font;
      const chosen = one.selectedOptions[0]?.textContent ?? '';
      const room =
        one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(chosen).width > room + 1) found.push(`select: ${chosen}`);
    } else {
      const middles: number[] = [];
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { width, top, bottom } of range.getClientRects())
          if (width > 1) middles.push((top + bottom) / 2);
      }
      // One of more words may break where a table has many columns.
      const isShort = words.length <= 16;
      if (isShort && Math.max(...middles) - Math.min(...middles) > 8) found.push(`badge: ${words}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`page of ${scrollWidth}`);
  return found;
};
