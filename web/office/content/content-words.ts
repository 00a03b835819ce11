/** Labels of content types and fields, looked up in i18n by their names. */

import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { ContentRow, ContentState, LanguageWork } from '#contract/content/office.ts';
import { isLocale, localeNames } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import type { BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';

export const sayType = (t: Translate, type: ContentType): string =>
  t(`office.content.types.${type}`);

export const sayField = (t: Translate, name: string): string =>
  String(t(`office.content.fields.${name}` as never));

/** 'title.zh-TW' becomes 'Title, 繁體中文'. */
export const sayPath = (t: Translate, path: string): string =>
  path
    .split('.')
    .map((part) => {
      if (isLocale(part)) return localeNames[part];
      if (/^\d+$/.test(part)) return t('office.content.row', { place: Number(part) + 1 });
      if (part === 'publishAt') return t('office.content.later');
      if (part === 'takeDownAt') return t('office.versions.down.open');
      if (part === 'to') return t('office.content.linkTo');
      return sayField(t, part);
    })
    .join(', ');

/** A single item without a title is named after its type. */
export const sayTitle = (t: Translate, { title, type }: Pick<ContentRow, 'title' | 'type'>) =>
  title || (isSingle(type) ? sayType(t, type) : t('office.content.untitled'));

export const stateLook: Record<ContentState, { tone: BadgeTone; icon: IconName }> = {
  live: { tone: 'good', icon: 'check-circle' },
  changed: { tone: 'wait', icon: 'note-pencil' },
  draft: { tone: 'wait', icon: 'pencil-simple' },
  scheduled: { tone: 'info', icon: 'clock' },
  hidden: { tone: 'plain', icon: 'eye-slash' },
};

export type LanguageNote = { key: string; tone: BadgeTone; text: string };

export const languageNotes = (
  t: Translate,
  { missing, outdated, converted }: LanguageWork,
): LanguageNote[] => [
  ...missing.map((one) => ({
    key: `missing ${one}`,
    tone: 'wrong' as const,
    text: t('office.content.missing', { language: localeNames[one] }),
  })),
  ...converted.map((one) => ({
    key: `converted ${one}`,
    tone: 'info' as const,
    text: t('office.content.converted', { language: localeNames[one] }),
  })),
  ...outdated.map((one) => ({
    key: `outdated ${one}`,
    tone: 'wait' as const,
    text: t('office.content.outdated', { language: localeNames[one] }),
  })),
];

export const editPath = (type: ContentType, id: string): string =>
  `/office/content/${type}/${encodeURIComponent(id)}`;

/** Types with a single item have no list page. */
export const isSingle = (type: ContentType): boolean => contentInfo[type].fixed?.length === 1;

export const listPath = (type: ContentType): string =>
  isSingle(type) ? '/office/content' : `/office/content/${type}`;
