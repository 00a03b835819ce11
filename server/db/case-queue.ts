/** What the queues of the office share: whose a case is, who works on it, and how it is found. */
import { and, asc, eq, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CaseKind } from '#contract/office.ts';
import type { CasePerson, CaseRow, DueFilter } from '#contract/office-cases.ts';
import { fallbackLocale, isLocale } from '#i18n/pick-locale.ts';
import { wallClock } from '../ports/clock.ts';
import { convert } from './fold.ts';
import { user } from './schema/account.ts';
import { caseWork } from './schema/office.ts';
import { staff } from './schema/staff.ts';

export type CaseFilter = {
  assignee?: string | undefined;
  due?: DueFilter | undefined;
  keyword?: string | undefined;
};
/** Who looks, and when. */
export type Looking = { staffId: string; now: Date };

const day = 24 * 3_600_000;

/** To be joined to the row of the case: `leftJoin(caseWork, worksOn('card', user.id))`, then `staff` by `isAssignee`. */
export const worksOn = (kind: CaseKind, subjectId: PgColumn): SQL | undefined =>
  and(eq(caseWork.kind, kind), eq(caseWork.subjectId, subjectId));
export const isAssignee = eq(staff.id, caseWork.assigneeId);

export const caseColumns = {
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
  phone: user.phone,
  locale: user.locale,
  assigneeId: caseWork.assigneeId,
  assignee: staff.name,
  contactedAt: caseWork.contactedAt,
  version: sql<number>`coalesce(${caseWork.version}, 0)`,
};

/** A moment that is worked out of several. */
export const momentFrom = (expression: SQL) =>
  expression.mapWith(caseWork.contactedAt) as SQL<Date | null>;

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A name in either script, the end of the phone number, or what `others` hold. */
const matches = (keyword: string, others: readonly PgColumn[]): SQL | undefined => {
  const like = (text: string) => `%${escaped(text.trim())}%`;
  const typed = like(keyword);
  const scripts = new Set([keyword, convert(keyword, 'zh-CN'), convert(keyword, 'zh-TW')]);
  const digits = keyword.replace(/\D/g, '');
  return or(
    ilike(sql`${user.firstName} || ' ' || ${user.lastName}`, typed),
    ...[...scripts].flatMap((text) => [
      ilike(user.chineseName, like(text)),
      ilike(user.preferredName, like(text)),
    ]),
    ...others.map((column) => ilike(column, typed)),
    digits.length >= 4 ? ilike(user.phone, `%${digits}`) : undefined,
  );
};

export const caseWhere = (
  { assignee, due, keyword }: CaseFilter,
  { staffId, now }: Looking,
  at: { due: SQL<Date | null>; alsoIn?: readonly PgColumn[] },
): SQL | undefined => {
  const before = due && new Date(now.getTime() + (due === 'day' ? day : 0));
  const whose = assignee === 'me' ? staffId : assignee;
  return and(
    whose === 'nobody' ? isNull(caseWork.assigneeId) : undefined,
    whose && whose !== 'nobody' ? eq(sql`${caseWork.assigneeId}::text`, whose) : undefined,
    before ? lt(at.due, sql`${before.toISOString()}::timestamptz`) : undefined,
    keyword?.trim() ? matches(keyword, at.alsoIn ?? []) : undefined,
  );
};

/** What is promised first comes first; then the newest. */
export const soonestFirst = (due: SQL, since: SQL | PgColumn, id: PgColumn): SQL[] => [
  sql`${due} asc nulls last`,
  sql`${since} desc`,
  asc(id),
];

type FoundCase = Omit<
  CaseRow,
  'phoneEnding' | 'overdue' | 'locale' | 'dueAt' | 'submittedAt' | 'contactedAt'
> & {
  phone: string;
  locale: string;
  dueAt: Date | null;
  submittedAt: Date;
  contactedAt: Date | null;
};

/** On the agency's wall. */
export const wallOf =
  (timeZone: string) =>
  (moment: Date | null): string | null =>
    moment && wallClock(moment, timeZone);

export const viewCase = (
  row: FoundCase,
  { now, timeZone }: { now: Date; timeZone: string },
): CaseRow => {
  const at = wallOf(timeZone);
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    chineseName: row.chineseName,
    phoneEnding: row.phone.slice(-4),
    locale: isLocale(row.locale) ? row.locale : fallbackLocale,
    submittedAt: wallClock(row.submittedAt, timeZone),
    dueAt: at(row.dueAt),
    overdue: row.dueAt !== null && row.dueAt < now,
    assigneeId: row.assigneeId,
    assignee: row.assignee,
    contactedAt: at(row.contactedAt),
    version: row.version,
  };
};

/** Whom the case is about, with how to reach them. */
export const personColumns = {
  userId: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  chineseName: user.chineseName,
  preferredName: user.preferredName,
  gender: user.gender,
  phone: user.phone,
  email: user.email,
  address: user.address,
  apartment: user.apartment,
  city: user.city,
  state: user.state,
  postcode: user.postcode,
} satisfies Record<keyof CasePerson, PgColumn>;
