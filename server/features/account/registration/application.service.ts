/**
 * Status changes of a caregiver application: by the office, or by the owner adding documents. Every change is texted.
 */
import type { ApplicationStatus } from '#contract/account/account.ts';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { type Locale, listComma } from '#i18n/pick-locale.ts';
import {
  type Account,
  findAccount,
  getAccount,
} from '#server/features/account/profile/accounts.store.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say } from '#server/platform/http/translate.ts';
import { sayMoment } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { applicationCase, clientChanged, lockCase } from '#server/shared/cases/case-work.ts';
import { joinSentences } from '#server/shared/cases/correction.ts';
import { deleteRefusals, deleteToldRefusals } from '#server/shared/cases/document-verdicts.ts';
import { dueAfter } from '#server/shared/cases/promised-time.ts';
import { reasonInText } from '#server/shared/cases/reason-in-text.ts';
import { sayAskedList } from '#server/shared/cases/say-asked.ts';
import type { Asked } from '#server/shared/cases/verdict.rules.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localToday } from '#server/shared/people/important-dates.ts';
import { markPapers } from '#server/shared/people/paper-dates.ts';
import {
  mayAddDocuments,
  mayCorrect,
  mayDecide,
  missingKinds,
  statusAfterAdding,
} from './application.rules.ts';
import * as store from './application.store.ts';
import {
  acceptPending,
  listDocuments,
  refusePending,
  replaceDocuments,
  type SentDocuments,
} from './documents.store.ts';

type Deps = Needs<'db' | 'clock'> & { tell: Tell };

const nameOf = (kind: DocumentKind, locale: Locale) => say(locale, `messages.documents.${kind}`);
export const named = (kinds: readonly DocumentKind[], locale: Locale): string =>
  kinds.map((kind) => nameOf(kind, locale)).join(listComma[locale]);

export type AskedDocument = Asked<DocumentKind>;
/** With the reasons where staff gave some. */
const namedWhy = (
  asked: readonly DocumentKind[],
  because: readonly AskedDocument[] | undefined,
  locale: Locale,
): string =>
  because?.length
    ? sayAskedList(because, locale, (kind) => nameOf(kind, locale))
    : named(asked, locale);

export type Review = {
  userId: string;
  /** `submitted`, to review it again: by a correction only. */
  decision: ApplicationStatus;
  /** Why the last decision was wrong. */
  correction?: string | undefined;
  note: string | null;
  /** What the text message says of it; the note, if left out. */
  why?: string | null;
  /** Documents requested again; with `more_info` only. */
  asked: DocumentKind[];
  /** Why each of them. */
  because?: readonly AskedDocument[];
  /** For the audit log. */
  actor: string;
};

type Decision = Exclude<ApplicationStatus, 'submitted'>;
const decisionMessages: Record<Decision, TemplateKey> = {
  approved: 'messages.applicationApproved',
  rejected: 'messages.applicationRejected',
  more_info: 'messages.applicationMoreInfo',
};

const tellDecision = (
  tx: Tx,
  tell: Tell,
  person: Account,
  {
    decision,
    asked,
    because,
    why,
  }: { decision: Decision; why: string | null } & Pick<Review, 'asked' | 'because'>,
) => {
  const reason = why ?? say(person.locale, 'messages.readWhy');
  if (decision === 'more_info' && !asked.length)
    return tell(tx, person, 'messages.applicationCallUs', { reason });
  const documents = namedWhy(asked, because, person.locale);
  return tell(
    tx,
    person,
    decisionMessages[decision],
    decision === 'more_info' ? { documents } : { reason },
  );
};

const sayStatus = (locale: Locale, status: ApplicationStatus, asked: readonly DocumentKind[]) =>
  status === 'more_info' && !asked.length
    ? say(locale, 'office.corrections.application.question')
    : say(locale, `office.corrections.application.${status}`, { documents: named(asked, locale) });

/** Of two concurrent decisions the first wins; the other fails with `conflict`. Returns the status before. */
export const decideApplication = async (
  tx: Tx,
  { clock, tell }: Omit<Deps, 'db'>,
  { userId, decision, correction, note, actor, ...review }: Review,
): Promise<ApplicationStatus> => {
  const person = await findAccount(tx, userId);
  if (!person || !(await store.findApplication(tx, userId))) throw new AppError('not_found');
  const before = await store.getApplication(tx, userId, { lock: true });
  const { status: was } = before;
  if (!(correction ? mayCorrect : mayDecide)(was, decision)) throw new AppError('conflict');
  const asked = decision === 'more_info' ? review.asked : [];
  const now = clock.now();
  const isDecided = decision === 'approved' || decision === 'rejected';
  const why = review.why === undefined ? reasonInText(person.locale, { note }) : review.why;
  await store.updateStatus(tx, userId, {
    to: decision,
    from: [was],
    officeNote: note,
    asked,
    askedAt: decision === 'more_info' ? now : null,
    remindedAt: null,
    renewed: [],
    dueAt:
      decision === 'submitted' ? (await dueAfter(tx, now, 'applicationWorkingDays')).dueAt : null,
    decidedAt: isDecided ? now : null,
  });
  // A new review looks at what is newest.
  if (before.renewed.length) {
    const check = { now, today: await localToday(tx, now), validUntil: null };
    await acceptPending(tx, userId, before.renewed, check);
  }
  const documents = { userId, caseKind: 'application' } as const;
  if (decision === 'approved') await deleteRefusals(tx, documents);
  else await deleteToldRefusals(tx, documents, asked);
  const details = {
    decision,
    ...(correction && { was }),
    ...(asked.length && { asked: asked.join(',') }),
  };
  await insertAudit(tx, {
    at: now,
    actor,
    action: correction ? 'application.correct' : 'application.review',
    subjectId: userId,
    details,
  });
  if (correction) {
    const { locale } = person;
    await tell(tx, person, 'messages.decisionCorrected', {
      about: say(locale, 'office.corrections.about.application'),
      was: sayStatus(locale, was, before.asked),
      now: sayStatus(locale, decision, asked),
      reason: joinSentences([correction, why], locale),
    });
  } else if (decision !== 'submitted')
    await tellDecision(tx, tell, person, { decision, asked, because: review.because, why });
  return was;
};

export type RenewalReview = Omit<Review, 'decision'> & {
  decision: 'accepted' | 'ask';
  /** Last valid days of what is accepted. */
  validUntil: Partial<Record<DocumentKind, string>>;
};

/**
 * After the approval: newer documents are accepted and take the place of the older ones, or some are asked for. Asking
 * for one that waits refuses what was sent; the older one stays.
 */
export const decideRenewal = async (
  tx: Tx,
  { clock, tell }: Omit<Deps, 'db'>,
  { userId, decision, note, asked, because, actor, validUntil }: RenewalReview,
): Promise<void> => {
  const person = await findAccount(tx, userId);
  if (!person || !(await store.findApplication(tx, userId))) throw new AppError('not_found');
  const before = await store.getApplication(tx, userId, { lock: true });
  if (decision === 'accepted' && !before.renewed.length) throw new AppError('conflict');
  const left = decision === 'ask' ? before.renewed.filter((kind) => !asked.includes(kind)) : [];
  const moved = await store.updateStatus(tx, userId, {
    to: 'approved',
    from: ['approved'],
    asked: [...new Set([...before.asked, ...asked])],
    renewed: left,
    ...(decision === 'ask' && { officeNote: note }),
    ...(!left.length && { dueAt: null }),
  });
  if (!moved) throw new AppError('conflict');
  const now = clock.now();
  if (decision === 'accepted') {
    const check = { now, today: await localToday(tx, now), validUntil };
    await acceptPending(tx, userId, before.renewed, check);
    await deleteRefusals(tx, { userId, caseKind: 'application' }, before.renewed);
  } else {
    await refusePending(tx, userId, asked);
    await markPapers(tx, userId, asked, { state: 'upcoming', now });
  }
  await insertAudit(tx, {
    at: now,
    actor,
    action: 'application.documents',
    subjectId: userId,
    details: {
      decision,
      documents: (decision === 'ask' ? asked : before.renewed).join(','),
      ...validUntil,
    },
  });
  if (decision === 'ask')
    await tell(tx, person, 'messages.documentsAsked', {
      documents: namedWhy(asked, because, person.locale),
    });
};

/** Standalone, for the command line. */
export const reviewApplication = async ({ db, ...deps }: Deps, review: Review): Promise<void> => {
  await db.transaction((tx) => decideApplication(tx, deps, review));
};

type Adding = { userId: string; sent: SentDocuments; byStaff?: boolean };

/** Adds or replaces documents; returns to review once nothing is missing. */
const addDocuments = async (tx: Tx, now: Date, { userId, sent, byStaff }: Adding) => {
  const application = await store.getApplication(tx, userId, { lock: true });
  const { status, asked } = application;
  if (!mayAddDocuments(status)) throw new AppError('application_closed');
  const purposes = ['document', 'registration'] as const;
  const pending = status === 'approved';
  await replaceDocuments(tx, sent, { userId, now, purposes, pending, byStaff });
  const stillAsked = asked.filter((kind) => !sent[kind]);
  const there = (await listDocuments(tx, userId)).map((d) => d.kind);
  const to: ApplicationStatus = statusAfterAdding(status, missingKinds(stillAsked, there));
  const again = to !== status;
  const kinds = documentKinds.filter((kind) => sent[kind]);
  // After the approval the office reviews newer documents while the caregiver keeps working.
  const renewed = pending ? [...new Set([...application.renewed, ...kinds])] : application.renewed;
  if (pending) await markPapers(tx, userId, kinds, { state: 'started', now });
  const { dueAt, timeZone } = await dueAfter(tx, now, 'applicationWorkingDays');
  await store.updateStatus(tx, userId, {
    to,
    from: [status],
    asked: stillAsked,
    // Sending something resets the reminders.
    askedAt: to === 'more_info' ? now : null,
    remindedAt: null,
    renewed,
    ...(again && { dueAt, officeNote: null }),
    ...(renewed.length && { dueAt, ...(!stillAsked.length && { officeNote: null }) }),
  });
  const details = { documents: kinds.join(','), ...(again && { status: to }) };
  return { again, details, dueAt, timeZone };
};

export const addToApplication = (
  { db, clock, tell }: Deps,
  userId: string,
  sent: SentDocuments,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCase(tx, applicationCase(userId));
    const person = await getAccount(tx, userId);
    const now = clock.now();
    const { again, details, ...promise } = await addDocuments(tx, now, { userId, sent });
    await clientChanged(tx, applicationCase(userId), { at: now, details });
    if (again) {
      const by = sayMoment(promise.dueAt, promise.timeZone, person.locale);
      await tell(tx, person, 'messages.applicationAgain', { by });
    }
  });

/** What the applicant brought to the counter; nobody is texted. Call `changeCase` first. */
export const addAtCounter = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, sent, staffId }: { userId: string; sent: SentDocuments; staffId: string },
): Promise<Record<string, string>> => {
  const at = clock.now();
  const { details } = await addDocuments(tx, at, { userId, sent, byStaff: true });
  const audited = { at, actor: staffId, subjectId: userId, details };
  await insertAudit(tx, { ...audited, action: 'application.counter' });
  return details;
};
