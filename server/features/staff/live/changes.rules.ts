/** The last changes in the order of their commits, for those who come back. */
import { may, type StaffRole } from '#contract/access.ts';
import { everything, type LiveKind, liveKinds } from '#contract/staff/live.ts';

export type Change = { id: string; name: string };

/** Names of changes are 'card:<id>', 'looking:card:<id>'. Null: not one of those that are told. */
export const kindOf = (name: string): LiveKind | null => {
  const kind = name.split(':', 1)[0] ?? '';
  return kind in liveKinds ? (kind as LiveKind) : null;
};

export const isTold = (role: StaffRole, name: string): boolean => {
  if (name === everything) return true;
  const kind = kindOf(name);
  return kind !== null && may(role, liveKinds[kind]);
};

/**
 * All processes hear the same changes in the same order, and give them the same ids (the transaction and the place in
 * it): whoever comes back to another process finds their place there. `beginning` is this process's own.
 */
export const createChanges = (beginning: string, longest: number) => {
  const kept: Change[] = [];
  let forgot = false;
  return {
    upTo: (): string => kept.at(-1)?.id ?? beginning,
    /** As it came: '<transaction> <name>'. */
    add(told: string): Change {
      const [transaction = '', name = ''] = told.split(' ', 2);
      const [before, place] = kept.at(-1)?.id.split('.') ?? [];
      const change = {
        id: `${transaction}.${before === transaction ? Number(place) + 1 : 0}`,
        name,
      };
      kept.push(change);
      if (kept.length > longest) forgot = kept.shift() !== undefined;
      return change;
    },
    /** Null: not known any more. */
    since(id: string | undefined): Change[] | null {
      if (id === undefined) return [];
      if (id === beginning) return forgot ? null : [...kept];
      const place = kept.findLastIndex((change) => change.id === id);
      return place < 0 ? null : kept.slice(place + 1);
    },
  };
};
