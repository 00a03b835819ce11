/** White card documents: saved in parts, submitted on request, confirmed with a checklist. */

import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { maskEmail } from '#contract/field-rules.ts';
import type { Helper } from '#contract/help/helper.ts';
import { limits } from '#contract/limits.ts';
import { filePath } from '#contract/upload/upload.ts';
import type {
  WhiteCardDocuments,
  WhiteCardDocumentsBody,
  WhiteCardPictureKind,
} from '#contract/whitecard/whitecard.ts';
import { type Locale, listComma } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { localTime, localTimeOrNull, sayMoment } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { cardCase, clientChanged, helperDetails } from '#server/shared/cases/case-work.ts';
import { listVerdicts, verdictForOwner } from '#server/shared/cases/document-verdicts.ts';
import { callDueAfter } from '#server/shared/cases/promised-time.ts';
import {
  findPapers,
  listComplete,
  listPictures,
} from '#server/shared/cases/white-card-documents.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { findSpokenName } from '#server/shared/people/person-name.store.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './documents.store.ts';
import { documentStates } from './whitecard.rules.ts';
import { findStanding } from './whitecard.store.ts';

type Body = z.output<typeof WhiteCardDocumentsBody>;
type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'>;

export const readDocuments = async (
  db: Queryable,
  sealer: Sealer,
  userId: string,
): Promise<WhiteCardDocuments> => {
  const reader = await store.findReader(db, userId);
  if (!reader) throw new AppError('unauthorized');
  const timeZone = await getTimeZone(db);
  const at = localTimeOrNull(timeZone);
  const papers = await findPapers(db, userId);
  const pictures = await listPictures(db, userId);
  const states = documentStates(pictures, await listComplete(db, userId));
  const verdicts = await listVerdicts(db, sealer, { userId, caseKind: 'card' });
  const shown = ({ fileId, bytes, createdAt }: (typeof pictures)[number]) => ({
    fileId,
    path: filePath(fileId, 'whitecard'),
    bytes,
    createdAt: localTime(createdAt, timeZone),
  });
  return {
    documents: states.map((state) => ({
      ...state,
      files: state.files.map(shown),
      byOffice: state.files.some(({ addedBy }) => addedBy),
      verdict: verdictForOwner(verdicts, state.kind),
    })),
    applicationForm: pictures.filter((p) => p.kind === 'application_form').map(shown),
    ready: states.filter((s) => s.ready).length,
    total: states.length,
    missing: states.filter((s) => !s.ready).map((s) => s.kind),
    checklistBy: papers?.checklistBy ?? 'sms',
    phoneEnding: reader.phone.slice(-4),
    email: reader.email && maskEmail(reader.email),
    savedAt: at(papers?.savedAt),
    sentAt: at(papers?.sentAt),
    contactBy: at(papers?.contactBy),
  };
};

/** Each picture may be used for one kind only. */
const picturesOf = ({ documents, applicationFormFileIds }: Body): store.SentPictures[] => {
  const sent: store.SentPictures[] = documents.map(({ kind, fileIds }) => ({ kind, fileIds }));
  if (applicationFormFileIds)
    sent.push({ kind: 'application_form', fileIds: applicationFormFileIds });
  const seen = new Set<string>();
  return sent.map(({ kind, fileIds }, i) => {
    const own = [...new Set(fileIds.map((id) => id.toLowerCase()))];
    const field = kind === 'application_form' ? 'applicationFormFileIds' : `documents.${i}.fileIds`;
    if (own.some((id) => seen.has(id))) throw invalidField(field, 'fields.picture');
    for (const id of own) seen.add(id);
    return { kind, fileIds: own };
  });
};

const namePapers = (
  kinds: readonly WhiteCardDocuments['missing'][number][],
  locale: Locale,
): string =>
  kinds
    .map((kind) => say(locale, `messages.papers.${kind}`, { months: limits.bankStatementMonths }))
    .join(listComma[locale]);

/** What is complete and what is missing, as text. */
const linesOf = ({ documents, missing }: WhiteCardDocuments, locale: Locale, gap: string) => {
  const listed = (kinds: typeof missing) => namePapers(kinds, locale);
  const ready = documents.filter((d) => d.ready).map((d) => d.kind);
  if (!missing.length) return say(locale, 'messages.checklistAll');
  const lines = [say(locale, 'messages.checklistMissing', { list: listed(missing) })];
  if (ready.length) lines.unshift(say(locale, 'messages.checklistReady', { list: listed(ready) }));
  return lines.join(gap);
};

type Reader = { userId: string; phone: string; email: string | null; locale: Locale };

const sendChecklist = async (
  tx: Tx,
  messages: Messages,
  { userId, phone, email, locale }: Reader,
  papers: WhiteCardDocuments,
  contactBy: Date,
): Promise<void> => {
  const agency = await getSetting(tx, 'agency');
  const by = sayMoment(contactBy, agency.timeZone, locale);
  const byEmail = papers.checklistBy === 'email' && email;
  const lines = linesOf(papers, locale, byEmail ? '\n' : locale === 'en' ? ' ' : '');
  const key = byEmail ? 'messages.checklistEmail' : 'messages.checklist';
  const name = await findSpokenName(tx, userId, locale);
  const words = sayMessage(locale, key, { name, lines, by, phone: agency.phone });
  const to = byEmail
    ? ({ channel: 'email', to: email } as const)
    : ({ channel: 'sms', to: phone } as const);
  await messages.send(tx, { ...to, owner: userId, ...words });
};

/** Tells the office, and sends the checklist to the person. */
const announce = async (
  tx: Tx,
  messages: Messages,
  reader: Reader,
  { papers, now, helper }: { papers: WhiteCardDocuments; now: Date; helper?: Helper | undefined },
): Promise<void> => {
  const details = { papers: String(papers.ready), ...helperDetails(helper) };
  await clientChanged(tx, cardCase(reader.userId), { at: now, details });
  await sendChecklist(tx, messages, reader, papers, await callDueAfter(tx, now));
};

export const saveDocuments = (
  { db, clock, sealer, messages }: Deps,
  { userId, locale, helper }: { userId: string; locale: Locale; helper?: Helper | undefined },
  body: Body,
): Promise<WhiteCardDocuments> =>
  db.transaction(async (tx) => {
    const person = await store.findReader(tx, userId, { lock: true });
    if (!person) throw new AppError('unauthorized');
    const { checklistBy, send = true, requestKey = null } = body;
    if (checklistBy === 'email' && !person.email)
      throw invalidField('checklistBy', 'fields.noEmail');
    const before = await findPapers(tx, userId);
    // Repeated form: nothing left to do.
    if (requestKey && before?.requestKey === requestKey) return readDocuments(tx, sealer, userId);
    const now = clock.now();
    await store.replacePictures(tx, userId, picturesOf(body), { now });
    // What was not accepted is not complete until its pictures change.
    const refused = (await listVerdicts(tx, sealer, { userId, caseKind: 'card' }))
      .filter(({ verdict, toldAt }) => verdict !== 'accepted' && toldAt)
      .map(({ document }): string => document);
    for (const { kind, complete } of body.documents)
      await store.upsertDocument(tx, userId, kind, complete && !refused.includes(kind));
    const contactBy = await callDueAfter(tx, now);
    const sent = { sentAt: now, contactBy, requestKey };
    await store.upsertPapers(tx, { userId, checklistBy, savedAt: now, ...(send && { sent }) });
    const papers = await readDocuments(tx, sealer, userId);
    if (send) await announce(tx, messages, { ...person, userId, locale }, { papers, now, helper });
    return papers;
  });

/** Adds a helper's pictures of one kind to those that are there. Returns how many are new. */
const addPaperPictures = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, kind, fileIds }: { userId: string; kind: store.PaperKind; fileIds: readonly string[] },
): Promise<number> => {
  const person = await store.findReader(tx, userId, { lock: true });
  if (!person) throw new AppError('link_gone');
  const now = clock.now();
  const before = (await listPictures(tx, userId)).filter((one) => one.kind === kind);
  const known = before.map(({ fileId }) => fileId);
  const added = [...new Set(fileIds.map((id) => id.toLowerCase()))].filter(
    (id) => !known.includes(id),
  );
  if (known.length + added.length > limits.manyPictures)
    throw invalidField('fileIds', 'fields.manyPictures');
  if (!added.length) return 0;
  await store.replacePictures(tx, userId, [{ kind, fileIds: [...known, ...added] }], { now });
  // What is photographed is complete unless its owner says otherwise.
  await store.upsertDocument(tx, userId, kind, true);
  const papers = await findPapers(tx, userId);
  await store.upsertPapers(tx, { userId, checklistBy: papers?.checklistBy ?? 'sms', savedAt: now });
  return added.length;
};

type Brought = { userId: string; kind: WhiteCardPictureKind; fileIds: string[]; staffId: string };

/** A paper that the client brought to the counter; nobody is texted. Call `changeCase` first. */
export const addPaperAtCounter = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, kind, staffId, ...brought }: Brought,
): Promise<Record<string, string>> => {
  await store.findReader(tx, userId, { lock: true });
  const now = clock.now();
  const fileIds = [...new Set(brought.fileIds.map((id) => id.toLowerCase()))];
  await store.replacePictures(tx, userId, [{ kind, fileIds }], { now, byStaff: true });
  if (kind !== 'application_form') await store.upsertDocument(tx, userId, kind, true);
  const papers = await findPapers(tx, userId);
  // Without a number, it is the papers that make the case.
  const isFirst = !papers?.sentAt && !(await findStanding(tx, userId));
  await store.upsertPapers(tx, {
    userId,
    checklistBy: papers?.checklistBy ?? 'sms',
    savedAt: now,
    ...(isFirst && {
      sent: { sentAt: now, contactBy: await callDueAfter(tx, now), requestKey: null },
    }),
  });
  const details = { papers: kind };
  const audited = { at: now, actor: staffId, subjectId: userId, details };
  await insertAudit(tx, { ...audited, action: 'whitecard.counter' });
  return details;
};

/** The helper is done: the office gets the papers, the person the checklist. */
const submitPapers = async (
  tx: Tx,
  { clock, sealer, messages }: Pick<Deps, 'clock' | 'sealer' | 'messages'>,
  { userId, locale, helper }: { userId: string; locale: Locale; helper: Helper },
): Promise<void> => {
  const person = await store.findReader(tx, userId, { lock: true });
  if (!person) throw new AppError('link_gone');
  const now = clock.now();
  const before = await findPapers(tx, userId);
  const sent = { sentAt: now, contactBy: await callDueAfter(tx, now), requestKey: null };
  const checklistBy = before?.checklistBy ?? 'sms';
  await store.upsertPapers(tx, { userId, checklistBy, savedAt: now, sent });
  const papers = await readDocuments(tx, sealer, userId);
  await announce(tx, messages, { ...person, userId, locale }, { papers, now, helper });
};

/** White card documents by a helper's link (contract/help). */
export const createHelpedPapers = (deps: Pick<Deps, 'clock' | 'sealer' | 'messages'>) => ({
  /** How many pictures there are, never the pictures. */
  list: async (db: Queryable, userId: string) =>
    documentStates(await listPictures(db, userId), await listComplete(db, userId)).map(
      ({ kind, files, ready }) => ({
        kind,
        pictures: files.length,
        left: Math.max(0, limits.manyPictures - files.length),
        ready,
      }),
    ),
  add: (tx: Tx, added: Parameters<typeof addPaperPictures>[2]) => addPaperPictures(tx, deps, added),
  submit: (tx: Tx, of: Parameters<typeof submitPapers>[2]) => submitPapers(tx, deps, of),
});
