/** The free slots of an office, from the server: ten days at a time, later ones on demand. */
import { useState } from 'react';
import { type FreeSlots, getSlots, type SlotDay } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

/** `recordId`: the appointment being rescheduled, whose own slot counts as free. */
export type SlotsOf = { companyAddressId: string; recordId?: string };

/** Loads them; a helper's page has a call of its own. */
export type LoadSlots = (
  query: SlotsOf & { from?: string },
  signal?: AbortSignal,
) => Promise<FreeSlots>;

const loadOwn: LoadSlots = (query, signal) => call(getSlots, { query }, signal ? { signal } : {});

type Later = { after: FreeSlots; days: SlotDay[]; nextFrom: string | null };

export const useSlots = (of: SlotsOf, load: LoadSlots = loadOwn) => {
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
