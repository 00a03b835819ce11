/** Things without an id: each is named by what it says and, where two say the same, by how many came before it. */
export const keyed = <T>(
  list: readonly T[],
  say: (one: T) => string,
): { key: string; one: T }[] => {
  const times = new Map<string, number>();
  return list.map((one) => {
    const said = say(one);
    const before = times.get(said) ?? 0;
    times.set(said, before + 1);
    return { key: `${said} ${before}`, one };
  });
};
