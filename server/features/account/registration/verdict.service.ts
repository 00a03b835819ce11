/** What staff say about the documents of an application. */
import type { z } from 'zod';
import type * as api from '#contract/account/applications-office.ts';
import type { DocumentKind } from '#contract/account/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { listVerdicts } from '#server/shared/cases/document-verdicts.ts';
import { checkSaid, judgeDocument } from '#server/shared/cases/judge-document.ts';
import { dueAfter } from '#server/shared/cases/promised-time.ts';
import { reasonsFor } from '#server/shared/cases/verdict.rules.ts';
import {
  kindsThere,
  mayAddDocuments,
  missingKinds,
  statusAfterAdding,
} from './application.rules.ts';
import type { AskedDocument } from './application.service.ts';
import * as store from './application.store.ts';
import { listDocuments } from './documents.store.ts';

const listThere = async (db: Queryable, userId: string): Promise<DocumentKind[]> =>
  kindsThere(await listDocuments(db, userId));

/** Why each of the asked documents; refuses those without a reason. */
export const documentReasons = async (
  db: Queryable,
  sealer: Sealer,
  userId: string,
  { asked = [], because }: Pick<z.output<typeof api.reviewRenewal.body>, 'asked' | 'because'>,
): Promise<AskedDocument[]> => {
  const said = await listVerdicts(db, sealer, { userId, caseKind: 'application' });
  return reasonsFor(asked, { because, said, there: await listThere(db, userId) });
};

/** An accepted document is no longer asked for; with nothing else missing the application is to be reviewed. */
const takeOffAsked = async (
  tx: Tx,
  { userId, status, ...application }: store.Application,
  { document, there, now }: { document: DocumentKind; there: DocumentKind[]; now: Date },
): Promise<Record<string, string>> => {
  if (!application.asked.includes(document)) return {};
  const asked = application.asked.filter((kind) => kind !== document);
  const to = statusAfterAdding(status, missingKinds(asked, there));
  const again = to !== status && {
    dueAt: (await dueAfter(tx, now, 'applicationWorkingDays')).dueAt,
    officeNote: null,
    askedAt: null,
    remindedAt: null,
  };
  await store.updateStatus(tx, userId, { to, from: [status], asked, ...again });
  return again ? { status: to } : {};
};

type Judging = { userId: string; staffId: string; now: Date };

/** Begin with `changeCase`. */
export const judgeApplicationDocument = async (
  tx: Tx,
  sealer: Sealer,
  { userId, staffId, now }: Judging,
  {
    document,
    ...said
  }: Pick<z.output<typeof api.judgeDocument.body>, 'document' | 'verdict' | 'reason' | 'note'>,
): Promise<void> => {
  checkSaid(said);
  const application = await store.getApplication(tx, userId, { lock: true });
  if (!mayAddDocuments(application.status)) throw new AppError('application_closed');
  const there = await listThere(tx, userId);
  if (said.verdict && !there.includes(document)) throw new AppError('conflict');
  const isAccepted = said.verdict === 'accepted';
  const more = isAccepted ? await takeOffAsked(tx, application, { document, there, now }) : {};
  const about = { userId, caseKind: 'application', document, staffId, at: now, more } as const;
  await judgeDocument(tx, sealer, about, said);
};
