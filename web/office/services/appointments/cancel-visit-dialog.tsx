import { useState } from 'react';
import {
  type CancelReason,
  cancelReasons,
  cancelVisit,
  mistakenWalkInMinutes,
  type StaffVisit,
} from '#contract/services/visits-office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import classes from '#web/office/cases/booking/forms.module.css';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';

type Props = { visit: StaffVisit; onClose: (done: boolean) => void };

export function CancelVisitDialog({ visit, onClose }: Props) {
  const { t } = useTranslation();
  const { recordId, version, sequence, names, walkInMinutes } = visit;
  const [silent, setSilent] = useState(
    walkInMinutes !== null && walkInMinutes <= mistakenWalkInMinutes,
  );
  const kept = useKept(`cancel ${recordId}`, { reason: 'asked' as CancelReason, note: '' });
  const { reason, note } = kept.values;
  const form = usePreviewed({
    send: (preview) =>
      call(cancelVisit, {
        params: { recordId },
        body: {
          version,
          sequence,
          preview,
          reason,
          ...(silent ? { silent } : note.trim() && { note }),
        },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t(silent ? 'office.days.cancelledSilently' : 'office.days.cancelled'));
      onClose(true);
    },
  });
  return (
    <OfficeDialog
      title={t('office.days.cancelTitle', { name: names.chinese ?? names.latin })}
      onClose={() => onClose(false)}
    >
      <div className={classes.form}>
        <SelectField
          label={t('office.days.reason')}
          value={reason}
          choices={choicesOf(cancelReasons, (value) => t(`office.days.reasons.${value}`))}
          onChange={(value) => {
            kept.set('reason')(value);
            form.back();
          }}
        />
        {walkInMinutes !== null && (
          <CheckChoice
            name="silent"
            checked={silent}
            onChange={(on) => {
              setSilent(on);
              form.back();
            }}
            label={t('office.days.silent')}
            hint={t('office.days.silentHint')}
          />
        )}
        {!silent && (
          <TextField
            label={t('office.days.clientWords')}
            hint={t('office.days.clientWordsHint', { language: localeNames[visit.locale] })}
            rows={2}
            maxLength={300}
            lang={htmlLang[visit.locale]}
            value={note}
            onChange={(text) => {
              kept.set('note')(text);
              form.back();
            }}
          />
        )}
        <PreviewFoot
          form={form}
          title={<h3>{t('office.days.willGet')}</h3>}
          first={t(silent ? 'common.next' : 'office.days.seeMessage')}
          action={t(silent ? 'office.days.cancelSilently' : 'office.days.cancelNow')}
          variant="danger"
          away={t('office.days.keep')}
          onAway={() => onClose(false)}
        />
      </div>
    </OfficeDialog>
  );
}
