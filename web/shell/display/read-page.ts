/** Reads the main content paragraph by paragraph, marks the one being read and keeps it in view (design rule 39). */
import { htmlLang, type Locale, locales } from '#i18n/pick-locale.ts';
import { wantsStill } from '#web/ui/layout/scroll-to.ts';
import { pickVoice, sentencesOf } from './voices.ts';

const mark = 'data-reading';
const skipped =
  'script, style, noscript, svg, select, textarea, iframe, [inert], [aria-hidden="true"], [data-read-aloud="off"]';

type Paragraph = { element: Element; text: string };

const blockOf = (element: Element): Element => {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) {
    // Buttons and badges are read separately, even inline.
    if (block.matches('a, button, label')) break;
    block = block.parentElement;
  }
  // A link within a sentence is part of it.
  if (block.matches('a') && block.parentElement?.matches('p, li, dd, blockquote, q'))
    return blockOf(block.parentElement);
  return block;
};

const paragraphsOf = (main: Element): Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim()) continue;
    if (parent.closest(skipped) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const element = blockOf(parent);
    const last = paragraphs.at(-1);
    if (last?.element === element) last.text += node.textContent;
    else paragraphs.push({ element, text: node.textContent });
  }
  return paragraphs;
};

const localeOf = (element: Element, page: Locale): Locale => {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  return locales.find((locale) => htmlLang[locale] === lang) ?? page;
};

/** Starts reading and returns a function that stops it. `onEnd` is called at the end or when the device fails. */
export const readPage = (page: Locale, onEnd: () => void): (() => void) => {
  const main = document.getElementById('main');
  const synth = window.speechSynthesis;
  const queue = (main ? paragraphsOf(main) : []).flatMap(({ element, text }) =>
    sentencesOf(text).map((sentence) => ({ element, sentence })),
  );
  let marked: Element | null = null;
  let stopped = false;

  const show = (element: Element | null) => {
    if (marked === element) return;
    marked?.removeAttribute(mark);
    marked = element;
    if (!element) return;
    element.setAttribute(mark, '');
    element.scrollIntoView({ block: 'center', behavior: wantsStill() ? 'auto' : 'smooth' });
  };
  const stop = () => {
    stopped = true;
    show(null);
    synth.cancel();
    window.removeEventListener('pagehide', stop);
  };
  const next = () => {
    if (stopped) return;
    const item = queue.shift();
    if (!item) return onEnd();
    // Skip what has been removed since, such as a closed panel.
    if (!item.element.isConnected) return next();
    const locale = localeOf(item.element, page);
    const utterance = new SpeechSynthesisUtterance(item.sentence);
    const voices = synth.getVoices();
    const voice = pickVoice(voices, locale) ?? pickVoice(voices, page);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? htmlLang[locale];
    utterance.rate = 0.9;
    utterance.onend = next;
    utterance.onerror = () => !stopped && onEnd();
    show(item.element);
    synth.speak(utterance);
  };

  synth.cancel();
  window.addEventListener('pagehide', stop);
  next();
  return stop;
};
