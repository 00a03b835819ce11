/** What staff say about one document of a case: accepted, or why not. Its owner reads exactly that. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note } from '#contract/fields.ts';
import { cases, version } from './cases.ts';
import { DocumentVerdict } from './document-verdict.ts';
import { documentReasons, verdictNoteLength } from './verdict-reasons.ts';

export const CaseVerdict = DocumentVerdict.extend({
  by: z.string().nullable(),
  at: z.string(),
  /** Its owner can read it: accepted, or asked for. */
  told: z.boolean(),
});
export type CaseVerdict = z.infer<typeof CaseVerdict>;

const because = z.strictObject({
  reason: z.enum(documentReasons, { error: 'fields.choice' }),
  note: note(verdictNoteLength).optional(),
});
export type Because = z.infer<typeof because>;

/** Why documents are asked for, each one. Left out: as staff said before, or because there is none. */
export const becauseOf = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.partialRecord(z.enum(kinds), because, { error: 'fields.choice' });

/** 409: `changed_meanwhile`; `conflict` (there is no such document to look at). */
export const verdictApi = <
  const P extends string,
  I extends z.ZodType,
  const K extends readonly [string, ...string[]],
>({
  path,
  params,
  kinds,
}: {
  path: P;
  params: I;
  kinds: K;
}) =>
  defineApi({
    ...cases,
    method: 'POST',
    path,
    summary: 'Accept a document, or say why not; nobody is texted',
    params,
    body: z.strictObject({
      version,
      document: z.enum(kinds, { error: 'fields.choice' }),
      /** Null takes the last word back. `refused` needs a reason. */
      verdict: z.enum(['accepted', 'refused'], { error: 'fields.choice' }).nullable(),
      reason: because.shape.reason.optional(),
      note: because.shape.note,
    }),
    answer: z.object({}),
  });
