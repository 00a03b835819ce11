/** The history of a request in plain words: what happened, and what's next. */

import type { RecordHistory, ServiceRecord } from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';

/** Text only; the card renders it. */
export type RequestMoment = {
  key: string;
  state: 'done' | 'now' | 'wrong';
  title: string;
  hint: string;
  /** What the office wrote. */
  note: string | null;
};

/** 'YYYY-MM-DD HH:mm', or null where there is no appointment. */
export const visitOf = ({
  reserveDate,
  reserveTime,
}: Pick<ServiceRecord, 'reserveDate' | 'reserveTime'>): string | null =>
  reserveDate && reserveTime ? `${reserveDate} ${reserveTime}` : null;

/** Usually done by the owner: mentioned if the office did it. */
const ownEvents: readonly RecordHistory['event'][] = ['received', 'booked', 'moved', 'cancelled'];
const wrongEvents: readonly RecordHistory['event'][] = ['cancelled', 'exception'];

const past = (one: RecordHistory, place: number, t: Translate, locale: Locale): RequestMoment => {
  const visit = ['booked', 'moved'].includes(one.event) ? visitOf(one) : null;
  const words = [
    sayWhen(one.at, locale),
    visit && t('center.eventFor', { when: sayWhen(visit, locale) }),
    one.helper &&
      t('help.byHelper', { who: t(`help.your.${one.helper.relationship}`, one.helper) }),
    one.by === 'staff' && ownEvents.includes(one.event) && t('center.byStaff'),
  ].filter(Boolean);
  return {
    key: String(place),
    state: wrongEvents.includes(one.event) ? 'wrong' : 'done',
    title: t(
      one.event === 'pictures' && one.by === 'staff'
        ? 'center.picturesByOffice'
        : `center.events.${one.event}`,
    ),
    hint: words.join(locale === 'en' ? ', ' : '，'),
    note: one.note,
  };
};

/** What is pending while the request is open. */
const coming = (
  record: ServiceRecord,
  now: string,
  t: Translate,
  locale: Locale,
): RequestMoment | null => {
  if (record.status !== 'init' || record.cancelledAt) return null;
  const visit = visitOf(record);
  const moment = { key: 'now', state: 'now', note: null } as const;
  if (visit)
    return visit < now
      ? { ...moment, title: t('center.nowPast'), hint: sayWhen(visit, locale) }
      : {
          ...moment,
          title: t('center.nowVisit', { office: record.location?.companyName ?? '' }),
          hint: [sayWhen(visit, locale), record.remindAt && t('center.nowRemind')]
            .filter(Boolean)
            .join(locale === 'en' ? '. ' : '。'),
        };
  const { dueAt } = record;
  return {
    ...moment,
    title:
      dueAt && dueAt >= now
        ? t('center.nowAnswer', { when: sayWhen(dueAt, locale) })
        : t(dueAt ? 'home.callLate' : 'center.nowAnswerSoon'),
    hint: dueAt && dueAt < now ? t('home.callLateText') : '',
  };
};

export const requestMoments = (
  record: ServiceRecord,
  now: string,
  t: Translate,
  locale: Locale,
): RequestMoment[] => {
  const next = coming(record, now, t, locale);
  const before = record.history.map((one, place) => past(one, place, t, locale));
  return next ? [...before, next] : before;
};
