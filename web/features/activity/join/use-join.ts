/** Registering: the values, their draft, what is wrong, and sending them once. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getActivity } from '#contract/activity/activity.ts';
import { registerForActivity } from '#contract/activity/join.ts';
import type { RegistrationState } from '#contract/activity/register.ts';
import { placesLeft } from '#web/features/activity/detail/activity-state.ts';
import { call } from '#web/lib/api/api.ts';
import { type FormError, formErrorsOf } from '#web/lib/api/use-form-errors.ts';
import { reportError } from '#web/lib/page/notify.ts';
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
  /** The form was opened for the waitlist. */
  waits: boolean;
  onDone: (state: RegistrationState) => void;
  setErrors: (wrongs: FormError<JoinField>[]) => void;
};

export const useJoin = ({ activityId, known, waits, onDone, setErrors }: Options) => {
  const { t } = useTranslation();
  const [start] = useState(() => readJoinDraft(activityId, known));
  const [values, setValues] = useState<JoinValues>(start ?? firstValues(known));
  const [resumed, setResumed] = useState(start !== null);
  const [touched, setTouched] = useState(false);
  /** The places that are left, where they are too few for this party. */
  const [short, setShort] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

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

  /** The server would put a party that does not fit on the waitlist: whoever meant to come now is asked first. */
  const tooFew = async (): Promise<boolean> => {
    const left = placesLeft(await call(getActivity, { params: { id: activityId } }));
    if (values.companions + 1 <= left) return false;
    setShort(left);
    return true;
  };

  const send = async (waitlist = waits) => {
    if (running.current) return;
    const found = problemsOf(values);
    setErrors(found);
    setShort(null);
    if (found.length) return;
    running.current = true;
    setBusy(true);
    try {
      if (waitlist || !(await tooFew())) {
        const state = await call(registerForActivity, {
          query: { activityId },
          body: bodyOf(values),
        });
        setTouched(false);
        dropJoinDraft(activityId);
        onDone(state);
        return;
      }
    } catch (error) {
      const fields = formErrorsOf(error, joinFields);
      setErrors(fields);
      if (!fields.length) reportError(error, t);
    }
    running.current = false;
    setBusy(false);
  };

  return { values, set, resumed, startOver, short, busy, send };
};
