import { useState } from 'react';
import { listOwnDates } from '#contract/renewal/renewal.ts';
import { actingFor } from '#web/lib/acting.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { DateCard } from './date-card.tsx';
import { DateForm } from './date-form.tsx';
import { isOpenDate } from './date-words.ts';
import classes from './dates.module.css';

/** The person's renewals and deadlines, and the calendar made of them. */
export function MyDates() {
  const { t } = useTranslation();
  const { loaded, lastGood, reload } = useCall(listOwnDates, {});
  const [adding, setAdding] = useState(false);
  const data = loaded.data ?? lastGood;
  if (!data) return <QueryStatus loaded={loaded} reload={reload} />;
  const open = data.dates.filter(isOpenDate);
  const over = data.dates.filter((date) => !isOpenDate(date));
  const add = (
    <Button variant="main" icon="plus" onClick={() => setAdding(true)}>
      {t('renewal.add')}
    </Button>
  );
  return (
    <>
      <p className="muted">{t('renewal.lead')}</p>
      {adding && (
        <Card className={classes.card}>
          <DateForm
            onSaved={() => {
              setAdding(false);
              reload();
            }}
            onCancel={() => setAdding(false)}
          />
        </Card>
      )}
      {!adding && data.dates.length > 0 && <div>{add}</div>}
      {!adding && !data.dates.length && (
        <Card>
          <EmptyState picture="/media/empty-requests.svg" title={t('renewal.none')} actions={add}>
            <p>{t('renewal.noneHint')}</p>
          </EmptyState>
        </Card>
      )}
      {open.length > 0 && (
        <ul className="stack gap-16">
          {open.map((date) => (
            <DateCard key={`${date.dateId} ${date.version}`} date={date} onChanged={reload} />
          ))}
        </ul>
      )}
      {!actingFor() && <CalendarFeed path={data.feed.path} onChanged={reload} />}
      {over.length > 0 && (
        <details className={`stack gap-16 ${classes.over}`}>
          <summary>{t('renewal.over')}</summary>
          <ul className="stack gap-16">
            {over.map((date) => (
              <DateCard key={`${date.dateId} ${date.version}`} date={date} onChanged={reload} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
