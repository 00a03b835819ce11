import { type ReactNode, useState } from 'react';
import { getServiceRecord, type ServiceRecord } from '#contract/services/records.ts';
import { LoadTrouble, LostPage } from '#web/features/services/catalogue/load-trouble.tsx';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { recordsPath } from './visit-paths.ts';

/** One own record, in the language being read. */
const useRecord = (recordId: string) => {
  const { locale } = useTranslation();
  const { loaded, reload } = useQuery(['getServiceRecord', recordId, locale], (signal) =>
    call(getServiceRecord, { params: { recordId } }, { signal, locale }),
  );
  // A response to an action is newer than what was loaded.
  const [changed, setChanged] = useState<{ record: ServiceRecord; over: unknown } | null>(null);
  const record = changed && changed.over === loaded.data ? changed.record : loaded.data;
  const setRecord = (next: ServiceRecord) => setChanged({ record: next, over: loaded.data });
  return { loaded, record, setRecord, reload };
};

type Props = {
  recordId: string;
  children: (record: ServiceRecord, setRecord: (next: ServiceRecord) => void) => ReactNode;
};

/** A page about one record: loading, failed, missing, or the record. */
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
        // Other people's records are a 404, too.
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
