import { useState } from 'react';
import { listCredit, type OfficeCredit, undoCredit } from '#contract/training/credit-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate, formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { OutsideDialog } from '../credit/outside-dialog.tsx';
import { ReasonDialog } from '../credit/reason-dialog.tsx';
import { SkillSignOff } from './skill-sign-off.tsx';
import { WaiverDialog } from './waiver-dialog.tsx';

const words = 'office.credit';
const tones: Record<OfficeCredit['state'], BadgeTone> = {
  waiting: 'wait',
  counted: 'good',
  refused: 'wrong',
  undone: 'plain',
};
type Open = { what: 'skill' | 'waiver' } | { what: 'undo' | 'check'; credit: OfficeCredit };

/** A caregiver's credit beside the trainings; every decision can be undone. */
export function PersonCredit({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listCredit, { params: { userId } }, [locale]);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    reload();
    onChanged();
  };
  const columns: Column<OfficeCredit>[] = [
    {
      key: 'title',
      head: t(`${words}.name`),
      cell: ({ title, kind, subjects }) => (
        <>
          {title}
          <span className="second-line">
            {[t(`${words}.kinds.${kind}`), ...subjects].join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'on',
      head: t(`${words}.date`),
      cell: ({ on }) => <span className="nowrap">{formatDate(on, locale)}</span>,
    },
    { key: 'hours', head: t(`${words}.hours`), figures: true, cell: ({ hours }) => hours },
    {
      key: 'state',
      head: t('office.state'),
      cell: ({ state, reason, by, steps, enteredBy, enteredAt }) => (
        <>
          <Badge tone={tones[state]}>{t(`${words}.states.${state}`)}</Badge>
          {reason && <span className="second-line">{reason}</span>}
          {by && <span className="second-line">{t(`${words}.signedBy`, { by })}</span>}
          {steps.length > 0 && <span className="second-line">{steps.join(' · ')}</span>}
          {enteredBy && (
            <span className="second-line">
              {t(`${words}.enteredBy`, { by: enteredBy, when: formatDateTime(enteredAt, locale) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      head: t(`${words}.actions`),
      cell: (credit) => {
        if (credit.state === 'undone') return '–';
        const what = credit.state === 'waiting' ? 'check' : 'undo';
        return (
          <ToolButton
            icon={what === 'undo' ? 'arrow-counter-clockwise' : 'pencil-simple'}
            onClick={() => setOpen({ what, credit })}
          >
            {t(`${words}.${what}`)}
          </ToolButton>
        );
      },
    },
  ];
  return (
    <Panel title={t(`${words}.ofPerson`)}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <DataTable
          caption={t(`${words}.ofPerson`)}
          columns={columns}
          rows={loaded.data}
          keyOf={({ creditId }) => creditId}
          empty={t(`${words}.none`)}
        />
      )}
      <div className="row gap-12">
        <ToolButton icon="plus" onClick={() => setOpen({ what: 'skill' })}>
          {t(`${words}.sign`)}
        </ToolButton>
        <ToolButton icon="plus" onClick={() => setOpen({ what: 'waiver' })}>
          {t(`${words}.waive`)}
        </ToolButton>
      </div>
      {open?.what === 'skill' && <SkillSignOff userId={userId} onClose={close} onDone={done} />}
      {open?.what === 'waiver' && <WaiverDialog userId={userId} onClose={close} onDone={done} />}
      {open?.what === 'check' && (
        <OutsideDialog credit={open.credit} onClose={close} onDone={done} />
      )}
      {open?.what === 'undo' && (
        <ReasonDialog
          name={`credit ${open.credit.creditId}`}
          title={t(`${words}.undoTitle`, { title: open.credit.title })}
          lead={t(`${words}.undoLead`)}
          action={t(`${words}.undo`)}
          send={async (reason) => {
            const params = { creditId: open.credit.creditId };
            await call(undoCredit, { params, body: { reason } });
            notifySuccess(t(`${words}.undone`));
            done();
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}
