/** What is missing before content can be published, by field. */
import { activityTimeErrors } from '#contract/activity/times.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { FieldError } from '#contract/errors.ts';
import {
  listPlaces,
  listTexts,
  missingIn,
  type Place,
  picturesIn,
  type Value,
} from './texts.rules.ts';

/** Facts about referenced items. */
export type Facts = {
  /** Missing references, as `type id`. */
  absent: ReadonlySet<string>;
  /** Paths of library pictures without a description in every language. */
  wordless: ReadonlySet<string>;
  /** Paths of library pictures that were deleted. */
  gone: ReadonlySet<string>;
  /** Registered people, for activities. */
  registered: number;
};

const required = 'fields.required';
const wrong = (name: string) => `office.content.wrong.${name}`;

const pictureError = (path: unknown, { gone, wordless }: Facts): string | null => {
  const own = String(path).split('#', 1)[0] ?? '';
  if (gone.has(own)) return 'office.content.media.gone';
  return wordless.has(own) ? wrong('altText') : null;
};

/** Error key, or null when complete. Texts are checked separately. */
const errorKeyOf = ({ field, value }: Place, facts: Facts): string | null => {
  const must = !field.optional;
  switch (field.kind) {
    case 'text':
    case 'choice':
      return must && !String(value).trim() ? required : null;
    case 'ref':
      if (!value) return must ? 'fields.choice' : null;
      return facts.absent.has(`${field.to} ${value}`) ? 'fields.choice' : null;
    case 'picture':
      if (!value) return must ? 'fields.picture' : null;
      return pictureError(value, facts);
    case 'pictures':
      if (must && !(value as string[]).length) return 'fields.picture';
      return (
        (value as string[]).map((one) => pictureError(one, facts)).find((key) => key !== null) ??
        null
      );
    case 'number':
      return must && value === null ? 'fields.number' : null;
    case 'moment':
      return must && !value ? 'fields.time' : null;
    case 'choices':
    case 'locals':
    case 'rows':
      return must && !(value as unknown[]).length ? required : null;
    case 'link':
      if (value === null) return must ? required : null;
      return (value as { to: string }).to ? null : required;
    default:
      return null;
  }
};

const missingTexts = (type: ContentType, value: Value): FieldError[] =>
  listTexts(contentInfo[type].fields, value).flatMap((located) => {
    const { path, text, rich } = located;
    const lacks = missingIn(located).map((locale) => ({
      field: `${path}.${locale}`,
      key: required,
    }));
    if (text.converted) lacks.push({ field: `${path}.${text.converted}`, key: wrong('approve') });
    if (rich)
      for (const locale of ['en', 'zh-CN', 'zh-TW'] as const)
        if (picturesIn(text[locale] ?? '').some((tag) => !/\salt="\s*[^"\s]/.test(tag)))
          lacks.push({ field: `${path}.${locale}`, key: wrong('altText') });
    return lacks;
  });

const activityErrors = (value: Value, { registered }: Facts): FieldError[] => {
  const at = (name: string) => String(value[name] ?? '');
  const times = activityTimeErrors({
    startTime: at('startTime'),
    endTime: at('endTime'),
    registerStart: at('registerStart'),
    registerEnd: at('registerEnd'),
  });
  const tooFew =
    typeof value.quota === 'number' && value.quota < registered
      ? [{ field: 'quota', key: wrong('places') }]
      : [];
  return [...times, ...tooFew];
};

/** Non-text fields: without them even a preview is impossible. */
export const missingParts = (type: ContentType, value: Value, facts: Facts): FieldError[] => [
  ...listPlaces(contentInfo[type].fields, value).flatMap((place) => {
    const key = errorKeyOf(place, facts);
    return key ? [{ field: place.path, key }] : [];
  }),
  ...(type === 'activity' ? activityErrors(value, facts) : []),
];

export const missingFields = (type: ContentType, value: Value, facts: Facts): FieldError[] => [
  ...missingParts(type, value, facts),
  ...missingTexts(type, value),
];
