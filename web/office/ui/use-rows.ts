/** Rows of a form that are added, removed and moved; each keeps its key, though it has no id of its own. */
import { useState } from 'react';
import { moveItem } from './move-buttons.tsx';

export const useRows = <T>(list: readonly T[], onChange: (list: T[]) => void) => {
  const [keys, setKeys] = useState(() => list.map((_, at) => at));
  const [next, setNext] = useState(list.length);
  return {
    keyOf: (at: number) => keys[at] ?? `new ${at}`,
    add: (one: T) => {
      setKeys([...keys, next]);
      setNext(next + 1);
      onChange([...list, one]);
    },
    set: (at: number, one: T) => onChange(list.with(at, one)),
    remove: (at: number) => {
      setKeys(keys.toSpliced(at, 1));
      onChange(list.toSpliced(at, 1));
    },
    move: (from: number, to: number) => {
      setKeys(moveItem(keys, from, to));
      onChange(moveItem(list, from, to));
    },
  };
};
