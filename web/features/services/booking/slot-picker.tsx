import { useEffect, useRef } from 'react';
import type { CompanyAddress } from '#contract/content/content.ts';
import type { Slot } from '#contract/services/services.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { DayButtons } from './day-buttons.tsx';
import { NoDays } from './no-days.tsx';
import { localTimeOf } from './slot-times.ts';
import { TimeButtons } from './time-buttons.tsx';
import { type LoadSlots, useSlots } from './use-slots.ts';

export const slotIds = { day: 'booking-day', times: 'booking-times', time: 'booking-time' };

type Props = {
  office: CompanyAddress;
  /** The appointment that is being moved. */
  recordId?: string | undefined;
  day: string | null;
  time: string | null;
  onDay: (day: string) => void;
  onTime: (slot: Slot) => void;
  /** Changing it reloads the slots. */
  round?: number;
  chosenHint?: string;
  /** Instead of the signed-in person's own call. */
  load?: LoadSlots | undefined;
};

/** The next ten days with free slots as large buttons, then the slots of the chosen one (design rule 22). */
export function SlotPicker(props: Props) {
  const { office, recordId, day, time, onDay, onTime, round = 0, chosenHint } = props;
  const { t, locale } = useTranslation();
  const { companyAddressId } = office;
  const { loaded, reload, days, hasLater, loadLater, busy } = useSlots(
    recordId ? { companyAddressId, recordId } : { companyAddressId },
    props.load,
  );
  const asked = useRef(round);
  useEffect(() => {
    if (asked.current === round) return;
    asked.current = round;
    reload();
  }, [round, reload]);

  if (loaded.status === 'error') return <LoadFailed error={loaded.error} onRetry={reload} />;
  if (loaded.status === 'pending')
    return (
      <Card>
        <p role="status">{t('services.slotsLoading')}</p>
      </Card>
    );
  if (!days.length) return <NoDays office={office} canChange={!recordId} />;

  const chosen = days.find(({ reserveDate }) => reserveDate === day);
  const free = chosen?.times.find((one) => one.reserveTime === time && one.available);
  return (
    <>
      <DayButtons
        days={days}
        chosen={chosen?.reserveDate ?? null}
        onChoose={(reserveDate) => {
          onDay(reserveDate);
          // Scroll and focus to the slots of that day.
          requestAnimationFrame(() => goTo(slotIds.times));
        }}
        hasLater={hasLater}
        loadLater={loadLater}
        busy={busy}
      />
      {chosen && (
        <TimeButtons
          day={chosen}
          chosen={free ? time : null}
          onChoose={(reserveTime) => onTime({ reserveDate: chosen.reserveDate, reserveTime })}
        />
      )}
      <div role="status" className="stack gap-12">
        {chosen && free && (
          <AlertPanel
            kind="good"
            title={t('services.chosen', {
              when: sayWhen(
                localTimeOf({ reserveDate: chosen.reserveDate, reserveTime: free.reserveTime }),
                locale,
              ),
            })}
          >
            {chosenHint && <p>{chosenHint}</p>}
          </AlertPanel>
        )}
      </div>
    </>
  );
}
