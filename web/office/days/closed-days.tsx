import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarChange, OfficeCalendar } from '#contract/calendar-office.ts';
import type { LocalText } from '#contract/office.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useLocale } from '#web/lib/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '../page-parts.tsx';
import { LocalField } from '../parts/local-field.tsx';
import classes from './calendar.module.css';
import { wordsOf } from './words-of.ts';

type Props = {
  office: OfficeCalendar;
  today: string;
  onChange: (change: CalendarChange) => void;
};

/** Days on which this office is closed, and why. */
export function ClosedDays({ office, today, onChange }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState<LocalText>({});
  const { companyAddressId, closedDays } = office;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = wordsOf(reason, locale) ? reason : null;
    onChange({ kind: 'closeDay', companyAddressId, day, reason: given });
  };
  return (
    <Panel title={t('office.days.closedTitle')}>
      {!closedDays.length && <p className={classes.quiet}>{t('office.days.none')}</p>}
      <ul className={classes.list}>
        {closedDays.map((one) => (
          <li key={one.day}>
            <span>
              <b>{formatDay(one.day, locale)}</b> {wordsOf(one.reason, locale)}
            </span>
            <Button
              look="line"
              size="small"
              onClick={() => onChange({ kind: 'openDay', companyAddressId, day: one.day })}
            >
              {t('office.days.openAgain')}
              <span className="sr-only"> {formatDay(one.day, locale)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <details className={classes.more}>
        <summary>{t('office.days.closeDay')}</summary>
        <form className={classes.form} onSubmit={submit}>
          <div className={classes.field}>
            <label htmlFor={id}>{t('office.days.dayLabel')}</label>
            <input
              id={id}
              type="date"
              required
              min={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
          <LocalField label={t('office.days.reasonField')} value={reason} onChange={setReason} />
          <div>
            <Button type="submit" size="small">
              {t('office.days.check')}
            </Button>
          </div>
        </form>
      </details>
    </Panel>
  );
}
