/** What can be measured of design.md's rules on a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const alsoOn = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };

const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: alsoOn,
  resultTypes: ['violations'],
};

type Found = { id: string; nodes: { target: unknown[]; html: string }[] };

/**
 * One line for each thing that axe finds: the rule, and where. The builder brings axe along each time, which takes
 * longer than the look itself; a page that the router changed still has the one it was given first.
 */
export const axe = async (page: Page): Promise<string[]> => {
  const again = await page.evaluate(async (how): Promise<Found[] | null> => {
    const own = (
      window as { axe?: { run(where: Document, how: unknown): Promise<{ violations: Found[] }> } }
    ).axe;
    return own ? (await own.run(document, how)).violations : null;
  }, options);
  const found: Found[] =
    again ??
    (await new AxeBuilder({ page }).options(options).setLegacyMode(true).analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  );
};

/** Text smaller than the smallest that is allowed (rule 1). */
export const smallText = (page: Page, smallest: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest('script, style, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < limit) found.add(`${size}px ${parent.tagName} ${text.slice(0, 40)}`);
    }
    return [...found];
  }, smallest);

/** Things to press that are smaller than a fingertip (rule 8); links inside a sentence are excepted. */
export const smallTargets = (page: Page, smallest: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const inSentence = (it: Element): boolean =>
      it.matches('a') &&
      getComputedStyle(it).display === 'inline' &&
      [...(it.parentElement?.childNodes ?? [])].some(
        (one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim(),
      );
    const isHidden = (it: Element): boolean =>
      !it.checkVisibility({ visibilityProperty: true }) ||
      Boolean(it.closest('[inert], .sr-only')) ||
      it.getBoundingClientRect().bottom + window.scrollY <= 0;
    const found = new Set<string>();
    for (const it of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (isHidden(it) || inSentence(it)) continue;
      // Whoever presses the words of a box presses the box.
      const target = (it.matches('[type="checkbox"], [type="radio"]') && it.closest('label')) || it;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < limit - 0.5)
        found.add(
          `${Math.round(width)}×${Math.round(height)} ${it.tagName} ${it.textContent?.trim() || it.getAttribute('aria-label')}`,
        );
    }
    return [...found];
  }, smallest);

/** What stands out of the page to the right, if the page scrolls sideways (rule 5). */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll('body *')].filter(
      (it) => it.getBoundingClientRect().right > clientWidth + 1 && it.checkVisibility(),
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...outside
        .slice(-5)
        .map((it) => `${it.tagName}.${it.className} ${it.textContent?.slice(0, 40)}`),
    ];
  });
