/** What the office's editor calls, as one member of the staff. */
import { beforeEach, expect } from 'vitest';
import type { ContentType } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { publishDue } from '#server/features/content/content.jobs.ts';
import type { TestApp } from './app.ts';
import { staffOf } from './office.ts';

export const words = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` });
export const pathOf = (type: ContentType, id: string, action = '') =>
  `/staff/content/${type}/${id}${action && `/${action}`}`;
export const fieldsOf = (json: { errors?: { field: string }[] }) =>
  json.errors?.map((e) => e.field);

/** For the tests of one file, each with an editor of its own and nothing kept of the test before. */
export const contentCalls = (t: TestApp, role: 'editor' | 'admin' = 'editor') => {
  const who = staffOf(t, role);
  beforeEach(() => t.app.contentCache.clear());
  const get = (type: ContentType, id: string) =>
    t.read(api.getContent, { path: pathOf(type, id), token: who.token });
  const trySave = (type: ContentType, id: string, body: object) =>
    t.call<api.ContentItem>('PUT', `/home${pathOf(type, id)}`, {
      token: who.token,
      lang: 'en',
      body: { publishAt: null, ...body },
    });
  const save = async (type: ContentType, id: string, body: object) => {
    const { status, json, text } = await trySave(type, id, body);
    expect(status, text).toBe(200);
    return json.data as api.ContentItem;
  };
  const act = (type: ContentType, id: string, action: string, version: string, more = {}) =>
    t.call<api.ContentItem>('POST', `/home${pathOf(type, id, action)}`, {
      token: who.token,
      lang: 'en',
      body: { version, ...more },
    });
  const publish = async (type: ContentType, id: string, version: string) => {
    const { status, json, text } = await act(type, id, 'publish', version);
    expect(status, text).toBe(200);
    t.app.contentCache.clear();
    return json.data as api.ContentItem;
  };
  /** The first one on the site. */
  const firstOf = async (type: ContentType): Promise<string> => {
    const path = `/staff/content/${type}`;
    const { records } = await t.read(api.listContent, { path, token: who.token });
    const row = records.find((one) => one.state === 'live');
    if (!row) throw new Error(`nothing of ${type}`);
    return row.id;
  };
  const due = () =>
    publishDue({ db: t.db, clock: t.clock, activityChanging: async () => async () => {} });
  return { who, get, trySave, save, act, publish, firstOf, due };
};
