import { isTenDigits, phoneDigits } from '#contract/field-rules.ts';
import { whole } from '#web/lib/page/site.ts';

/** '+12125550101' -> '(212) 555-0101', as one types it. */
export const typedPhone = (phone: string): string => {
  const digits = phoneDigits(phone);
  return isTenDigits(digits)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : phone;
};

/** The same, to be read: in one line. */
export const sayPhone = (phone: string): string => whole(typedPhone(phone));

/** '…0101', in one line. */
export const sayEnding = (digits: string): string => `…\u2060${digits}`;
