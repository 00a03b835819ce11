/** Lets code outside of components (the 401 rule) move the router. The root sets it once. */
type Go = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

let go: Go = (to) => window.location.assign(to);

export const setNavigate = (navigate: Go): void => {
  go = navigate;
};
export const navigateTo: Go = (to, options) => go(to, options);
