import { may, type StaffRole } from '#contract/access.ts';
import {
  type Desk,
  deskRules,
  getDesk,
  getWaiting,
  type WaitingPart,
  type WeekPart,
} from '#contract/staff/desk.ts';
import { certificateRules } from '#contract/training/certificate.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { dayAfter, startOfDay, weekdayOf } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './desk.store.ts';

const minute = 60_000;

type View = {
  db: Db;
  now: Date;
  timeZone: string;
  locale: Locale;
  today: string;
  /** Set when only one's own work is requested. */
  assigneeId: string | null;
};

const wholeDay = (day: string, timeZone: string) => ({
  from: startOfDay(day, timeZone),
  before: startOfDay(dayAfter(day, 1), timeZone),
});

const waitingPartsOf = (role: StaffRole): WaitingPart[] => [
  ...(may(role, 'workOnCases')
    ? (['inbox', 'applications', 'cards', 'requests', 'callbacks', 'visits', 'messages'] as const)
    : []),
  ...(may(role, 'answerReviews') ? (['reviews'] as const) : []),
];

const dueOf = async (
  { db, now, timeZone, locale, assigneeId }: View,
  group?: 'late' | 'soon',
): Promise<Desk['due']> => {
  const soon = new Date(now.getTime() + deskRules.soonHours * 60 * minute);
  const limit = group ? deskRules.dueAll : deskRules.dueShown;
  const soonFirst = group === 'soon';
  const rows = await store.listDue(db, { now, soon, limit, assigneeId, soonFirst });
  const [first] = rows;
  const until = (moment: string) => Math.floor((Date.parse(moment) - now.getTime()) / minute);
  return {
    overdue: first?.overdue ?? 0,
    soon: first?.soon ?? 0,
    open: first?.open ?? 0,
    oldestMinutes: first?.overdue ? -until(first.oldest) : null,
    cases: rows.map((row) => ({
      kind: row.kind,
      subjectId: row.subjectId,
      userId: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      chineseName: row.chineseName,
      phone: row.phone,
      locale: localeOf(row.locale),
      item: row.item && readText(row.item, locale),
      since: localTime(new Date(row.since), timeZone),
      dueAt: localTime(new Date(row.dueAt), timeZone),
      minutesLeft: until(row.dueAt),
      assignee: row.assignee,
    })),
  };
};

const callsOf = async ({
  db,
  today,
  timeZone,
  locale,
  assigneeId,
}: View): Promise<Desk['calls']> => {
  const rows = await store.listCallsAgain(db, { today, limit: deskRules.dueShown, assigneeId });
  return {
    total: rows[0]?.total ?? 0,
    cases: rows.map(({ total: _, ...row }) => ({
      ...row,
      locale: localeOf(row.locale),
      item: row.item && readText(row.item, locale),
      calledAt: localTime(new Date(row.calledAt), timeZone),
    })),
  };
};

const visitsOf = async ({ db, now, timeZone, locale, today }: View): Promise<Desk['visits']> => {
  const rows = await store.listVisits(db, wholeDay(today, timeZone));
  const isToCome = (row: (typeof rows)[number]) =>
    row.attendance === null && new Date(row.startsAt) >= now;
  // Listed by office.
  const next = rows
    .filter(isToCome)
    .map(({ startsAt }) => new Date(startsAt).getTime())
    .toSorted((a, b) => a - b)[0];
  const offices = [...new Map(rows.map((row) => [row.companyAddressId, row.office]))];
  return {
    day: today,
    total: rows.length,
    toCome: rows.filter(isToCome).length,
    nextAt: next ? localTime(new Date(next), timeZone) : null,
    offices: offices.map(([companyAddressId, name]) => {
      const here = rows.filter((row) => row.companyAddressId === companyAddressId);
      // Upcoming visits matter more than past ones.
      const over = here.filter((row) => !isToCome(row)).length;
      const skipped = Math.max(0, Math.min(over, here.length - deskRules.appointmentsShown));
      return {
        companyAddressId,
        name: readText(name, locale),
        total: here.length,
        visits: here.slice(skipped, skipped + deskRules.appointmentsShown).map((row) => ({
          recordId: row.recordId,
          kind: row.kind,
          firstName: row.firstName,
          lastName: row.lastName,
          chineseName: row.chineseName,
          time: localTime(new Date(row.startsAt), timeZone),
          item: readText(row.item, locale),
          attendance: row.attendance,
        })),
      };
    }),
  };
};

const weekPartsOf = (role: StaffRole): WeekPart[] => [
  ...(may(role, 'workOnCases') ? (['applications', 'cards', 'requests', 'visits'] as const) : []),
  ...(may(role, 'manageActivities') ? (['registrations'] as const) : []),
  ...(may(role, 'manageTraining') || may(role, 'workOnCases') ? (['certificates'] as const) : []),
];

const weeksOf = async ({ db, timeZone, today }: View, role: StaffRole): Promise<Desk['weeks']> => {
  const monday = dayAfter(today, -((weekdayOf(today) + 6) % 7));
  const mondays = Array.from({ length: deskRules.weeks }, (_, i) =>
    dayAfter(monday, 7 * (i - deskRules.weeks + 1)),
  );
  const from = startOfDay(mondays[0] ?? monday, timeZone);
  const before = startOfDay(dayAfter(monday, 7), timeZone);
  const parts = weekPartsOf(role);
  const rows = await store.countWeeks(db, parts, { from, before, timeZone });
  return parts.map((part) => {
    const weeks = mondays.map((day) => ({
      monday: day,
      count: rows.find((row) => row.part === part && row.monday === day)?.count ?? 0,
    }));
    return { part, total: weeks.reduce((sum, week) => sum + week.count, 0), weeks };
  });
};

export const deskRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  const moment = async () => {
    const now = clock.now();
    const timeZone = await getTimeZone(db);
    return { now, timeZone, today: localTime(now, timeZone).slice(0, 10) };
  };

  bind(getWaiting, async (_, { staff }) => {
    const parts = waitingPartsOf(staff.role);
    if (!parts.length) return {};
    const { timeZone, today } = await moment();
    return store.countWaiting(db, parts, wholeDay(today, timeZone));
  });

  bind(getDesk, async ({ query }, { staff: { role, staffId }, locale }) => {
    const assigneeId = query.mine === 'true' ? staffId : null;
    const view = { db, ...(await moment()), locale: locale, assigneeId };
    const worksOnCases = may(role, 'workOnCases');
    const { today } = view;
    const soon = dayAfter(today, certificateRules.renewDays);
    const counts = await store.countNew(db, { today, soon });
    return {
      due: worksOnCases ? await dueOf(view) : null,
      calls: worksOnCases ? await callsOf(view) : null,
      visits: worksOnCases ? await visitsOf(view) : null,
      applications: worksOnCases
        ? { open: counts.openApplications, asked: counts.askedApplications }
        : null,
      failedMessages: worksOnCases ? counts.failedMessages : null,
      unreadReviews: may(role, 'answerReviews') ? counts.unreadReviews : null,
      endingCertificates: may(role, 'manageTraining') ? counts.endingCertificates : null,
      weeks: await weeksOf(view, role),
    };
  });
};
