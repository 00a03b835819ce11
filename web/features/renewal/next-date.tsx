import { dateRules, listOwnDates } from '#contract/renewal/renewal.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { canStart, iconOfDate, isOpenDate, sayLeft, sayWhat, toneOfDate } from './date-words.ts';
import classes from './dates.module.css';

const near = Math.max(...dateRules.remindDays);

/** The date that ends next, on top of the personal center; nothing while none is near. */
export function NextDate({ to }: { to: string }) {
  const { t, locale } = useTranslation();
  const { lastGood } = useCall(listOwnDates, {});
  const date = lastGood?.dates.find((one) => isOpenDate(one) && one.daysLeft <= near);
  if (!date) return null;
  const starts = canStart(date) && date.kind !== 'letter';
  const text = date.state === 'started' ? 'soonStarted' : starts ? 'soonText' : 'soonOther';
  return (
    <Card as="section" aria-label={t('renewal.card')} className={`stack gap-16 ${classes.card}`}>
      <div className={classes.head}>
        <Bubble icon={iconOfDate[date.kind]} tone="persimmon" />
        <div className={classes.words}>
          <h2 className={`from-data ${classes.day}`}>
            {t('renewal.soon', { what: sayWhat(date, t), day: formatDate(date.day, locale) })}
          </h2>
          <p className="muted">{t(`renewal.${text}`)}</p>
        </div>
        <Badge tone={toneOfDate(date)} icon="clock">
          {sayLeft(date, t)}
        </Badge>
      </div>
      <div className={classes.buttons}>
        <LinkButton to={to} icon={starts ? 'paper-plane-tilt' : 'calendar-dots'}>
          {t(starts ? 'renewal.start' : 'renewal.see')}
        </LinkButton>
      </div>
    </Card>
  );
}
