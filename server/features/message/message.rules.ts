import { isUsPhone, phoneDigits, plain } from '#contract/field-rules.ts';

/** As messages are addressed: phones with +1, emails in lower case. */
export const recipientOf = (typed: string): string => {
  const digits = phoneDigits(typed);
  return isUsPhone(digits) ? `+1${digits}` : plain(typed).toLowerCase();
};
