import { getMyYear, type MyYear } from '#contract/training/inservice.ts';
import { getMyTranscript } from '#contract/training/transcript.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Meter } from '#web/ui/data/meter.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { NextButton } from '../list/next-button.tsx';
import classes from './year-card.module.css';

function Next({ next, complete }: Pick<MyYear, 'next' | 'complete'>) {
  const { t } = useTranslation();
  if (next)
    return (
      <div className={classes.next}>
        <p>{t('training.year.next', { title: next.title })}</p>
        <NextButton training={next} />
      </div>
    );
  return <p>{t(complete ? 'training.year.complete' : 'training.year.nothingOpen')}</p>;
}

function TranscriptButton({ year }: { year: number }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const save = () =>
    run(async () => {
      const file = await callFile(getMyTranscript, { query: { year: String(year) } });
      saveFile(`in-service-${year}.pdf`, file);
    });
  return (
    <div>
      <Button variant="line" size="small" icon="download-simple" busy={busy} onClick={save}>
        {t('training.year.transcript')}
      </Button>
    </div>
  );
}

/** "My year": hours done of hours due, and the one next thing to do. */
export function YearCard() {
  const { t, locale } = useTranslation();
  const { loaded, lastGood, reload } = useCall(getMyYear, {}, [locale]);
  const mine = loaded.data ?? lastGood;
  if (!mine)
    return loaded.status === 'error' ? <LoadFailed error={loaded.error} onRetry={reload} /> : null;
  const { year, role, hoursDone: done, hoursDue: due, subjects } = mine;
  const hours = due === null ? null : t('training.year.hours', { done, due });
  return (
    <Card as="section" className={classes.card} aria-labelledby="my-year">
      <h3 id="my-year">{t('training.year.title', { year })}</h3>
      {role && <p className="muted">{t('training.year.role', { role: role.name })}</p>}
      <p className={classes.hours}>{hours ?? t('training.year.hoursOnly', { done })}</p>
      {due !== null && due > 0 && (
        <Meter percent={Math.min(100, Math.round((done / due) * 100))} label={hours ?? ''} />
      )}
      {!role && <p>{t('training.year.noRole')}</p>}
      {subjects.length > 0 && (
        <ul aria-label={t('training.year.subjects')} className={classes.subjects}>
          {subjects.map((subject) => (
            <li key={subject.code}>
              <Badge
                tone={subject.done ? 'good' : 'wait'}
                icon={subject.done ? 'check' : 'hourglass-medium'}
              >
                {t(subject.done ? 'training.year.covered' : 'training.year.notCovered', {
                  name: subject.name,
                })}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {mine.due.length > 0 && (
        <ul aria-label={t('training.year.planned')} className="stack gap-8">
          {mine.due.map(({ trainingContentId, title, dueOn, overdue }) => {
            const day = formatDate(dueOn, locale);
            return (
              <li key={trainingContentId}>
                {title}{' '}
                <Badge tone={overdue ? 'wrong' : 'wait'} icon={overdue ? 'warning' : 'clock'}>
                  {t(overdue ? 'training.year.wasDue' : 'training.year.dueBy', { day })}
                </Badge>
              </li>
            );
          })}
        </ul>
      )}
      <Next next={mine.next} complete={mine.complete} />
      {done > 0 && <TranscriptButton year={year} />}
    </Card>
  );
}
