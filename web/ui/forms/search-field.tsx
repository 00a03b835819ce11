import { cx } from '#web/ui/layout/class-names.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import classes from './search-field.module.css';

type Props = {
  id: string;
  label: string;
  hint: string;
  words: string;
  go: string;
  /** Outside a container: the button wraps below the input. */
  wraps?: boolean;
};

/** A search field with its button, in a plain form that works without scripts. */
export function SearchField({ id, label, hint, words, go, wraps }: Props) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <div className={cx(classes.row, wraps && classes.wraps)}>
          <input
            {...control}
            name="q"
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={words}
          />
          <Button type="submit" icon="magnifying-glass" className={classes.go}>
            {go}
          </Button>
        </div>
      )}
    </Field>
  );
}
