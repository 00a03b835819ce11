import { useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listOutside } from '#contract/training/credit-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { OutsideDialog } from './outside-dialog.tsx';

const words = 'office.credit';
export type Waiting = AnswerOf<typeof listOutside>[number];

/** Certificates of other schools that wait. */
export function OutsidePanel() {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listOutside, {}, [locale]);
  const [checking, setChecking] = useState<Waiting | null>(null);
  return (
    <Panel title={t(`${words}.outside`)}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <DataTable<Waiting>
          caption={t(`${words}.outside`)}
          rows={loaded.data}
          keyOf={({ creditId }) => creditId}
          empty={t(`${words}.noOutside`)}
          columns={[
            {
              key: 'person',
              head: t(`${words}.person`),
              cell: ({ userId, name, chineseName }) => (
                <Link to={`/office/training/people/${userId}`}>{chineseName ?? name}</Link>
              ),
            },
            { key: 'title', head: t(`${words}.name`), cell: ({ title }) => title },
            {
              key: 'on',
              head: t(`${words}.date`),
              cell: ({ on }) => <span className="nowrap">{formatDate(on, locale)}</span>,
            },
            {
              key: 'check',
              head: t(`${words}.actions`),
              cell: (one) => (
                <ToolButton icon="pencil-simple" onClick={() => setChecking(one)}>
                  {t(`${words}.check`)}
                </ToolButton>
              ),
            },
          ]}
        />
      )}
      {checking && (
        <OutsideDialog
          credit={checking}
          onClose={() => setChecking(null)}
          onDone={() => {
            setChecking(null);
            reload();
          }}
        />
      )}
    </Panel>
  );
}
