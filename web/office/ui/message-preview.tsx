import { sampleShortId, withShortId } from '#contract/message/short-id.ts';
import { countSegments } from '#contract/message/sms-segments.ts';
import type { MessagePreview as Preview } from '#contract/staff/office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './message-preview.module.css';

/** The exact messages that the client will get. */
export function MessagePreview({ messages }: { messages: readonly Preview[] }) {
  const { t } = useTranslation();
  if (!messages.length) return <p>{t('office.noMessage')}</p>;
  return messages.map(({ channel, to, locale, text }) => (
    <figure key={`${channel} ${locale} ${to}`} className={classes.message}>
      <figcaption>
        {t(`office.by.${channel}`, { to })} · {localeNames[locale]}
        {channel === 'sms' &&
          ` · ${t('office.segments', { count: countSegments(withShortId(text, sampleShortId, locale)).segments })}`}
      </figcaption>
      <blockquote lang={htmlLang[locale]}>{text}</blockquote>
    </figure>
  ));
}
