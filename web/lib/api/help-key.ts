/** The key of the help link that the open page works with: uploads then go with it instead of a session. */
let current: string | null = null;

export const getHelpKey = (): string | null => current;
export const setHelpKey = (key: string | null): void => {
  current = key;
};
