import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Checkbox } from '#web/office/ui/fields.tsx';
import classes from './filter-bar.module.css';

type Props = {
  columns: readonly { key: string; head: string }[];
  /** Keys of hidden columns, separated by commas. */
  hidden: string;
  onChange: (hidden: string) => void;
};

/** Which columns are shown. */
export function ColumnChoice({ columns, hidden, onChange }: Props) {
  const { t } = useTranslation();
  const off = hidden.split(',').filter(Boolean);
  return (
    <details className={classes.columns}>
      <summary>{t('office.tables.columns')}</summary>
      <div>
        {columns.map(({ key, head }) => (
          <Checkbox
            key={key}
            label={head}
            checked={!off.includes(key)}
            onChange={(on) =>
              onChange((on ? off.filter((one) => one !== key) : [...off, key]).join(','))
            }
          />
        ))}
      </div>
    </details>
  );
}
