/** Login requirement of a route (spec §2): without a token, to the login screen with `redirect`. Runs in the browser only. */
import { redirect } from 'react-router';
import { getToken, getUser } from './session.ts';
import { withoutBase } from './shell.ts';

type Args = { request: Request };

/** The original full path, as the site knows it (without the mobile basename). */
const fullPath = (request: Request): string => {
  const url = new URL(request.url);
  return withoutBase(url.pathname) + url.search + url.hash;
};

export const loginPath = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`;

export const requireLogin = ({ request }: Args): void => {
  if (!getToken()) throw redirect(loginPath(fullPath(request)));
};

/** Training pages are for caregivers; everyone else is taken to the personal center. */
export const requireCaregiver = (): void => {
  if (getUser()?.userType !== 'caregiver') throw redirect('/user/index');
};
