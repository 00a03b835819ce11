/**
 * The field rules of spec §5, forgiving on input (spaces, hyphens, lower case, full-width characters)
 * and strict on what is kept. Every message is a key of i18n.
 */
import { z } from 'zod';
import { locales } from '#i18n/pick-locale.ts';
import { limits } from './limits.ts';

/** Full-width letters, digits and signs become their plain form; outer space goes. */
export const plain = (value: string): string => value.normalize('NFKC').trim();

const noControl = (value: string) => !/[\p{Cc}\p{Cs}]/u.test(value);

export const text = (max: number) =>
  z
    .string({ error: 'fields.required' })
    .transform((v) => v.trim())
    .pipe(
      z
        .string()
        .min(1, 'fields.required')
        .max(max, 'fields.tooLong')
        .refine(noControl, 'fields.characters'),
    );

/** Like `text`, with line breaks: a note that someone types. */
export const note = (max: number) =>
  z
    .string({ error: 'fields.text' })
    .transform((v) => v.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(max, 'fields.tooLong')
        .refine((v) => noControl(v.replace(/[\n\t]/g, ' ')), 'fields.characters'),
    );

/** What is only looked for, never kept: spaces of all kinds are welcome, but no character that a database refuses. */
export const searched = (max: number) =>
  z
    .string({ error: 'fields.text' })
    .max(max, 'fields.tooLong')
    .refine((v) => !/[\0\p{Cs}]/u.test(v), 'fields.characters');

/** The name of a record, in a path or a query. */
export const recordId = searched(100);

// ---- phone: 10 digits, valid as a US number; stored as +1… ----
export const phoneDigits = (value: string): string =>
  plain(value)
    .replace(/[\s().\-‐–—−·/]/g, '')
    .replace(/^\+?1(?=\d{10}$)/, '');

/** The spec's helper: exactly 10 digits. */
export const isTenDigits = (value: string): boolean => /^\d{10}$/.test(value);

/** North American numbering: area and exchange codes start with 2-9 and are not N11. */
export const isUsPhone = (digits: string): boolean =>
  isTenDigits(digits) && /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/.test(digits);

export const phone = z
  .string({ error: 'fields.required' })
  .max(40, 'fields.phone')
  .transform(phoneDigits)
  .refine(isUsPhone, 'fields.phone')
  .transform((digits) => `+1${digits}`);

// ---- postcode ----
export const isPostcode = (value: string): boolean => /^\d{5}$/.test(value);
export const postcode = z
  .string({ error: 'fields.required' })
  .max(20, 'fields.postcode')
  .transform(plain)
  .refine(isPostcode, 'fields.postcode');

// ---- password: 8 or more, with numbers, letters and symbols ----
export const passwordChecks = {
  length: (v: string) => v.length >= limits.passwordMin,
  letter: (v: string) => /\p{L}/u.test(v),
  number: (v: string) => /\p{N}/u.test(v),
  symbol: (v: string) => /[^\p{L}\p{N}\s]/u.test(v),
} as const;

export const password = z
  .string({ error: 'fields.required' })
  .max(limits.passwordMax, 'fields.tooLong')
  .refine((v) => Object.values(passwordChecks).every((check) => check(v)), 'fields.password');

export const samePassword = (a: string, b: string): boolean => a === b;

// ---- white card / Medicaid ID: 2 letters, 5 digits, 1 letter ----
export const whiteCardPattern = /^[A-Za-z]{2}\d{5}[A-Za-z]$/;
export const isWhiteCardId = (value: string): boolean => whiteCardPattern.test(value);

/** What the person meant: plain characters, without spaces and hyphens, or the one card number inside a longer text. */
export const tidyWhiteCardId = (value: string): string => {
  const joined = plain(value).replace(/[\s\-‐–—−·.]/g, '');
  if (isWhiteCardId(joined)) return joined.toUpperCase();
  const found = plain(value).match(/(?<![A-Za-z0-9])[A-Za-z]{2}\d{5}[A-Za-z](?![A-Za-z0-9])/g);
  return (found?.length === 1 ? found[0] : joined).toUpperCase();
};

/** 1-based places where a letter stands for a digit or the other way round (O/0, I/1 …); empty when it is not that. */
export const whiteCardSlips = (value: string): number[] => {
  const id = tidyWhiteCardId(value);
  if (id.length !== 8 || isWhiteCardId(id)) return [];
  const slips: number[] = [];
  for (let i = 0; i < 8; i++) {
    const wantsDigit = i >= 2 && i <= 6;
    const char = id[i] ?? '';
    if (wantsDigit ? /\d/.test(char) : /[A-Z]/.test(char)) continue;
    if (wantsDigit ? /[OIL]/.test(char) : /[01]/.test(char)) slips.push(i + 1);
    else return [];
  }
  return slips;
};

export const whiteCardId = z
  .string({ error: 'fields.required' })
  .max(200, 'fields.whiteCardId')
  .transform(tidyWhiteCardId)
  .refine(isWhiteCardId, 'fields.whiteCardId');

// ---- others ----
export const email = z
  .string({ error: 'fields.required' })
  .transform((v) => plain(v).toLowerCase())
  .pipe(z.email('fields.email').max(254, 'fields.email'));

export const rating = z
  .int('fields.rating')
  .min(1, 'fields.rating')
  .max(limits.ratingMax, 'fields.rating');

/** Only JPG or PNG below 500KB; the server looks at the content, not at the name. */
export const imageTypes = ['image/jpeg', 'image/png'] as const;
export const isUploadable = (file: { type: string; size: number }): boolean =>
  (imageTypes as readonly string[]).includes(file.type) && file.size < limits.uploadBytes;

/** The language of an answer that a plain link opens: a link cannot send a header. */
export const queryLocale = z.enum(locales, { error: 'fields.choice' });

export const uuid = z.uuid({ error: 'fields.id' });

// ---- people ----
export const genders = ['male', 'female'] as const;

/** Six digits, however they were typed. */
export const verificationCode = z
  .string({ error: 'fields.required' })
  .max(20, 'fields.code')
  .transform((v) => plain(v).replace(/[\s-]/g, ''))
  .refine((v) => /^\d{6}$/.test(v), 'fields.code');

/** The 50 states, D.C. and the territories, as the post writes them. */
export const states = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'AS',
  'GU',
  'MP',
  'PR',
  'VI',
] as const;

export const state = z
  .string({ error: 'fields.required' })
  .max(40, 'fields.state')
  .transform((v) => plain(v).toUpperCase())
  .pipe(z.enum(states, { error: 'fields.state' }));

/** What every account must have, besides phone and password. */
export const personFields = {
  firstName: text(60),
  lastName: text(60),
  gender: z.enum(genders, { error: 'fields.choice' }),
  address: text(120),
  city: text(60),
  state,
  postcode,
};
