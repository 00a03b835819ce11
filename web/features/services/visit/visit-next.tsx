import type { ServiceRecord } from '#contract/services/records.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately, sayWhen } from '#web/lib/i18n/when.ts';
import { telLink, useSite, whole } from '#web/lib/page/site.ts';
import { type Moment, Timeline } from '#web/ui/data/timeline.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CancelButton } from './appointment-cancel.tsx';
import { MoveLink } from './appointment-links.tsx';
import { isVisit, whenOf } from './visit-paths.ts';

/** Booked, reminded, there. */
export function VisitNext({ record }: { record: ServiceRecord }) {
  const { t, locale } = useTranslation();
  const now = localNow(useSite().timeZone);
  const when = whenOf(record);
  if (!when || !isVisit(record)) return null;
  const { createdAt, remindAt, location } = record;
  const past = when < now;
  const moments: Moment[] = [
    {
      key: 'booked',
      state: 'done',
      title: t('services.nextBooked'),
      hint: sayLately(createdAt, now, t, locale),
    },
  ];
  if (remindAt)
    moments.push({
      key: 'reminder',
      state: 'now',
      title: t('services.nextReminder'),
      hint: sayWhen(remindAt, locale),
    });
  moments.push({
    key: 'visit',
    state: past ? 'done' : remindAt ? 'next' : 'now',
    title: t('services.nextVisit', { office: location?.companyName ?? '' }),
    hint: sayWhen(when, locale),
  });
  return (
    <Card as="section" className="stack gap-12">
      <h2 className={layout.heading}>{t('services.nextTitle')}</h2>
      <Timeline moments={moments} />
    </Card>
  );
}

type ChangeProps = { record: ServiceRecord; onChanged: (next: ServiceRecord) => void };

/** Rescheduling and cancelling until the deadline; after that, the office's number. */
export function VisitChange({ record, onChanged }: ChangeProps) {
  const { t, locale } = useTranslation();
  const now = localNow(useSite().timeZone);
  const when = whenOf(record);
  if (!when || when < now || !isVisit(record)) return null;
  const { canMove, canCancel, changeUntil, location } = record;
  return (
    <Card as="section" className="stack gap-12">
      <h2 className={layout.heading}>{t('services.cannotTitle')}</h2>
      <p className="muted">
        {canMove && changeUntil
          ? t('services.cannotLead', { when: sayWhen(changeUntil, locale) })
          : t('services.tooLateLead')}
      </p>
      {canMove && <MoveLink record={record} wide />}
      {canCancel && <CancelButton record={record} onChanged={onChanged} wide />}
      {!canMove && location && (
        <LinkButton to={telLink(location.phone)} icon="phone" wide>
          {whole(location.phone)}
        </LinkButton>
      )}
    </Card>
  );
}
