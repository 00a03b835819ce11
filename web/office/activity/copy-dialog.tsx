import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeActivity } from '#contract/activity/office.ts';
import { copyActivity } from '#contract/activity/plan-office.ts';
import { call } from '#web/lib/api/api.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';

type Props = { activity: OfficeActivity; onClose: () => void };

/** Copies an activity to another day. */
export function CopyDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [requestKey] = useState(newRequestKey);
  const kept = useKept(`copy ${activity.id}`, { day: '', published: false });
  const { day, published } = kept.values;
  const [error, setError] = useMendedError(day);
  const { busy, run } = useAction(atField(setError));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    run(async () => {
      const body = { requestKey, day, published };
      const copy = await call(copyActivity, { params: { id: activity.id }, body });
      kept.forget();
      notifySuccess(t('office.activities.copyDone'));
      onClose();
      navigate(`/office/activities/${copy.id}`);
    });
  };
  return (
    <OfficeDialog title={t('office.activities.copyTitle')} onClose={onClose}>
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <p>{t('office.activities.copyLead')}</p>
        <TextField
          size="normal"
          label={t('office.activities.copyDay')}
          required
          error={error}
          type="date"
          {...kept.field('day')}
        />
        <CheckChoice
          name="published"
          checked={published}
          onChange={kept.set('published')}
          label={t('office.activities.publishCopies')}
          hint={t('office.activities.publishCopiesHint')}
        />
        <DialogFoot action={t('office.activities.copyDo')} icon="copy" busy={busy} />
      </form>
    </OfficeDialog>
  );
}
