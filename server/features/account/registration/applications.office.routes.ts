/** Office queue of caregiver applications. */
import type { z } from 'zod';
import * as api from '#contract/account/applications-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findAccount } from '#server/features/account/profile/accounts.store.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { queueCalls } from '#server/shared/cases/case-queue-routes.ts';
import { viewCase, viewHistory } from '#server/shared/cases/case-view.ts';
import { applicationCase, changeCase, insertCaseEntry } from '#server/shared/cases/case-work.ts';
import { noteWith } from '#server/shared/cases/correction.ts';
import { listVerdicts, verdictForStaff } from '#server/shared/cases/document-verdicts.ts';
import { tellVerdicts } from '#server/shared/cases/judge-document.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import { reasonInText } from '#server/shared/cases/reason-in-text.ts';
import { sayAskedLines } from '#server/shared/cases/say-asked.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localToday } from '#server/shared/people/important-dates.ts';
import { readClearances } from '#server/shared/people/passport.ts';
import { getViewContext, type ViewContext } from '#server/shared/settings/view-context.ts';
import { kindsThere, missingKinds } from './application.rules.ts';
import {
  type AskedDocument,
  addAtCounter,
  decideApplication,
  decideRenewal,
} from './application.service.ts';
import { applications } from './applications.office.store.ts';
import { type KeptDocument, listDocuments } from './documents.store.ts';
import { documentReasons, judgeApplicationDocument } from './verdict.service.ts';

type Review = z.output<typeof api.reviewApplicationCase.body>;

/** Rejects reasons that don't match the decision, and decisions that need a reason. */
const checkReview = ({ decision, correction, note, ...review }: Review): void => {
  const { reasons = [], asked = [], because = {} } = review;
  if (decision === 'submitted' && !correction) throw invalidField('correction', 'fields.required');
  if (reasons.length && decision !== 'rejected') throw invalidField('reasons', 'fields.choice');
  if (asked.length && decision !== 'more_info') throw invalidField('asked', 'fields.choice');
  if (Object.keys(because).length && decision !== 'more_info')
    throw invalidField('because', 'fields.choice');
  if (decision === 'rejected' && !reasons.length && !note)
    throw invalidField('reasons', 'fields.required');
  if (decision === 'more_info' && !asked.length && !note)
    throw invalidField('asked', 'fields.required');
};

/** For the applicant: the standard reasons in their language, why each document is asked for, then the free text. */
const noteFor = (
  { reasons = [], note }: Pick<Review, 'reasons' | 'note'>,
  because: readonly AskedDocument[],
  locale: Locale,
): string | null =>
  [
    ...reasons.map((reason) => say(locale, `office.cases.reasons.${reason}`)),
    sayAskedLines(because, locale, (kind) => say(locale, `register.documents.${kind}`)),
    note,
  ]
    .filter(Boolean)
    .join('\n') || null;

/** Health and papers are not to be read on the screen of a locked phone. */
const privateReasons: readonly api.ApplicationReason[] = ['medical', 'notAuthorized'];

/** For the text message. With documents asked for, those say why. */
const whyFor = (
  { reasons = [], asked = [], note }: Pick<Review, 'reasons' | 'asked' | 'note'>,
  locale: Locale,
): string | null =>
  asked.length
    ? null
    : reasonInText(locale, {
        canned: reasons.map((reason) => say(locale, `office.cases.reasons.${reason}`)),
        note,
        isPrivate: reasons.some((reason) => privateReasons.includes(reason)),
      });

const reasonDetails = (because: readonly AskedDocument[]): Record<string, string> =>
  because.length ? { reasons: because.map(({ reason }) => reason).join(',') } : {};

type Paper = Pick<KeptDocument, 'type' | 'files'>;
const viewPaper = (paper: Paper | undefined, at: ReturnType<typeof localTimeOrNull>) => {
  const files = paper?.files ?? [];
  const newest = files.map((f) => f.createdAt).toSorted((a, b) => Number(b) - Number(a))[0];
  return {
    type: paper?.type ?? null,
    addedAt: at(newest ?? null),
    addedBy: files.findLast((f) => f.addedBy)?.addedBy ?? null,
    pictures: files.map(({ fileId, width, height }) => ({ fileId, width, height })),
  };
};

export const applicationOfficeRoutes = (
  bind: Bind,
  deps: Needs<'db' | 'clock' | 'sealer' | 'messages'>,
): void => {
  const { db, clock, sealer, messages } = deps;
  type Row = Awaited<ReturnType<typeof applications.list>>['rows'][number];
  const viewRow = (row: Row, view: ViewContext) => ({
    ...viewCase(row, view),
    status: row.status,
    documents: row.documents,
    yearsOfExperience: row.yearsOfExperience,
  });
  const tellAsked = (tx: Tx, asked: AskedDocument[], who: { userId: string; staffId: string }) =>
    tellVerdicts(tx, sealer, { ...who, caseKind: 'application', at: clock.now() }, asked);
  const calls = queueCalls(deps, {
    queue: applications,
    viewRow,
    table: {
      name: 'applications.csv',
      action: 'application.export',
      noted: 'applications',
      columns: (locale) => [
        { head: 'status', cell: (r) => say(locale, `office.cases.applicationStatus.${r.status}`) },
        { head: 'years', cell: (r) => r.yearsOfExperience },
      ],
    },
  });

  const clearancesOf = async (userIds: readonly string[]) =>
    readClearances(db, await localToday(db, clock.now()), userIds);

  const withClearance = async <R extends { id: string }>(rows: readonly R[]) => {
    const clearanceOf = await clearancesOf(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, clearance: clearanceOf(row.id) }));
  };

  bind(api.listApplications, async (input, caller) => {
    const page = await calls.list(input, caller);
    return { ...page, records: await withClearance(page.records) };
  });
  bind(api.exportApplications, calls.export);
  bind(api.aroundApplication, async (input, caller) => {
    const found = await calls.around(input, caller);
    return { ...found, rows: await withClearance(found.rows) };
  });

  bind(api.getApplicationCase, async ({ params }, { staff: { staffId }, locale }) => {
    const view = await getViewContext(db, clock.now(), locale);
    const at = localTimeOrNull(view.timeZone);
    const found = await applications.get(db, params.userId);
    const { person, asked, renewed, decidedAt, workExperience, employeeId, officeNote } = found;
    const kept = await listDocuments(db, person.userId);
    const missing = missingKinds(asked, kindsThere(kept));
    const { userId } = person;
    const verdicts = await listVerdicts(db, sealer, { userId, caseKind: 'application' });
    const audited = { at: view.now, actor: staffId, subjectId: userId };
    await insertAudit(db, { ...audited, action: 'application.view' });
    return {
      ...viewRow(found, view),
      clearance: (await clearancesOf([userId]))(userId),
      person,
      workExperience,
      employeeId,
      officeNote,
      decidedAt: at(decidedAt),
      documentList: [...new Set([...kept.map((d) => d.kind), ...missing])].map((kind) => {
        const document = kept.find((d) => d.kind === kind);
        return {
          kind,
          missing: missing.includes(kind),
          inReview: renewed.includes(kind),
          ...viewPaper(document, at),
          verdict: verdictForStaff(verdicts, kind, view.timeZone),
          renewal: document?.renewal ? viewPaper(document.renewal, at) : null,
        };
      }),
      history: await viewHistory(db, applicationCase(person.userId), { sealer, ...view }),
    };
  });

  bind(api.reviewApplicationCase, ({ params, body }, { staff: { staffId } }) => {
    const { decision, correction, reasons = [], asked = [], version, preview } = body;
    checkReview(body);
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const person = orNotFound(
        await findAccount(tx, (await applications.get(tx, params.userId)).id),
      );
      const ref = applicationCase(person.id);
      await changeCase(tx, ref, version);
      const because = await documentReasons(tx, sealer, person.id, body);
      const note = noteWith(correction, noteFor(body, because, person.locale));
      const actor = staffId;
      const why = whyFor(body, person.locale);
      const review = { userId: person.id, decision, correction, note, why, asked, because, actor };
      const was = await decideApplication(tx, { clock, tell: createTell(messages) }, review);
      const details = {
        status: decision,
        ...(correction && { was }),
        ...(reasons.length && { reasons: reasons.join(',') }),
        ...(asked.length && { documents: asked.join(','), ...reasonDetails(because) }),
      };
      await tellAsked(tx, because, { userId: person.id, staffId });
      const entry =
        decision === 'more_info' && !correction ? ('asked' as const) : ('status' as const);
      const about = { entry, staffId, at: clock.now(), details, ...(note && { text: note }) };
      await insertCaseEntry(tx, ref, about, sealer);
      return { note };
    });
  });

  bind(api.reviewRenewal, ({ params, body }, { staff: { staffId } }) => {
    const { decision, asked = [], validUntil = {}, version, preview } = body;
    if (decision === 'ask' && !asked.length) throw invalidField('asked', 'fields.required');
    if (decision === 'accepted' && (asked.length || body.because))
      throw invalidField(asked.length ? 'asked' : 'because', 'fields.choice');
    if (decision === 'ask' && Object.keys(validUntil).length)
      throw invalidField('validUntil', 'fields.choice');
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const person = orNotFound(
        await findAccount(tx, (await applications.get(tx, params.userId)).id),
      );
      const ref = applicationCase(person.id);
      await changeCase(tx, ref, version);
      const because = await documentReasons(tx, sealer, person.id, body);
      const note = decision === 'ask' ? noteFor(body, because, person.locale) : null;
      const what = { decision, note, asked, because, validUntil };
      const review = { userId: person.id, actor: staffId, ...what };
      await decideRenewal(tx, { clock, tell: createTell(messages) }, review);
      await tellAsked(tx, because, { userId: person.id, staffId });
      const details: Record<string, string> =
        decision === 'ask'
          ? { documents: asked.join(','), ...reasonDetails(because) }
          : { accepted: 'yes', ...validUntil };
      const entry = decision === 'ask' ? ('asked' as const) : ('status' as const);
      const about = { entry, staffId, at: clock.now(), details, ...(note && { text: note }) };
      await insertCaseEntry(tx, ref, about, sealer);
      return { note };
    });
  });

  bind(api.judgeDocument, ({ params, body: { version, ...said } }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const { id: userId } = await applications.get(tx, params.userId);
      await changeCase(tx, applicationCase(userId), version);
      const judging = { userId, staffId, now: clock.now() };
      await judgeApplicationDocument(tx, sealer, judging, said);
      return {};
    }),
  );

  bind(api.addCounterDocuments, ({ params, body }, { staff: { staffId } }) => {
    const { version, documents: sent } = body;
    if (!Object.values(sent).some(Boolean)) throw invalidField('documents', 'fields.required');
    return db.transaction(async (tx) => {
      const { id: userId } = await applications.get(tx, params.userId);
      const ref = applicationCase(userId);
      await changeCase(tx, ref, version);
      const details = await addAtCounter(tx, { clock }, { userId, sent, staffId });
      await insertCaseEntry(tx, ref, { entry: 'added', staffId, at: clock.now(), details }, sealer);
      return {};
    });
  });
};
