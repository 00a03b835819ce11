/**
 * Whom this tab acts for (decision 029). Kept per tab, so that two tabs never mix; it changes only together with a page
 * load, so that nothing of one person stays on the screen of another.
 */
import type { SessionUser } from '#contract/account/account.ts';

const key = 'acting';
type Acting = {
  user: SessionUser;
  /** The leave to act has ended: it is said once, on one's own pages. */
  ended?: boolean;
};

export const readActing = (): Acting | null => {
  if (typeof window === 'undefined') return null;
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Acting | null;
  } catch {
    return null;
  }
};

export const actingFor = (): SessionUser | null => {
  const acting = readActing();
  return acting && !acting.ended ? acting.user : null;
};

export const writeActing = (acting: Acting | null): void => {
  try {
    if (acting) window.sessionStorage.setItem(key, JSON.stringify(acting));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: one acts for oneself only.
  }
};
