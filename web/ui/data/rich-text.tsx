import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { mobileBase, useShell } from '#web/lib/page/shell.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './rich-text.module.css';

/** Files have one URL; pages have one per shell. */
const pageLink = /(<a\b[^>]*? href=")\/(?!media\/|files\/|feed\/|home\/)/g;

const inShell = (html: string, base: string): string =>
  html
    .replace(pageLink, `$1${base}/`)
    .replaceAll('<table', '<div class="table-scroll"><table')
    .replaceAll('</table>', '</table></div>');

/** Wide tables scroll on their own, so the keyboard must be able to reach them. */
const reachTables = (text: HTMLElement | null) => {
  const tables = [...(text?.querySelectorAll<HTMLElement>('.table-scroll') ?? [])];
  const watch = new ResizeObserver(() => {
    for (const it of tables)
      if (it.scrollWidth > it.clientWidth) it.tabIndex = 0;
      else it.removeAttribute('tabindex');
  });
  for (const it of tables) watch.observe(it);
  return () => watch.disconnect();
};

/** Text with headings, lists, tables, pictures and videos, cleaned by the server (server/platform/http/safe-html.ts). */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  const base = useShell() === 'mobile' ? mobileBase : '';
  const navigate = useNavigate();

  /** Links to pages of this site go through the router, as everywhere else. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href') ?? '';
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!href.startsWith(`${base}/`) || /^\/(media|files|feed|home)\//.test(href)) return;
    event.preventDefault();
    navigate(href.slice(base.length));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, also by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns the Enter key into a click
    <div
      // New text has new tables.
      key={html}
      ref={reachTables}
      className={cx(classes.text, className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server
      dangerouslySetInnerHTML={{ __html: inShell(html, base) }}
    />
  );
}
