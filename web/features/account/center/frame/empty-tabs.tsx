import type { ReactNode } from 'react';
import type { ApplicationStatus } from '#contract/account/account.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { WithNumber } from '#web/ui/layout/with-number.tsx';
import { documentsPlace } from './center-paths.ts';
import { type TrainingTab, tabPath } from './tabs.ts';

/** No requests: links to the services. */
export function NoRequests() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        picture="/media/empty-requests.svg"
        title={t('center.noRequests')}
        actions={
          <LinkButton to="/services" variant="main" icon="plus">
            {t('center.newRequest')}
          </LinkButton>
        }
      >
        <p>{t('center.noRequestsHint')}</p>
      </EmptyState>
    </Card>
  );
}

type NoTrainingProps = { tab: TrainingTab; actions?: ReactNode };

/** An empty training tab: what will be here. */
export function NoTraining({ tab, actions }: NoTrainingProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        picture="/media/empty-training.svg"
        title={t(`center.none.${tab}`)}
        actions={actions}
      >
        <p>{t(`center.noneHint.${tab}`)}</p>
      </EmptyState>
    </Card>
  );
}

/** The application is not approved: its status, and what to do. */
export function TrainingNotOpen({
  application,
}: {
  application: Exclude<ApplicationStatus, 'approved'>;
}) {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <Card>
      <EmptyState
        picture="/media/empty-training.svg"
        title={t('center.none.training')}
        actions={
          application === 'rejected' ? (
            phone && (
              <LinkButton to={telLink(phone)} variant="line" icon="phone">
                <WithNumber text={t('shell.callPhone', { phone })} phone={phone} />
              </LinkButton>
            )
          ) : (
            <LinkButton to={tabPath('info', documentsPlace)} variant="line" icon="files">
              {t('training.list.waitingDocuments')}
            </LinkButton>
          )
        }
      >
        <p>{t(`training.list.waiting.${application}`)}</p>
      </EmptyState>
    </Card>
  );
}
