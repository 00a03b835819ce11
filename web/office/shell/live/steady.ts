/** A live list keeps its order while someone is using it. */

type Known<R> = {
  /** The keys in the order that is shown. */
  shown: readonly string[];
  /** What the list is now. */
  now: ReadonlyMap<string, R>;
  /** What is known of a row that is not in the list any more. */
  before: (key: string) => R | undefined;
};

export const keepOrder = <R>({ shown, now, before }: Known<R>) => {
  const gone = shown.filter((key) => !now.has(key));
  const come = [...now.keys()].filter((key) => !shown.includes(key));
  const rows = shown.flatMap((key) => now.get(key) ?? before(key) ?? []);
  return { rows, gone: new Set(gone), come };
};

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, place) => key === other[place]);
