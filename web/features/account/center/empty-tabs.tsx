import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TrainingTab } from './tabs.ts';

/** No application requests: the way to the services. */
export function NoRequests() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        picture="/media/empty-requests.svg"
        title={t('center.noRequests')}
        actions={
          <LinkButton to="/services" look="main" icon="plus">
            {t('center.newRequest')}
          </LinkButton>
        }
      >
        <p>{t('center.noRequestsHint')}</p>
      </EmptyState>
    </Card>
  );
}

/** A training tab with nothing in it: what will stand here once there is something. */
export function NoTraining({ tab }: { tab: TrainingTab }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState picture="/media/empty-training.svg" title={t(`center.none.${tab}`)}>
        <p>{t(`center.noneHint.${tab}`)}</p>
      </EmptyState>
    </Card>
  );
}
