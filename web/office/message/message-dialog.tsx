import { getMessage } from '#contract/message/office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { MessagePreview } from '#web/office/ui/message-preview.tsx';
import { MessageStateBadge } from '#web/office/ui/message-state-badge.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './messages.module.css';
import { useTemplateName } from './template-name.ts';

type Props = { messageId: string; onClose: () => void; onRetry: (messageId: string) => void };

/** One message as it was sent; each view is audited. */
export function MessageDialog({ messageId, onClose, onRetry }: Props) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const nameOf = useTemplateName();
  const { loaded, reload } = useCall(getMessage, { params: { messageId } });
  const title = loaded.data ? nameOf(loaded.data.template) : t('office.messages.open');
  const say = (local: string) => sayLately(local, localNow(timeZone), t, locale);
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <div className="stack gap-16">
          <p className={classes.facts}>
            <MessageStateBadge state={loaded.data.state} />
            {loaded.data.optedOut && <Badge tone="wait">{t('office.messages.optedOut')}</Badge>}
            {loaded.data.heldBecause && (
              <span>{t(`office.messages.heldBecause.${loaded.data.heldBecause}`)}</span>
            )}
            {loaded.data.waitsUntil && (
              <span>{t('office.messages.waitsUntil', { when: say(loaded.data.waitsUntil) })}</span>
            )}
            <span>{t('office.messages.writtenAt', { when: say(loaded.data.createdAt) })}</span>
            {loaded.data.sentAt && (
              <span>{t('office.messages.sentAt', { when: say(loaded.data.sentAt) })}</span>
            )}
            <span>
              {t('office.messages.attempts')}: {loaded.data.attempts}
            </span>
            {loaded.data.person && <span>{loaded.data.person}</span>}
            {loaded.data.shortId && (
              <span>
                {t('office.messages.checkField')}: {loaded.data.shortId}
              </span>
            )}
          </p>
          {loaded.data.text !== null ? (
            <>
              <MessagePreview messages={[{ ...loaded.data, text: loaded.data.text }]} />
              <p className="second-line">{t('office.messages.looked')}</p>
            </>
          ) : (
            <p>
              {t(`office.by.${loaded.data.channel}`, { to: loaded.data.to })} ·{' '}
              {localeNames[loaded.data.locale]}.{' '}
              {t(loaded.data.secret ? 'office.messages.secret' : 'office.messages.erased')}
            </p>
          )}
          {loaded.data.error && (
            <AlertPanel kind="wrong" title={t('office.messages.error')}>
              <p>{loaded.data.error}</p>
            </AlertPanel>
          )}
          {loaded.data.mayRetry && (
            <div>
              <Button icon="arrow-clockwise" size="small" onClick={() => onRetry(messageId)}>
                {t('office.messages.retry')}
              </Button>
            </div>
          )}
        </div>
      )}
    </OfficeDialog>
  );
}
