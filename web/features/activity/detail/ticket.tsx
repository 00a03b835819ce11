import { shortCodeOf, ticketText } from '#contract/activity/ticket.ts';
import classes from '#web/features/activity/join/own-registration.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { QrCode } from '#web/ui/media/qr-code.tsx';

/** The ticket: a QR code for check-in, and a short code to type where there is no camera. */
export function Ticket({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation();
  const code = shortCodeOf(registrationId);
  return (
    <div className={classes.ticket}>
      <QrCode
        text={ticketText(registrationId)}
        label={t('activity.ticket')}
        size={148}
        className={classes.code}
      />
      <p>
        <b>{t('activity.ticket')}</b>
        <br />
        {t('activity.ticketHint', { code })}
      </p>
    </div>
  );
}
