import { Link } from 'react-router';
import {
  listOfficeTrainings,
  type OfficeTraining,
  orderTrainings,
} from '#contract/training/contents-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { MoveButtons, moveItem } from '#web/office/ui/move-buttons.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';

/** All trainings in their order. */
export default function OfficeTrainingContentsPage() {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listOfficeTrainings, {});

  const { run } = useAction();
  const move = async (list: readonly OfficeTraining[], from: number, by: -1 | 1) => {
    const was = list.map((one) => one.trainingId);
    await run(() => call(orderTrainings, { body: { was, ids: moveItem(was, from, from + by) } }));
    reload();
  };

  return (
    <OfficePage
      title={t('office.training.contents')}
      lead={t('office.training.contentsLead')}
      actions={
        <LinkButton to="/office/training/contents/new" icon="plus" size="small">
          {t('office.training.create')}
        </LinkButton>
      }
    >
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <DataTable
          caption={t('office.training.contents')}
          rows={loaded.data}
          keyOf={(one) => one.trainingId}
          columns={[
            {
              key: 'title',
              head: t('office.training.title'),
              cell: (one) => (
                <Link to={`/office/training/contents/${one.trainingId}`}>
                  {readLocal(one.title, locale)}
                </Link>
              ),
            },
            {
              key: 'state',
              head: t('office.state'),
              cell: (one) => (
                <Badge tone={one.published ? 'good' : 'plain'}>
                  {t(one.published ? 'office.training.published' : 'office.training.unpublished')}
                </Badge>
              ),
            },
            {
              key: 'videos',
              head: t('office.training.tabs.videos'),
              figures: true,
              cell: (one) => one.videos.length,
            },
            {
              key: 'questions',
              head: t('office.training.tabs.bank'),
              figures: true,
              cell: (one) => one.questions,
            },
            {
              key: 'enrolled',
              head: t('office.training.progress'),
              cell: (one) => t('office.training.enrolled', { count: one.enrolled }),
            },
            {
              key: 'order',
              head: t('office.training.order'),
              cell: (one) => {
                const at = loaded.data.indexOf(one);
                return (
                  <MoveButtons
                    up={t('office.training.up', { name: readLocal(one.title, locale) })}
                    down={t('office.training.down', { name: readLocal(one.title, locale) })}
                    isFirst={at === 0}
                    isLast={at === loaded.data.length - 1}
                    onMove={(by) => move(loaded.data, at, by)}
                  />
                );
              },
            },
          ]}
        />
      )}
    </OfficePage>
  );
}
