/** The free times of an office, from the server and only from there: ten days at once, later ones when asked for. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FreeSlots, getSlots, type SlotDay } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { reportError } from '#web/lib/page/notify.ts';

/** `recordId`: the appointment that is being moved, whose own time does not stand in its way. */
export type SlotsOf = { companyAddressId: string; recordId?: string };

type Later = { after: FreeSlots; days: SlotDay[]; nextFrom: string | null };

export const useSlots = (of: SlotsOf) => {
  const { t } = useTranslation();
  const { loaded, reload } = useQuery(['getSlots', of.companyAddressId, of.recordId], (signal) =>
    call(getSlots, { query: of }, { signal }),
  );
  const [later, setLater] = useState<Later | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const first = loaded.data;
  // Later days belong to the days they come after; those may have been loaded anew.
  const more = later && later.after === first ? later : null;
  const nextFrom = more ? more.nextFrom : (first?.nextFrom ?? null);

  const loadLater = async () => {
    if (!first || !nextFrom || running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const next = await call(getSlots, { query: { ...of, from: nextFrom } });
      setLater({
        after: first,
        days: [...(more?.days ?? []), ...next.days],
        nextFrom: next.nextFrom,
      });
    } catch (error) {
      reportError(error, t);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const days = first ? [...first.days, ...(more?.days ?? [])] : [];
  return { loaded, reload, days, hasLater: nextFrom !== null, loadLater, busy };
};
