/** The result of a registration: passed on by the previous page, else fetched. */
import { useLocation } from 'react-router';
import { type RegistrationStatus, registrationStatuses } from '#contract/activity/activity.ts';
import { getRegistrationStatus } from '#contract/activity/register.ts';
import { call } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

export type Result =
  | { status: RegistrationStatus; position?: number | undefined }
  /** Not signed in, or unknown. */
  | { status: 'unknown' }
  | { status: 'asking' };

const isStatus = (value: unknown): value is RegistrationStatus =>
  (registrationStatuses as readonly unknown[]).includes(value);

const handedOver = (state: unknown): Result | null => {
  if (!state || typeof state !== 'object' || !('status' in state) || !isStatus(state.status))
    return null;
  const position =
    'position' in state && typeof state.position === 'number' ? state.position : undefined;
  return { status: state.status, position };
};

export const useResult = (activityId: string): Result => {
  // The server has neither, so hydrate what it rendered first.
  const hydrated = useHydrated();
  const { state } = useLocation();
  const userId = useUser()?.userId;
  const told = hydrated ? handedOver(state) : null;
  const ask = Boolean(hydrated && userId && activityId && !told);

  const load = async (signal: AbortSignal): Promise<Result> =>
    (await quietly(call(getRegistrationStatus, { query: { activityId } }, { signal }))) ?? {
      status: 'unknown',
    };
  const asked = useQuery(['getRegistrationStatus', activityId, userId], ask ? load : null).loaded;

  if (told) return told;
  return ask ? (asked.data ?? { status: 'asking' }) : { status: 'unknown' };
};
