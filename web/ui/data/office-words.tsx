import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#i18n/messages.ts';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { scriptOf } from '#web/lib/i18n/script-of.ts';

const notes: Record<Locale, MessageKey> = {
  en: 'common.writtenEnNote',
  'zh-CN': 'common.writtenHansNote',
  'zh-TW': 'common.writtenHantNote',
};

/** What staff typed for a client, or as it is shown. In another language than the page's it says so, and is read aloud in its own. */
export function OfficeWords({ text, children = text }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const written = scriptOf(text);
  if (!written || written === locale) return children;
  return (
    <>
      <span lang={htmlLang[written]}>{children}</span>
      <span className="second-line">{t(notes[written])}</span>
    </>
  );
}
