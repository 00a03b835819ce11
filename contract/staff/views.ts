/** Saved views of the office's lists: filters, order and columns under a name, for oneself. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, text } from '#contract/fields.ts';

const staff = { tag: 'staff', access: 'beStaff' } as const;

export const viewRules = {
  nameLength: 40,
  /** The list's part of the address. */
  queryLength: 600,
  /** Of each list. */
  most: 12,
  /** Parts of the address that no view keeps: what was searched, which may be a person's name, and the page. */
  unkept: [
    ...['keyword', 'q', 'to', 'about', 'call'],
    ...['page', 'after', 'before', 'older', 'newer'],
  ],
} as const;

export const viewLists = [
  'applications',
  'cards',
  'requests',
  'people',
  'messages',
  'reviews',
  'trainees',
  'inservice',
  'compliance',
  'renewals',
  'activities',
  'registrations',
  'callbacks',
  'inbox',
  'audit',
  'contents',
] as const;
export type ViewList = (typeof viewLists)[number];
const list = z.enum(viewLists, { error: 'fields.choice' });

const SavedView = z.object({ viewId: z.string(), name: z.string(), query: z.string() });

export const listViews = defineApi({
  ...staff,
  method: 'GET',
  path: '/staff/view/list',
  summary: 'One’s own saved views of a list',
  query: z.strictObject({ list }),
  answer: z.array(SavedView),
});

/** Without page and search word, which may be a person's name. 400 when there are too many. */
export const saveView = defineApi({
  ...staff,
  method: 'POST',
  path: '/staff/view',
  summary: 'Save a view; one of the same name is replaced',
  body: z.strictObject({
    list,
    name: text(viewRules.nameLength),
    query: searched(viewRules.queryLength),
  }),
  answer: SavedView,
});

export const deleteView = defineApi({
  ...staff,
  method: 'DELETE',
  path: '/staff/view/{viewId}',
  summary: 'Delete one of one’s own views',
  params: z.strictObject({ viewId: recordId }),
  answer: z.object({}),
});
