import { getAppointmentSheet } from '#contract/services/records.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { loadGroup } from '#web/lib/i18n/words.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { PrintButton } from '#web/ui/forms/print-button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import classes from './print-sheet.module.css';
import { PrintSheet } from './print-sheet.tsx';
import { visitPath } from './visit-paths.ts';

/** The sheet, and the words of both languages. */
const useSheet = (recordId: string) => {
  const { locale } = useTranslation();
  return useQuery(['getAppointmentSheet', recordId, locale], async (signal) => {
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
    loaded.status === 'error' && loaded.error instanceof ApiError && loaded.error.status === 401;
  if (loaded.status === 'pending' || unauthorized) return <PageWaiting />;
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
        {loaded.status === 'error' ? (
          <LoadFailed error={loaded.error} onRetry={reload} />
        ) : (
          <>
            <div className={classes.tools}>
              <PrintButton variant="main" size="big">
                {t('services.printButton')}
              </PrintButton>
              <LinkButton to={visitPath(recordId)} variant="line" size="big" icon="arrow-left">
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
