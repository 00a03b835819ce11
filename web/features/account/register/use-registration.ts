/** A registration in progress: its values, its step, and a draft of both. */
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import type { UserType } from '#contract/access.ts';
import type { ApplicationKind } from '#contract/account/documents.ts';
import { clearDraft, newRequestKey, onDraftGone, readDraft, writeDraft } from '#web/lib/draft.ts';
import { type Problem, problemsOf } from './problems.ts';
import { byPlace, isIn, type StepName, stepOf, stepsOf } from './steps.ts';
import {
  type DocumentValue,
  emptyValues,
  isEmpty,
  restored,
  type TextName,
  type Values,
  withoutSecrets,
} from './values.ts';

/** Secrets that a reload has lost. A missing code is requested again at the end. */
const askedAgain = ['whiteCardId', 'password'] as const;
type AskedAgain = (typeof askedAgain)[number];

type Kept = { values: Partial<Values>; step: StepName; lost: AskedAgain[] };

/** The first unfinished step; a missing code is no reason to go back. */
const firstOpen = (type: UserType, values: Values, lost: readonly AskedAgain[]): StepName => {
  const open = problemsOf(type, values).map(({ field }) => field);
  const steps = stepsOf[type];
  return (
    steps.find((step) =>
      [...open, ...lost].some((f) => f !== 'verificationCode' && isIn(type, step, f)),
    ) ?? 'check'
  );
};

export const useRegistration = (type: UserType) => {
  const steps = stepsOf[type];
  const draftName = `register-${type}`;
  const [query, setQuery] = useSearchParams();
  const inAddress = steps.find((one) => one === query.get('step'));
  const step: StepName = inAddress ?? 'phone';
  const [values, setValues] = useState<Values>(emptyValues);
  const [lost, setLost] = useState<AskedAgain[]>([]);
  const [problems, setAllProblems] = useState<Problem[]>([]);
  const [changed, setChanged] = useState<string[]>([]);
  const setProblems = useCallback<typeof setAllProblems>((next) => {
    setChanged([]);
    setAllProblems(next);
  }, []);
  const [ready, setReady] = useState(false);
  const [resumed, setResumed] = useState(false);
  const requestKey = useRef('');
  const sent = useRef(false);

  const goTo = useCallback(
    (to: StepName, options?: { replace?: boolean }) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.set('step', to);
        return next;
      }, options),
    [setQuery],
  );

  // Once, in the browser: the server always renders an empty form.
  const open = useEffectEvent(() => {
    const draft = readDraft<Kept>(draftName);
    requestKey.current = draft?.requestKey ?? newRequestKey();
    const kept = restored(draft?.data.values ?? {});
    const missing = askedAgain.filter((name) => draft?.data.lost?.includes(name));
    const wanted = inAddress ?? draft?.data.step ?? 'phone';
    const first = firstOpen(type, kept, missing);
    const to = steps.indexOf(wanted) > steps.indexOf(first) ? first : wanted;
    setValues(kept);
    setLost(missing);
    setResumed(draft !== null);
    setReady(true);
    if (to !== step) goTo(to, { replace: true });
  });
  useEffect(() => open(), []);

  // Before the screen shows it: what was seen as kept is there after a reload.
  useLayoutEffect(() => {
    if (!ready || sent.current || (isEmpty(values) && !resumed)) return;
    const typed = askedAgain.filter((name) => values.texts[name] || lost.includes(name));
    writeDraft<Kept>(draftName, requestKey.current, {
      values: withoutSecrets(values),
      step,
      lost: typed,
    });
  }, [ready, values, lost, step, draftName, resumed]);

  useEffect(
    () =>
      onDraftGone(draftName, () => {
        requestKey.current = newRequestKey();
      }),
    [draftName],
  );

  const setText = useCallback((name: TextName, text: string) => {
    setLost((before) => before.filter((one) => one !== name));
    setChanged((before) => [...before, name]);
    setValues((before) => ({
      ...before,
      texts: {
        ...before.texts,
        // A code is only valid for the number it was sent to.
        ...(name === 'phone' ? { verificationCode: '' } : {}),
        [name]: text,
      },
    }));
  }, []);
  const setNoCard = useCallback((noCard: boolean) => {
    setLost((before) => before.filter((one) => one !== 'whiteCardId'));
    setChanged((before) => [...before, 'whiteCardId']);
    setValues((before) => ({ ...before, noCard }));
  }, []);
  const setDocument = useCallback(
    (kind: ApplicationKind, change: (old: DocumentValue) => DocumentValue) => {
      setChanged((before) => [...before, `${kind}.type`, `${kind}.fileIds`]);
      setValues((before) => ({
        ...before,
        documents: { ...before.documents, [kind]: change(before.documents[kind]) },
      }));
    },
    [],
  );

  const forget = () => {
    sent.current = true;
    clearDraft(draftName);
  };
  const startOver = () => {
    clearDraft(draftName);
    requestKey.current = newRequestKey();
    setValues(emptyValues());
    setLost([]);
    setProblems([]);
    setResumed(false);
    goTo('phone');
  };

  /** In 'check' the code may be requested again. */
  const placeOf = useCallback(
    (field: string): StepName | undefined =>
      field === 'verificationCode' && step === 'check' ? 'check' : stepOf(type, field),
    [type, step],
  );
  const here = useMemo(
    () => problems.filter(({ field }) => placeOf(field) === step).sort(byPlace(type, step)),
    [problems, placeOf, type, step],
  );

  /** The current error of a field: gone once fixed, though the summary stays as it is. */
  const standing = useMemo(() => {
    if (!here.length) return here;
    const wrong = new Set(problemsOf(type, values).map(({ field }) => field));
    return here.filter((problem) =>
      'key' in problem && problem.key.startsWith('fields.')
        ? wrong.has(problem.field)
        : !changed.includes(problem.field),
    );
  }, [here, type, values, changed]);

  return {
    type,
    steps,
    step,
    place: steps.indexOf(step),
    goTo,
    ready,
    resumed,
    lost,
    values,
    setText,
    setNoCard,
    setDocument,
    problems,
    setProblems,
    /** What is wrong in this step. */
    here,
    standing,
    placeOf,
    requestKey,
    forget,
    startOver,
  };
};

export type Registration = ReturnType<typeof useRegistration>;
