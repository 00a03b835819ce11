/** Office queue of caregiver applications. */
import type { z } from 'zod';
import * as api from '#contract/account/applications-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findAccount } from '#server/features/account/profile/accounts.store.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import { type Clock, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { queueCalls } from '#server/shared/cases/case-queue-routes.ts';
import { viewCase, viewHistory } from '#server/shared/cases/case-view.ts';
import { applicationCase, changeCase, insertCaseEntry } from '#server/shared/cases/case-work.ts';
import { noteWith } from '#server/shared/cases/correction.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { getViewContext, type ViewContext } from '#server/shared/settings/view-context.ts';
import { missingKinds } from './application.rules.ts';
import { decideApplication, decideRenewal } from './application.service.ts';
import { applications } from './applications.office.store.ts';
import { type KeptDocument, listDocuments } from './documents.store.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages };
type Review = z.output<typeof api.reviewApplicationCase.body>;

/** Rejects reasons that don't match the decision, and decisions that need a reason. */
const checkReview = ({ decision, correction, reasons = [], note, asked = [] }: Review): void => {
  if (decision === 'submitted' && !correction) throw invalidField('correction', 'fields.required');
  const fitting: readonly string[] =
    decision === 'rejected' || decision === 'more_info' ? api.applicationReasons[decision] : [];
  if (reasons.some((reason) => !fitting.includes(reason)))
    throw invalidField('reasons', 'fields.choice');
  if (asked.length && decision !== 'more_info') throw invalidField('asked', 'fields.choice');
  if (decision === 'rejected' && !reasons.length && !note)
    throw invalidField('reasons', 'fields.required');
  if (decision === 'more_info' && !asked.length && !note)
    throw invalidField('asked', 'fields.required');
};

/** For the applicant: the standard reasons in their language, then the free text. */
const noteFor = (
  { reasons = [], note }: Pick<Review, 'reasons' | 'note'>,
  locale: Locale,
): string | null =>
  [...reasons.map((reason) => say(locale, `office.cases.reasons.${reason}`)), note]
    .filter(Boolean)
    .join('\n') || null;

type Paper = Pick<KeptDocument, 'type' | 'files'>;
const viewPaper = (paper: Paper | undefined, at: ReturnType<typeof localTimeOrNull>) => {
  const files = paper?.files ?? [];
  const newest = files.map((f) => f.createdAt).toSorted((a, b) => Number(b) - Number(a))[0];
  return {
    type: paper?.type ?? null,
    addedAt: at(newest ?? null),
    pictures: files.map(({ fileId, width, height }) => ({ fileId, width, height })),
  };
};

export const applicationOfficeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages } = deps;
  type Row = Awaited<ReturnType<typeof applications.list>>[number];
  const viewRow = (row: Row, view: ViewContext): api.ApplicationRow => ({
    ...viewCase(row, view),
    status: row.status,
    documents: row.documents,
    yearsOfExperience: row.yearsOfExperience,
  });
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

  bind(api.listApplications, calls.list);
  bind(api.exportApplications, calls.export);

  bind(api.getApplicationCase, async ({ params }, { staff: { staffId }, locale }) => {
    const view = await getViewContext(db, clock.now(), locale);
    const at = localTimeOrNull(view.timeZone);
    const found = await applications.get(db, params.userId);
    const { person, asked, renewed, decidedAt, workExperience, employeeId, officeNote } = found;
    const kept = await listDocuments(db, person.userId);
    const there = kept.filter((d) => d.files.length || d.renewal).map((d) => d.kind);
    const missing = missingKinds(asked, there);
    const audited = { at: view.now, actor: staffId, subjectId: person.userId };
    await insertAudit(db, { ...audited, action: 'application.view' });
    return {
      ...viewRow(found, view),
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
      const note = noteWith(correction, noteFor(body, person.locale));
      const review = { userId: person.id, decision, correction, note, asked, actor: staffId };
      const was = await decideApplication(tx, { clock, tell: createTell(messages) }, review);
      const details = {
        status: decision,
        ...(correction && { was }),
        ...(reasons.length && { reasons: reasons.join(',') }),
        ...(asked.length && { documents: asked.join(',') }),
      };
      const entry =
        decision === 'more_info' && !correction ? ('asked' as const) : ('status' as const);
      const about = { entry, staffId, at: clock.now(), details, ...(note && { text: note }) };
      await insertCaseEntry(tx, ref, about, sealer);
      return { note };
    });
  });

  bind(api.reviewRenewal, ({ params, body }, { staff: { staffId } }) => {
    const { decision, reasons = [], asked = [], version, preview } = body;
    if (decision === 'ask' && !asked.length) throw invalidField('asked', 'fields.required');
    if (decision === 'accepted' && (asked.length || reasons.length))
      throw invalidField(asked.length ? 'asked' : 'reasons', 'fields.choice');
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const person = orNotFound(
        await findAccount(tx, (await applications.get(tx, params.userId)).id),
      );
      const ref = applicationCase(person.id);
      await changeCase(tx, ref, version);
      const note = decision === 'ask' ? noteFor(body, person.locale) : null;
      const review = { userId: person.id, decision, note, asked, actor: staffId };
      await decideRenewal(tx, { clock, tell: createTell(messages) }, review);
      const details: Record<string, string> =
        decision === 'ask'
          ? { documents: asked.join(','), ...(reasons.length && { reasons: reasons.join(',') }) }
          : { accepted: 'yes' };
      const entry = decision === 'ask' ? ('asked' as const) : ('status' as const);
      const about = { entry, staffId, at: clock.now(), details, ...(note && { text: note }) };
      await insertCaseEntry(tx, ref, about, sealer);
      return { note };
    });
  });
};
