/** The number of the account: never asked for again, only shown (design rule 20). */
import { getCaregiverInfo, getPatientInfo } from '#contract/account/account.ts';
import { call } from '#web/lib/api/api.ts';
import { getUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';

/** Null until it is there, and when it cannot be loaded: the server knows it anyway. */
export const useOwnPhone = (): string | null => {
  const { loaded } = useQuery(['getCaregiverInfo', 'own phone'], async (signal) =>
    getUser()?.userType === 'caregiver'
      ? (await call(getCaregiverInfo, {}, { signal })).phone
      : (await call(getPatientInfo, {}, { signal })).phone,
  );
  return loaded.data ?? null;
};
