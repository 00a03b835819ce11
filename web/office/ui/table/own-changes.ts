/**
 * Changes of the address that were asked for and have not arrived, oldest first. One that is overtaken never arrives;
 * one that nobody here asked for (a link, Back) ends them all.
 */
export const afterArrival = (underWay: readonly string[], arrived: string): string[] => {
  const at = underWay.lastIndexOf(arrived);
  return at < 0 ? [] : underWay.slice(at + 1);
};
