/** The state of the content editor: the saved item, unsaved changes, and the actions. */

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import { activityTimeErrors, type TimeField, timesBehind } from '#contract/activity/times.ts';
import { emptyOf } from '#contract/content/item-fields.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { restoreVersion, takeDownContent } from '#contract/content/versions-office.ts';
import type { Translate } from '#i18n/translator.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess, reportError } from '#web/lib/page/notify.ts';
import { editPath } from '#web/office/content/content-words.ts';
import { useStoreUnsaved, useUnsaved } from '#web/office/shell/use-kept.ts';
import { useMending } from '#web/office/ui/use-mending.ts';

export type Value = Record<string, unknown>;
export type ContentError = { field: string; message: string };
/** What waits for the reason that the registered people will read. */
type Why = { what: 'publish' | 'schedule' | 'unpublish'; goOn: (reason: PlanReason) => void };

/** Autosaves a draft this long after the last change. */
const keepAfterMs = 20_000;

const timeErrors = (value: Value, known: readonly ContentError[], t: Translate): ContentError[] => {
  const at = (name: TimeField) => String(value[name] ?? '');
  return activityTimeErrors({
    startTime: at('startTime'),
    endTime: at('endTime'),
    registerStart: at('registerStart'),
    registerEnd: at('registerEnd'),
  })
    .filter(({ field }) => !known.some((one) => one.field === field))
    .map(({ field, key }) => ({ field, message: t(key) }));
};

const blank = (type: ContentType, id: string): api.ContentItem => ({
  type,
  id,
  version: api.newVersion,
  state: 'draft',
  value: emptyOf(contentInfo[type].fields),
  hasDraft: false,
  published: false,
  publishAt: null,
  takeDownAt: null,
  placed: false,
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
  const draft = `content ${item.type} ${item.id} ${item.version}`;
  const unsaved = useUnsaved<Value>(draft);
  const [value, setValue] = useState<Value>(unsaved ?? first.value);
  const [dirty, setDirty] = useState(unsaved !== null);
  useStoreUnsaved(draft, dirty ? value : null);
  const [busy, setBusy] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly ContentError[]>([]);
  useMending(errors, setErrors, value, timesBehind);
  const [stale, setStale] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  // The latest saved item and value, also for callbacks that started earlier.
  const known = useRef(first);
  const typed = useRef(value);
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
  const put = async (publishAt: string | null, reason?: PlanReason): Promise<api.ContentItem> => {
    const { version } = known.current;
    const body = { version, value: typed.current, publishAt, ...(reason && { reason }) };
    const next = await call(api.saveContent, { params, body });
    // The first save gives it a URL.
    if (version === api.newVersion) navigate(editPath(type, id), { replace: true });
    return next;
  };

  /** Autosave, except for scheduled content, which would be published. */
  const keep = useEffectEvent(async (sent: Value) => {
    try {
      know(await put(null));
      if (typed.current === sent) setDirty(false);
    } catch (error) {
      // Other errors are reported on the next manual save.
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setStale(true);
    }
  });
  // Every change restarts the timer.
  useEffect(() => {
    if (!dirty || stale || busy || item.publishAt) return;
    const timer = setTimeout(() => {
      keeping.current = keep(value);
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [dirty, stale, busy, item.publishAt, value]);

  /** Shows errors without losing what was typed. Returns true on success. */
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
  const send = async (publishAt: string | null, reason?: PlanReason) =>
    take(await put(publishAt, reason));
  const isUnsaved = () => dirty || known.current.version === api.newVersion;
  const versioned = (reason?: PlanReason) => ({
    params,
    body: { version: known.current.version, ...(reason && { reason }) },
  });
  /** Where people are registered, the server asks why: then staff are asked, and it is sent again. */
  const explained = (what: Why['what'], work: (reason?: PlanReason) => Promise<void>) => {
    const goOn = (reason?: PlanReason): Promise<boolean> =>
      run(what, async () => {
        try {
          await work(reason);
          setWhy(null);
        } catch (error) {
          const isWhy =
            error instanceof ApiError && error.fields.some((one) => one.field === 'reason');
          if (!isWhy) {
            setWhy(null);
            throw error;
          }
          setWhy({ what, goOn });
        }
      });
    return goOn();
  };

  return {
    item,
    value,
    dirty,
    busy,
    /** Of the last action, without those that are mended. */
    errors,
    /** Errors at the fields: also those that are found while typing. */
    shownErrors: [...errors, ...(type === 'activity' ? timeErrors(value, errors, t) : [])],
    stale,
    change,
    /** The words of a picture are no part of the value. */
    mended: (field: string) => setErrors((before) => before.filter((one) => one.field !== field)),
    save: () =>
      run('save', async () => {
        await send(known.current.publishAt);
        notifySuccess(t('office.content.saved'));
      }),
    why: why && { ...why, stay: () => setWhy(null) },
    schedule: (publishAt: string | null) =>
      explained('schedule', async (reason) => {
        await send(publishAt, reason);
        if (publishAt) notifySuccess(t('office.content.scheduled'));
      }),
    publish: () =>
      explained('publish', async (reason) => {
        // Save it first, unscheduled: if publishing fails it stays a draft.
        if (isUnsaved()) await send(null);
        take(await call(api.publishContent, versioned(reason)));
        notifySuccess(t('office.content.published'));
      }),
    unpublish: () =>
      explained('unpublish', async (reason) => {
        know(await call(api.unpublishContent, versioned(reason)));
        notifySuccess(t('office.content.unpublished'));
      }),
    takeDown: (takeDownAt: string | null) =>
      run('takeDown', async () => {
        const { version } = known.current;
        know(await call(takeDownContent, { params, body: { version, takeDownAt } }));
        setErrors((before) => before.filter(({ field }) => field !== 'takeDownAt'));
        notifySuccess(
          t(takeDownAt ? 'office.versions.down.isSet' : 'office.versions.down.cleared'),
        );
      }),
    restore: (versionId: string) =>
      run('restore', async () => {
        // What was typed becomes a version, too.
        if (dirty) await send(known.current.publishAt);
        const { version } = known.current;
        take(await call(restoreVersion, { params: { ...params, versionId }, body: { version } }));
        notifySuccess(t('office.versions.restored'));
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
    /** Open the tab in the click handler: later the browser would block it. */
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
