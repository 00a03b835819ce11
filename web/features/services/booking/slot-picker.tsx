import { useEffect, useRef, useState } from 'react';
import type { CompanyAddress } from '#contract/content/content.ts';
import { type FreeSlots, getSlots, type Slot, type SlotDay } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
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

/** `recordId`: the appointment being rescheduled, whose own slot counts as free. */
type SlotsOf = { companyAddressId: string; recordId?: string };

/** Loads them; a helper's page has a call of its own. */
type LoadSlots = (query: SlotsOf & { from?: string }, signal?: AbortSignal) => Promise<FreeSlots>;

const loadOwn: LoadSlots = (query, signal) => call(getSlots, { query }, signal ? { signal } : {});

type Later = { after: FreeSlots; days: SlotDay[]; nextFrom: string | null };

/** The free slots of an office, from the server: ten days at a time, later ones on demand. */
const useSlots = (of: SlotsOf, load: LoadSlots = loadOwn) => {
  const { loaded, reload } = useQuery(['getSlots', of, load === loadOwn], (signal) =>
    load(of, signal),
  );
  const [later, setLater] = useState<Later | null>(null);
  const { busy, run } = useAction();
  const first = loaded.data;
  // Later days belong to the first ones, which may have been reloaded.
  const more = later && later.after === first ? later : null;
  const nextFrom = more ? more.nextFrom : (first?.nextFrom ?? null);

  const loadLater = async () => {
    if (!first || !nextFrom) return;
    await run(async () => {
      const next = await load({ ...of, from: nextFrom });
      setLater({
        after: first,
        days: [...(more?.days ?? []), ...next.days],
        nextFrom: next.nextFrom,
      });
    });
  };
  const days = first ? [...first.days, ...(more?.days ?? [])] : [];
  return { loaded, reload, days, hasLater: nextFrom !== null, loadLater, busy };
};

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
