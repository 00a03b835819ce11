const longest = 300;

/** Changed fields with their new values, for the audit log. */
export const changesOf = (before: object, after: object): Record<string, string> => {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const said = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((key) => said(old[key]) !== said(now[key]))
      .map((key) => [key, said(now[key]).slice(0, longest)]),
  );
};
