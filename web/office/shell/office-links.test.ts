/** Every address of the office that the code writes down is one of its pages. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#web/routes.ts';

const sources = import.meta.glob<string>(['/web/**/*.{ts,tsx}', '!/web/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pathsOf = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const here = path ? `${base}/${path}` : base;
    return [here, ...pathsOf(children ?? [], here)];
  });
const pages = pathsOf(await routes).map((path) => path.split('/'));

/** '/office/people/${id}?tab=1' as ['', 'office', 'people', null]; null stands for anything. */
const segmentsOf = (literal: string): (string | null)[] =>
  literal
    .replace(/\$\{[^}]*\}/g, '\0')
    .replace(/[?#].*$/, '')
    .split('/')
    .map((segment) => (segment.includes('\0') ? null : segment));

const leadsToPage = (literal: string): boolean => {
  const segments = segmentsOf(literal);
  return pages.some(
    (page) =>
      page.length === segments.length &&
      page.every((part, i) => part.startsWith(':') || segments[i] === null || part === segments[i]),
  );
};

const links = Object.entries(sources)
  .filter(([file]) => file !== '/web/routes.ts')
  .flatMap(([file, text]) =>
    [...text.matchAll(/['"`](\/office(?:\/(?:\$\{[^}]*\}|[^'"`\s])*)?)['"`]/g)].map(
      ([, link = '']) => [link, file] as const,
    ),
  );

it('finds the links', () => {
  expect(links.length).toBeGreaterThan(40);
  expect(leadsToPage('/office/certificates?state=ending')).toBe(false);
});

it.each(links)('%s in %s is a page', (link) => {
  expect(leadsToPage(link)).toBe(true);
});
