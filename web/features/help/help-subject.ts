import type { HelpKind } from '#contract/help/words.ts';

/** What a helper is asked to do. */
export type HelpSubject = { kind: HelpKind; recordId?: string; serviceId?: string };
