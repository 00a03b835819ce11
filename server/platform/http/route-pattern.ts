import type { Api } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';

/** The router's pattern of an endpoint; also its name in logs, metrics and traces. */
export const routePattern = ({ path }: Pick<Api, 'path'>): string =>
  limits.apiBase + path.replace(/\{(\w+)\}/g, ':$1');
