import { type ReactNode, useId, useState } from 'react';
import type { ApplicationStatus } from '#contract/account/account.ts';
import {
  getTrainingPage,
  type TrainingStatus,
  type TrainingSummary,
  trainingStatuses,
} from '#contract/training/training.ts';
import { NoTraining, TrainingNotOpen } from '#web/features/account/center/frame/empty-tabs.tsx';
import { PagedRows } from '#web/features/account/center/frame/paged-rows.tsx';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Chips } from '#web/ui/navigation/chips.tsx';
import classes from './my-training.module.css';

const pageSize = 10;

type Choice = TrainingStatus | 'all';

type Props = {
  /** All trainings, or those started. */
  tab: 'training' | 'mytraining';
  application: ApplicationStatus;
  /** One training, rendered by the training feature. */
  card: (training: TrainingSummary) => ReactNode;
};

/** The trainings, by status (spec §2, §4). They open once the application is approved (readings "Accounts"). */
export function MyTraining({ application, ...list }: Props) {
  if (application !== 'approved') return <TrainingNotOpen application={application} />;
  // Each tab starts without a filter.
  return <TrainingPages key={list.tab} {...list} />;
}

function TrainingPages({ tab, card }: Omit<Props, 'application'>) {
  const { t, locale } = useTranslation();
  const id = useId();
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<Choice>('all');
  const { loaded, reload } = useQuery(['getTrainingPage', page, status, locale], async (signal) => {
    const found = await call(
      getTrainingPage,
      {
        query: {
          pageNum: String(page),
          pageSize: String(pageSize),
          ...(status !== 'all' && { status }),
          ...(tab === 'mytraining' && { mine: 'true' as const }),
        },
      },
      { signal },
    );
    // The previous list stays until the next one is loaded.
    return { ...found, of: status };
  });
  const choose = (next: Choice) => {
    setPage(1);
    setStatus(next);
  };
  if (loaded.status === 'pending') return <PageWaiting />;
  if (loaded.status === 'error') return <LoadFailed error={loaded.error} onRetry={reload} />;
  const { total, of } = loaded.data;
  if (total === 0 && of === 'all')
    return (
      <NoTraining
        tab={tab}
        actions={
          tab === 'mytraining' && (
            <LinkButton to={tabPath('training')} variant="main" icon="graduation-cap">
              {t('training.list.find')}
            </LinkButton>
          )
        }
      />
    );
  // Started trainings are no longer offered.
  const choices = trainingStatuses.filter((one) => tab === 'training' || one !== 'init');
  return (
    <>
      <div id={id}>
        <Chips<Choice>
          label={t('training.list.filter')}
          value={status}
          options={[
            { value: 'all', label: t('common.all') },
            ...choices.map((value) => ({ value, label: t(`training.list.status.${value}`) })),
          ]}
          onChange={choose}
        />
      </div>
      <PagedRows
        page={loaded.data}
        keyOf={({ trainingContentId }) => trainingContentId}
        row={card}
        onPage={setPage}
        top={id}
        className={classes.list}
        empty={
          <Card>
            <EmptyState
              picture="/media/empty-training.svg"
              title={t('training.list.noneFound')}
              actions={
                <Button variant="line" onClick={() => choose('all')}>
                  {t('training.list.showAll')}
                </Button>
              }
            >
              <p>{t('training.list.noneFoundHint')}</p>
            </EmptyState>
          </Card>
        }
      />
    </>
  );
}
