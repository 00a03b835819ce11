import { useState } from 'react';
import type { GrantKind } from '#contract/training/exam.ts';
import { grantExam, undoGrant } from '#contract/training/grants-office.ts';
import { extraRules, type TraineeTraining } from '#contract/training/trainees-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from '../training.module.css';

const words = 'office.compliance.grants';
type DialogProps = {
  enrolmentId: string;
  kind: GrantKind;
  onClose: () => void;
  onDone: () => void;
};

function GiveDialog({ enrolmentId, kind, onClose, onDone }: DialogProps) {
  const { t } = useTranslation();
  const [requestKey] = useState(newRequestKey);
  const kept = useKept(`grant ${enrolmentId} ${kind}`, { reason: '' });
  const { reason } = kept.values;
  const { busy, run } = useAction();
  const give = () =>
    run(async () => {
      await call(grantExam, { params: { enrolmentId }, body: { requestKey, kind, reason } });
      kept.drop();
      notifySuccess(t(`${words}.given`));
      onDone();
    });
  return (
    <OfficeDialog
      title={t(`${words}.giveTitle`, { what: t(`${words}.${kind}`) })}
      onClose={onClose}
    >
      <div className={classes.form}>
        <p>{t(`${words}.lead`)}</p>
        <TextField
          label={t(`${words}.reason`)}
          rows={3}
          maxLength={extraRules.reasonMax}
          {...kept.field('reason')}
        />
        <DialogFoot
          action={t(`${words}.give`)}
          disabled={!reason.trim()}
          busy={busy}
          onAction={give}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}

type Grant = TraineeTraining['grants'][number];

function GrantLine({ grant, onChanged }: { grant: Grant; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const { busy, run } = useAction();
  const { grantId, kind, reason, by, grantedAt, usedAt, undoneAt } = grant;
  const when = (local: string) => formatDateTime(local, locale);
  const undo = async () => {
    await run(async () => {
      await call(undoGrant, { params: { grantId }, body: {} });
      notifySuccess(t(`${words}.undoDone`));
    });
    onChanged();
  };
  return (
    <li>
      <strong>{t(`${words}.${kind}`)}</strong>{' '}
      {usedAt && <Badge tone="plain">{t(`${words}.used`, { when: when(usedAt) })}</Badge>}
      {undoneAt && <Badge tone="plain">{t(`${words}.undone`, { when: when(undoneAt) })}</Badge>}
      {!usedAt && !undoneAt && <Badge tone="info">{t(`${words}.open`)}</Badge>}
      <p>{reason}</p>
      <p className="muted">{t(`${words}.by`, { by, when: when(grantedAt) })}</p>
      {!usedAt && !undoneAt && (
        <ToolButton icon="arrow-counter-clockwise" busy={busy} onClick={undo}>
          {t(`${words}.undo`)}
        </ToolButton>
      )}
    </li>
  );
}

type Props = { enrolmentId: string; training: TraineeTraining; onChanged: () => void };

/** One more attempt, or no wait, for this person. */
export function Grants({ enrolmentId, training, onChanged }: Props) {
  const { t } = useTranslation();
  const [giving, setGiving] = useState<GrantKind | null>(null);
  return (
    <div className="stack gap-14">
      {training.grantable.length > 0 && (
        <div className="row gap-12">
          {training.grantable.map((kind) => (
            <ToolButton key={kind} icon="plus" onClick={() => setGiving(kind)}>
              {t(`${words}.${kind}`)}
            </ToolButton>
          ))}
        </div>
      )}
      {training.grants.length > 0 && (
        <ul className={classes.list}>
          {training.grants.map((grant) => (
            <GrantLine key={grant.grantId} grant={grant} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {giving && (
        <GiveDialog
          enrolmentId={enrolmentId}
          kind={giving}
          onClose={() => setGiving(null)}
          onDone={() => {
            setGiving(null);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
