/** A draft of this form, stored in this browser per person until it is sent (design rules 11 and 32). */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getUser } from './api/session.ts';
import { clearDraft, newRequestKey, onDraftGone, readDraft, writeDraft } from './draft.ts';

/** The owner: somebody else may sign in on this device. */
type Kept<T> = { userId: string; values: Partial<T> };

type Options<T> = {
  name: string;
  empty: T;
  /** A draft may come from an older version of the site: only valid parts are used. */
  restore: (kept: Partial<T>) => T;
};

/** Whether the reader has one. */
export const hasOwnDraft = (name: string): boolean => {
  const draft = readDraft<Kept<object>>(name);
  return draft !== null && draft.data.userId === getUser()?.userId;
};

export const useOwnDraft = <T extends object>({ name, empty, restore }: Options<T>) => {
  // Read when the page opens: a 401 ends the session while the form is still there.
  const [userId] = useState(() => getUser()?.userId ?? '');
  const [first] = useState(() => {
    const draft = readDraft<Kept<T>>(name);
    return draft?.data.userId === userId
      ? { values: restore(draft.data.values), key: draft.requestKey, resumed: true }
      : { values: empty, key: newRequestKey(), resumed: false };
  });
  const [values, setValues] = useState(first.values);
  const [resumed, setResumed] = useState(first.resumed);
  const requestKey = useRef(first.key);
  const sent = useRef(false);
  const [blank] = useState(() => JSON.stringify(empty));

  // Before the screen shows it: what was seen as kept is there after a reload.
  useLayoutEffect(() => {
    if (sent.current || (JSON.stringify(values) === blank && !resumed)) return;
    writeDraft<Kept<T>>(name, requestKey.current, { userId, values });
  }, [name, userId, values, blank, resumed]);

  useEffect(
    () =>
      onDraftGone(name, () => {
        requestKey.current = newRequestKey();
      }),
    [name],
  );

  const change = useCallback(
    (part: Partial<T>) => setValues((before) => ({ ...before, ...part })),
    [],
  );
  /** Sent: delete the draft; the page may keep its values. */
  const forget = () => {
    sent.current = true;
    clearDraft(name);
  };
  const startOver = () => {
    clearDraft(name);
    requestKey.current = newRequestKey();
    setResumed(false);
    setValues(empty);
  };
  return { values, setValues, change, requestKey, resumed, forget, startOver };
};
