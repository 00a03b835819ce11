/**
 * The field rules of spec §5: lenient on input (spaces, hyphens, lower case, full-width characters), strict on what
 * is stored. Messages are i18n keys.
 */
import { z } from 'zod';
import { locales } from '#i18n/pick-locale.ts';
import {
  genders,
  isPostcode,
  isUsPhone,
  isWhiteCardId,
  passwordChecks,
  phoneDigits,
  plain,
  tidyEmail,
  tidyWhiteCardId,
} from './field-rules.ts';
import { limits } from './limits.ts';
import { states } from './us-states.ts';

/** Nor the marks that turn the direction of writing, behind which other words can hide. */
const noControl = (value: string) =>
  !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(value);

/** Full-width digits, as a Chinese keyboard types them. */
const withPlainDigits = (value: string): string =>
  value.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));

export const text = (max: number) =>
  z
    .string({ error: 'fields.required' })
    .transform((v) => withPlainDigits(v.trim()))
    .pipe(
      z
        .string()
        .min(1, 'fields.required')
        .max(max, 'fields.tooLong')
        .refine(noControl, 'fields.characters'),
    );

/** Like `text`, with line breaks. */
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

/** A search term, never stored: any spaces are fine, but no character that the database rejects. */
export const searched = (max: number) =>
  z
    .string({ error: 'fields.text' })
    .max(max, 'fields.tooLong')
    .refine((v) => !/[\0\p{Cs}]/u.test(v), 'fields.characters');

/** A record's id in a path or query. */
export const recordId = z
  .string({ error: 'fields.required' })
  .max(100, 'fields.id')
  .refine((v) => !/[\0\p{Cs}]/u.test(v), 'fields.id');

// ---- phone: 10 digits, valid as a US number; stored as +1… ----
export const phone = z
  .string({ error: 'fields.required' })
  .max(40, 'fields.phone')
  .transform(phoneDigits)
  .refine(isUsPhone, 'fields.phone')
  .transform((digits) => `+1${digits}`);

// ---- postcode ----
export const postcode = z
  .string({ error: 'fields.required' })
  .max(20, 'fields.postcode')
  .transform(plain)
  .refine(isPostcode, 'fields.postcode');

// ---- password: 8 or more, with numbers, letters and symbols ----
export const password = z
  .string({ error: 'fields.required' })
  .max(limits.passwordMax, 'fields.tooLong')
  .refine((v) => Object.values(passwordChecks).every((check) => check(v)), 'fields.password');

/** A password at sign-in: only the length is checked, so older passwords still work. */
export const typedPassword = z
  .string({ error: 'fields.required' })
  .min(1, 'fields.required')
  .max(limits.passwordMax, 'fields.tooLong');

// ---- white card / Medicaid ID: 2 letters, 5 digits, 1 letter ----
export const whiteCardId = z
  .string({ error: 'fields.required' })
  .max(200, 'fields.whiteCardId')
  .transform(tidyWhiteCardId)
  .refine(isWhiteCardId, 'fields.whiteCardId');

// ---- others ----
export const email = z
  .string({ error: 'fields.required' })
  .transform(tidyEmail)
  .pipe(z.email('fields.email').max(254, 'fields.email'));

export const rating = z
  .int('fields.rating')
  .min(1, 'fields.rating')
  .max(limits.ratingMax, 'fields.rating');

/** The language of a response opened by a plain link, which cannot send a header. */
export const queryLocale = z.enum(locales, { error: 'fields.choice' });

export const uuid = z.uuid({ error: 'fields.id' });
/** An uploaded picture. Here and not in upload.ts, which public pages load. */
export const fileId = z.uuid({ error: 'fields.picture' });
export const manyFileIds = z
  .array(fileId, { error: 'fields.picture' })
  .max(limits.manyPictures, 'fields.manyPictures');

/** Some of a list. */
export const choicesOf = <const T extends readonly [string, ...string[]]>(list: T) =>
  z
    .array(z.enum(list, { error: 'fields.choice' }), { error: 'fields.choice' })
    .max(list.length, 'fields.tooLong');

/** A counter or version, within the range of a database integer. */
export const counted = z
  .int('fields.number')
  .min(0, 'fields.number')
  .max(2_147_483_647, 'fields.number');

// ---- dates and times in the agency's time zone ----
const isDay = (value: string): boolean => {
  const day = new Date(`${value}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** 'YYYY-MM-DD', a valid day in a plausible year. */
export const wallDate = z
  .string({ error: 'fields.required' })
  .regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, 'fields.date')
  .refine(isDay, 'fields.date');

/** 'HH:mm', 00:00 to 23:59. */
export const wallTime = z
  .string({ error: 'fields.required' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'fields.time');

// ---- people ----

/** Six digits in any notation. */
export const verificationCode = z
  .string({ error: 'fields.required' })
  .max(20, 'fields.code')
  .transform((v) => plain(v).replace(/[\s-]/g, ''))
  .refine((v) => /^\d{6}$/.test(v), 'fields.code');

export const state = z
  .string({ error: 'fields.required' })
  .max(40, 'fields.state')
  .transform((v) => plain(v).toUpperCase())
  .pipe(z.enum(states, { error: 'fields.state' }));

/** Required of every account besides phone and password. */
export const personFields = {
  firstName: text(60),
  lastName: text(60),
  gender: z.enum(genders, { error: 'fields.choice' }),
  address: text(120),
  city: text(60),
  state,
  postcode,
};
