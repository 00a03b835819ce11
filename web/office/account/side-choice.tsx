import { useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './people.module.css';

type Props<Side extends string> = {
  legend: string;
  sides: readonly { side: Side; label: string; value: string; disabled?: boolean }[];
  chosen: Side;
  onChoose: (side: Side) => void;
};

/** Two values of one field: which one counts. */
export function SideChoice<Side extends string>({ legend, sides, chosen, onChoose }: Props<Side>) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.sides}>
      <legend>{legend}</legend>
      {sides.map(({ side, label, value, disabled }) => (
        <label key={side} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            disabled={disabled}
            onChange={() => onChoose(side)}
          />
          <span>
            {label}: <b>{value || t('office.personEdit.empty')}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
