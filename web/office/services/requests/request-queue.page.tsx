import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CaseQueue } from '#web/office/cases/case-queue.tsx';
import { requests } from '#web/office/cases/queues.ts';
import { RequestBadge } from '#web/office/cases/status-badge.tsx';

export default function RequestQueuePage() {
  const { t } = useTranslation();
  return (
    <CaseQueue
      queue={requests}
      columns={[
        {
          key: 'number',
          head: t('office.cases.csv.number'),
          cell: (row) => <span className="nowrap">{row.recordNo}</span>,
        },
        { key: 'item', head: t('office.cases.csv.item'), cell: (row) => row.item },
        {
          key: 'status',
          head: t('office.cases.csv.status'),
          cell: (row) => <RequestBadge {...row} />,
        },
      ]}
    />
  );
}
