import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceRecord } from '#contract/service-records.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import layout from './layout.module.css';
import { useRecord } from './use-record.ts';
import { recordsPath } from './visit-places.ts';

/** Somebody else's, or none: the same answer. */
function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('services.notFound')} lead={t('services.notFoundHint')} />
      <PageHead title={t('services.notFound')} />
      <div className={`wrap ${layout.page}`}>
        <Card>
          <EmptyState
            picture="/media/lost.svg"
            title={t('services.notFound')}
            actions={
              <LinkButton to={recordsPath} icon="clipboard-text">
                {t('services.seeRequests')}
              </LinkButton>
            }
          >
            <p>{t('services.notFoundHint')}</p>
          </EmptyState>
        </Card>
      </div>
    </>
  );
}

type Props = {
  recordId: string;
  children: (record: ServiceRecord, setRecord: (next: ServiceRecord) => void) => ReactNode;
};

/** A page about one record: waiting, failed, not there, or the record. */
export function RecordPage({ recordId, children }: Props) {
  const { loaded, record, setRecord, reload } = useRecord(recordId);
  if (record) return children(record, setRecord);
  if (loaded.state !== 'failed') return <PageWaiting />;
  const { error } = loaded;
  // The 401 rule is already on its way to the login page.
  if (error instanceof ApiError && error.status === 401) return <PageWaiting />;
  if (error instanceof ApiError && error.status < 500) return <NotFound />;
  return (
    <div className={`wrap ${layout.page}`}>
      <LoadFailed error={error} onRetry={reload} />
    </div>
  );
}
