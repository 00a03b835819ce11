/**
 * The content security policy of a page. Inline scripts are allowed by their hash, and only those that the framework
 * itself has written: it marks them while it renders (docs/decisions/023). What got into a page in another way has no mark,
 * so no hash, and does not run.
 */
import { createHash, randomBytes } from 'node:crypto';

/** The only foreign frames: the map of an office (readings "Map"). */
const mapHosts = ['https://www.openstreetmap.org'];

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of every inline script: for a page that is a library's own and shows nothing that anybody wrote. */
export const scriptHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(inlineScript)].map(([, , code = '']) => hashOf(code))),
];

/** New for each rendering and known to nobody else, so that what is rendered cannot bear it. */
export const newMark = (): string => randomBytes(18).toString('base64url');

const attributeOf = (mark: string): string => ` nonce="${mark}"`;

/** What the framework has marked: the code of its inline scripts. The page leaves without marks, for it is kept. */
export const takeMarks = (html: string, mark: string): { html: string; scripts: string[] } => {
  const attribute = attributeOf(mark);
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , code = '']) => code);
  return { html: html.replaceAll(attribute, ''), scripts };
};

/** What may stand in a page: the code of its inline scripts, and its styles (left out in development, where Vite adds some). */
type Inline = { scripts: readonly string[]; styles?: string };

const listOf = (texts: readonly string[]): string =>
  ["'self'", ...new Set(texts.map(hashOf))].join(' ');

/** Plain http is only served for trying things out; there an upgrade would break every asset. */
export const pagePolicy = ({ scripts, styles }: Inline, secure: boolean): string =>
  [
    "default-src 'self'",
    `script-src ${listOf(scripts)}`,
    // For browsers that do not know the two below.
    "style-src 'self' 'unsafe-inline'",
    // A sheet that got into a page could hide, cover and rename what is there. Ours stand in the build.
    ...(styles === undefined
      ? []
      : [
          `style-src-elem ${listOf(styles ? [styles] : [])}`,
          // Attributes are how components pass sizes; one changes its own element only.
          "style-src-attr 'unsafe-inline'",
        ]),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // The map's host is asked whether it is there before its frame is shown.
    `connect-src 'self' ${mapHosts.join(' ')}`,
    `frame-src ${mapHosts.join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
