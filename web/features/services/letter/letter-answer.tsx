import type { ReactNode } from 'react';
import type { LetterAnswer as Answer } from '#contract/services/letters.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayDay } from '#web/lib/i18n/when.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './letter.module.css';

/** How many days are left; late ones ask for a call. */
function Left({ days }: { days: number }) {
  const { t } = useTranslation();
  if (days < 0)
    return (
      <Badge tone="wrong" icon="warning-circle">
        {t('letter.past')}
      </Badge>
    );
  return (
    <Badge tone={days <= 7 ? 'wrong' : 'wait'} icon="clock">
      {days === 0 ? t('letter.today') : t('letter.left', { count: days })}
    </Badge>
  );
}

/** The last day to ask for a fair hearing, large; what it is based on, and that it is no promise. */
function Hearing({ answer }: { answer: Answer }) {
  const { t, locale } = useTranslation();
  const { hearingBy, hearingLeft, noticeOn } = answer;
  if (!hearingBy || !noticeOn) return null;
  return (
    <section className={`stack gap-8 ${classes.hearing}`}>
      <h3>{t('letter.hearing')}</h3>
      <p className={classes.big}>{formatDate(hearingBy, locale)}</p>
      {hearingLeft !== null && (
        <p>
          <Left days={hearingLeft} />
        </p>
      )}
      <p>{t('letter.hearingHint', { day: formatDate(noticeOn, locale) })}</p>
    </section>
  );
}

/** What the letter is, until when, and what to do. */
export function LetterAnswer({ answer, tools }: { answer: Answer; tools: ReactNode }) {
  const { t, locale } = useTranslation();
  const { phone } = useSite();
  const { letterType, deadline, deadlineLeft, hearingBy, text, answeredAt } = answer;
  return (
    <Card as="section" className="stack gap-20">
      <div className="stack gap-8">
        <p className="muted">{t('letter.answerTitle')}</p>
        <h2 className={classes.big}>{t(`letter.type.${letterType}`)}</h2>
      </div>
      {tools}
      <Hearing answer={answer} />
      {deadline && (
        <section className="stack gap-8">
          <h3>{t('letter.deadline')}</h3>
          <p className={classes.big}>{sayDay(deadline, locale)}</p>
          {deadlineLeft !== null && (
            <p>
              <Left days={deadlineLeft} />
            </p>
          )}
        </section>
      )}
      <section className="stack gap-8">
        <h3>{t('letter.todo')}</h3>
        <p className={classes.text} lang={htmlLang[answer.locale]}>
          {text}
        </p>
      </section>
      {(deadline || hearingBy) && <p>{t('letter.inDates')}</p>}
      <div className="row gap-12" data-read-aloud="off">
        {(deadline || hearingBy) && (
          <LinkButton to="/user/index?tab=dates" variant="line" icon="calendar-check">
            {t('letter.seeDates')}
          </LinkButton>
        )}
        {phone && (
          <LinkButton to={telLink(phone)} variant="line" icon="phone">
            {t('letter.call')}
          </LinkButton>
        )}
      </div>
      <p className="muted">{t('letter.confirmed', { day: formatDate(answeredAt, locale) })}</p>
    </Card>
  );
}
