/** Lets code outside components (the 401 rule) navigate. Set once by the root. */
type Go = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

let go: Go = (to) => window.location.assign(to);

export const setNavigate = (navigate: Go): void => {
  go = navigate;
};
export const navigateTo: Go = (to, options) => go(to, options);
