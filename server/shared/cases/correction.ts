/**
 * Corrected decisions. Every kind of decision tells the client the same way what was wrong, what is right and why
 * (`messages.decisionCorrected`; the words of each status are `office.corrections`).
 */
import type { Locale } from '#i18n/pick-locale.ts';

/** The reason goes between two sentences. */
export const asSentence = (text: string, locale: Locale): string =>
  /[.!?。！？]$/u.test(text) ? text : `${text}${locale === 'en' ? '.' : '。'}`;

/** Sentences one after the other, as the language writes them. */
export const joinSentences = (
  sentences: readonly (string | null | undefined)[],
  locale: Locale,
): string =>
  sentences
    .flatMap((one) => (one ? [asSentence(one, locale)] : []))
    .join(locale === 'en' ? ' ' : '');

/** What the client reads on the site: the reason, then what comes with the new decision. */
export const noteWith = (correction: string | undefined, note: string | null): string | null =>
  [correction, note].filter(Boolean).join('\n') || null;
