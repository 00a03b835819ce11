import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';

type Props = { value: string; min: string; onChange: (day: string) => void };

export function DayField({ value, min, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{t('office.days.dayLabel')}</label>
      <input
        id={id}
        type="date"
        required
        min={min}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
