import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceRecord } from '#contract/services/records.ts';
import { LoadTrouble, LostPage } from '#web/features/services/catalogue/load-trouble.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { useRecord } from './use-record.ts';
import { recordsPath } from './visit-paths.ts';

type Props = {
  recordId: string;
  children: (record: ServiceRecord, setRecord: (next: ServiceRecord) => void) => ReactNode;
};

/** A page about one record: waiting, failed, not there, or the record. */
export function RecordPage({ recordId, children }: Props) {
  const { t } = useTranslation();
  const { loaded, record, setRecord, reload } = useRecord(recordId);
  if (record) return children(record, setRecord);
  if (loaded.status !== 'error') return <PageWaiting />;
  return (
    <LoadTrouble
      error={loaded.error}
      onRetry={reload}
      lost={
        // Somebody else's, or none: the same answer.
        <LostPage
          title={t('services.notFound')}
          hint={t('services.notFoundHint')}
          to={recordsPath}
          icon="clipboard-text"
        >
          {t('services.seeRequests')}
        </LostPage>
      }
    />
  );
}
