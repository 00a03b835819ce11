/** What content was before, to compare with and to go back to; and when it leaves the website. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text, uuid } from '#contract/fields.ts';
import { wallMoment } from './item-fields.ts';
import { contentTypes } from './item-types.ts';
import { ContentItem } from './office.ts';

/** As the other calls about content: the type decides who may. */
const content = { tag: 'staff', access: 'manageActivities' } as const;

/** What one person saves in one go is one version. */
export const versionRules = { listed: 100, oneGoMinutes: 15 } as const;

/** `before`: what was on the website when versions began to be kept. */
export const versionKinds = ['before', 'saved', 'published', 'restored'] as const;
export type VersionKind = (typeof versionKinds)[number];

const ItemParams = z.strictObject({
  type: z.enum(contentTypes, { error: 'fields.choice' }),
  id: recordId,
});
const VersionParams = ItemParams.extend({ versionId: uuid });
const version = text(100);

export const ContentVersion = z.object({
  versionId: z.string(),
  kind: z.enum(versionKinds),
  /** In the agency's local time. */
  at: z.string(),
  by: z.string().nullable(),
  /** When the version was written that this one restored. */
  restoredOf: z.string().nullable(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

export const listVersions = defineApi({
  ...content,
  method: 'GET',
  path: '/staff/content/{type}/{id}/versions',
  summary: `The last ${versionRules.listed} versions, the newest first`,
  params: ItemParams,
  answer: z.array(ContentVersion),
});
export const getVersion = defineApi({
  ...content,
  method: 'GET',
  path: '/staff/content/{type}/{id}/versions/{versionId}',
  summary: 'What it was, with the fields of today',
  params: VersionParams,
  answer: ContentVersion.extend({ value: z.record(z.string(), z.unknown()) }),
});
export const restoreVersion = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/versions/{versionId}/restore',
  summary: 'Make it the draft; the website stays until that is published',
  params: VersionParams,
  body: z.strictObject({ version }),
  answer: ContentItem,
});

export const takeDownContent = defineApi({
  ...content,
  method: 'POST',
  path: '/staff/content/{type}/{id}/take-down',
  summary: 'When it leaves the website by itself; null: never',
  params: ItemParams,
  body: z.strictObject({ version, takeDownAt: wallMoment.nullable() }),
  answer: ContentItem,
});
