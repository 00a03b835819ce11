import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getRecordCalendar, type ServiceRecord } from '#contract/service-records.ts';
import { callFile } from '#web/lib/api.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { record: ServiceRecord; size?: 'normal' | 'big' };

/** The appointment as a calendar file. Fetched, not linked: the token cannot go along with a link. */
export function CalendarButton({ record: { recordId, recordNo }, size = 'normal' }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      saveFile(`${recordNo}.ics`, await callFile(getRecordCalendar, { params: { recordId } }));
      notifySuccess(t('services.calendarHint'));
    } catch (error) {
      reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="line" size={size} icon="calendar-plus" busy={busy} onClick={load}>
      {t('services.calendar')}
    </Button>
  );
}
