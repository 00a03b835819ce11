/** Under which key a content call is kept: by what it means, not by how somebody wrote it. */
import type { FastifyRequest } from 'fastify';
import type { Api } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Share } from './response-cache.ts';

type ContentKey = {
  key: string;
  /** An id answers only where there is something; a query can be made up without end. */
  share: Share;
  /** The one answer of this call: there are as many as calls. */
  isFixed: boolean;
};

/** Query and params are those that the contract let through, with its defaults and in its form. */
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
