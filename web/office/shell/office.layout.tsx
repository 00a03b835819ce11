import { useEffect, useState } from 'react';
import { Outlet, redirect, useOutletContext } from 'react-router';
import { getStaffMe, type StaffMe } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { getStaffToken, keepStaffEnd, officeDoor } from '#web/lib/api/staff-session.ts';
import { sameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import type { Route } from './+types/office.layout.ts';
import { startLive } from './live/connection.ts';
import { OfficeShell } from './office-shell.tsx';
import { SessionEnd } from './session-end.tsx';

const toDoor = (request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(`${officeDoor}?redirect=${encodeURIComponent(pathname + search)}`);
};

/** Reloads the account on every navigation, so that a revoked role takes effect at once. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!getStaffToken()) throw toDoor(request);
  const me = await call(getStaffMe, {}, { signal: request.signal });
  if (me.stage !== 'done') throw toDoor(request);
  keepStaffEnd(me.secondsLeft);
  return me;
}

export const HydrateFallback = PageWaiting;

export const handle = sameForAllIds;

export const useStaff = (): StaffMe => useOutletContext<StaffMe>();

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  // Asked before any page of the office began to read.
  const [upTo] = useState(loaderData.changesUpTo);
  useEffect(() => startLive(upTo), [upTo]);
  return (
    <SessionEnd loaded={loaderData}>
      <OfficeShell me={loaderData}>
        <Outlet context={loaderData} />
      </OfficeShell>
    </SessionEnd>
  );
}
