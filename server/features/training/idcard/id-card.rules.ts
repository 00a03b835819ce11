import type { Clearance } from '#contract/account/passport.ts';
import type { IdCardState } from '#contract/training/id-card.ts';

/** As its owner sees it. The owner is signed in and approved. */
export const idCardState = (clearance: Clearance | null): IdCardState =>
  clearance === null ? 'noRole' : clearance === 'cleared' ? 'valid' : 'blocked';

type Holder = { approved: boolean; closed: boolean; clearance: Clearance | null };

/** Asked at the very moment of every check: nothing has to be revoked. */
export const isCardValid = ({ approved, closed, clearance }: Holder): boolean =>
  approved && !closed && idCardState(clearance) === 'valid';
