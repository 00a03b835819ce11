import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useSearchParams } from 'react-router';
import { getDemoMessages } from '#contract/message/message.ts';
import { DemoReplyForm } from '#web/features/message/demo-reply-form.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/demo-inbox.page.ts';
import classes from './demo-inbox.module.css';

/** Browser only: messages must never end up in a cached page. */
export const clientLoader = publicData((call, { url }) =>
  call(getDemoMessages, { query: { to: url.searchParams.get('to') || undefined } }),
).clientLoader;

export const HydrateFallback = PageWaiting;

export default function DemoInboxPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
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
      <div className={classes.inbox}>
        <form className={classes.find} onSubmit={find}>
          <label htmlFor="to">{t('pages.inboxSearch')}</label>
          <input id="to" value={to} onChange={(e) => setTo(e.target.value)} autoComplete="off" />
          <Button type="submit" variant="jade">
            {t('common.show')}
          </Button>
        </form>
        {!shown.includes('@') && <DemoReplyForm key={shown} to={shown} onSent={onSent} />}
        {loaderData.length === 0 && <p>{t('pages.inboxEmpty')}</p>}
        <ul className="stack gap-16">
          {loaderData.map((message) => (
            <li key={`${message.sentAt} ${message.to} ${message.text}`}>
              <Card>
                <p className="muted">
                  <strong>{message.channel === 'sms' ? 'SMS' : 'Email'}</strong> {message.to}{' '}
                  {message.byClient && <em>{t('demoPhone.byClient')} </em>}
                  <time dateTime={message.sentAt}>{new Date(message.sentAt).toLocaleString()}</time>
                </p>
                <p className={classes.text}>{message.text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
