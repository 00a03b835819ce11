import { useTranslation } from 'react-i18next';
import { getActivityCalendar } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { AnchorButton } from '#web/ui/forms/button.tsx';

/** The calendar file as a plain link: a phone opens it with its own calendar. */
export function CalendarLink({ id, size = 'normal' }: { id: string; size?: 'small' | 'normal' }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = getActivityCalendar.path.replace('{id}', encodeURIComponent(id));
  return (
    <AnchorButton
      href={`${limits.apiBase}${path}?lang=${locale}`}
      variant="line"
      size={size}
      icon="calendar-plus"
    >
      {t('activity.calendar')}
    </AnchorButton>
  );
}
