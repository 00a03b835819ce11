import { useState } from 'react';
import {
  type MoveReason,
  moveReasons,
  moveVisit,
  type StaffVisit,
} from '#contract/services/visits-office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import classes from '#web/office/cases/booking/forms.module.css';
import { type OfficeName, SlotChoice } from '#web/office/cases/booking/slot-choice.tsx';
import { type Place, useSlots } from '#web/office/cases/booking/use-slots.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

type Props = {
  visit: StaffVisit;
  offices: readonly OfficeName[];
  onClose: (done: boolean) => void;
};

export function MoveVisitDialog({ visit, offices, onClose }: Props) {
  const { t } = useTranslation();
  const { recordId, userId, version, sequence, names, locale } = visit;
  const [place, setPlace] = useState<Place>({
    companyAddressId: visit.companyAddressId,
    slot: null,
  });
  const { slot } = place;
  const slots = useSlots({ userId, recordId, place });
  const kept = useKept(`move ${recordId}`, { reason: 'asked' as MoveReason, note: '' });
  const { reason, note } = kept.values;
  const form = usePreviewed({
    send: (preview) =>
      call(moveVisit, {
        params: { recordId },
        body: {
          version,
          sequence,
          preview,
          companyAddressId: place.companyAddressId,
          reserveDate: slot?.reserveDate ?? '',
          reserveTime: slot?.reserveTime ?? '',
          reason,
          ...(reason !== 'asked' && note.trim() && { note }),
        },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.days.moved'));
      onClose(true);
    },
  });
  return (
    <OfficeDialog
      wide
      title={t('office.days.moveTitle', { name: names.chinese ?? names.latin })}
      onClose={() => onClose(false)}
    >
      <div className={classes.form}>
        <SlotChoice
          slots={slots}
          offices={offices}
          place={place}
          onChange={(next) => {
            setPlace(next);
            form.back();
          }}
        />
        <SelectField
          label={t('office.days.reason')}
          value={reason}
          choices={choicesOf(moveReasons, (value) => t(`office.days.reasons.${value}`))}
          onChange={(value) => {
            kept.set('reason')(value);
            form.back();
          }}
        />
        {reason !== 'asked' && (
          <TextField
            label={t('office.days.clientWords')}
            hint={t('office.days.clientWordsHint', { language: localeNames[locale] })}
            rows={2}
            maxLength={300}
            lang={htmlLang[locale]}
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
          first={t('office.days.seeMessage')}
          disabled={!slot}
          action={t('office.days.moveNow')}
          variant="main"
          away={t('office.days.keep')}
          onAway={() => onClose(false)}
        />
      </div>
    </OfficeDialog>
  );
}
