/** What our texts have and the editor does not know by itself: kept as it is, and given back unchanged. */
import { Extension, Node } from '@tiptap/core';

/** The server cleans it in any case; this is for the eyes of whoever pastes it. */
const harmless = (html: string): HTMLElement => {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const one of template.content.querySelectorAll('*')) {
    if (/^(script|iframe|object|style)$/i.test(one.tagName)) one.remove();
    for (const { name } of [...one.attributes]) if (/^on/i.test(name)) one.removeAttribute(name);
  }
  const first = template.content.firstElementChild;
  return first instanceof HTMLElement ? first : document.createElement('p');
};

const whole = (element: HTMLElement) => ({ html: element.outerHTML });

/** A film, a picture with its caption, a table with a head: one piece that can be moved and deleted. */
export const KeptHtml = Node.create({
  name: 'keptHtml',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'figure', priority: 60, getAttrs: whole },
    { tag: 'video', priority: 60, getAttrs: whole },
    {
      tag: 'table',
      priority: 60,
      getAttrs: (element) => (element.querySelector('caption, thead') ? whole(element) : false),
    },
  ],
  renderHTML: ({ node }) => harmless(String(node.attrs.html)),
});

/** The note that a text is a sample. */
export const ParagraphClass = Extension.create({
  name: 'paragraphClass',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        class: { default: null, parseHTML: (element) => element.getAttribute('class') },
      },
    },
  ],
});

/** The editor wraps what stands in lists and tables into paragraphs; our texts have none there. */
export const withoutInnerParagraphs = (html: string): string =>
  html
    .replace(/<(li|td|th)([^>]*)><p>((?:(?!<\/?p[ >]).)*)<\/p>(?=<\/\1>|<[uo]l>)/gs, '<$1$2>$3')
    .replace(/<p><\/p>$/, '');
