import { useState } from 'react';
import type { Slot } from '#contract/services/services.ts';
import { getVisitSlots } from '#contract/services/visits-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';

/** Where and when; `walkIn`: the person is here, and `slot` is the one that is running. */
export type Place = {
  companyAddressId: string;
  slot: Slot | null;
  walkIn?: boolean | undefined;
  /** Why they are seen although every place is taken. */
  beyond?: string | undefined;
};

type Asked = { userId: string; recordId?: string | undefined; place: Place };

/** The free times of the chosen office, some days at a time, to the end of its booking horizon. */
export const useSlots = ({ userId, recordId, place }: Asked) => {
  const { companyAddressId, slot } = place;
  /** Where each page begins that was looked at; the last is shown. */
  const [pages, setPages] = useState([slot?.reserveDate ?? '']);
  const from = pages.at(-1);
  const query = { companyAddressId, userId, ...(recordId && { recordId }), ...(from && { from }) };
  const { loaded, reload } = useCall(getVisitSlots, { query });
  const running = loaded.data?.running ?? null;
  const isNow =
    place.walkIn === true &&
    running?.reserveDate === slot?.reserveDate &&
    running?.reserveTime === slot?.reserveTime;
  return {
    loaded,
    reload,
    running,
    /** A walk-in, and the slot is still the one that is running. */
    isNow,
    needsReason: isNow && running?.free === 0,
    goTo: (day: string) => setPages([day]),
    later: (day: string) => setPages([...pages, day]),
    earlier:
      pages.length > 1
        ? () => setPages(pages.slice(0, -1))
        : from
          ? () => setPages([''])
          : undefined,
  };
};
export type Slots = ReturnType<typeof useSlots>;
