/** Editor nodes for HTML that the editor doesn't know; it is kept unchanged. */
import { Extension, Node } from '@tiptap/core';

/** For display only; the server sanitizes it in any case. */
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

/** A film, figure or table: one block that can be moved and deleted. */
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

/** The notice that a text is a sample. */
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

/** The editor wraps the content of list items and cells in paragraphs; our texts don't. */
export const withoutInnerParagraphs = (html: string): string =>
  html
    .replace(/<(li|td|th)([^>]*)><p>((?:(?!<\/?p[ >]).)*)<\/p>(?=<\/\1>|<[uo]l>)/gs, '<$1$2>$3')
    .replace(/<p><\/p>$/, '');
