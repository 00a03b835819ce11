/** The agency's settings, one form per group. Page content (numbers, video, team) is edited as content. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { isUsPhone, phoneDigits, plain } from '#contract/field-rules.ts';
import { email, note, searched, text, wallTime } from '#contract/fields.ts';
import { LocalText } from '#contract/staff/office.ts';
import { InserviceSettings, KeptInservice } from '#contract/training/inservice-office.ts';

const settings = { tag: 'staff', access: 'changeSettings' } as const;

// ---- fields ----
const isFull = (value: LocalText) => Boolean(value.en && value['zh-CN'] && value['zh-TW']);
const words = (max: number) =>
  LocalText.refine(
    ({ converted: _, ...texts }) => Object.values(texts).every((one) => (one ?? '').length <= max),
    'fields.tooLong',
  );
const allWords = (max: number) => words(max).refine(isFull, 'fields.threeLanguages');

/** Formatted: (212) 555-0100. */
const shownPhone = (isWanted: boolean) =>
  z
    .string({ error: 'fields.required' })
    .max(40, 'fields.phone')
    .transform(phoneDigits)
    .refine((digits) => (!isWanted && !digits) || isUsPhone(digits), 'fields.phone')
    .transform((d) => d && `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`);

const emailOrNone = z
  .string({ error: 'fields.required' })
  .transform((value) => plain(value).toLowerCase())
  .refine((value) => !value || email.safeParse(value).success, 'fields.email');

const isWebAddress = (value: string): boolean =>
  /^https:\/\/[^\s]+$/.test(value) && URL.canParse(value);
const webAddress = z
  .string({ error: 'fields.text' })
  .max(500, 'fields.tooLong')
  .transform((value) => value.trim())
  .refine((value) => value === '' || isWebAddress(value), 'fields.webAddress');

const isTimeZone = (value: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

const days = z.int('fields.number').min(1, 'fields.number').max(30, 'fields.number');

/** The path of a picture on this site, or ''. */
const sitePicture = z
  .string({ error: 'fields.text' })
  .max(200, 'fields.tooLong')
  .transform(plain)
  .refine((value) => value === '' || /^\/[\w./-]+$/.test(value), 'fields.sitePicture');

// ---- groups ----
const AgencySettings = z.strictObject({
  name: allWords(100),
  secondName: words(100),
  tagline: words(200),
  copyrightYear: z.int('fields.number').min(1900, 'fields.number').max(2200, 'fields.number'),
  phone: shownPhone(true),
  fax: shownPhone(false),
  email: emailOrNone,
  boroughs: z.array(allWords(60)).max(20, 'fields.tooLong'),
  trust: z.array(allWords(60)).max(6, 'fields.tooLong'),
  timeZone: text(60).pipe(z.string().refine(isTimeZone, 'fields.timeZone')),
  videoChannelUrl: webAddress,
  healthDepartmentUrl: webAddress,
  messagingName: words(100),
  messagingQr: sitePicture,
  /** '': the drawn one of the product. */
  logo: sitePicture,
});
const SignatorySettings = z.strictObject({
  name: allWords(100),
  /** The signature as an SVG path within 300 × 110. */
  strokes: note(20_000)
    .pipe(z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s,.+-]*$/, 'fields.characters'))
    .optional(),
});
/** 0: never. */
const waitingDays = z.int('fields.number').min(0, 'fields.number').max(90, 'fields.number');
const PromiseSettings = z.strictObject({
  applicationWorkingDays: days,
  serviceWorkingDays: days,
  reminderTime: wallTime,
  remindApplicantDays: waitingDays,
  closeApplicantDays: waitingDays,
});
const ReviewSettings = z.strictObject({
  approveFirst: z.boolean({ error: 'fields.choice' }),
});

const settingGroups = ['agency', 'signatory', 'promises', 'reviews', 'inservice'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** The version a save is based on; null if never saved. */
const kept = { version: z.string().nullable() };

/** As stored: values saved before a rule existed are shown anyway. */
export const OfficeSettings = z.object({
  agency: z.object({
    ...kept,
    value: z.object({
      name: LocalText,
      secondName: LocalText,
      tagline: LocalText,
      copyrightYear: z.number(),
      phone: z.string(),
      fax: z.string(),
      email: z.string(),
      boroughs: z.array(LocalText),
      trust: z.array(LocalText),
      timeZone: z.string(),
      videoChannelUrl: z.string(),
      healthDepartmentUrl: z.string(),
      messagingName: LocalText,
      messagingQr: z.string(),
      logo: z.string(),
    }),
  }),
  signatory: z.object({
    ...kept,
    value: z.object({ name: LocalText, strokes: z.string().optional() }),
  }),
  promises: z.object({
    ...kept,
    value: z.object({
      applicationWorkingDays: z.number(),
      serviceWorkingDays: z.number(),
      reminderTime: z.string(),
      remindApplicantDays: z.number(),
      closeApplicantDays: z.number(),
    }),
  }),
  reviews: z.object({ ...kept, value: z.object({ approveFirst: z.boolean() }) }),
  inservice: z.object({ ...kept, value: KeptInservice }),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

export const getSettings = defineApi({
  ...settings,
  method: 'GET',
  path: '/staff/settings',
  summary: 'The settings of the agency, each group with its version',
  answer: OfficeSettings,
});

const version = searched(40).nullable();
const saved = { ...settings, method: 'POST', answer: OfficeSettings } as const;

export const saveAgency = defineApi({
  ...saved,
  path: '/staff/settings/agency',
  summary: 'Names, contact, service area, time zone, messaging account',
  body: z.strictObject({ value: AgencySettings, version }),
});
export const saveSignatory = defineApi({
  ...saved,
  path: '/staff/settings/signatory',
  summary: 'Who signs the certificates',
  body: z.strictObject({ value: SignatorySettings, version }),
});
export const savePromises = defineApi({
  ...saved,
  path: '/staff/settings/promises',
  summary: 'Within how many working days we answer, and when we remind',
  body: z.strictObject({ value: PromiseSettings, version }),
});
export const saveReviews = defineApi({
  ...saved,
  path: '/staff/settings/reviews',
  summary: 'Whether reviews wait for the office',
  body: z.strictObject({ value: ReviewSettings, version }),
});
export const saveInservice = defineApi({
  ...saved,
  path: '/staff/settings/inservice',
  summary:
    'Roles of caregivers with their yearly hours and subjects; the agency’s license on transcripts',
  body: z.strictObject({ value: InserviceSettings, version }),
});
