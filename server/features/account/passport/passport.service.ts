/** A caregiver's passport, as its owner and the office see it. */
import { paperKinds } from '#contract/account/documents.ts';
import type { Passport } from '#contract/account/passport.ts';
import type { OfficePassport } from '#contract/account/passport-office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { type PersonPassport, readPassports } from '#server/shared/people/passport.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import * as store from './passport.store.ts';

const roleName = async (db: Queryable, code: string | null, { locale }: ViewContext) => {
  const { roles } = await getSetting(db, 'inservice');
  const role = roles.find((one) => one.code === code);
  return role ? readText(role.name, locale) : null;
};

const todayOf = ({ now, timeZone }: ViewContext) => localTime(now, timeZone).slice(0, 10);

const readOne = async (
  db: Queryable,
  userId: string,
  view: ViewContext,
): Promise<PersonPassport | null> =>
  (await readPassports(db, todayOf(view), [userId])).get(userId) ?? null;

export const ownPassport = async (
  db: Queryable,
  userId: string,
  view: ViewContext,
): Promise<Passport> => {
  const passport = await readOne(db, userId, view);
  if (!passport) return { role: null, clearance: null, papers: [] };
  const { role, clearance, papers, inReview } = passport;
  return {
    role: await roleName(db, role, view),
    clearance,
    papers: papers.map((paper) => ({ ...paper, inReview: inReview.includes(paper.kind) })),
  };
};

export const versionOf = (paper: store.Paper | undefined): string =>
  stateHash(paper ? [paper.validUntil, paper.checkedAt, paper.pictures] : null);

/** Null unless an approved caregiver. */
export const officePassport = async (
  db: Queryable,
  userId: string,
  view: ViewContext,
): Promise<OfficePassport | null> => {
  const passport = await readOne(db, userId, view);
  if (!passport) return null;
  const { role, clearance, papers, inReview } = passport;
  const kept = await store.listPapers(db, userId);
  const others = paperKinds
    .filter((kind) => !papers.some((paper) => paper.kind === kind))
    .map((kind) => ({ kind, required: false, state: 'missing' as const, validUntil: null }));
  return {
    role: await roleName(db, role, view),
    clearance,
    papers: [...papers, ...others].map((paper) => {
      const found = kept.find(({ kind }) => kind === paper.kind);
      const checkedAt = found?.checkedAt ?? null;
      return {
        ...paper,
        inReview: inReview.includes(paper.kind),
        pictures: found?.pictures ?? 0,
        checkedOn: checkedAt && localTime(checkedAt, view.timeZone).slice(0, 10),
        version: versionOf(found),
      };
    }),
  };
};
