/**
 * A page's content security policy. Inline scripts are allowed by hash, and only those that the framework wrote: it
 * marks them with a nonce while rendering (docs/decisions/023). Injected scripts have no nonce, hence no hash, and do
 * not run.
 */
import { createHash, randomBytes } from 'node:crypto';

/** The only third-party frames: the map of an office (readings "Map"). */
const mapHosts = ['https://www.openstreetmap.org'];

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of all inline scripts: only for a library's page without user content. */
export const scriptHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(inlineScript)].map(([, , code = '']) => hashOf(code))),
];

/** A fresh nonce per rendering, so rendered content cannot contain it. */
export const newMark = (): string => randomBytes(18).toString('base64url');

const attributeOf = (mark: string): string => ` nonce="${mark}"`;

/** The code of the inline scripts that carry the nonce, and the page without nonces, since it is cached. */
export const takeMarks = (html: string, mark: string): { html: string; scripts: string[] } => {
  const attribute = attributeOf(mark);
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , code = '']) => code);
  return { html: html.replaceAll(attribute, ''), scripts };
};

/** Allowed in a page: its inline scripts and styles (styles are undefined in development, where Vite adds some). */
type Inline = { scripts: readonly string[]; styles?: string };

const listOf = (texts: readonly string[]): string =>
  ["'self'", ...new Set(texts.map(hashOf))].join(' ');

/** Plain http is for local trials only; an upgrade would break every asset there. */
export const pagePolicy = ({ scripts, styles }: Inline, secure: boolean): string =>
  [
    "default-src 'self'",
    `script-src ${listOf(scripts)}`,
    // Fallback for browsers that don't know the two below.
    "style-src 'self' 'unsafe-inline'",
    // An injected style sheet could hide, cover or relabel content. Ours are in the build.
    ...(styles === undefined
      ? []
      : [
          `style-src-elem ${listOf(styles ? [styles] : [])}`,
          // Components pass sizes by style attributes, which affect only their own element.
          "style-src-attr 'unsafe-inline'",
        ]),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // The map's host is probed before its frame is shown.
    `connect-src 'self' ${mapHosts.join(' ')}`,
    `frame-src ${mapHosts.join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
