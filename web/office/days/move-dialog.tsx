import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveVisit, type StaffVisit } from '#contract/visits-office.ts';
import { call } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/locale.ts';
import { notifySuccess } from '#web/lib/notify.ts';
import { sayWhen } from '#web/lib/when.ts';
import { Button } from '#web/ui/button.tsx';
import { MessagePreview } from '../parts/message-preview.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './days.module.css';
import { type OfficeName, type Place, SlotChoice } from './slot-choice.tsx';
import { usePreview } from './use-preview.ts';

type Props = {
  visit: StaffVisit;
  offices: readonly OfficeName[];
  onClose: (done: boolean) => void;
};

export function MoveDialog({ visit, offices, onClose }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { recordId, userId, version, sequence, names } = visit;
  const [place, setPlace] = useState<Place>({
    companyAddressId: visit.companyAddressId,
    slot: null,
  });
  const { slot } = place;
  const { shown, busy, show, confirm, forget } = usePreview(
    (preview) =>
      call(moveVisit, {
        params: { recordId },
        body: {
          version,
          sequence,
          preview,
          companyAddressId: place.companyAddressId,
          reserveDate: slot?.reserveDate ?? '',
          reserveTime: slot?.reserveTime ?? '',
        },
      }),
    () => {
      notifySuccess(t('office.days.moved'));
      onClose(true);
    },
  );
  return (
    <OfficeDialog
      wide
      title={t('office.days.moveTitle', { name: names.chinese ?? names.latin })}
      onClose={() => onClose(false)}
    >
      <div className={classes.form}>
        <SlotChoice
          userId={userId}
          recordId={recordId}
          offices={offices}
          place={place}
          onChange={(next) => {
            setPlace(next);
            forget();
          }}
        />
        {slot && (
          <p>
            <b>{sayWhen(`${slot.reserveDate} ${slot.reserveTime}`, locale)}</b>
          </p>
        )}
        {shown && (
          <section className={classes.form} aria-live="polite">
            <h3>{t('office.days.willGet')}</h3>
            <MessagePreview messages={shown.messages} />
          </section>
        )}
        <div className={classes.actions}>
          {shown ? (
            <Button look="main" size="small" busy={busy} onClick={confirm}>
              {t('office.days.moveNow')}
            </Button>
          ) : (
            <Button size="small" busy={busy} disabled={!slot} onClick={show}>
              {t('office.days.seeMessage')}
            </Button>
          )}
          <Button look="line" size="small" onClick={() => onClose(false)}>
            {t('office.days.keep')}
          </Button>
        </div>
      </div>
    </OfficeDialog>
  );
}
