/** Redirects to the login page without a token (spec §2). Runs in the browser only. */
import { redirect, replace } from 'react-router';
import { withoutBase } from '#web/lib/page/shell.ts';
import { getToken, getUser } from './session.ts';

type Args = { request: Request };

const isHere = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** The original full path, as the site knows it (without the mobile basename). The router's requests lack the hash. */
const fullPath = (request: Request): string => {
  const url = new URL(request.url);
  const hash = url.hash || (isHere(url) ? window.location.hash : '');
  return withoutBase(url.pathname) + url.search + hash;
};

/** Replaces the current history entry on a first load or Back: otherwise Back would redirect here again. */
const sendFrom = (request: Request, to: string): Response =>
  isHere(new URL(request.url)) ? replace(to) : redirect(to);

export const loginPath = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`;

export const requireLogin = ({ request }: Args): void => {
  if (!getToken()) throw sendFrom(request, loginPath(fullPath(request)));
};

/** Training pages are for caregivers; everyone else is taken to the personal center. */
export const requireCaregiver = (): void => {
  if (getUser()?.userType !== 'caregiver') throw redirect('/user/index');
};
