/** '2 of 3 attempts left, again from Tuesday, June 4, 9:00 AM' (readings "Training"). */

import type { ExamState } from '#contract/training/exam.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';

export const attemptsLine = (
  { attemptsLeft, attemptsAllowed, againFrom }: ExamState,
  t: Translate,
  locale: Locale,
): string => {
  const when = againFrom && sayWhen(againFrom, locale);
  if (attemptsLeft === null || attemptsAllowed === null)
    return when ? t('training.exam.againFrom', { when }) : t('training.exam.attemptsFree');
  const counts = { left: attemptsLeft, all: attemptsAllowed };
  return when
    ? t('training.exam.attemptsLeftFrom', { ...counts, when })
    : t('training.exam.attemptsLeft', counts);
};
