/** What staff type survives a reload and the end of their session: per person and record, in this browser, until saved. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { officeDrafts } from '#web/lib/api/staff-session.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';
import { useStaff } from './office.layout.tsx';

const useKey = (name: string): string => `${officeDrafts}${useStaff().staffId} ${name}`;

/** What an editor with a state of its own had not saved. `name` ends with the saved version: an older draft is not found. */
export const useUnsaved = <T>(name: string): T | null => {
  const key = useKey(name);
  const [found] = useState(() => readDraft<{ value: T }>(key)?.data.value ?? null);
  return found;
};

/** Stores it for `useUnsaved`; null: everything is saved. */
export const useStoreUnsaved = (name: string, value: unknown): void => {
  const key = useKey(name);
  useLayoutEffect(() => {
    if (value === null) clearDraft(key);
    else writeDraft(key, key, { value });
  }, [key, value]);
};

/** `name` says the form and its record. Saved forms call `forget`. */
export const useKept = <T extends object>(name: string, empty: T) => {
  const key = useKey(name);
  const [blank] = useState(empty);
  const [values, setValues] = useState<T>(() => ({
    ...empty,
    ...readDraft<Partial<T>>(key)?.data,
  }));
  // Two changes may come before the next render.
  const latest = useRef(values);
  const change = useCallback(
    (part: Partial<T>) => {
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
      if (JSON.stringify(latest.current) === JSON.stringify(blank)) clearDraft(key);
      else writeDraft(key, key, latest.current);
    },
    [key, blank],
  );
  const set =
    <K extends keyof T>(field: K) =>
    (value: T[K]) =>
      change({ [field]: value } as unknown as Partial<T>);
  return {
    values,
    change,
    set,
    /** The props of a control. */
    field: <K extends keyof T>(name: K) => ({ value: values[name], onChange: set(name) }),
    /** Saved: the form is empty again. */
    forget: () => change(blank),
    /** Saved: the form keeps what was sent. */
    drop: () => clearDraft(key),
  };
};
