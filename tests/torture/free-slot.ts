import type { FreeSlots, Slot } from '#contract/services/services.ts';
import { call } from './call.ts';
import type { Person } from './crowd.ts';

/** A time that is free, a few days ahead. */
export const firstFree = async (
  host: string,
  office: string,
  person: Person | undefined,
): Promise<Slot> => {
  const answer = await call<FreeSlots>(
    `${host}/home/api/service/slots?companyAddressId=${office}`,
    { ...(person && { token: person.token }) },
  );
  for (const { reserveDate, times } of answer.data?.days.slice(2) ?? []) {
    const free = times.find((one) => one.available);
    if (free) return { reserveDate, reserveTime: free.reserveTime };
  }
  throw new Error(`no free time at the office (${answer.status} ${answer.code})`);
};
