import { useTranslation } from 'react-i18next';
import { getOwnMessages, type OwnMessage } from '#contract/message/inbox.ts';
import { call } from '#web/lib/api/api.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { PagedList } from './frame/paged-list.tsx';
import classes from './my-messages.module.css';

/** Why a message was not delivered; nothing for delivered ones. */
function NotSent({ message: { state, heldBecause } }: { message: OwnMessage }) {
  const { t } = useTranslation();
  if (state !== 'held' && state !== 'failed') return null;
  const reason = state === 'failed' ? 'failed' : (heldBecause ?? 'all');
  return (
    <p className="muted">
      <Badge tone="wait" icon="info">
        {t('center.onlyHere')}
      </Badge>{' '}
      {t(`center.onlyHereHint.${reason}`)}
    </p>
  );
}

function Message({ message }: { message: OwnMessage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  const { channel, at, text } = message;
  return (
    <Card as="article" className="stack gap-8">
      <p className={classes.head}>
        <Icon name={channel === 'sms' ? 'device-mobile' : 'envelope-simple'} />
        {t(`center.messageBy.${channel}`)} · {sayLately(at, localNow(timeZone), t, locale)}
      </p>
      <p className={classes.text}>{text}</p>
      <NotSent message={message} />
    </Card>
  );
}

/** Our messages to this person, newest first, including unsent ones. */
export function MyMessages() {
  const { t } = useTranslation();
  return (
    <PagedList
      name="getOwnMessages"
      load={(query, signal) => call(getOwnMessages, { query }, { signal })}
      count={(n) => <span className="muted">{t('center.messageCount', { n })}</span>}
      more={null}
      empty={
        <Card>
          <EmptyState picture="/media/empty-requests.svg" title={t('center.noMessages')}>
            <p>{t('center.noMessagesHint')}</p>
          </EmptyState>
        </Card>
      }
      keyOf={({ messageId }) => messageId}
      entry={(message) => <Message message={message} />}
      className={classes.list}
    />
  );
}
