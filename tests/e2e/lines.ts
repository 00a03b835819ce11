/** Looks at the lines of a page as they are drawn: run in the page, once for each width and text size. */

/** What must stand in one line: phone numbers, times, Chinese dates, 'R-20430', and words. */
const whole = [
  String.raw`\(\d{3}\)\s\d{3}-\u2060?\d{4}`,
  String.raw`\d{1,2}:\d{2}`,
  String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日`,
  String.raw`\b[A-Z]{1,3}(?:-\u2060?\d+)+`,
  // Longer ones (addresses) may have to break.
  String.raw`(?<![\w.@/-])[A-Za-z]{2,14}(?![\w.@/-])`,
].join('|');

/** Broken words and numbers, a last line of one character in headings, and a page that scrolls sideways. */
export const badLines = (pattern: string): string[] => {
  const found: string[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  /** The upper edges of the lines that a piece of text stands in. */
  const linesOf = (range: Range): number => {
    const tops: number[] = [];
    for (const { top, height, width } of range.getClientRects())
      if (width > 0 && !tops.some((one) => Math.abs(one - top) < height / 2)) tops.push(top);
    return tops.length;
  };

  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} pixels too wide`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!text.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    if (linesOf(range) < 2) continue;
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (linesOf(range) > 1) found.push(`broken: ${match[0]} in ${text.slice(0, 60)}`);
    }
  }

  for (const heading of document.querySelectorAll('h1, h2, h3, legend')) {
    if (!isSeen(heading)) continue;
    range.selectNodeContents(heading);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const last = Math.max(...rects.map(({ bottom }) => bottom));
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    const inLast = rects.filter(({ bottom }) => last - bottom < size / 2);
    const width =
      Math.max(...inLast.map(({ right }) => right)) - Math.min(...inLast.map(({ left }) => left));
    if (linesOf(range) > 1 && width < size * 1.6) found.push(`orphan: ${heading.textContent}`);
  }
  return found;
};

export const wholePattern = whole;
