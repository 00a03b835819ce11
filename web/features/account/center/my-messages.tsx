import { Link } from 'react-router';
import { getOwnMessages, type OwnMessage } from '#contract/message/inbox.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { useSite, whole } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
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
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { channel, kind, at, text, shortId } = message;
  return (
    <Card as="article" className="stack gap-8">
      <p className={classes.head}>
        <Icon name={channel === 'sms' ? 'device-mobile' : 'envelope-simple'} />
        <span>
          {t(`center.messageBy.${channel}`)} {sayLately(at, localNow(timeZone), t, locale)}
        </span>
      </p>
      {text === null ? (
        <p>
          {t(`scams.kinds.${kind}`)}
          <span className="second-line">{kind === 'code' && t('center.messageCodeHidden')}</span>
        </p>
      ) : (
        <p className={classes.text}>
          <OfficeWords text={text} show={(words) => wholeNumber(whole(words))} />
        </p>
      )}
      {shortId && <p className="muted">{t('center.messageId', { id: shortId })}</p>}
      <NotSent message={message} />
    </Card>
  );
}

function SafeMessages() {
  const { t } = useTranslation();
  return (
    <p className={classes.safe}>
      {t('center.messageUnsure')}{' '}
      <Link to="/verify-message" className="tap-link">
        {t('center.messageCheck')}
      </Link>{' '}
      <Link to="/scams" className="tap-link">
        {t('center.messageHowTo')}
      </Link>
    </p>
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
      more={<SafeMessages />}
      empty={
        <Card>
          <EmptyState picture="/media/empty-messages.svg" title={t('center.noMessages')}>
            <p>{t('center.noMessagesHint')}</p>
            <SafeMessages />
          </EmptyState>
        </Card>
      }
      keyOf={({ messageId }) => messageId}
      entry={(message) => <Message message={message} />}
      className={classes.list}
    />
  );
}
