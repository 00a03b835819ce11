/** Whole days between two local times. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;

/** '劉欣怡' of '劉欣怡 Grace': beside the English name the rest would stand there twice. */
export const chineseOnly = (name: string): string =>
  /^(\p{Script=Han}+)\s+[A-Za-z]/u.exec(name)?.[1] ?? name;
