/** A person's full record as staff see it; encrypted values stay masked. */

import type { PersonRow, PersonState, WholePerson } from '#contract/account/people-office.ts';
import { maskCard } from '#contract/field-rules.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import {
  getCardPapers,
  listRegistrations,
  listWholeComments,
} from '#server/features/account/privacy/privacy.store.ts';
import { findCard } from '#server/features/account/profile/accounts.store.ts';
import { findApplication } from '#server/features/account/registration/application.store.ts';
import { listSessions } from '#server/features/account/sign-in/sessions.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { certificateStatusOn } from '#server/shared/certificates/subject.rules.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText, readTextOrNull } from '#server/shared/localized-text/localized-text.ts';
import { listMessagesTo } from '#server/shared/messaging/message-log.ts';
import { isOptedOut } from '#server/shared/messaging/opt-outs.ts';
import { listDatesOf, viewDate } from '#server/shared/people/important-dates.ts';
import { readClearances } from '#server/shared/people/passport.ts';
import { isEmailVerified, verifiedEmailOf } from '#server/shared/people/verified-email.ts';
import * as store from './directory.store.ts';
import { knownOf, versionOf } from './person.service.ts';
import { listPersonEntries } from './person.store.ts';

const messagesMax = 50;

export type View = { locale: Locale; timeZone: string; now: Date; sealer: Sealer };

const personStateOf = ({ suspended, mergedInto }: store.Person): PersonState =>
  mergedInto ? 'merged' : suspended ? 'closed' : 'open';

export const personSummary = (person: store.Person) => ({
  userId: person.id,
  userType: person.userType,
  firstName: person.firstName,
  lastName: person.lastName,
  chineseName: person.chineseName,
  phoneEnding: person.phone.slice(-4),
  locale: localeOf(person.locale),
  state: personStateOf(person),
  closeReason: person.closeReason,
});

export const viewRow = (
  row: Awaited<ReturnType<typeof store.listPeople>>[number],
  timeZone: string,
  clearance: PersonRow['clearance'],
): PersonRow => ({
  ...personSummary(row.person),
  email: row.person.email,
  emailVerified: isEmailVerified(row.person),
  createdAt: localTime(row.person.createdAt, timeZone),
  enteredByStaff: row.person.enteredByStaff,
  whiteCardStatus: row.whiteCardStatus,
  applicationStatus: row.applicationStatus,
  clearance: row.person.suspended ? null : clearance,
});

const atOf = ({ timeZone }: View) => {
  const at = (moment: Date) => localTime(moment, timeZone);
  return { at, maybe: localTimeOrNull(timeZone) };
};

const ownCases = async (db: Queryable, userId: string, view: View) => {
  const { at, maybe } = atOf(view);
  const card = await findCard(db, userId);
  const application = await findApplication(db, userId);
  const { papers, pictures } = await getCardPapers(db, userId);
  const kinds = [...new Set(pictures.map((p) => p.kind))];
  return {
    whiteCard: card && {
      status: card.status,
      number: maskCard(view.sealer.open(card.idSealed, userId)),
      submittedAt: at(card.submittedAt),
      contactBy: at(card.contactBy),
    },
    papers: {
      sentAt: maybe(papers?.sentAt ?? null),
      pictures: kinds.map((kind) => ({
        kind,
        count: pictures.filter((p) => p.kind === kind).length,
      })),
    },
    application: application && {
      status: application.status,
      submittedAt: at(application.submittedAt),
      dueAt: maybe(application.dueAt),
      decidedAt: maybe(application.decidedAt),
      yearsOfExperience: application.yearsOfExperience,
      employeeId: application.employeeId,
    },
  };
};

const trainingsOf = async (db: Queryable, ids: string[], view: View) => {
  const today = localTime(view.now, view.timeZone).slice(0, 10);
  return (await store.listTrainings(db, ids)).map((t) => ({
    trainingId: t.trainingId,
    title: readText(t.title, view.locale),
    round: t.round,
    status: t.status,
    startedAt: atOf(view).maybe(t.startedAt),
    certificate:
      t.number && t.issuedOn
        ? {
            number: t.number,
            issuedOn: t.issuedOn,
            expiresOn: t.expiresOn,
            status: certificateStatusOn(t, today),
          }
        : null,
  }));
};

const recordsOf = async (db: Queryable, ids: string[], view: View) => {
  const { at, maybe } = atOf(view);
  return (await store.listRecords(db, ids)).map(({ record: r, office }) => ({
    recordId: r.id,
    recordNo: r.recordNo,
    kind: r.kind,
    item: readText(r.item, view.locale),
    method: r.method,
    status: r.status,
    createdAt: at(r.createdAt),
    dueAt: maybe(r.dueAt),
    startsAt: maybe(r.startsAt),
    office: readTextOrNull(office, view.locale),
    cancelled: r.cancelledAt !== null,
    attendance: r.attendance,
    enteredByStaff: r.enteredByStaff,
  }));
};

const historyOf = async (db: Queryable, ids: string[], recordIds: string[], view: View) =>
  (await store.listHistory(db, ids, recordIds)).map(({ entry: e, by }) => ({
    id: e.id,
    kind: e.kind as CaseKind,
    subjectId: e.subjectId,
    entry: e.entry,
    at: atOf(view).at(e.at),
    by,
    text: e.textSealed && view.sealer.open(e.textSealed, e.subjectId),
    details: e.details,
  }));

export const viewPerson = async (
  db: Queryable,
  person: store.Person,
  view: View,
): Promise<WholePerson> => {
  const { at } = atOf(view);
  const { locale } = view;
  const doubles = await store.listDoubles(db, person.id);
  const everyone = [person, ...doubles];
  const ids = everyone.map(({ id }) => id);
  // Ignore unverified addresses: they may belong to someone else.
  const recipients = everyone.flatMap((one) => [one.phone, verifiedEmailOf(one) ?? []].flat());
  const records = await recordsOf(db, ids, view);
  const recordIds = records.map((r) => r.recordId);
  const { address, apartment, city, state, postcode } = person;
  const known = await knownOf(db, view.sealer, person);
  const { phone, ...profile } = known;
  return {
    ...personSummary(person),
    preferredName: person.preferredName,
    phone,
    wrongPhone: person.wrongPhone,
    wrongSince: person.wrongPhoneAt && at(person.wrongPhoneAt),
    email: person.email,
    emailVerified: isEmailVerified(person),
    gender: person.gender,
    address: [address, apartment, city, `${state} ${postcode}`.trim()].filter(Boolean).join(', '),
    createdAt: at(person.createdAt),
    enteredByStaff: person.enteredByStaff,
    textsStopped: await isOptedOut(db, view.sealer, person.phone),
    mergedInto: person.mergedInto,
    clearance: (await readClearances(db, at(view.now).slice(0, 10), [person.id]))(person.id),
    profile,
    version: versionOf(known),
    changes: (await listPersonEntries(db, view.sealer, ids)).map((one) => ({
      ...one,
      at: at(one.at),
    })),
    doubles: doubles.map(personSummary),
    ...(await ownCases(db, person.id, view)),
    documents: (await store.countDocuments(db, ids)).map(({ createdAt, ...document }) => ({
      ...document,
      addedAt: at(createdAt),
    })),
    records,
    dates: (await listDatesOf(db, [person.id])).map((row) => viewDate(row, view)),
    activities: (await listRegistrations(db, person.id)).map((r) => ({
      activityId: r.activityId,
      title: readText(r.title, locale),
      startTime: r.startTime.slice(0, 16),
      status: r.status,
      companions: r.companions,
      checkedIn: r.checkedInAt !== null,
    })),
    reviews: (await listWholeComments(db, person.id)).map((c) => ({
      commentId: c.commentId,
      rating: c.rating,
      text: readText(c.text, locale),
      createdAt: at(c.createdAt),
      hidden: c.hidden,
      answered: c.replyAt !== null,
    })),
    trainings: await trainingsOf(db, ids, view),
    messages: (await listMessagesTo(db, view.sealer, { userIds: ids, recipients }))
      .slice(0, messagesMax)
      .map(({ id: messageId, channel, kind, state, heldBecause, at: sentAt }) => ({
        messageId,
        channel,
        at: at(sentAt),
        kind,
        state,
        heldBecause,
      })),
    sessions: (await listSessions(db, person.id, view.now, null)).map((s) => ({
      device: s.device as 'phone' | 'tablet' | 'computer',
      browser: s.browser,
      signedInAt: at(s.createdAt),
      lastUsedAt: at(s.lastUsedAt),
    })),
    history: await historyOf(db, ids, recordIds, view),
  };
};
