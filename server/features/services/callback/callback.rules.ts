/** '劉欣怡' of '劉欣怡 Grace': beside the English name the rest would stand there twice. */
export const chineseOnly = (name: string): string =>
  /^(\p{Script=Han}+)\s+[A-Za-z]/u.exec(name)?.[1] ?? name;
