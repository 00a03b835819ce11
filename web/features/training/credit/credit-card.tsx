import { type ReactNode, useState } from 'react';
import { type Credit, listMyCredit } from '#contract/training/credit.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ClassList } from './class-list.tsx';
import classes from './credit.module.css';

const words = 'training.credit';
const tones: Record<Credit['state'], BadgeTone> = {
  waiting: 'wait',
  counted: 'good',
  refused: 'wrong',
  undone: 'plain',
};

function CreditRow({ credit }: { credit: Credit }) {
  const { t, locale } = useTranslation();
  const { kind, state, title, on, hours, by, reason, subjects } = credit;
  const day = formatDate(on, locale);
  return (
    <li className={classes.item}>
      <strong>{title}</strong>
      <span className="muted">
        {t(`${words}.line`, { kind: t(`${words}.kinds.${kind}`), day })}
      </span>
      {subjects.length > 0 && <span>{subjects.join(' · ')}</span>}
      {by && <span>{t(`${words}.signed`, { by })}</span>}
      {reason && <span>{t(`${words}.reason`, { reason })}</span>}
      <span className={classes.badges}>
        <Badge tone={tones[state]}>{t(`${words}.states.${state}`)}</Badge>
        {state === 'counted' && <Badge tone="plain">{t(`${words}.hours`, { hours })}</Badge>}
      </span>
    </li>
  );
}

/** Classes to come, other credit of the year, and a way to send an outside certificate. */
export function CreditCard({ form }: { form: (onSent: () => void) => ReactNode }) {
  const { t, locale } = useTranslation();
  const { loaded, lastGood, reload } = useCall(listMyCredit, {}, [locale]);
  const [sending, setSending] = useState(false);
  const mine = loaded.data ?? lastGood;
  if (!mine)
    return loaded.status === 'error' ? <LoadFailed error={loaded.error} onRetry={reload} /> : null;
  return (
    <Card as="section" className={classes.card} aria-labelledby="my-classes">
      <h3 id="my-classes">{t(`${words}.classes`)}</h3>
      <p>{t(`${words}.classesLead`)}</p>
      <ClassList list={mine.classes} onChanged={reload} />
      {mine.credits.length > 0 && (
        <>
          <h3>{t(`${words}.list`)}</h3>
          <p className="muted">{t(`${words}.listLead`)}</p>
          <ul className={classes.list}>
            {mine.credits.map((credit) => (
              <CreditRow key={credit.creditId} credit={credit} />
            ))}
          </ul>
        </>
      )}
      <h3>{t(`${words}.outside`)}</h3>
      <p>{t(`${words}.outsideLead`)}</p>
      {sending ? (
        form(() => {
          setSending(false);
          reload();
        })
      ) : (
        <div>
          <Button variant="line" size="small" onClick={() => setSending(true)}>
            {t(`${words}.outsideOpen`)}
          </Button>
        </div>
      )}
    </Card>
  );
}
