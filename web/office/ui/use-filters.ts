/** Filters of a list, kept in the URL so that reload, Back and shared links work. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const pageOnly = ['page'];

/**
 * `first` has the default of every filter, which is left out of the URL. Changing a filter goes back to the first
 * page: it drops the parameters in `paging`.
 */
export const useFilters = <F extends Record<string, string>>(
  first: F,
  paging: readonly string[] = pageOnly,
) => {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as F;
  const page = Math.max(1, Number(params.get('page')) || 1);

  const set = useCallback(
    (changes: Partial<F>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of paging) after.delete(name);
          for (const [name, value] of Object.entries(changes))
            if (!value || value === first[name]) after.delete(name);
            else after.set(name, String(value));
          return after;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setParams, first, paging],
  );
  /** The value and onChange of a filter's field. */
  const filter = (name: keyof F & string) => ({
    value: values[name] as string,
    onChange: (value: string) => set({ [name]: value } as Partial<F>),
  });
  const toPage = (number: number): string => {
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    return `?${next}`;
  };
  return { values, page, set, filter, toPage };
};
