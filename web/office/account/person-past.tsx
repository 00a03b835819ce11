import { Link } from 'react-router';
import type { WholePerson } from '#contract/account/people-office.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { MessageStateBadge } from '#web/office/ui/message-state-badge.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from './people.module.css';
import { PersonChange } from './person-about.tsx';

const placeOf = { application: 'applications', card: 'cards', record: 'requests' } as const;

type HistoryProps = Pick<WholePerson, 'history' | 'changes'>;

/** Work on the person's cases, and changes of the person's data. */
export function History({ history, changes }: HistoryProps) {
  const { t, locale } = useTranslation();
  const rows = [
    ...changes.map((change) => ({ at: change.at, change, one: null })),
    ...history.map((one) => ({ at: one.at, change: null, one })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title={t('office.people.history')}>
      {!rows.length && <p className="muted">{t('office.people.none')}</p>}
      <ul className={classes.list}>
        {rows.map(({ change, one }) =>
          change ? (
            <PersonChange key={change.id} change={change} />
          ) : (
            <li key={one.id}>
              <Link to={`/office/${placeOf[one.kind]}/${one.subjectId}`}>
                {t(`office.people.entry.${one.entry}`)}
                {one.details.outcome &&
                  ` · ${t(`office.calls.outcomes.${one.details.outcome}` as MessageKey)}`}
              </Link>{' '}
              <span className="muted keep">
                {one.by ?? t('office.people.client')} · {formatDateTime(one.at, locale)}
              </span>
              {one.text && <p>{one.text}</p>}
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

export function Reviews({ reviews }: { reviews: WholePerson['reviews'] }) {
  const { t, locale } = useTranslation();
  return (
    <Panel title={t('office.people.reviews')}>
      {!reviews.length && <p className="muted">{t('office.people.none')}</p>}
      <ul className={classes.list}>
        {reviews.map((one) => (
          <li key={one.commentId}>
            <span className="row gap-8 items-center">
              <b>{t('office.people.stars', { count: one.rating })}</b>
              <span className="muted">{formatDateTime(one.createdAt, locale)}</span>
              {one.hidden && <Badge tone="plain">{t('office.people.hidden')}</Badge>}
              {one.answered && <Badge>{t('office.people.answered')}</Badge>}
            </span>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Sent({ messages }: { messages: WholePerson['messages'] }) {
  const { t, locale } = useTranslation();
  return (
    <Panel title={t('office.people.messages')}>
      {!messages.length && <p className="muted">{t('office.people.none')}</p>}
      <ul className={classes.list}>
        {messages.map((one) => (
          <li key={one.messageId}>
            <span className="row gap-8 items-center">
              {t(`scams.kinds.${one.kind}`)}
              {one.state && <MessageStateBadge state={one.state} />}
            </span>
            <span className="muted">
              {t(`office.people.channel.${one.channel}`)} · {formatDateTime(one.at, locale)}
              {one.heldBecause && ` · ${t(`office.messages.heldBecause.${one.heldBecause}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Sessions({ sessions }: { sessions: WholePerson['sessions'] }) {
  const { t, locale } = useTranslation();
  return (
    <Panel title={t('office.people.sessions')}>
      {!sessions.length && <p className="muted">{t('office.people.none')}</p>}
      <ul className={classes.list}>
        {sessions.map((one) => (
          <li key={`${one.signedInAt} ${one.device} ${one.lastUsedAt}`}>
            {t(`office.people.device.${one.device}`)} {one.browser}{' '}
            <span className="muted">
              {t('office.people.lastUsed', { when: formatDateTime(one.lastUsedAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
