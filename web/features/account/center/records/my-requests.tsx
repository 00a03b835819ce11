import type { ReactNode } from 'react';
import { getServiceRecords, type ServiceRecord } from '#contract/services/records.ts';
import { NoRequests } from '#web/features/account/center/frame/empty-tabs.tsx';
import { PagedList } from '#web/features/account/center/frame/paged-list.tsx';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import classes from './my-requests.module.css';
import { RequestCard, requestPlace } from './request-card.tsx';

type Props = {
  /** A record's service icon and actions, rendered by the services feature. */
  bubble: (record: ServiceRecord) => ReactNode;
  actions: (record: ServiceRecord, onChanged: () => void) => ReactNode;
  picture: (file: ServiceRecord['files'][number], name: string) => ReactNode;
  /** A record has changed, so the next step may have, too. */
  onChanged: () => void;
};

/** The user's requests, newest first, in pages (spec §2, §3). */
export function MyRequests({ bubble, actions, picture, onChanged }: Props) {
  const { t } = useTranslation();
  return (
    <PagedList
      name="getServiceRecords"
      load={(query, signal) => call(getServiceRecords, { query }, { signal })}
      count={(n) => <span className="muted">{t('center.requestCount', { n })}</span>}
      more={
        <LinkButton to="/services" variant="main" icon="plus">
          {t('center.anotherRequest')}
        </LinkButton>
      }
      empty={<NoRequests />}
      keyOf={({ recordId }) => recordId}
      entry={(record, { reload }) => (
        <RequestCard
          record={record}
          bubble={bubble(record)}
          actions={actions(record, () => {
            // The clicked button may be gone: focus the top of its card.
            goTo(requestPlace(record.recordId));
            reload();
            onChanged();
          })}
          picture={picture}
        />
      )}
      className={classes.list}
    />
  );
}
