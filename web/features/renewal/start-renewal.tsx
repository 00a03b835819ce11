import { useNavigate } from 'react-router';
import { getRenewalStart, type ImportantDate, startRenewal } from '#contract/renewal/renewal.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Facts } from '#web/ui/data/facts.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import classes from './dates.module.css';

type Props = { date: ImportantDate; onCancel: () => void };

/** What the request will say, from what we know; then one press. */
export function StartRenewal({ date: { dateId }, onCancel }: Props) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const params = { dateId };
  const { loaded, reload } = useCall(getRenewalStart, { params }, [locale]);
  const { busy, run } = useAction(undefined, { once: true });
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const { serviceId, service, online, note, contactPhone } = loaded.data;
  const start = () =>
    run(async () => {
      const { recordId } = await call(startRenewal, { params });
      await navigate(`/services?sent=${recordId}`);
    });
  return (
    <AlertPanel
      title={t('renewal.startTitle')}
      role="status"
      actions={
        <>
          {online ? (
            <Button variant="main" icon="paper-plane-tilt" busy={busy} onClick={start}>
              {t('renewal.startYes')}
            </Button>
          ) : (
            <LinkButton to={`/services/booking?item=${serviceId}`} icon="calendar-plus">
              {t('renewal.booked')}
            </LinkButton>
          )}
          <Button variant="line" onClick={onCancel}>
            {t('renewal.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('renewal.startLead')}</p>
      <Facts
        variant="rows"
        facts={[
          { label: t('renewal.startService'), value: service },
          { label: t('renewal.startPhone'), value: sayPhone(contactPhone) },
          {
            label: t('renewal.startKnown'),
            value: <span className={classes.known}>{note}</span>,
            wide: true,
          },
        ]}
      />
    </AlertPanel>
  );
}
