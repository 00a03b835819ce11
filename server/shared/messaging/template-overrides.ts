/** Loads the office's template overrides into memory (server/platform/http/translate.ts) and reloads them on change. */
import { isFixedTemplate } from '#contract/message/office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
import {
  originalText,
  overrideKey,
  setTemplateOverrides,
} from '#server/platform/http/translate.ts';
import { messageTemplate } from '#server/schema/office.ts';
import { asSentence } from '#server/shared/cases/correction.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

const retryMs = 1_000;

type Reading = { now: Promise<void>; next: Promise<void> | null };
const readings = new WeakMap<Db, Reading>();

const reason = '{{reason}}';

/** Words from before the original said why: the reason follows them, so that nobody is refused without one. */
const withReason = (key: string, locale: Locale, text: string): string =>
  text.includes(reason) || !originalText(locale, key)?.includes(reason)
    ? text
    : `${asSentence(text, locale)}${locale === 'en' ? ' ' : ''}${reason}`;

const read = async (db: Db): Promise<void> => {
  const rows = await db.select().from(messageTemplate);
  const editable = rows.filter(({ key }) => !isFixedTemplate(key));
  setTemplateOverrides(
    new Map(
      editable.map(({ key: name, locale, text }) => {
        const key = `messages.${name}`;
        return [overrideKey(locale, key), withReason(key, localeOf(locale), text)];
      }),
    ),
  );
};

/** Serialized, so an older state never wins; concurrent callers share the next load. */
export const readOwnWords = (db: Db): Promise<void> => {
  const reading: Reading = readings.get(db) ?? { now: Promise.resolve(), next: null };
  readings.set(db, reading);
  const begin = async () => {
    await reading.now.catch(() => {});
    reading.next = null;
    reading.now = read(db);
    return reading.now;
  };
  reading.next ??= begin();
  return reading.next;
};

/** Resolves when the change has been loaded. */
export const followOwnWords = (db: Db): void => {
  readOwnWords(db).catch(() => setTimeout(followOwnWords, retryMs, db).unref());
};
