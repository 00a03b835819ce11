import { useState } from 'react';
import { nudgePlan, removePlan, type TrainingPlan } from '#contract/training/plan-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { DialogFoot, OfficeDialog, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const words = 'office.plans';
type Props = { plan: TrainingPlan; onClose: () => void; onDone: () => void };

/** Shows the texts first; nobody gets two within a week. */
function NudgeDialog({ plan, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const form = usePreviewed({
    send: (preview) => call(nudgePlan, { params: { planId: plan.planId }, body: { preview } }),
    onDone: ({ people: n }) => {
      notifySuccess(t(`${words}.nudged`, { n }));
      onDone();
    },
  });
  const isNobody = form.shown?.people === 0;
  return (
    <OfficeDialog title={t(`${words}.nudgeTitle`, { training: plan.training })} onClose={onClose}>
      <div className="stack gap-14">
        <p>{t(`${words}.nudgeLead`)}</p>
        {isNobody ? (
          <>
            <p role="status">{t(`${words}.nudgeNobody`)}</p>
            <DialogFoot onAway={onClose} />
          </>
        ) : (
          <PreviewFoot
            form={form}
            title={null}
            first={t(`${words}.nudgeLook`)}
            action={t(`${words}.nudgeSend`)}
            onAway={onClose}
          />
        )}
      </div>
    </OfficeDialog>
  );
}

function EndDialog({ plan, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const end = () =>
    run(async () => {
      await call(removePlan, { params: { planId: plan.planId } });
      notifySuccess(t(`${words}.ended`));
      onDone();
    });
  return (
    <OfficeDialog title={plan.training} onClose={onClose}>
      <div className="stack gap-14">
        <p>{t(`${words}.endSure`)}</p>
        <DialogFoot
          action={t(`${words}.end`)}
          variant="danger"
          busy={busy}
          onAction={end}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}

type ListProps = { plans: readonly TrainingPlan[]; onChanged: () => void };

export function PlanList({ plans, onChanged }: ListProps) {
  const { t, locale } = useTranslation();
  const [asked, setAsked] = useState<{ plan: TrainingPlan; what: 'nudge' | 'end' } | null>(null);
  const sayDue = ({ dueKind, dueDay, dueDays }: TrainingPlan) => {
    if (dueKind === 'day') return t(`${words}.byDay`, { day: formatDate(dueDay ?? '', locale) });
    return dueKind === 'hire' ? t(`${words}.byHire`, { days: dueDays ?? 0 }) : t(`${words}.byYear`);
  };
  const columns: Column<TrainingPlan>[] = [
    { key: 'training', head: t(`${words}.training`), cell: (plan) => plan.training },
    { key: 'forWhom', head: t(`${words}.audience`), cell: (plan) => plan.forWhom },
    { key: 'due', head: t(`${words}.due`), cell: sayDue },
    {
      key: 'people',
      head: t(`${words}.people`),
      cell: ({ people, noHire }) => (
        <>
          {people}
          {noHire > 0 && <span className="second-line">{t(`${words}.noHire`, { n: noHire })}</span>}
        </>
      ),
    },
    { key: 'done', head: t(`${words}.done`), figures: true, cell: ({ done }) => done },
    { key: 'soon', head: t(`${words}.soon`), figures: true, cell: ({ soon }) => soon },
    {
      key: 'overdue',
      head: t(`${words}.overdue`),
      figures: true,
      cell: ({ overdue }) => (overdue ? <Badge tone="wrong">{overdue}</Badge> : 0),
    },
    {
      key: 'actions',
      head: t(`${words}.actions`),
      cell: (plan) => (
        <span className="row gap-8">
          {plan.soon + plan.overdue > 0 && (
            <ToolButton icon="paper-plane-tilt" onClick={() => setAsked({ plan, what: 'nudge' })}>
              {t(`${words}.nudge`)}
            </ToolButton>
          )}
          <ToolButton icon="trash" onClick={() => setAsked({ plan, what: 'end' })}>
            {t(`${words}.end`)}
          </ToolButton>
        </span>
      ),
    },
  ];
  const Dialog = asked?.what === 'end' ? EndDialog : NudgeDialog;
  return (
    <>
      {plans.length ? (
        <DataTable
          caption={t(`${words}.title`)}
          columns={columns}
          rows={plans}
          keyOf={({ planId }) => planId}
        />
      ) : (
        <p className="muted">{t(`${words}.none`)}</p>
      )}
      {asked && (
        <Dialog
          plan={asked.plan}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
