/** What staff say about the papers for a white card, and asking for those that are missing or not accepted. */
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type * as api from '#contract/whitecard/office.ts';
import type { WhiteCardDocumentKind } from '#contract/whitecard/whitecard.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { cardCase, insertCaseEntry } from '#server/shared/cases/case-work.ts';
import { listVerdicts } from '#server/shared/cases/document-verdicts.ts';
import { checkSaid, judgeDocument, tellVerdicts } from '#server/shared/cases/judge-document.ts';
import { sayAskedLines, sayAskedList } from '#server/shared/cases/say-asked.ts';
import { reasonsFor } from '#server/shared/cases/verdict.rules.ts';
import { listPictures } from '#server/shared/cases/white-card-documents.ts';
import type { Needs } from '#server/shared/deps.ts';
import { findSpokenName } from '#server/shared/people/person-name.store.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { upsertDocument } from './documents.store.ts';

type Judging = { userId: string; staffId: string; at: Date };
type Said = Pick<z.output<typeof api.judgePaper.body>, 'document' | 'verdict' | 'reason' | 'note'>;

const listThere = async (tx: Tx, userId: string): Promise<string[]> => [
  ...new Set((await listPictures(tx, userId)).map(({ kind }) => kind)),
];

/** Begin with `changeCase`. */
export const judgePaper = async (
  tx: Tx,
  sealer: Sealer,
  judging: Judging,
  { document, ...said }: Said,
): Promise<void> => {
  checkSaid(said);
  const { userId } = judging;
  if (said.verdict && !(await listThere(tx, userId)).includes(document))
    throw new AppError('conflict');
  if (said.verdict === 'accepted') await upsertDocument(tx, userId, document, true);
  await judgeDocument(tx, sealer, { ...judging, caseKind: 'card', document }, said);
};

type Reader = { userId: string; locale: Locale; phone: string };
type Asking = Pick<z.output<typeof api.askForPapers.body>, 'kinds' | 'because'> & {
  staffId: string;
  at: Date;
};

/** Returns what the owner reads. Begin with `changeCase`. */
export const askForPapers = async (
  tx: Tx,
  { sealer, messages }: Needs<'sealer' | 'messages'>,
  { userId, locale, phone: to }: Reader,
  { kinds, because, staffId, at }: Asking,
): Promise<string> => {
  const said = await listVerdicts(tx, sealer, { userId, caseKind: 'card' });
  const there = await listThere(tx, userId);
  const asked = reasonsFor([...new Set(kinds)], { because, said, there });
  // Requested documents show as missing to the owner.
  for (const { document } of asked) await upsertDocument(tx, userId, document, false);
  await tellVerdicts(tx, sealer, { userId, caseKind: 'card', staffId, at }, asked);
  const months = limits.bankStatementMonths;
  const note = sayAskedLines(asked, locale, (kind: WhiteCardDocumentKind) =>
    say(locale, `whitecard.documents.${kind}.name`, { months }),
  );
  const details = {
    papers: asked.map(({ document }) => document).join(','),
    reasons: asked.map(({ reason }) => reason).join(','),
  };
  const entry = { entry: 'asked', staffId, at, details, text: note } as const;
  await insertCaseEntry(tx, cardCase(userId), entry, sealer);
  await insertAudit(tx, {
    at,
    actor: staffId,
    subjectId: userId,
    details,
    action: 'whitecard.ask',
  });
  const agency = await getSetting(tx, 'agency');
  const words = sayMessage(locale, 'messages.papersWanted', {
    name: await findSpokenName(tx, userId, locale),
    list: sayAskedList(asked, locale, (kind: WhiteCardDocumentKind) =>
      say(locale, `messages.papers.${kind}`, { months }),
    ),
    phone: agency.phone,
  });
  await messages.send(tx, { channel: 'sms', to, owner: userId, ...words });
  return note;
};
