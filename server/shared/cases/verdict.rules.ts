/** Why documents are asked for: what staff say now, what they said before, or that there is none. */
import { AppError } from '#contract/errors.ts';
import {
  type DocumentReason,
  fitsDocument,
  type Verdict,
  verdictOf,
} from '#contract/staff/verdict-reasons.ts';
import type { Because } from '#contract/staff/verdicts.ts';

type Said = {
  document: string;
  verdict: Verdict;
  reason: DocumentReason | null;
  note: string | null;
};
export type Asked<K extends string> = {
  document: K;
  verdict: Verdict;
  reason: DocumentReason;
  note: string | null;
};

const invalid = (document: string, key: string) =>
  new AppError('invalid_input', [{ field: `because.${document}.reason`, key }]);

export const reasonsFor = <K extends string>(
  asked: readonly K[],
  {
    because = {},
    said,
    there,
  }: {
    because?: Partial<Record<K, Because>> | undefined;
    said: readonly Said[];
    /** Documents with a picture. */
    there: readonly string[];
  },
): Asked<K>[] => {
  for (const document of Object.keys(because))
    if (!(asked as readonly string[]).includes(document)) throw invalid(document, 'fields.choice');
  return asked.map((document) => {
    const isThere = there.includes(document);
    // What was said about one that is gone says nothing about the next.
    const before = said.find(
      (one) => one.document === document && one.reason && fitsDocument(one.reason, isThere),
    );
    const now = because[document];
    const reason = now?.reason ?? before?.reason ?? (isThere ? null : 'notSent');
    if (!reason) throw invalid(document, 'fields.required');
    if (!fitsDocument(reason, isThere)) throw invalid(document, 'fields.choice');
    const note = (now ? now.note : before?.note) || null;
    return { document, verdict: verdictOf(reason), reason, note };
  });
};
