import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './combobox.module.css';
import type { ControlProps } from './field.tsx';

export type Suggestion = { value: string; label: string };

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'autoComplete' | 'autoCapitalize'
> & {
  control: ControlProps;
  value: string;
  onChange: (value: string) => void;
  /** The suggestions for what has been typed. */
  suggest: (typed: string) => readonly Suggestion[];
};

/**
 * A text field that suggests. Anything may be typed; a suggestion only saves typing. Our own list and not the
 * browser's `<datalist>`: that one is drawn at its own small size whatever text size the reader chose.
 */
export function Combobox({ control, value, onChange, suggest, ...input }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = open ? suggest(value) : [];
  const listId = `${control.id}-list`;
  const shown = found.length > 0;

  const choose = (suggestion: Suggestion | undefined) => {
    if (suggestion) onChange(suggestion.value);
    setOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = shown ? found.length : suggest(value).length;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Up from the field goes to the last one.
      const from = active < 0 && step < 0 ? count : active;
      if (count) setActive((from + step + count) % count);
      setOpen(true);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      choose(undefined);
    }
  };

  return (
    <div className={classes.box}>
      <input
        {...control}
        {...input}
        type="text"
        role="combobox"
        spellCheck={false}
        autoCorrect="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => choose(undefined)}
      />
      {shown && (
        <div
          role="listbox"
          id={listId}
          aria-label={t('register.suggestions')}
          className={classes.list}
        >
          {found.map((suggestion, place) => (
            // The focus stays in the field.
            <div
              key={suggestion.value}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={cx(classes.option, place === active && classes.active)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              onKeyDown={() => {}}
            >
              {suggestion.label}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
