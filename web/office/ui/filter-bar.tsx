import type { ReactNode } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './filter-bar.module.css';

/** The filters of a list in one row. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}

type SearchProps = { label: string; value: string; onChange: (text: string) => void };

/** Searches on Enter and on blur. */
export function FilterSearch({ label, value, onChange }: SearchProps) {
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(String(new FormData(event.currentTarget).get('q') ?? '').trim());
      }}
    >
      <Field size="small" label={label}>
        {(control) => (
          <input
            {...control}
            key={value}
            name="q"
            type="search"
            defaultValue={value}
            onBlur={({ target }) => target.value.trim() !== value && onChange(target.value.trim())}
          />
        )}
      </Field>
    </form>
  );
}
