import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getOwnRegistrations, type OwnRegistration } from '#contract/activity-register.ts';
import { call } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { goTo } from '#web/ui/go-to.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import classes from './my-reviews.module.css';
import { Pager } from './pager.tsx';

const pageSize = 5;

type Props = {
  /** One registration; the activity feature draws it. */
  card: (own: OwnRegistration, onChanged: () => void) => ReactNode;
};

/** The activities one has joined: what is to come first, then what is over. */
export function MyActivities({ card }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const [page, setPage] = useState(1);
  const { loaded, reload } = useLoaded(`${page} ${locale}`, (signal) =>
    call(
      getOwnRegistrations,
      { query: { pageNum: String(page), pageSize: String(pageSize) } },
      { signal },
    ),
  );
  if (loaded.state === 'waiting') return <PageWaiting />;
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={reload} />;
  const { records, total, pages, pageNum } = loaded.data;
  const find = (
    <LinkButton to="/community/activity/list" look="main" icon="magnifying-glass">
      {t('activity.mineFind')}
    </LinkButton>
  );
  if (total === 0)
    return (
      <Card>
        <EmptyState
          picture="/media/empty-requests.svg"
          title={t('activity.mineEmpty')}
          actions={find}
        >
          <p>{t('activity.mineEmptyHint')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <>
      <div className={classes.head}>
        <p id={id}>{t('activity.found', { n: total })}</p>
        {find}
      </div>
      <ul className={classes.list}>
        {records.map((own) => (
          <li key={own.registrationId} className={classes.item}>
            {card(own, () => {
              if (records.length === 1 && page > 1) setPage(page - 1);
              reload();
              goTo(id);
            })}
          </li>
        ))}
      </ul>
      <Pager
        page={pageNum}
        pages={pages}
        onChange={(next) => {
          setPage(next);
          goTo(id);
        }}
      />
    </>
  );
}
