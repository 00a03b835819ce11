/** The cache key of a content call: normalized, so equivalent requests share one entry. */
import type { FastifyRequest } from 'fastify';
import type { Api } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Share } from './response-cache.ts';

type ContentKey = {
  key: string;
  /** Ids only hit existing records; queries are unbounded. */
  share: Share;
  /** No parameters: as many entries as endpoints. */
  isFixed: boolean;
};

/** Query and params as validated by the contract, with its defaults. */
export const contentKey = (
  { path }: Pick<Api, 'path'>,
  locale: Locale,
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
): ContentKey => {
  const given = (params ?? {}) as Record<string, unknown>;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  );
  const words = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const tail = words.length ? `?${JSON.stringify(words)}` : '';
  return {
    key: `${locale} ${limits.apiBase}${address}${tail}`,
    share: words.length ? 'free' : 'fixed',
    isFixed: !words.length && !path.includes('{'),
  };
};
