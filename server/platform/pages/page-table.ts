/** Which paths are pages, and how many of a kind can exist: known before anything is rendered. */
import type { ServerBuild } from 'react-router';

export type PageRoute = {
  /** Pattern of the route table: '/community/news/:id'. */
  path: string;
  /** Its server loader decides whether the page exists; without one, any id is answered with 200. */
  isChecked: boolean;
  /** Its HTML is the same for all ids (web/lib/page/same-for-all-ids.ts). */
  isSameForAllIds?: boolean;
};

/** `fixed`: a known page. `content`: as many as there are articles. `free`: unbounded. */
export type PageKind = 'fixed' | 'content' | 'free';
/** `path` is the one to render: the pattern itself where ids make no difference. Null: not a page. */
export type PageTable = (path: string) => { kind: PageKind; path: string } | null;

export const pageRoutesOf = ({ routes }: Pick<ServerBuild, 'routes'>): PageRoute[] => {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return pathOf(route.parentId) + (route.path ? `/${route.path}` : '');
  };
  const isSame = (id: string | undefined): boolean => {
    const route = id === undefined ? undefined : routes[id];
    const { sameForAllIds } = (route?.module.handle ?? {}) as { sameForAllIds?: boolean };
    return sameForAllIds ?? (route ? isSame(route.parentId) : false);
  };
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ path, index }) => (path && path !== '*') || index)
    .map(({ id, module }) => ({
      path: pathOf(id) || '/',
      isChecked: Boolean(module.loader),
      isSameForAllIds: isSame(id),
    }));
};

/** Like the router: case-insensitive, with or without a trailing slash. */
const tidy = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

export const createPageTable = (routes: readonly PageRoute[]): PageTable => {
  const fixed = new Set(routes.map(({ path }) => path).filter((path) => !path.includes(':')));
  const loosely = new Set([...fixed].map(tidy));
  const patterns = routes
    .filter(({ path }) => path.includes(':'))
    .map(({ path, isChecked, isSameForAllIds }) => {
      const pattern = path.replace(/:\w+/g, '[^/]+');
      return {
        path,
        isChecked,
        isSameForAllIds,
        exact: new RegExp(`^${pattern}$`),
        loose: new RegExp(`^${pattern}/?$`, 'i'),
      };
    });
  return (path) => {
    if (fixed.has(path)) return { kind: 'fixed', path };
    if (loosely.has(tidy(decode(path)))) return { kind: 'free', path };
    const found = patterns.find(({ loose }) => loose.test(path) || loose.test(decode(path)));
    if (!found) return null;
    if (found.isSameForAllIds) return { kind: 'fixed', path: found.path };
    return { kind: found.isChecked && found.exact.test(path) ? 'content' : 'free', path };
  };
};
