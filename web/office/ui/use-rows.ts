/** Several of a kind in a form, added, removed and moved: a row keeps its controls though it has no name of its own. */
import { useState } from 'react';

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
      const moved = <V>(all: readonly V[]): V[] =>
        all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
      setKeys(moved(keys));
      onChange(moved(list));
    },
  };
};
