/** One piece of content being edited: what was read, what is typed, and the ways to the site. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { emptyOf } from '#contract/content-fields.ts';
import * as api from '#contract/content-office.ts';
import { type ContentType, contentInfo } from '#contract/content-types.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { editPath } from './content-words.ts';

export type Value = Record<string, unknown>;
export type Wrong = { field: string; message: string };

const blank = (type: ContentType, id: string): api.ContentItem => ({
  type,
  id,
  version: api.newVersion,
  state: 'draft',
  value: emptyOf(contentInfo[type].fields),
  hasDraft: false,
  published: false,
  publishAt: null,
  savedAt: null,
  savedBy: null,
  changed: [],
  missing: [],
  outdated: [],
  converted: [],
});

export const loadItem = (
  type: ContentType,
  id: string,
  signal: AbortSignal,
): Promise<api.ContentItem> =>
  id === 'new'
    ? Promise.resolve(blank(type, crypto.randomUUID()))
    : call(api.getContent, { params: { type, id } }, { signal });

export const useEditing = (first: api.ContentItem) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [item, setItem] = useState(first);
  const [value, setValue] = useState<Value>(first.value);
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [wrongs, setWrongs] = useState<readonly Wrong[]>([]);
  const [stale, setStale] = useState(false);
  const { type, id } = item;
  const params = { type, id };

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const change = useCallback((next: Value) => {
    setValue(next);
    setDirty(true);
  }, []);
  const take = (next: api.ContentItem) => {
    setItem(next);
    setValue(next.value);
    setDirty(false);
    setWrongs([]);
  };

  /** What is refused is named, and nothing typed is lost. Answers whether it went well. */
  const run = async (name: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setStale(true);
      else if (error instanceof ApiError && error.fields.length) setWrongs([...error.fields]);
      else reportError(error, t);
      return false;
    } finally {
      setBusy(null);
    }
  };

  const send = async (publishAt: string | null): Promise<api.ContentItem> => {
    const { version } = item;
    const next = await call(api.saveContent, { params, body: { version, value, publishAt } });
    take(next);
    if (version === api.newVersion) navigate(editPath(type, id), { replace: true });
    return next;
  };
  /** What stands on the screen is what is meant. */
  const sendIfChanged = () =>
    dirty || (item.version === api.newVersion && !item.hasDraft)
      ? send(item.publishAt)
      : Promise.resolve(item);

  return {
    item,
    value,
    dirty,
    busy,
    wrongs,
    stale,
    change,
    take,
    save: () =>
      run('save', async () => {
        await send(item.publishAt);
        notifySuccess(t('office.content.saved'));
      }),
    schedule: (publishAt: string | null) =>
      run('schedule', async () => {
        await send(publishAt);
        if (publishAt) notifySuccess(t('office.content.scheduled'));
      }),
    publish: () =>
      run('publish', async () => {
        // Incomplete it stays a draft: it is saved first, without its time.
        const { version } = dirty || item.version === api.newVersion ? await send(null) : item;
        take(await call(api.publishContent, { params, body: { version } }));
        notifySuccess(t('office.content.published'));
      }),
    unpublish: () =>
      run('unpublish', async () => {
        const { version } = item;
        const next = await call(api.unpublishContent, { params, body: { version } });
        setItem(next);
        notifySuccess(t('office.content.unpublished'));
      }),
    discard: () =>
      run('discard', async () => {
        await call(api.discardContent, { params, body: { version: item.version } });
        setDirty(false);
        notifySuccess(t('office.content.discarded'));
      }),
    remove: () =>
      run('delete', async () => {
        await call(api.deleteContent, { params, body: { version: item.version } });
        setDirty(false);
        notifySuccess(t('office.content.deleted'));
      }),
    checked: (locale: api.LanguageWork['outdated'][number]) =>
      run('checked', async () => {
        const { version } = item;
        setItem(await call(api.checkLanguage, { params, body: { version, locale } }));
      }),
    /** The tab is opened by the press itself: later the browser would not allow it. */
    preview: async (base: string, lang: string) => {
      const tab = window.open('about:blank', '_blank');
      const went = await run('preview', async () => {
        await sendIfChanged();
        const { path } = await call(api.previewContent, { params });
        if (tab) tab.location.href = `${base}${path}&lang=${lang}`;
      });
      if (!went) tab?.close();
    },
  };
};
export type Editing = ReturnType<typeof useEditing>;
