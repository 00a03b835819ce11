/** A hint below an error message on how to fix it (design rule 14). */

import {
  isWhiteCardId,
  passwordChecks,
  phoneDigits,
  plain,
  tidyWhiteCardId,
} from '#contract/field-rules.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { cardNumberFix } from '#web/lib/i18n/card-number-hint.ts';
import type { Values } from './values.ts';

const phoneLength = 10;

const phoneFix = (typed: string, t: Translate): string => {
  const digits = phoneDigits(typed).replace(/\D/g, '').length;
  if (digits === 0) return t('register.phoneHint');
  if (digits < phoneLength) return t('register.fix.phoneShort', { count: phoneLength - digits });
  if (digits > phoneLength) return t('register.fix.phoneLong', { count: digits });
  return t('register.fix.phone');
};

/** None if the message says enough. */
export const fixOf = (
  field: string,
  { texts }: Values,
  t: Translate,
  locale: Locale,
): string | undefined => {
  switch (field) {
    case 'phone':
      return phoneFix(texts.phone, t);
    case 'verificationCode':
      return t('register.fix.code');
    case 'firstName':
    case 'lastName':
      return t('register.fix.name');
    case 'postcode':
      return plain(texts.postcode) ? t('register.fix.postcode') : t('register.postcodeHint');
    case 'state':
      return t('register.fix.state');
    case 'whiteCardId':
      // Well-formed but refused: the message says what to do.
      return isWhiteCardId(tidyWhiteCardId(texts.whiteCardId))
        ? undefined
        : cardNumberFix(texts.whiteCardId, t, locale);
    case 'yearsOfExperience':
      return t('register.fix.years');
    case 'workExperience':
      return t('register.fix.work');
    case 'email':
      return t('register.fix.email');
    case 'password':
      // The server refuses common passwords even if the checklist is complete.
      return Object.values(passwordChecks).every((holds) => holds(texts.password))
        ? t('register.fix.passwordKnown')
        : t('register.fix.password');
    case 'confirmation':
      return t('register.fix.confirmation');
    case 'address':
      return t('register.addressHint');
    default:
      return field.endsWith('.fileIds') ? t('register.fix.picture') : undefined;
  }
};
