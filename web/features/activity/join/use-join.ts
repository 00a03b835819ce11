/** Activity registration: values, draft, errors and submitting. */
import { useEffect, useState } from 'react';
import { getActivity } from '#contract/activity/activity.ts';
import { registerForActivity } from '#contract/activity/join.ts';
import { getRegistrationStatus, type RegistrationState } from '#contract/activity/register.ts';
import { placesLeft } from '#web/features/activity/detail/activity-state.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import type { FormError } from '#web/lib/api/use-form-errors.ts';
import {
  bodyOf,
  dropJoinDraft,
  firstValues,
  type JoinField,
  type JoinValues,
  joinFields,
  type Known,
  problemsOf,
  readJoinDraft,
  writeJoinDraft,
} from './join-values.ts';

type Options = {
  activityId: string;
  known: Known;
  /** The form is for the waitlist. */
  waits: boolean;
  onDone: (state: RegistrationState) => void;
  setErrors: (errors: readonly FormError<JoinField>[]) => void;
};

export const useJoin = ({ activityId, known, waits, onDone, setErrors }: Options) => {
  const [start] = useState(() => readJoinDraft(activityId, known));
  const [values, setValues] = useState<JoinValues>(start ?? firstValues(known));
  const [resumed, setResumed] = useState(start !== null);
  const [touched, setTouched] = useState(false);
  /** The places left, if too few for this party. */
  const [short, setShort] = useState<number | null>(null);
  /** The registration that was there before, made on another device. */
  const [already, setAlready] = useState<RegistrationState | null>(null);
  const { busy, run } = useAction(atFields(joinFields, setErrors));

  const set = (change: Partial<JoinValues>) => {
    setValues((before) => ({ ...before, ...change }));
    setTouched(true);
    setShort(null);
  };
  useEffect(() => {
    if (touched) writeJoinDraft(activityId, known, values);
  }, [touched, activityId, known, values]);

  const startOver = () => {
    dropJoinDraft(activityId);
    setTouched(false);
    setValues(firstValues(known));
    setErrors([]);
    setShort(null);
    setResumed(false);
  };

  /** Ask before the server puts a party that doesn't fit on the waitlist. */
  const tooFew = async (): Promise<boolean> => {
    const left = placesLeft(await call(getActivity, { params: { id: activityId } }));
    if (values.companions + 1 <= left) return false;
    setShort(left);
    return true;
  };

  const finish = (state: RegistrationState) => {
    setTouched(false);
    dropJoinDraft(activityId);
    onDone(state);
  };

  const send = async (waitlist = waits) => {
    if (busy || already) return;
    const found = problemsOf(values);
    setErrors(found);
    setShort(null);
    if (found.length) return;
    await run(async () => {
      const before = await call(getRegistrationStatus, { query: { activityId } });
      if (before.status !== 'none') return setAlready(before);
      if (!waitlist && (await tooFew())) return;
      const body = bodyOf(values);
      const { isNew, ...state } = await call(registerForActivity, { query: { activityId }, body });
      if (isNew) finish(state);
      else setAlready(state);
    });
  };

  return { values, set, resumed, startOver, short, busy, send, already, finish };
};
