import { useEffect, useRef, useState } from 'react';
import { isHandOn } from './hand.ts';
import classes from './live.module.css';
import { isSameOrder, keepOrder } from './steady.ts';

const lookMs = 1_000;

type How<R> = {
  keyOf: (row: R) => string;
  /** A changed value means that the user asked for the list: it is shown as it is. */
  asked: readonly unknown[];
  /** Also counts as somebody at it: rows are picked. */
  busy?: boolean;
  /** What is known of a row that left the list. */
  find?: (key: string) => R | undefined;
  /** Which rows are counted as news; all by default. */
  isNews?: (key: string) => boolean;
};
const anyRow = () => true;

/**
 * The rows, in the order in which they stood while somebody is at them; their data is always new. `box` is the element
 * around them.
 */
export const useSteady = <R>(
  list: readonly R[],
  { keyOf, asked, busy = false, find, isNews = anyRow }: How<R>,
) => {
  const box = useRef<HTMLDivElement>(null);
  const wanted = list.map(keyOf);
  const [kept, setKept] = useState({ asked, keys: wanted });
  const known = useRef(new Map<string, R>());
  const isAsked = kept.asked.some((value, place) => value !== asked[place]);
  const shown = isAsked ? wanted : kept.keys;
  if (isAsked) setKept({ asked, keys: wanted });
  const now = new Map(list.map((row) => [keyOf(row), row]));
  const isSame = isSameOrder(shown, wanted);
  useEffect(() => {
    for (const row of list) known.current.set(keyOf(row), row);
  });

  const order = JSON.stringify(wanted);
  useEffect(() => {
    if (isSame) return;
    const settle = () => {
      if (busy || isHandOn(box.current)) return;
      setKept((before) => ({ ...before, keys: JSON.parse(order) as string[] }));
    };
    settle();
    const timer = setInterval(settle, lookMs);
    return () => clearInterval(timer);
  }, [isSame, order, busy]);

  const { rows, gone, come } = keepOrder({
    shown,
    now,
    before: (key) => find?.(key) ?? known.current.get(key),
  });
  return {
    box: { ref: box, className: classes.box },
    rows,
    /** The keys of rows that are not in the list any more. */
    gone,
    rowProps: (row: R) => (gone.has(keyOf(row)) ? { className: classes.gone } : {}),
    come: come.filter(isNews).length,
    show: isSame ? null : () => setKept({ asked, keys: wanted }),
  };
};
