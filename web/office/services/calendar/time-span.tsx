import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './calendar.module.css';

type Opening = { from: string; to: string };
type Props = {
  span: Opening;
  /** For screen readers. */
  day: string;
  onChange: (values: Partial<Opening>) => void;
  onRemove?: (() => void) | undefined;
};

/** A start and an end time. */
export function TimeSpan({ span, day, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.span}>
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          type="time"
          required
          step={300}
          aria-label={`${day} ${t(`office.days.${end}`)}`}
          value={span[end]}
          min={end === 'to' ? span.from : undefined}
          onChange={({ target }) => onChange({ [end]: target.value })}
        />
      ))}
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={t('office.days.removeSpan', { day, from: span.from })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
