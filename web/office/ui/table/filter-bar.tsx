import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './filter-bar.module.css';

/** The filters of a list in one row. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}

/** Two filters that belong together: from and to. */
export function FilterPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

type SearchProps = { label: string; value: string; onChange: (text: string) => void };

/** After the last key. */
const pauseMs = 300;

/** Filters as one types; Enter and leaving the field do not wait. */
export function FilterSearch({ label, value, onChange }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useEffectEvent((text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // Changed elsewhere, by a saved view or Back. The address lags behind what is being typed, which must stay.
  useEffect(() => {
    if (document.activeElement === input.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const sendNow = () => {
    const text = typed.trim();
    if (text === sent.current) return;
    sent.current = text;
    onChange(text);
  };
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      <Field size="small" label={label}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={sendNow}
          />
        )}
      </Field>
    </form>
  );
}
