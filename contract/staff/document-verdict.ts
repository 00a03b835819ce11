/** Apart from the calls: what clients read comes with pages that need no schema. */
import { z } from 'zod';
import { documentReasons, verdicts } from './verdict-reasons.ts';

/** As the owner of the document reads it; words in i18n under `center.verdicts`. */
export const DocumentVerdict = z.object({
  verdict: z.enum(verdicts),
  /** Null if accepted. */
  reason: z.enum(documentReasons).nullable(),
  /** In the office's own words. */
  note: z.string().nullable(),
});
export type DocumentVerdict = z.infer<typeof DocumentVerdict>;
