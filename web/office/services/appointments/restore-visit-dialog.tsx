import { useState } from 'react';
import { restoreVisit, type StaffVisit } from '#contract/services/visits-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import classes from '#web/office/cases/booking/forms.module.css';
import { type OfficeName, SlotChoice } from '#web/office/cases/booking/slot-choice.tsx';
import { type Place, useSlots } from '#web/office/cases/booking/use-slots.ts';
import { CorrectionReason } from '#web/office/cases/correction.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { OfficeDialog, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

type Props = {
  visit: StaffVisit;
  offices: readonly OfficeName[];
  onClose: (done: boolean) => void;
};

/** Corrects a cancellation by the office: why, the time (its own is chosen), and the message. */
export function RestoreVisitDialog({ visit, offices, onClose }: Props) {
  const { t } = useTranslation();
  const { recordId, userId, version, sequence, names, locale } = visit;
  const [place, setPlace] = useState<Place>({
    companyAddressId: visit.companyAddressId,
    slot: { reserveDate: visit.day, reserveTime: visit.from },
  });
  const { companyAddressId, slot } = place;
  const slots = useSlots({ userId, recordId, place });
  const kept = useKept(`restore ${recordId}`, { correction: '' });
  const correction = kept.values.correction.trim();
  const form = usePreviewed({
    send: (preview) =>
      call(restoreVisit, {
        params: { recordId },
        body: {
          version,
          sequence,
          preview,
          companyAddressId,
          reserveDate: slot?.reserveDate ?? '',
          reserveTime: slot?.reserveTime ?? '',
          correction,
        },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.days.restored'));
      onClose(true);
    },
  });
  return (
    <OfficeDialog
      wide
      title={t('office.days.restoreTitle', { name: names.chinese ?? names.latin })}
      onClose={() => onClose(false)}
    >
      <div className={classes.form}>
        <p>{t('office.days.restoreLead')}</p>
        <CorrectionReason
          locale={locale}
          value={kept.values.correction}
          onChange={(text) => {
            kept.set('correction')(text);
            form.back();
          }}
        />
        <SlotChoice
          slots={slots}
          offices={offices}
          place={place}
          onChange={(next) => {
            setPlace(next);
            form.back();
          }}
        />
        <PreviewFoot
          form={form}
          title={<h3>{t('office.days.willGet')}</h3>}
          first={t('office.days.seeMessage')}
          disabled={!slot || !correction}
          action={t(
            form.shown?.messages.length ? 'office.days.restoreNow' : 'office.days.restoreSilently',
          )}
          variant="main"
          away={t('office.days.keep')}
          onAway={() => onClose(false)}
        />
      </div>
    </OfficeDialog>
  );
}
