import { useState } from 'react';
import { assignCases, type CaseRow, listAssignees } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess, notifyWarning } from '#web/lib/page/notify.ts';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';
import { SelectField } from '#web/office/ui/fields.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './case-queue.module.css';

export const useAssignees = () => {
  const { loaded } = useCall(listAssignees, {});
  return loaded.data ?? [];
};

type Props = { kind: CaseKind; rows: readonly CaseRow[]; onDone: () => void };

/** Assigns the selected cases. */
export function BulkAssign({ kind, rows, onDone }: Props) {
  const { t } = useTranslation();
  const assignees = useAssignees();
  const [to, setTo] = useState('');
  const { busy, run } = useAction();

  const [asking, setAsking] = useState(false);
  const name = assignees.find(({ staffId }) => staffId === to)?.name;
  const others = rows.filter(({ assigneeId }) => assigneeId && assigneeId !== to).length;

  const give = async () => {
    setAsking(false);
    await run(async () => {
      const cases = rows.map(({ id, version }) => ({ id, version }));
      const body = { kind, cases, assigneeId: to || null };
      const { assigned, changed } = await call(assignCases, { body });
      notifySuccess(t('office.cases.given', { count: assigned }));
      if (changed.length) notifyWarning(t('office.cases.notGiven', { count: changed.length }));
    });
    onDone();
  };

  return (
    <div className={classes.bulk}>
      <p role="status">{t('office.cases.picked', { count: rows.length })}</p>
      <SelectField
        label={t('office.cases.giveTo')}
        value={to}
        onChange={setTo}
        none={t('office.cases.nobody')}
        choices={assignees.map(({ staffId, name }) => ({ value: staffId, label: name }))}
      />
      <Button size="small" icon="check" busy={busy} onClick={() => setAsking(true)}>
        {t('office.cases.give')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t(name ? 'office.confirm.giveTitle' : 'office.confirm.nobodyTitle', {
            count: rows.length,
            to: name ?? '',
          })}
          action={t('office.cases.give')}
          onConfirm={give}
          onClose={() => setAsking(false)}
        >
          <p>
            {others
              ? t('office.confirm.giveLead', { count: others })
              : t('office.confirm.giveFree')}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
