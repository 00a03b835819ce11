import { isTenDigits, phoneDigits } from '#contract/field-rules.ts';

/** '+12125550101' -> '(212) 555-0101', in one line: nothing breaks after the hyphen either. */
export const sayPhone = (phone: string): string => {
  const digits = phoneDigits(phone);
  return isTenDigits(digits)
    ? `(${digits.slice(0, 3)})\u00a0${digits.slice(3, 6)}-\u2060${digits.slice(6)}`
    : phone;
};
