/** A hint below an error message on how to fix it (design rule 14). */
import type { TFunction } from 'i18next';
import {
  isWhiteCardId,
  passwordChecks,
  phoneDigits,
  plain,
  tidyWhiteCardId,
} from '#contract/field-rules.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { mendCardNumber } from '#web/lib/i18n/card-number-hint.ts';
import type { Values } from './values.ts';

const phoneLength = 10;

const mendPhone = (typed: string, t: TFunction): string => {
  const digits = phoneDigits(typed).replace(/\D/g, '').length;
  if (digits === 0) return t('register.phoneHint');
  if (digits < phoneLength) return t('register.mend.phoneShort', { count: phoneLength - digits });
  if (digits > phoneLength) return t('register.mend.phoneLong', { count: digits });
  return t('register.mend.phone');
};

/** None if the message says enough. */
export const mendOf = (
  field: string,
  { texts }: Values,
  t: TFunction,
  locale: Locale,
): string | undefined => {
  switch (field) {
    case 'phone':
      return mendPhone(texts.phone, t);
    case 'verificationCode':
      return t('register.mend.code');
    case 'firstName':
    case 'lastName':
      return t('register.mend.name');
    case 'postcode':
      return plain(texts.postcode) ? t('register.mend.postcode') : t('register.postcodeHint');
    case 'state':
      return t('register.mend.state');
    case 'whiteCardId':
      // Well-formed but refused: the message says what to do.
      return isWhiteCardId(tidyWhiteCardId(texts.whiteCardId))
        ? undefined
        : mendCardNumber(texts.whiteCardId, t, locale);
    case 'yearsOfExperience':
      return t('register.mend.years');
    case 'workExperience':
      return t('register.mend.work');
    case 'email':
      return t('register.mend.email');
    case 'password':
      // The server refuses common passwords even if the checklist is complete.
      return Object.values(passwordChecks).every((holds) => holds(texts.password))
        ? t('register.mend.passwordKnown')
        : t('register.mend.password');
    case 'confirmation':
      return t('register.mend.confirmation');
    case 'address':
      return t('register.addressHint');
    default:
      return field.endsWith('.fileIds') ? t('register.mend.picture') : undefined;
  }
};
