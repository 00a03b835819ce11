/** Staff accept a document of a case, say why not, or take that back. Its owner is not texted. */
import { AppError } from '#contract/errors.ts';
import { type DocumentReason, fitsDocument, verdictOf } from '#contract/staff/verdict-reasons.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { insertCaseEntry } from './case-work.ts';
import { deleteVerdicts, listVerdicts, replaceVerdict } from './document-verdicts.ts';
import type { Asked } from './verdict.rules.ts';

type Said = {
  verdict: 'accepted' | 'refused' | null;
  reason?: DocumentReason | undefined;
  note?: string | undefined;
};

/** Whatever the case is. */
export const checkSaid = ({ verdict, reason, note }: Said): void => {
  if (verdict === 'refused' && !reason) throw invalidField('reason', 'fields.required');
  if (verdict === 'refused' && reason && !fitsDocument(reason, true))
    throw invalidField('reason', 'fields.choice');
  if (verdict !== 'refused' && (reason || note))
    throw invalidField(reason ? 'reason' : 'note', 'fields.choice');
};

/** What the history calls the documents of a case, and what the audit log calls the case. */
const names = {
  application: { list: 'documents', action: 'application.verdict' },
  card: { list: 'papers', action: 'whitecard.verdict' },
} as const;

type About = {
  userId: string;
  caseKind: 'application' | 'card';
  document: Parameters<typeof replaceVerdict>[2]['document'];
  staffId: string;
  at: Date;
  /** What else changed with it. */
  more?: Record<string, string>;
};

/** Begin with `changeCase`. */
export const judgeDocument = async (
  tx: Tx,
  sealer: Sealer,
  { more, ...about }: About,
  { verdict, reason = undefined, note }: Said,
): Promise<void> => {
  const { userId, caseKind, document, staffId, at } = about;
  const documents = { userId, caseKind };
  const before = (await listVerdicts(tx, sealer, documents)).find(
    (one) => one.document === document,
  );
  if (verdict === null) {
    if (!before) throw new AppError('conflict');
    await deleteVerdicts(tx, documents, [document]);
  } else if (verdict === 'accepted')
    await replaceVerdict(tx, sealer, { ...about, verdict, reason: null, toldAt: at });
  else if (reason)
    await replaceVerdict(tx, sealer, {
      ...about,
      verdict: verdictOf(reason),
      reason,
      note,
      toldAt: null,
    });
  const { list, action } = names[caseKind];
  const details = {
    [list]: document,
    verdict: verdict ?? 'undone',
    ...(reason && { reason }),
    ...more,
  };
  const ref = { kind: caseKind, subjectId: userId };
  const entry = { entry: 'checked' as const, staffId, at, details, ...(note && { text: note }) };
  await insertCaseEntry(tx, ref, entry, sealer);
  await insertAudit(tx, { at, actor: staffId, subjectId: userId, action, details });
};

type Asking = Pick<About, 'userId' | 'caseKind' | 'staffId' | 'at'>;

/** The owner is asked for these, and can read why from now on. */
export const tellVerdicts = async (
  tx: Tx,
  sealer: Sealer,
  asking: Asking,
  asked: readonly Asked<About['document']>[],
): Promise<void> => {
  for (const one of asked)
    await replaceVerdict(tx, sealer, { ...asking, ...one, toldAt: asking.at });
};
