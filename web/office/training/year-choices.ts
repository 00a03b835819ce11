/** This year and the six before, newest first: how long papers are asked for. */
export const yearChoices = (): string[] => {
  const now = new Date().getFullYear();
  return Array.from({ length: 7 }, (_, back) => String(now - back));
};
