import { whiteCardDocumentKinds } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CaseQueue } from '#web/office/cases/case-queue.tsx';
import { cards } from '#web/office/cases/queues.ts';
import { CardBadge } from '#web/office/cases/status-badge.tsx';

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
          cell: ({ ready }) => `${ready} / ${total}`,
        },
      ]}
    />
  );
}
