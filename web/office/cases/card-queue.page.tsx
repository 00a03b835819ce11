import { useTranslation } from 'react-i18next';
import { whiteCardDocumentKinds } from '#contract/whitecard.ts';
import { CaseQueue } from './case-queue.tsx';
import { cards } from './queues.ts';
import { CardBadge } from './status-badge.tsx';

export default function CardQueuePage() {
  const { t } = useTranslation();
  const total = whiteCardDocumentKinds.length;
  return (
    <CaseQueue
      queue={cards}
      columns={[
        {
          key: 'status',
          head: t('office.cases.csv.status'),
          cell: (row) => <CardBadge {...row} />,
        },
        {
          key: 'papers',
          head: t('office.cases.csv.papers'),
          cell: ({ ready }) => t('office.cases.papersReady', { ready, total }),
        },
      ]}
    />
  );
}
