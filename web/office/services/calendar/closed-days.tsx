import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarChange, OfficeCalendar } from '#contract/services/calendar-office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { AddDay, DayEntries } from './day-entries.tsx';

type Props = {
  office: OfficeCalendar;
  today: string;
  onChange: (change: CalendarChange) => void;
};

/** Days on which this office is closed, with the reason. */
export function ClosedDays({ office, today, onChange }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState<LocalText>({});
  const { companyAddressId, closedDays } = office;
  const add = () => {
    const given = readLocal(reason, locale) ? reason : null;
    onChange({ kind: 'closeDay', companyAddressId, day, reason: given });
  };
  return (
    <DayEntries
      title={t('office.days.closedTitle')}
      entries={closedDays}
      say={(one) => readLocal(one.reason, locale)}
      end={t('office.days.openAgain')}
      onEnd={(ended) => onChange({ kind: 'openDay', companyAddressId, day: ended })}
    >
      <AddDay title={t('office.days.closeDay')} day={day} min={today} onDay={setDay} onAdd={add}>
        <LocalField label={t('office.days.reasonField')} value={reason} onChange={setReason} />
      </AddDay>
    </DayEntries>
  );
}
