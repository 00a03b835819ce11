/**
 * What a finished page waits for before it shows: nothing but itself. Its styles stand in it, and its scripts come
 * after what is seen (docs/decisions/016).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a built style sheet by its address; null for one that is not ours. */
export type ReadStyle = (address: string) => string | null;

export const builtStyles = (clientDir: string): ReadStyle => {
  const kept = new Map<string, string>();
  return (address) => {
    if (!/^\/assets\/[\w.-]+\.css$/.test(address)) return null;
    const known = kept.get(address);
    if (known !== undefined) return known;
    const text = readFileSync(join(clientDir, address), 'utf8');
    kept.set(address, text);
    return text;
  };
};

/** React Router ends an address with "#" where two parts of the page name the same. */
const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Each link stays, switched off, because React looks for it when it takes over the page: a page that is opened later
 * then does not load again what is already here.
 */
const withStyles = (html: string, readStyle: ReadStyle): string => {
  let styles = '';
  let first = -1;
  const switchedOff = html.replace(sheet, (link, address: string, at: number) => {
    const text = readStyle(address.replace(/#$/, ''));
    if (text === null) return link;
    if (first < 0) first = at;
    styles += text;
    return `<link rel="stylesheet" href="${address}" disabled=""/>`;
  });
  if (first < 0) return html;
  return `${switchedOff.slice(0, first)}<style>${styles}</style>${switchedOff.slice(first)}`;
};

export const lightPage = (html: string, readStyle: ReadStyle): string =>
  withStyles(html, readStyle).replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  );
