/** Messages between the process and its rendering thread. */
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';
import type { PageRoute } from './page-table.ts';
import type { PageRequest } from './renderer.ts';

export type Place = { buildDir: string; origin: string };

type Sent = { status: number; headers: [string, string][]; body: ArrayBuffer };

export type ToThread = { render: number; page: PageRequest } | { fetched: number; answer: Sent };

export type FromThread =
  | { pages: PageRoute[] }
  /** `render`: the id of the rendering that makes the call. */
  | { fetch: number; render: number; path: string; headers: [string, string][] }
  | { rendered: number; answer: Sent; failures: ErrorFacts[]; mark: string }
  | { failed: number; facts: ErrorFacts };

export const pack = async (response: Response): Promise<Sent> => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.arrayBuffer(),
});

/** An empty body becomes null: some statuses must not have one. */
export const unpack = ({ status, headers, body }: Sent): Response =>
  new Response(body.byteLength ? body : null, { status, headers });
