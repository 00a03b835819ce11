/** The search box of the office. Like every list it shows names; opening a person is audited. */
import { may, type Role } from '#contract/access.ts';
import { type ContentType, contentInfo, contentTypes } from '#contract/content/item-types.ts';
import { type OfficeFound, searchOffice, searchRules } from '#contract/staff/search.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { readClearances } from '#server/shared/people/passport.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { paperNumbers, recordNumbers } from './numbers.rules.ts';
import * as store from './search.store.ts';

type Hits<G extends keyof OfficeFound> = NonNullable<OfficeFound[G]>['hits'];

/** Of other features: the best ones first, at most `limit`. */
export type SearchParts = {
  activities: (typed: string, limit: number, locale: Locale) => Promise<Hits<'activities'>>;
  contents: (
    typed: string,
    types: readonly ContentType[],
    limit: number,
    locale: Locale,
  ) => Promise<Hits<'contents'>>;
  calls: OfPeople<'calls'>;
  conversations: OfPeople<'conversations'>;
};
/** What belongs to the people found, or to the number typed. */
type OfPeople<G extends keyof OfficeFound> = (
  asked: { typed: string; personIds: string[]; timeZone: string },
  limit: number,
) => Promise<Hits<G>>;

type Asked = {
  personIds: string[];
  typed: string;
  role: Role;
  locale: Locale;
  timeZone: string;
  today: string;
};

/** One more than is shown tells whether there are more. */
const asked = searchRules.shown + 1;
const grouped = <T>(rows: readonly T[]) => ({
  hits: rows.slice(0, searchRules.shown),
  more: rows.length > searchRules.shown,
});

export const searchRoutes = (
  bind: Bind,
  { db, clock, parts }: Needs<'db' | 'clock'> & { parts: SearchParts },
): void => {
  const findPeople = async ({
    typed,
    role,
    timeZone,
    locale,
    today,
    personIds,
  }: Asked): Promise<OfficeFound> => {
    const seesAll = may(role, 'workOnCases');
    if (!seesAll && !may(role, 'manageTraining')) return {};
    const people = await store.listPeopleFound(db, typed, { ids: personIds, limit: asked });
    const ids = people.map(({ userId }) => userId);
    const clearanceOf = await readClearances(db, today, ids);
    const cases = seesAll ? await store.listCasesOf(db, ids, asked) : [];
    return {
      people: grouped(
        people.map(({ phone, suspended, ...person }) => ({
          ...person,
          phoneEnding: seesAll ? phone.slice(-4) : null,
          closed: suspended,
          clearance: suspended ? null : clearanceOf(person.userId),
        })),
      ),
      ...(seesAll && {
        cases: grouped(
          cases.map((one) => ({
            ...one,
            item: one.item && readText(one.item, locale),
            since: localTime(new Date(one.since), timeZone),
          })),
        ),
      }),
    };
  };

  const findNumbers = async ({ typed, role, today, ...view }: Asked): Promise<OfficeFound> => {
    const { locale, timeZone } = view;
    const found: OfficeFound = {};
    if (may(role, 'workOnCases')) {
      const numbers = recordNumbers(typed);
      const rows = numbers.prefixes.length ? await store.listRecordsFound(db, numbers, asked) : [];
      found.records = grouped(
        rows.map(({ item, startsAt, cancelledAt, ...row }) => ({
          ...row,
          item: readText(item, locale),
          startsAt: startsAt && localTime(startsAt, timeZone),
          cancelled: cancelledAt !== null,
        })),
      );
    }
    if (may(role, 'workOnCases') || may(role, 'manageTraining')) {
      const numbers = paperNumbers(typed, Number(today.slice(0, 4)));
      const isNumber = numbers.prefixes.length + numbers.whole.length > 0;
      const certificates = isNumber ? await store.listCertificatesFound(db, numbers, asked) : [];
      const transcripts = isNumber ? await store.listTranscriptsFound(db, numbers, asked) : [];
      const cards = isNumber ? await store.listIdCardsFound(db, numbers, asked) : [];
      found.papers = grouped([
        ...certificates.map(({ facts, ...row }) => ({
          ...row,
          kind: 'certificate' as const,
          title: readText(facts.title, locale),
        })),
        ...transcripts.map(({ year: of, ...row }) => ({
          ...row,
          kind: 'transcript' as const,
          title: String(of),
        })),
        ...cards.map((row) => ({ ...row, kind: 'idCard' as const, title: '' })),
      ]);
    }
    return found;
  };

  bind(searchOffice, async ({ query }, { role, locale }) => {
    const typed = query.q.trim();
    const timeZone = await getTimeZone(db);
    const today = localTime(clock.now(), timeZone).slice(0, 10);
    const seesAll = may(role, 'workOnCases');
    const personIds =
      seesAll || may(role, 'manageTraining')
        ? await store.listPersonIds(db, typed, { traineesOnly: !seesAll })
        : [];
    const ask = { typed, role, locale, timeZone, today, personIds };
    // One after the other: what is typed by many at once must not take every connection.
    const people = await findPeople(ask);
    const numbers = await findNumbers(ask);
    const types = contentTypes.filter(
      (type) => type !== 'activity' && may(role, contentInfo[type].access),
    );
    return {
      ...people,
      ...numbers,
      ...(seesAll && {
        calls: grouped(typed ? await parts.calls(ask, asked) : []),
        conversations: grouped(typed ? await parts.conversations(ask, asked) : []),
      }),
      ...(may(role, 'manageActivities') && {
        activities: grouped(typed ? await parts.activities(typed, asked, locale) : []),
      }),
      ...(types.length > 0 && {
        contents: grouped(typed ? await parts.contents(typed, types, asked, locale) : []),
      }),
    };
  });
};
