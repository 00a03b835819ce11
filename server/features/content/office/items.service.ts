/** A content item as staff see it: live version, draft, and languages that need work. */
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import {
  type ContentItem,
  type ContentRow,
  type ContentState,
  newVersion,
} from '#contract/content/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { safeHtml } from '#server/platform/http/safe-html.ts';
import { localTimeOrNull } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { type Draft, findDraft, listChangedAt, listDrafts } from './drafts.store.ts';
import { type ChangedAt, languageWork } from './languages.rules.ts';
import { findLive, type Live, listLive } from './live.store.ts';
import { findTakeDown, listTakeDowns, type TakeDown } from './take-down.store.ts';
import { cleanRich, type Value } from './texts.rules.ts';

export type Item = {
  type: ContentType;
  id: string;
  live: Live | null;
  draft: Draft | null;
  changedAt: ChangedAt;
  takeDown: TakeDown | null;
};

export const getItem = async (db: Queryable, type: ContentType, id: string): Promise<Item> => ({
  type,
  id,
  live: await findLive(db, type, id),
  draft: await findDraft(db, type, id),
  changedAt: (await listChangedAt(db, type)).get(id) ?? {},
  takeDown: await findTakeDown(db, type, id),
});

/** Live ones in site order, then drafts only, newest first. */
export const listItems = async (db: Queryable, type: ContentType): Promise<Item[]> => {
  const [live, drafts, changed, takeDowns] = [
    await listLive(db, type),
    await listDrafts(db, type),
    await listChangedAt(db, type),
    await listTakeDowns(db, type),
  ];
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const known = new Set(live.map(({ id }) => id));
  const onlyDrafts = drafts
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const itemOf = (id: string, one: Live | null): Item => ({
    type,
    id,
    live: one,
    draft: draftOf.get(id) ?? null,
    changedAt: changed.get(id) ?? {},
    takeDown: takeDowns.get(id) ?? null,
  });
  const items = live.map((one) => itemOf(one.id, one));
  const news = onlyDrafts.map(({ id }) => itemOf(id, null));
  // Include unwritten items of a fixed set: they cannot be added otherwise.
  for (const id of contentInfo[type].fixed ?? [])
    if (!known.has(id) && !draftOf.has(id)) items.push(itemOf(id, null));
  // Ordered content: new items come last, as on the site.
  return contentInfo[type].ordered ? [...items, ...news] : [...news, ...items];
};

export const contentStateOf = ({ live, draft }: Item): ContentState => {
  if (draft?.publishAt) return 'scheduled';
  if (draft) return live?.published ? 'changed' : 'draft';
  return live?.published ? 'live' : 'hidden';
};

/** Changes with every edit of the draft or the live version. */
export const itemVersion = ({ live, draft, takeDown }: Item): string =>
  live || draft
    ? stateHash([live, draft && [draft.version, draft.value, draft.publishAt], takeDown?.at])
    : newVersion;

export const currentValue = ({ live, draft }: Item): Value | null =>
  draft?.value ?? live?.value ?? null;

/** Sanitized as on save. */
export const cleaned = (type: ContentType, value: Value): Value =>
  cleanRich(contentInfo[type].fields, value, safeHtml);

const workOf = ({ type, live, draft, changedAt }: Item) =>
  languageWork(type, {
    // Sanitize for comparison: tidied markup is not a change of text.
    live: live && (draft ? cleaned(type, live.value) : live.value),
    draft: draft?.value ?? null,
    changedAt,
  });

const sayField = (value: Value, name: string | undefined, locale: Locale): string => {
  const own = name ? value[name] : '';
  return typeof own === 'object' && own ? readText(own, locale) : String(own ?? '');
};

export const titleOf = ({ type }: Item, value: Value, locale: Locale): string =>
  sayField(value, contentInfo[type].title, locale);

export const rowOf = (item: Item, locale: Locale, timeZone: string): ContentRow => {
  const value = currentValue(item) ?? {};
  const publishAt = item.draft?.publishAt;
  return {
    ...workOf(item),
    type: item.type,
    id: item.id,
    title: titleOf(item, value, locale) || (contentInfo[item.type].fixed ? item.id : ''),
    note: sayField(value, contentInfo[item.type].note, locale),
    state: contentStateOf(item),
    placed: item.live !== null,
    publishAt: localTimeOrNull(timeZone)(publishAt),
    takeDownAt: localTimeOrNull(timeZone)(item.takeDown?.at),
  };
};

export const viewOf = (item: Item, timeZone: string): ContentItem => {
  const { type, id, live, draft, changedAt } = item;
  const local = localTimeOrNull(timeZone);
  return {
    ...workOf(item),
    type,
    id,
    version: itemVersion(item),
    state: contentStateOf(item),
    value: currentValue(item) ?? {},
    hasDraft: draft !== null,
    placed: live !== null,
    published: live?.published ?? false,
    publishAt: local(draft?.publishAt),
    takeDownAt: local(item.takeDown?.at),
    savedAt: local(draft?.updatedAt),
    savedBy: draft?.savedBy ?? null,
    changed: locales.flatMap((locale) => {
      const at = local(changedAt[locale]);
      return at ? [{ locale, at }] : [];
    }),
  };
};
