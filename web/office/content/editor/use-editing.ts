/** One piece of content being edited: what was read, what is typed, and the ways to the site. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { emptyOf } from '#contract/content/item-fields.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { notifySuccess, reportError } from '#web/lib/page/notify.ts';
import { editPath } from '#web/office/content/content-words.ts';

export type Value = Record<string, unknown>;
export type Wrong = { field: string; message: string };

/** So long after the last change a draft is kept by itself. */
const keepAfterMs = 20_000;

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
  isNew: boolean,
  signal: AbortSignal,
): Promise<api.ContentItem> =>
  isNew
    ? Promise.resolve(blank(type, id))
    : call(api.getContent, { params: { type, id } }, { signal });

export const useEditing = (first: api.ContentItem) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [item, setItem] = useState(first);
  const [value, setValue] = useState<Value>(first.value);
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [wrongs, setErrors] = useState<readonly Wrong[]>([]);
  const [stale, setStale] = useState(false);
  // What was answered last and typed last, also for what began before it.
  const known = useRef(first);
  const typed = useRef(first.value);
  const keeping = useRef<Promise<void>>(Promise.resolve());
  const { type, id } = item;
  const params = { type, id };

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const change = useCallback((next: Value) => {
    typed.current = next;
    setValue(next);
    setDirty(true);
  }, []);
  const know = (next: api.ContentItem) => {
    known.current = next;
    setItem(next);
  };
  const take = (next: api.ContentItem) => {
    know(next);
    typed.current = next.value;
    setValue(next.value);
    setDirty(false);
    setErrors([]);
  };
  const put = async (publishAt: string | null): Promise<api.ContentItem> => {
    const { version } = known.current;
    const body = { version, value: typed.current, publishAt };
    const next = await call(api.saveContent, { params, body });
    // It has an address of its own now.
    if (version === api.newVersion) navigate(editPath(type, id), { replace: true });
    return next;
  };

  /** Nobody loses an hour of writing; what would publish itself is left to whoever writes it. */
  const keep = useEffectEvent(async (sent: Value) => {
    try {
      know(await put(null));
      if (typed.current === sent) setDirty(false);
    } catch (error) {
      // Anything else is said when it is saved by hand.
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setStale(true);
    }
  });
  // Each change of the value begins the wait anew.
  useEffect(() => {
    if (!dirty || stale || busy || item.publishAt) return;
    const timer = setTimeout(() => {
      keeping.current = keep(value);
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [dirty, stale, busy, item.publishAt, value]);

  /** What is refused is named, and nothing typed is lost. Answers whether it went well. */
  const run = async (name: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    try {
      await keeping.current;
      await work();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setStale(true);
      else if (error instanceof ApiError && error.fields.length) setErrors([...error.fields]);
      else reportError(error, t);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const send = async (publishAt: string | null) => take(await put(publishAt));
  const isUnsaved = () => dirty || known.current.version === api.newVersion;
  const versioned = () => ({ params, body: { version: known.current.version } });

  return {
    item,
    value,
    dirty,
    busy,
    wrongs,
    stale,
    change,
    save: () =>
      run('save', async () => {
        await send(known.current.publishAt);
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
        if (isUnsaved()) await send(null);
        take(await call(api.publishContent, versioned()));
        notifySuccess(t('office.content.published'));
      }),
    unpublish: () =>
      run('unpublish', async () => {
        know(await call(api.unpublishContent, versioned()));
        notifySuccess(t('office.content.unpublished'));
      }),
    discard: () =>
      run('discard', async () => {
        await call(api.discardContent, versioned());
        setDirty(false);
        notifySuccess(t('office.content.discarded'));
      }),
    remove: () =>
      run('delete', async () => {
        await call(api.deleteContent, versioned());
        setDirty(false);
        notifySuccess(t('office.content.deleted'));
      }),
    checked: (locale: api.LanguageWork['outdated'][number]) =>
      run('checked', async () => {
        const { version } = known.current;
        know(await call(api.checkLanguage, { params, body: { version, locale } }));
      }),
    /** The tab is opened by the press itself: later the browser would not allow it. */
    preview: async (base: string, lang: string) => {
      const tab = window.open('about:blank', '_blank');
      const went = await run('preview', async () => {
        if (isUnsaved()) await send(known.current.publishAt);
        const { path } = await call(api.previewContent, { params });
        if (tab) tab.location.href = `${base}${path}&lang=${lang}`;
      });
      if (!went) tab?.close();
    },
  };
};
export type Editing = ReturnType<typeof useEditing>;
