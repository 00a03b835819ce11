/** Sanitizes rich text written by staff. */
import sanitize from 'sanitize-html';

const allowed: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'video',
    'source',
    'track',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'preload'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    p: ['class'],
  },
  allowedClasses: { p: ['sample-note'] },
  selfClosing: ['img', 'br', 'hr', 'source', 'track'],
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures and videos from this site only.
  allowedSchemesByTag: { img: [], video: [], source: [], track: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? '')
        ? { ...attribs, rel: 'noopener', target: '_blank' }
        : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attribs } }),
  },
};

export const safeHtml = (html: string): string => sanitize(html, allowed);
