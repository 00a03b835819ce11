/** Changing a party that has joined: what it has is kept, whatever is free. */
import { useState } from 'react';
import { changeRegistration, type FewPlaces } from '#contract/activity/join.ts';
import type { RegistrationState } from '#contract/activity/register.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import type { FormError } from '#web/lib/api/use-form-errors.ts';
import type { PartyValues } from './join-values.ts';

export const changeFields = ['companions', 'needsNote'] as const;
export type ChangeField = (typeof changeFields)[number];

type Options = {
  activityId: string;
  setErrors: (errors: readonly FormError<ChangeField>[]) => void;
  onDone: (state: RegistrationState) => void;
};

export const useChange = ({ activityId, setErrors, onDone }: Options) => {
  /** The places that are free, where they are too few for the change. */
  const [free, setFree] = useState<number | null>(null);
  const { busy, run } = useAction((error) => {
    if (error instanceof ApiError && error.code === 'activity_few_places') {
      setFree((error.data as FewPlaces | null)?.free ?? 0);
      return true;
    }
    return atFields(changeFields, setErrors)(error);
  });
  const send = async (values: PartyValues, waitForRest = false) => {
    setErrors([]);
    setFree(null);
    await run(async () => {
      const { companions, needs, needsNote } = values;
      const body = { companions, needs, needsNote, waitForRest };
      onDone(await call(changeRegistration, { query: { activityId }, body }));
    });
  };
  return { busy, send, free, forgetFree: () => setFree(null) };
};
