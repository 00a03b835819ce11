/** Content editing: drafts, publishing now or later, order, languages (readings "The office"). */
import { z } from 'zod';
import { planReason } from '#contract/activity/plan-reasons.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, text } from '#contract/fields.ts';
import { bothWays, paged, pagingQuery } from '#contract/paging.ts';
import { locales } from '#i18n/pick-locale.ts';
import { wallMoment } from './item-fields.ts';
import { contentTypes } from './item-types.ts';

/** Coordinators edit activities; otherwise the type decides (item-types.ts). */
const content = { tag: 'staff', access: 'manageActivities' } as const;

export const contentRules = { listPage: 50, previewMinutes: 30 } as const;

/**
 * `live`: published; `changed`: published with a newer draft; `draft`: not published; `scheduled`: a draft that will
 * be published automatically; `hidden`: unpublished.
 */
export const contentStates = ['live', 'changed', 'draft', 'scheduled', 'hidden'] as const;
export type ContentState = (typeof contentStates)[number];

const type = z.enum(contentTypes, { error: 'fields.choice' });
const languages = z.array(z.enum(locales));
const TypeParams = z.strictObject({ type });
const ItemParams = z.strictObject({ type, id: recordId });

/** Languages that need work. */
export const LanguageWork = z.object({
  missing: languages,
  /** Outdated: another language was changed later. */
  outdated: languages,
  /** Converted from the other script and not yet reviewed. */
  converted: languages,
});
export type LanguageWork = z.infer<typeof LanguageWork>;

export const ContentRow = LanguageWork.extend({
  type,
  id: z.string(),
  title: z.string(),
  note: z.string(),
  state: z.enum(contentStates),
  publishAt: z.string().nullable(),
  /** When it is taken down automatically. */
  takeDownAt: z.string().nullable(),
  /** Whether it can be ordered; never published items cannot. */
  placed: z.boolean(),
});
export type ContentRow = z.infer<typeof ContentRow>;

export const ContentItem = LanguageWork.extend({
  type,
  id: z.string(),
  /** Version that was read: stale saves are rejected. */
  version: z.string(),
  state: z.enum(contentStates),
  value: z.record(z.string(), z.unknown()),
  hasDraft: z.boolean(),
  /** Whether it was ever published. */
  placed: z.boolean(),
  /** Whether it is published. */
  published: z.boolean(),
  publishAt: z.string().nullable(),
  /** When it is taken down automatically. */
  takeDownAt: z.string().nullable(),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
  /** Last change by language. */
  changed: z.array(z.object({ locale: z.enum(locales), at: z.string() })),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** For a new item. */
export const newVersion = 'new';
const version = text(100);
const Versioned = z.strictObject({ version });
/** Of an activity that people are registered for: they are told, and why. */
const Explained = Versioned.extend({ reason: planReason.optional() });

export const getContentOverview = defineApi({
  ...content,
  method: 'GET',
  path: '/staff/content',
  summary: 'All kinds of content with their numbers, and every text that lacks a language',
  answer: z.object({
    types: z.array(
      z.object({ type, count: z.number(), drafts: z.number(), languages: z.number() }),
    ),
    board: z.array(ContentRow),
  }),
});
/** `note`: what a list of the kind shows beside the title, such as a date. */
export const contentSorts = ['title', 'note', 'state'] as const;
export type ContentSort = (typeof contentSorts)[number];
export const listContent = defineApi({
  ...content,
  method: 'GET',
  path: '/staff/content/{type}',
  summary: 'Content of one kind, in its order',
  params: TypeParams,
  query: z.strictObject({
    ...pagingQuery,
    keyword: searched(100).optional(),
    state: z.enum(contentStates, { error: 'fields.choice' }).optional(),
    sort: z.enum(bothWays(contentSorts), { error: 'fields.choice' }).optional(),
  }),
  answer: paged(ContentRow),
});
export const getContent = defineApi({
  ...content,
  method: 'GET',
  path: '/staff/content/{type}/{id}',
  summary: 'One to edit: the draft, or what is on the site',
  params: ItemParams,
  answer: ContentItem,
});
export const saveContent = defineApi({
  ...content,
  method: 'PUT',
  path: '/staff/content/{type}/{id}',
  summary: 'Keep a draft; with a time it publishes itself then',
  params: ItemParams,
  long: true,
  body: z.strictObject({
    version,
    value: z.record(z.string(), z.unknown(), { error: 'fields.required' }),
    publishAt: wallMoment.nullable(),
    reason: planReason.optional(),
  }),
  answer: ContentItem,
});
export const publishContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/publish',
  summary: 'Put the draft on the site, or back what was taken off',
  params: ItemParams,
  body: Explained,
  answer: ContentItem,
});
export const unpublishContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/unpublish',
  summary: 'Take it off the site',
  params: ItemParams,
  body: Explained,
  answer: ContentItem,
});
export const discardContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/discard',
  summary: 'Discard the draft; what is on the site stays',
  params: ItemParams,
  body: Versioned,
  answer: z.object({}),
});
export const deleteContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/delete',
  summary: 'Delete it where nothing refers to it',
  params: ItemParams,
  body: Versioned,
  answer: z.object({}),
});
export const checkLanguage = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/checked',
  summary: 'A language was compared with the others and is right',
  params: ItemParams,
  body: z.strictObject({ version, locale: z.enum(locales, { error: 'fields.choice' }) }),
  answer: ContentItem,
});
export const orderContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/order',
  summary: 'Another order; `before` is the one that was seen',
  params: TypeParams,
  body: z.strictObject({
    before: z.array(recordId).max(1_000),
    after: z.array(recordId).max(1_000),
  }),
  answer: z.object({}),
});
export const previewContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/preview',
  summary: 'A link, for half an hour, that shows the site with this draft',
  params: ItemParams,
  answer: z.object({ path: z.string() }),
});
