import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import classes from './search-field.module.css';

type Props = {
  id: string;
  label: string;
  hint?: string;
  words: string;
  go: string;
  /** Outside a container: the button wraps below the input. */
  wraps?: boolean;
};

/** As the server takes it. */
const longest = 100;

/** A search field with its button, in a plain form that works without scripts. */
export function SearchField({ id, label, hint, words, go, wraps }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const over = typed.trim().length - longest;
  // Too long a text is neither cut nor sent.
  useEffect(
    () => input.current?.setCustomValidity(over > 0 ? t('common.tooLongBy', { over }) : ''),
    [over, t],
  );
  return (
    <Field id={id} label={label} hint={hint} count={{ text: typed, max: longest }}>
      {(control) => (
        <div className={cx(classes.row, wraps && classes.wraps)}>
          <input
            {...control}
            ref={input}
            name="q"
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={words}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" icon="magnifying-glass" className={classes.go}>
            {go}
          </Button>
        </div>
      )}
    </Field>
  );
}
