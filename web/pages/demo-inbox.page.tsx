import { type FormEvent, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { getDemoMessages } from '#contract/message/message.ts';
import { DemoReplyForm } from '#web/features/message/demo-reply-form.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localAt } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import type { Route } from './+types/demo-inbox.page.ts';
import classes from './demo-inbox.module.css';

/** Browser only: messages must never end up in a cached page. */
export const clientLoader = publicData((call, { url }) =>
  call(getDemoMessages, { query: { to: url.searchParams.get('to') || undefined } }),
).clientLoader;

export const HydrateFallback = PageWaiting;

export default function DemoInboxPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useTranslation();
  const { companyName, timeZone } = useSite();
  const [search, setSearch] = useSearchParams();
  const [to, setTo] = useState(search.get('to') ?? '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(to ? { to } : {});
  };
  const { revalidate } = useRevalidator();
  const shown = search.get('to') ?? '';
  const onSent = (from: string) => {
    setTo(from);
    if (from === shown) void revalidate();
    else setSearch({ to: from });
  };
  return (
    <>
      <PageMeta title={t('pages.inboxTitle')} lead={t('pages.inboxLead')} />
      <PageHead title={t('pages.inboxTitle')} lead={t('pages.inboxLead')} />
      <div className={`wrap ${classes.inbox}`}>
        <div className="stack gap-24">
          <form className={classes.find} onSubmit={find}>
            <label htmlFor="to">{t('pages.inboxSearch')}</label>
            <input id="to" value={to} onChange={(e) => setTo(e.target.value)} autoComplete="off" />
            <Button type="submit" variant="jade">
              {t('common.show')}
            </Button>
          </form>
          {!shown.includes('@') && <DemoReplyForm key={shown} to={shown} onSent={onSent} />}
        </div>
        <section className={classes.phone} aria-label={t('pages.inboxTitle')}>
          <p className={classes.bar}>
            <Icon name="chat-circle-text" />
            {shown || companyName}
          </p>
          {loaderData.length === 0 ? (
            <div className={classes.empty}>
              <Picture src="/media/empty-messages.svg" alt="" width={240} height={180} />
              <p>{t('pages.inboxEmpty')}</p>
            </div>
          ) : (
            <ul className={classes.screen}>
              {loaderData.map((message) => (
                <li
                  key={`${message.sentAt} ${message.to} ${message.text}`}
                  className={cx(classes.message, message.byClient && classes.own)}
                >
                  <p className={classes.text}>{message.text}</p>
                  <p className={classes.about}>
                    <Icon
                      name={message.channel === 'sms' ? 'chat-circle-text' : 'envelope-simple'}
                    />
                    <span>
                      {message.byClient ? t('demoPhone.byClient') : message.to}{' '}
                      <time dateTime={message.sentAt}>
                        {formatDateTime(localAt(new Date(message.sentAt), timeZone), locale)}
                      </time>
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}
