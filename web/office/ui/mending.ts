/** Errors go as they are mended: an error stays only while what it is about is as it was when the error came. */

/** `title.zh-TW`, `members.0.name`: what stands there, with whether it waits for approval if it is a text. */
export const valueAt = (value: unknown, path: string): unknown => {
  let own = value;
  let parent: unknown;
  let last = '';
  for (const part of path.split('.')) {
    parent = own;
    last = part;
    own = typeof own === 'object' && own ? (own as Record<string, unknown>)[part] : undefined;
  }
  const { converted } = (parent ?? {}) as { converted?: string };
  return [own, converted === last];
};

type About = { field: string };
/** Other fields whose change mends a field as well. */
export type Behind = Partial<Record<string, readonly string[]>>;

/** The errors that are left when what was `before` is `now`. The same list if nothing is mended. */
export const stillWrong = <E extends About>(
  errors: readonly E[],
  before: unknown,
  now: unknown,
  behind: Behind = {},
): readonly E[] => {
  const isSame = (path: string) =>
    JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(now, path));
  const left = errors.filter(({ field }) => [field, ...(behind[field] ?? [])].every(isSame));
  return left.length === errors.length ? errors : left;
};
