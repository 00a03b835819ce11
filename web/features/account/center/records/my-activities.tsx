import type { ReactNode } from 'react';
import { getOwnRegistrations, type OwnRegistration } from '#contract/activity/register.ts';
import { PagedList } from '#web/features/account/center/frame/paged-list.tsx';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './my-reviews.module.css';

type Props = {
  /** One registration, rendered by the activity feature. */
  card: (own: OwnRegistration, onChanged: () => void) => ReactNode;
};

/** The user's activities: upcoming first, then past ones. */
export function MyActivities({ card }: Props) {
  const { t } = useTranslation();
  const find = (
    <LinkButton to="/community/activity/list" variant="main" icon="magnifying-glass">
      {t('activity.mineFind')}
    </LinkButton>
  );
  return (
    <PagedList
      name="getOwnRegistrations"
      load={(query, signal) => call(getOwnRegistrations, { query }, { signal })}
      count={(n) => t('activity.mineCount', { n })}
      more={find}
      empty={
        <Card>
          <EmptyState
            picture="/media/empty-requests.svg"
            title={t('activity.mineEmpty')}
            actions={find}
          >
            <p>{t('activity.mineEmptyHint')}</p>
          </EmptyState>
        </Card>
      }
      keyOf={({ registrationId }) => registrationId}
      entry={(own, { restart }) => card(own, restart)}
      className={classes.list}
    />
  );
}
