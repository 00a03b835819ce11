import type { CaseRow } from '#contract/staff/cases.ts';
import { formatDate, formatShortDay } from '#web/lib/i18n/dates.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** The day to call again; marked once it has come. */
export function CallBadge({ callAgainOn, callToday }: Pick<CaseRow, 'callAgainOn' | 'callToday'>) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  if (!callAgainOn) return null;
  const day = formatShortDay(callAgainOn, locale);
  const late = callAgainOn < localNow(timeZone).slice(0, 10);
  const words = callToday
    ? t(late ? 'office.calls.since' : 'office.calls.today', { day })
    : t('office.calls.on', { day });
  return (
    <Badge tone={callToday ? 'wrong' : 'info'} icon="phone-call">
      {words}
    </Badge>
  );
}

type NumberProps = {
  phone: string;
  wrongPhone: string | null;
  /** When that was noted. */
  wrongSince?: string | null;
};

/** A number to call, marked if somebody else answered there. */
export function CallNumber({ phone, wrongPhone, wrongSince }: NumberProps) {
  const { t, locale } = useTranslation();
  return (
    <span className="row gap-8 items-center">
      <a href={telLink(phone)}>{sayPhone(phone)}</a>
      {phone === wrongPhone && (
        <Badge tone="wrong" icon="warning">
          {wrongSince
            ? t('office.calls.wrongSince', { day: formatDate(wrongSince, locale) })
            : t('office.calls.wrong')}
        </Badge>
      )}
    </span>
  );
}
