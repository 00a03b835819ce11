/** Filters of a list, kept in the URL so that reload, Back and shared links work. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterArrival } from './own-changes.ts';

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
  // A change is shown at once and until its address arrives; a change that comes meanwhile builds on it.
  const [asked, setAsked] = useState<URLSearchParams | null>(null);
  const shown = asked ?? params;
  const latest = useRef(params);
  const underWay = useRef<string[]>([]);
  useLayoutEffect(() => {
    underWay.current = afterArrival(underWay.current, String(params));
    if (underWay.current.length) return;
    latest.current = params;
    setAsked(null);
  }, [params]);
  const values = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, shown.get(name) ?? value]),
  ) as F;
  const page = Math.max(1, Number(shown.get('page')) || 1);

  const set = useCallback(
    (changes: Partial<F>) => {
      const after = new URLSearchParams(latest.current);
      for (const name of paging) after.delete(name);
      for (const [name, value] of Object.entries(changes))
        if (!value || value === first[name]) after.delete(name);
        else after.set(name, String(value));
      latest.current = after;
      // What the address says already needs no waiting for.
      const isThere = String(after) === String(params);
      underWay.current = isThere ? [] : [...underWay.current, String(after)];
      setAsked(isThere ? null : after);
      setParams(after, { preventScrollReset: true, replace: true });
    },
    [params, setParams, first, paging],
  );
  /** The value and onChange of a filter's field. */
  const filter = (name: keyof F & string) => ({
    value: values[name] as string,
    onChange: (value: string) => set({ [name]: value } as Partial<F>),
  });
  const toPage = (number: number): string => {
    const next = new URLSearchParams(shown);
    next.set('page', String(number));
    return `?${next}`;
  };
  return { values, page, set, filter, toPage };
};
