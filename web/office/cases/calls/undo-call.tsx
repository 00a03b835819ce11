import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { undoCall } from '#contract/staff/case-calls.ts';
import type { CaseHistory, CaseRow } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';

/** The calls that were taken back, and the one that can be: the last of the others. */
export const callsOf = (history: CaseHistory) => {
  const undone = new Set(
    history.filter((one) => one.entry === 'callUndone').map((one) => Number(one.details.call)),
  );
  const last = history.findLast(
    (one) => one.entry === 'contacted' && one.details.outcome && !undone.has(one.id),
  );
  return { undone, last: last?.id };
};

type Props = { kind: CaseKind; row: CaseRow; entryId: number; onChanged: () => void };

/** Takes back a call that was recorded by mistake. */
export function UndoCall({ kind, row, entryId, onChanged }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction();
  const undo = async () => {
    await run(async () => {
      await call(undoCall, { body: { kind, id: row.id, version: row.version, entryId } });
      notifySuccess(t('office.calls.undoDone'));
    });
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <ToolButton icon="arrow-counter-clockwise" onClick={() => setOpen(true)}>
        {t('office.calls.undo')}
      </ToolButton>
      {open && (
        <ConfirmDialog
          title={t('office.calls.undoTitle')}
          action={t('office.calls.undo')}
          busy={busy}
          onConfirm={undo}
          onClose={() => setOpen(false)}
        >
          <p>{t('office.calls.undoLead')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
