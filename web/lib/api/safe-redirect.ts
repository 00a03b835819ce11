/**
 * Where a `redirect` query may lead: a path of this site and nothing else (quality promise 23). What is not
 * plainly that becomes '/'.
 */
import { withoutBase } from '#web/lib/page/shell.ts';

const home = '/';
const longest = 2_000;
/** Only used to let the URL parser do its work; the name can never be reached. */
const here = 'http://this-site.invalid';

/** Browsers drop tabs and newlines from an address and read a backslash as a slash, so none may be in it. */
const hasTricks = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Z}\\]/u.test(text);

/** Decodes percent-encoding repeatedly, as a proxy behind us might. */
const layersOf = (path: string): string[] => {
  const layers = [path];
  for (let i = 0; i < 5; i++) {
    const last = layers.at(-1) ?? '';
    let next: string;
    try {
      next = decodeURIComponent(last);
    } catch {
      return layers;
    }
    if (next === last) return layers;
    layers.push(next);
  }
  // Give up: no legitimate path is encoded five times.
  return [...layers, '\\'];
};

/** Look-alikes of the slash (／ ∕ ⁄ ⧸) are the slash after normalisation or to the eye. */
const unmasked = (path: string): string =>
  path.normalize('NFKC').replace(/[\u2044\u2215\u29f8\u2571]/g, '/');

const isPlainPath = (path: string): boolean =>
  layersOf(path).every((layer) => {
    const plain = unmasked(layer);
    return plain.startsWith('/') && !plain.includes('//') && !hasTricks(plain);
  });

export const safeRedirect = (value: string | null): string => {
  if (!value || value.length > longest || !value.startsWith('/') || hasTricks(value)) return home;
  let url: URL;
  try {
    url = new URL(value, here);
  } catch {
    return home;
  }
  if (url.origin !== here || url.username || url.password) return home;
  if (!isPlainPath(value.split(/[?#]/)[0] ?? '') || !isPlainPath(url.pathname)) return home;
  const path = withoutBase(url.pathname);
  if (!isPlainPath(path)) return home;
  // Avoid a loop to the login page; like the router, ignore case and a trailing slash.
  if (/^\/login\/*$/i.test(layersOf(path).at(-1) ?? '')) return home;
  return path + url.search + url.hash;
};
