import { useTranslation } from 'react-i18next';
import { getAppointmentSheet } from '#contract/service-records.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { loadGroup } from '#web/lib/words.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import classes from './print-sheet.module.css';
import { PrintSheet } from './print-sheet.tsx';
import { visitPath } from './visit-places.ts';

/** The sheet, and the words of both its languages. */
const useSheet = (recordId: string) => {
  const locale = useLocale();
  return useLoaded(`${recordId} ${locale}`, async (signal) => {
    const sheet = await call(getAppointmentSheet, { params: { recordId } }, { signal, locale });
    const [zh, en] = await Promise.all([
      loadGroup(sheet.chineseLocale, 'services'),
      loadGroup('en', 'services'),
    ]);
    return { sheet, zh, en };
  });
};

/** The printed page of an appointment, with the button that prints it. */
export function PrintPage({ recordId }: { recordId: string }) {
  const { t } = useTranslation();
  const { loaded, reload } = useSheet(recordId);
  const unauthorized =
    loaded.state === 'failed' && loaded.error instanceof ApiError && loaded.error.status === 401;
  if (loaded.state === 'waiting' || unauthorized) return <PageWaiting />;
  return (
    <>
      <PageMeta title={t('services.printTitle')} lead={t('services.printLead')} />
      <div className="no-print">
        <PageHead
          title={t('services.printTitle')}
          lead={t('services.printLead')}
          back={{ to: visitPath(recordId), label: t('services.printBack') }}
        />
      </div>
      <div className={classes.page}>
        {loaded.state === 'failed' ? (
          <LoadFailed error={loaded.error} onRetry={reload} />
        ) : (
          <>
            <div className={classes.tools}>
              <Button look="main" size="big" icon="printer" onClick={() => window.print()}>
                {t('services.printButton')}
              </Button>
              <LinkButton to={visitPath(recordId)} look="line" size="big" icon="arrow-left">
                {t('services.printBack')}
              </LinkButton>
            </div>
            <div className={classes.paper}>
              <PrintSheet {...loaded.data} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
