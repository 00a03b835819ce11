import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CaseQueue } from '#web/office/cases/case-queue.tsx';
import { applications } from '#web/office/cases/queues.ts';
import { ApplicationBadge } from '#web/office/cases/status-badge.tsx';
import { ClearanceBadge } from '#web/office/ui/clearance-badge.tsx';

export default function ApplicationQueuePage() {
  const { t } = useTranslation();
  return (
    <CaseQueue
      queue={applications}
      columns={[
        {
          key: 'status',
          head: t('office.cases.csv.status'),
          cell: (row) => (
            <span className="row gap-8 items-center">
              <ApplicationBadge {...row} />
              <ClearanceBadge clearance={row.clearance} />
            </span>
          ),
        },
        {
          key: 'documents',
          head: t('office.cases.documentsTitle'),
          cell: (row) => t('office.tables.documents', { count: row.documents }),
        },
      ]}
    />
  );
}
