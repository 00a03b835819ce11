import { getRecordCalendar, type ServiceRecord } from '#contract/services/records.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { notifySuccess, notifyWarning } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { isWeChat } from '#web/lib/page/we-chat.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { isOver } from './visit-paths.ts';

type Props = { record: ServiceRecord; size?: 'normal' | 'big' };

/** An appointment ahead as a calendar file. Fetched, because a link can't carry the token. */
export function CalendarButton({ record, size = 'normal' }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { timeZone } = useSite();
  if (isOver(record, localNow(timeZone))) return null;
  const { recordId, recordNo } = record;
  const load = () => {
    if (isWeChat()) return notifyWarning(t('browser.weChatCalendar'));
    run(async () => {
      saveFile(`${recordNo}.ics`, await callFile(getRecordCalendar, { params: { recordId } }));
      notifySuccess(t('services.calendarHint'));
    });
  };
  return (
    <Button variant="line" size={size} icon="calendar-plus" busy={busy} onClick={load}>
      {t('services.calendar')}
    </Button>
  );
}
