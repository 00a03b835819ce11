import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFilters } from './use-filters.ts';

const own = { sort: '', hide: '', after: '', before: '' };
/** Another filter leads away from the page, and from the row that was looked for. */
const paging = ['page', 'after', 'before', 'call'];

/** A list whose filters, order, hidden columns and page are in the address. Pages are read by keyset or by number. */
export const useTable = <F extends Record<string, string>>(filters: F) => {
  const [first] = useState({ ...own, ...filters });
  const { values, page, set, filter, toPage } = useFilters<typeof first>(first, paging);
  const [params] = useSearchParams();
  const { sort, hide, after, before } = values;
  const hidden = hide.split(',');
  return {
    first,
    values,
    page,
    set,
    filter,
    /** Where the page begins, for the call. */
    from: after ? { after } : before ? { before } : {},
    /** The order of this name, if there is one. */
    sortOf: <Name extends string>(names: readonly Name[]) =>
      [...names, ...names.map((name) => `-${name}` as const)].find((one) => one === sort),
    sorting: (usual: string) => ({
      value: sort || usual,
      onSort: (value: string) => set({ sort: value } as Partial<typeof first>),
    }),
    choice: {
      hidden: hide,
      onChange: (value: string) => set({ hide: value } as Partial<typeof first>),
    },
    shown: <C extends { key: string }>(columns: readonly C[]): C[] =>
      columns.filter(({ key }) => !hidden.includes(key)),
    /** The address of a page that is read by number. */
    toNumber: toPage,
    /** The address of a page beside the loaded one. */
    toPage:
      (data: { next: string | null; previous: string | null } | undefined) =>
      (number: number): string => {
        const to = new URLSearchParams(params);
        for (const name of paging) to.delete(name);
        const [way, cursor] =
          number > page ? (['after', data?.next] as const) : (['before', data?.previous] as const);
        if (number > 1 && cursor) {
          to.set(way, cursor);
          to.set('page', String(number));
        }
        return `?${to}`;
      },
  };
};
