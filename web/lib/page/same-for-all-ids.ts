import { useMatches } from 'react-router';

/**
 * The `handle` of a route whose HTML does not depend on the ids in its path, since the browser loads what they name:
 * the server renders it once for all of them (server/platform/pages/page-table.ts). It must not contain its own
 * address, then.
 */
export const sameForAllIds = { sameForAllIds: true };

export const useSameForAllIds = (): boolean =>
  useMatches().some(({ handle }) => handle === sameForAllIds);
