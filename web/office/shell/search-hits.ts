/** What the search found, as rows to choose from. */

import { may, type StaffRole } from '#contract/access.ts';
import { type OfficeFound, type SearchGroup, searchGroups } from '#contract/staff/search.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { sayName } from '#web/office/cases/queues.ts';

export type Hit = {
  key: string;
  to: string;
  title: string;
  note: string;
  /** Does something here instead of going there. */
  run?: () => void;
};
type CommandGroup = 'actions' | 'pages';
export type HitGroup = { group: SearchGroup | CommandGroup; hits: Hit[]; more: boolean };

export const groupName = (group: HitGroup['group']) =>
  group === 'actions' || group === 'pages'
    ? (`office.keys.groups.${group}` as const)
    : (`office.search.groups.${group}` as const);

const casePlaces = { application: 'applications', card: 'cards', record: 'requests' } as const;
const caseNames = {
  application: 'office.cases.applications',
  card: 'office.cases.cards',
  record: 'office.cases.requests',
} as const;

/** A visit is shown on its day. */
export const visitPlace = (recordId: string, startsAt: string): string =>
  `/office/appointments?day=${startsAt.slice(0, 10)}&visit=${recordId}`;

type Say = { t: Translate; locale: Locale; role: StaffRole };

const noteOf = (...parts: (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

const personPlace = (userId: string, role: StaffRole): string =>
  may(role, 'workOnCases') ? `/office/people/${userId}` : `/office/training/people/${userId}`;

const hitsOf = (found: OfficeFound, { t, locale, role }: Say): Record<SearchGroup, Hit[]> => ({
  people: (found.people?.hits ?? []).map((one) => ({
    key: one.userId,
    to: personPlace(one.userId, role),
    title: sayName(one),
    note: noteOf(
      t(`office.people.userType.${one.userType}`),
      one.phoneEnding,
      one.closed && t('office.people.states.closed'),
      one.clearance === 'blocked' && t('office.passport.blocked'),
    ),
  })),
  records: (found.records?.hits ?? []).map((one) => ({
    key: one.recordId,
    to: one.startsAt ? visitPlace(one.recordId, one.startsAt) : `/office/requests/${one.recordId}`,
    title: `${wholeNumber(one.recordNo)} ${one.item}`,
    note: noteOf(
      sayName(one),
      one.startsAt && formatDateTime(one.startsAt, locale),
      one.cancelled && t('office.people.cancelled'),
    ),
  })),
  papers: (found.papers?.hits ?? []).map((one) => ({
    key: one.number,
    to: personPlace(one.userId, role),
    title: wholeNumber(one.number),
    note: noteOf(sayName(one), t(`office.search.${one.kind}`, { title: one.title })),
  })),
  calls: (found.calls?.hits ?? []).map((one) => ({
    key: one.callbackId,
    to: `/office/callbacks?state=${one.open ? 'open' : 'closed'}&call=${one.callbackId}`,
    title: one.person ? sayName(one.person) : sayEnding(one.phoneEnding),
    note: noteOf(
      one.person && sayEnding(one.phoneEnding),
      t('office.search.callBy', { when: formatDateTime(one.dueAt, locale) }),
      t(one.open ? 'office.search.open' : 'office.search.closed'),
    ),
  })),
  conversations: (found.conversations?.hits ?? []).map((one) => ({
    key: one.conversationId,
    to: `/office/inbox/${one.conversationId}`,
    title: one.people.map(sayName).join(', ') || sayEnding(one.phoneEnding),
    note: noteOf(
      one.people.length > 0 && sayEnding(one.phoneEnding),
      formatDateTime(one.lastAt, locale),
      one.unread > 0 && t('office.search.unread', { count: one.unread }),
    ),
  })),
  cases: (found.cases?.hits ?? []).map((one) => ({
    key: `${one.kind} ${one.caseId}`,
    to: `/office/${casePlaces[one.kind]}/${one.caseId}`,
    title: sayName(one),
    note: noteOf(
      one.recordNo ? `${wholeNumber(one.recordNo)} ${one.item ?? ''}` : t(caseNames[one.kind]),
      t(one.open ? 'office.search.open' : 'office.search.closed'),
    ),
  })),
  activities: (found.activities?.hits ?? []).map((one) => ({
    key: one.activityId,
    to: `/office/activities/${one.activityId}`,
    title: one.title,
    note: formatDateTime(one.startTime, locale),
  })),
  contents: (found.contents?.hits ?? []).map((one) => ({
    key: `${one.type} ${one.contentId}`,
    to: `/office/content/${one.type}/${one.contentId}`,
    title: one.title,
    note: t(`office.content.types.${one.type}`),
  })),
});

/** Groups with something in them. */
export const groupsFound = (found: OfficeFound, say: Say): HitGroup[] => {
  const hits = hitsOf(found, say);
  return searchGroups
    .map((group) => ({ group, hits: hits[group], more: found[group]?.more ?? false }))
    .filter((one) => one.hits.length > 0);
};
