/** Field types of the site's content: the editor has a control for each, and schemas are built from them. */
import { z } from 'zod';
import { recordId, wallDate, wallTime } from '#contract/fields.ts';
import { LocalText } from '#contract/staff/office.ts';

type Optional = { optional?: true };

export type Field = Optional &
  (
    | { kind: 'local'; max: number; long?: true }
    /** HTML in three languages; cleaned by the server. */
    | { kind: 'rich' }
    /** Paragraphs or points, each in three languages. */
    | { kind: 'locals'; max: number }
    | { kind: 'text'; max: number; format?: keyof typeof formats }
    | { kind: 'picture' }
    | { kind: 'pictures'; max: number }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'boolean' }
    /** 'YYYY-MM-DD HH:mm' in the agency's local time. */
    | { kind: 'moment' }
    | { kind: 'choice'; of: readonly string[] }
    | { kind: 'choices'; of: readonly string[] }
    /** The id of other content. */
    | { kind: 'ref'; to: string }
    /** A button with its label and target; null for none. */
    | { kind: 'link' }
    | { kind: 'group'; of: Fields }
    | { kind: 'rows'; of: Fields; max: number }
  );
export type Fields = { readonly [name: string]: Field };

/** Stored as written; required on publishing. */
const formats = {
  email: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
  phone: /^[\d\s()+.x-]{7,30}$/i,
  url: /^https?:\/\/[^\s"<>]+$/,
  map: /^https:\/\/www\.openstreetmap\.org\/[^\s"<>]+$/,
  /** A page of this site, or of another. */
  place: /^(\/(?![/\\])[^\s"<>]*|https?:\/\/[^\s"<>]+)$/,
  /** A film or captions of this site. */
  file: /^\/(media|files|films)\/[\w.-]+$/,
  filmType: /^video\/[\w.-]+(;\s*codecs="[\w.,\s]+")?$/,
} as const;

const messages: Record<keyof typeof formats, string> = {
  email: 'fields.email',
  phone: 'fields.phone',
  url: 'office.content.wrong.address',
  map: 'office.content.wrong.map',
  place: 'office.content.wrong.address',
  file: 'office.content.wrong.address',
  filmType: 'fields.text',
};

/** On this site only. The focal point follows the '#'. */
const picturePath = /^\/(media|files)\/[\w.-]+(#focus=[01](\.\d+)?,[01](\.\d+)?)?$/;

const orEmpty = (pattern: RegExp, max: number, message: string) =>
  z
    .string({ error: 'fields.text' })
    .max(max, 'fields.tooLong')
    .refine((value) => value === '' || pattern.test(value), message);

const localOf = (max: number) =>
  LocalText.refine(
    ({ en = '', 'zh-CN': hans = '', 'zh-TW': hant = '' }) =>
      [en, hans, hant].every((text) => text.length <= max),
    'fields.tooLong',
  );

/** 'YYYY-MM-DD HH:mm' in the agency's local time. */
export const wallMoment = z.string({ error: 'fields.required' }).refine((value) => {
  const [day, time, ...rest] = value.split(' ');
  return !rest.length && wallDate.safeParse(day).success && wallTime.safeParse(time).success;
}, 'fields.time');

const picture = orEmpty(picturePath, 300, 'fields.picture');

const schemaOf = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'local':
      return localOf(field.max);
    case 'rich':
      return LocalText;
    case 'locals':
      return z.array(localOf(4_000)).max(field.max, 'fields.tooLong');
    case 'text':
      return field.format
        ? orEmpty(formats[field.format], field.max, messages[field.format])
        : z.string({ error: 'fields.text' }).max(field.max, 'fields.tooLong');
    case 'picture':
      return picture;
    case 'pictures':
      return z.array(picture.min(1, 'fields.picture')).max(field.max, 'fields.manyPictures');
    case 'number':
      return z
        .int({ error: 'fields.number' })
        .min(field.min, 'fields.number')
        .max(field.max, 'fields.number')
        .nullable();
    case 'boolean':
      return z.boolean({ error: 'fields.choice' });
    case 'moment':
      return z.union([z.literal(''), wallMoment], { error: 'fields.time' });
    case 'choice':
      return z.enum(['', ...field.of], { error: 'fields.choice' });
    case 'choices':
      return z.array(z.enum(field.of as [string, ...string[]], { error: 'fields.choice' }));
    case 'ref':
      return z.union([z.literal(''), recordId], { error: 'fields.choice' });
    case 'link':
      return z
        .strictObject({ label: localOf(60), to: orEmpty(formats.place, 500, messages.place) })
        .nullable();
    case 'group':
      return draftOf(field.of);
    case 'rows':
      return z.array(draftOf(field.of)).max(field.max, 'fields.tooLong');
  }
};

/** A draft has all fields with the right types; any may be empty. */
export const draftOf = (fields: Fields): z.ZodType<Record<string, unknown>> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  ) as z.ZodType<Record<string, unknown>>;

/** Initial values. */
export const emptyOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyField(field)]));

const emptyField = (field: Field): unknown => {
  switch (field.kind) {
    case 'local':
    case 'rich':
      return {};
    case 'locals':
    case 'pictures':
    case 'choices':
    case 'rows':
      return [];
    case 'number':
      return null;
    case 'boolean':
      return false;
    case 'link':
      return field.optional ? null : { label: {}, to: '' };
    case 'group':
      return emptyOf(field.of);
    default:
      return '';
  }
};
