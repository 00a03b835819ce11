/**
 * An address of a list that leads nowhere, because things are gone or somebody made it up, is answered with a redirect
 * to what there is. That takes no rendering, so making up addresses by the thousand slows down nobody.
 */
import { redirect } from 'react-router';
import type { Paged } from '#contract/paging.ts';

export const orRedirect = (isKnown: boolean, to: string): void => {
  if (!isKnown) throw redirect(to);
};

/** Beyond the last page there is the last page. */
export const orLastPage = (page: Paged<unknown> | null, to: (page: number) => string): void => {
  if (!page || page.records.length > 0) return;
  orRedirect(page.pageNum <= Math.max(1, page.pages), to(page.pages));
};
