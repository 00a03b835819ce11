import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './filter-bar.module.css';

/** The filters of a list in one row. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}

type SelectProps<V extends string> = {
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

export function FilterSelect<V extends string>({
  label,
  value,
  choices,
  onChange,
}: SelectProps<V>) {
  const id = useId();
  return (
    <div className={classes.one}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as V)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type SearchProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches on Enter, and when the field is left. */
export function FilterSearch({ label, value, onSearch }: SearchProps) {
  const id = useId();
  return (
    <form
      className={classes.one}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        name="q"
        type="search"
        defaultValue={value}
        onBlur={({ target }) => target.value.trim() !== value && onSearch(target.value.trim())}
      />
    </form>
  );
}
