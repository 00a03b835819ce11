import type { ServiceAddress } from '#contract/services/services.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { SlotPicker } from './slot-picker.tsx';
import type { Booking } from './use-booking.ts';

type Props = { office: ServiceAddress; booking: Booking; round: number; clear: () => void };

/** The day, and then its time. */
export function StepDay({ office, booking: { values, change }, round, clear }: Props) {
  const { t } = useTranslation();
  return (
    <SlotPicker
      office={office}
      day={values.reserveDate}
      time={values.reserveTime}
      round={round}
      chosenHint={t('services.chosenHint')}
      onDay={(reserveDate) => {
        clear();
        if (reserveDate !== values.reserveDate) change({ reserveDate, reserveTime: null });
      }}
      onTime={(slot) => {
        clear();
        change(slot);
      }}
    />
  );
}
