import { useLayoutEffect, useRef, useState } from 'react';
import type { CaseHistory } from '#contract/staff/cases.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
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

type Props = {
  /** What it will be like. */
  lead: string;
  /** Of which call, where there are several. */
  of?: string;
  undo: () => Promise<unknown>;
  onChanged: () => void;
};

/** Takes back a call that was recorded by mistake. */
export function UndoCall({ lead, of, undo, onChanged }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction();
  // In a table the button disappears with the call: the focus moves to the row.
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      const row = own === document.activeElement ? own?.closest('tr') : null;
      row?.querySelector('button')?.focus();
    };
  }, []);
  const act = async () => {
    await run(async () => {
      await undo();
      notifySuccess(t('office.calls.undoDone'));
    });
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <ToolButton
        ref={button}
        icon="arrow-counter-clockwise"
        {...(of && { 'aria-label': t('common.pair', { label: t('office.calls.undo'), text: of }) })}
        onClick={() => setOpen(true)}
      >
        {t('office.calls.undo')}
      </ToolButton>
      {open && (
        <ConfirmDialog
          title={t('office.calls.undoTitle')}
          action={t('office.calls.undo')}
          busy={busy}
          onConfirm={act}
          onClose={() => setOpen(false)}
        >
          <p>{lead}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
