import { getActivityCalendar } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyWarning } from '#web/lib/page/notify.ts';
import { isWeChat } from '#web/lib/page/we-chat.ts';
import { AnchorButton } from '#web/ui/forms/button.tsx';

/** The calendar file as a plain link: a phone opens it with its own calendar. */
export function CalendarLink({ id, size = 'normal' }: { id: string; size?: 'small' | 'normal' }) {
  const { t, locale } = useTranslation();
  const path = getActivityCalendar.path.replace('{id}', encodeURIComponent(id));
  return (
    <AnchorButton
      href={`${limits.apiBase}${path}?lang=${locale}`}
      variant="line"
      size={size}
      icon="calendar-plus"
      onClick={(event) => {
        if (!isWeChat()) return;
        event.preventDefault();
        notifyWarning(t('browser.weChatCalendar'));
      }}
    >
      {t('activity.calendar')}
    </AnchorButton>
  );
}
