import { type ReactNode, useState } from 'react';
import { convertedMax, convertOfficeWords } from '#contract/message/convert.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { scriptOf } from '#web/lib/i18n/script-of.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';

const notes: Record<Locale, MessageKey> = {
  en: 'common.writtenEnNote',
  'zh-CN': 'common.writtenHansNote',
  'zh-TW': 'common.writtenHantNote',
};

type Props = {
  text: string;
  show?: (text: string) => ReactNode;
};

/**
 * What staff typed for a client. In another language than the page's it says so, is read aloud in its own, and can be had
 * in the reader's script.
 */
export function OfficeWords({ text, show = (words) => words }: Props) {
  const { t, locale } = useTranslation();
  const user = useUser();
  const { busy, run } = useAction();
  const [converted, setConverted] = useState<{ text: string; to: Locale } | null>(null);
  const written = scriptOf(text);
  if (!written || written === locale) return show(text);
  const to = locale === 'en' || written === 'en' ? null : locale;
  const shown = converted?.to === locale ? converted : null;
  const convert = () =>
    to &&
    run(async () => {
      const answer = await call(convertOfficeWords, { body: { text, to } });
      setConverted({ text: answer.text, to });
    });
  return (
    <>
      <span lang={htmlLang[shown ? locale : written]}>{show(shown?.text ?? text)}</span>
      <span className="second-line">
        {t(notes[written])}{' '}
        {to && user && text.length <= convertedMax && (
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            onClick={shown ? () => setConverted(null) : convert}
          >
            {t(shown ? 'common.originalLabel' : 'common.convertLabel')}
          </Button>
        )}
      </span>
    </>
  );
}
