import type { ReactNode, SubmitEvent } from 'react';
import { formatDay } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './calendar.module.css';

type Props<E extends { day: string }> = {
  title: string;
  entries: readonly E[];
  /** Renders an entry after its day. */
  say: (one: E) => ReactNode;
  /** The label of the remove button. */
  end: string;
  onEnd: (day: string) => void;
  /** Between the list and the form. */
  children?: ReactNode;
};

/** Days of one kind, each with a remove button, and a form to add one. */
export function DayEntries<E extends { day: string }>(props: Props<E>) {
  const { title, entries, say, end, onEnd, children } = props;
  const { t, locale } = useTranslation();
  return (
    <Panel title={title}>
      {!entries.length && <p className={classes.quiet}>{t('office.days.none')}</p>}
      <ul className={classes.list}>
        {entries.map((one) => (
          <li key={one.day}>
            <span>
              <b>{formatDay(one.day, locale)}</b> <span className={classes.said}>{say(one)}</span>
            </span>
            <ToolButton onClick={() => onEnd(one.day)}>
              {end}
              <span className="sr-only"> {formatDay(one.day, locale)}</span>
            </ToolButton>
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  );
}

type AddProps = {
  /** The summary that opens the form. */
  title: string;
  hint?: string;
  day: string;
  min: string;
  onDay: (day: string) => void;
  disabled?: boolean;
  onAdd: () => void;
  children: ReactNode;
};

/** The form to add a day; its effects are previewed. */
export function AddDay(props: AddProps) {
  const { title, hint, day, min, onDay, disabled, onAdd, children } = props;
  const { t } = useTranslation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <details className={classes.more}>
      <summary>{title}</summary>
      <form className={classes.form} onSubmit={submit}>
        {hint && <p className={classes.quiet}>{hint}</p>}
        <TextField
          label={t('office.days.dayLabel')}
          type="date"
          nativeRequired
          min={min}
          value={day}
          onChange={onDay}
        />
        {children}
        <div>
          <Button type="submit" size="small" disabled={disabled}>
            {t('office.days.check')}
          </Button>
        </div>
      </form>
    </details>
  );
}
