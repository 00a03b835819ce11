/** Goes on as somebody else, or as oneself, with a new page: nothing that is loaded stays. */
import type { SessionUser } from '#contract/account/account.ts';
import { readActing, writeActing } from './acting.ts';
import { mobileBase, withoutBase } from './page/shell.ts';

const load = (path: string): void => {
  const { pathname } = window.location;
  window.location.assign(withoutBase(pathname) === pathname ? path : `${mobileBase}${path}`);
};

export const actFor = (user: SessionUser): void => {
  writeActing({ user });
  load('/user/index');
};
export const actForSelf = (): void => {
  writeActing(null);
  load('/user/index?tab=helpers');
};
/** The leave to act is over, as a call was told. */
export const leaveEnded = (): void => {
  const acting = readActing();
  if (!acting || acting.ended) return;
  writeActing({ ...acting, ended: true });
  load('/user/index');
};
