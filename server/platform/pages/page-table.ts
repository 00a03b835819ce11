/** Which addresses are pages at all, and how many of a kind there can be: known before anything is rendered. */
import type { ServerBuild } from 'react-router';

export type PageRoute = {
  /** As the route table writes it: '/community/news/:id'. */
  path: string;
  /** Its loader on the server says whether there is such a page; without one, any id is answered with 200. */
  isChecked: boolean;
};

/**
 * `fixed`: one of a list. `content`: as many as there are articles. `free`: as many as somebody likes to make up.
 * Null: no page of ours.
 */
export type PageKind = 'fixed' | 'content' | 'free';
export type PageTable = (path: string) => PageKind | null;

export const pageRoutesOf = ({ routes }: Pick<ServerBuild, 'routes'>): PageRoute[] => {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return pathOf(route.parentId) + (route.path ? `/${route.path}` : '');
  };
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ path, index }) => (path && path !== '*') || index)
    .map(({ id, module }) => ({
      path: pathOf(id) || '/',
      isChecked: Boolean(module.loader),
    }));
};

/** As the router compares: whatever the case, with a slash at the end or without. */
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
    .map(({ path, isChecked }) => {
      const pattern = path.replace(/:\w+/g, '[^/]+');
      return {
        isChecked,
        exact: new RegExp(`^${pattern}$`),
        loose: new RegExp(`^${pattern}/?$`, 'i'),
      };
    });
  return (path) => {
    if (fixed.has(path)) return 'fixed';
    if (loosely.has(tidy(decode(path)))) return 'free';
    const found = patterns.find(({ loose }) => loose.test(path) || loose.test(decode(path)));
    if (!found) return null;
    return found.isChecked && found.exact.test(path) ? 'content' : 'free';
  };
};
