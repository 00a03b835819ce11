/** The content security policy of a page. Inline scripts are allowed by their hash, so that nothing injected runs. */
import { createHash } from 'node:crypto';

/** The only foreign frames: the map of an office (readings "Map"). */
const mapHosts = ['https://www.openstreetmap.org'];

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    ),
  ),
];

/** Plain http is only served for trying things out; there an upgrade would break every asset. */
export const pagePolicy = (html: string, secure: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`.trim(),
    // Style attributes are how components pass sizes; a style cannot read or send data here.
    "style-src 'self' 'unsafe-inline'",
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

export const isMapUrl = (url: string): boolean =>
  mapHosts.some((host) => url.startsWith(`${host}/`));
