const kept = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one is slow on phones. */
export const formatter = (
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const name = language + JSON.stringify(options);
  const known = kept.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  kept.set(name, made);
  return made;
};
