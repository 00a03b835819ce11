/** Messages between the process and its rendering thread. */
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';
import type { MadePage } from './make-page.ts';
import type { PageRoute } from './page-table.ts';
import type { PageRequest } from './renderer.ts';
import type { CachedResponse } from './response-cache.ts';

/** The built site, and whether it is served by https. */
export type Place = { buildDir: string; origin: string; secure: boolean };

/** The answer to a call of the API that a page makes. */
type Sent = { status: number; headers: Record<string, string>; body: Uint8Array };
export type AnswerCall = (path: string, headers: Record<string, string>) => Promise<Sent>;

export type ToThread = { make: number; page: PageRequest } | { fetched: number; answer: Sent };

export type FromThread =
  | { pages: PageRoute[] }
  /** `render`: the id of the rendering that makes the call. */
  | { fetch: number; render: number; path: string; headers: Record<string, string> }
  | { made: number; page: MadePage }
  | { failed: number; facts: ErrorFacts };

/** An empty body becomes null: some statuses must not have one. */
export const unpack = ({ status, headers, body }: Sent): Response =>
  new Response(body.byteLength ? (body as BodyInit) : null, { status, headers });

const bodiesOf = ({ plain, gzip, br }: CachedResponse) => [plain, gzip, br];

/** Handed over, not copied: pages are large. Small buffers share their memory with others, and stay. */
export const toHandOver = ({ page }: MadePage): ArrayBuffer[] => [
  ...new Set(
    (page ? bodiesOf(page) : [])
      .filter(({ buffer, byteLength }) => byteLength === buffer.byteLength)
      .map(({ buffer }) => buffer as ArrayBuffer),
  ),
];

/** Buffers arrive as plain arrays of bytes. */
export const withBuffers = ({ page, failures }: MadePage): MadePage => ({
  failures,
  page: page && {
    ...page,
    plain: bufferOf(page.plain),
    gzip: bufferOf(page.gzip),
    br: bufferOf(page.br),
  },
});

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
