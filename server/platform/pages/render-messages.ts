/** Messages between the process and its rendering thread. */
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';
import type { MadePage } from './make-page.ts';
import type { PageRoute } from './page-table.ts';
import type { PageRequest } from './renderer.ts';

/** The built site, and whether it is served by https. */
export type Place = { buildDir: string; origin: string; secure: boolean };

type Sent = { status: number; headers: [string, string][]; body: ArrayBuffer };

export type ToThread = { make: number; page: PageRequest } | { fetched: number; answer: Sent };

export type FromThread =
  | { pages: PageRoute[] }
  /** `render`: the id of the rendering that makes the call. */
  | { fetch: number; render: number; path: string; headers: [string, string][] }
  | { made: number; page: MadePage }
  | { failed: number; facts: ErrorFacts };

export const pack = async (response: Response): Promise<Sent> => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.arrayBuffer(),
});

/** An empty body becomes null: some statuses must not have one. */
export const unpack = ({ status, headers, body }: Sent): Response =>
  new Response(body.byteLength ? body : null, { status, headers });

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
