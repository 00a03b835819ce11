import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getServiceRecords, type ServiceRecord } from '#contract/service-records.ts';
import { call } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { goTo } from '#web/ui/go-to.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import { NoRequests } from './empty-tabs.tsx';
import classes from './my-requests.module.css';
import { Pager } from './pager.tsx';
import { RequestCard, requestPlace } from './request-card.tsx';

const pageSize = 5;

type Props = {
  /** The sign of a record's service, and what one can do about it; the services feature draws both. */
  bubble: (record: ServiceRecord) => ReactNode;
  actions: (record: ServiceRecord, onChanged: () => void) => ReactNode;
  picture: (file: ServiceRecord['files'][number], name: string) => ReactNode;
  /** A record is not what it was: what happens next may be another thing now. */
  onChanged: () => void;
};

/** The own application requests, newest first, in pages (spec §2, §3). */
export function MyRequests({ bubble, actions, picture, onChanged }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const [page, setPage] = useState(1);
  const { loaded, reload } = useLoaded(`${page} ${locale}`, (signal) =>
    call(
      getServiceRecords,
      { query: { pageNum: String(page), pageSize: String(pageSize) } },
      { signal },
    ),
  );
  if (loaded.state === 'waiting') return <PageWaiting />;
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={reload} />;
  const { records, total, pages, pageNum } = loaded.data;
  if (total === 0) return <NoRequests />;
  /** The button that was pressed may be gone: reading goes on at the top of its card. */
  const changed = ({ recordId }: ServiceRecord) => {
    goTo(requestPlace(recordId));
    reload();
    onChanged();
  };
  return (
    <>
      <div className={classes.head}>
        <p id={id}>{t('center.requestCount', { n: total })}</p>
        <LinkButton to="/services" look="main" icon="plus">
          {t('center.anotherRequest')}
        </LinkButton>
      </div>
      <ul className={classes.list}>
        {records.map((record) => (
          <li key={record.recordId}>
            <RequestCard
              record={record}
              bubble={bubble(record)}
              actions={actions(record, () => changed(record))}
              picture={picture}
            />
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
