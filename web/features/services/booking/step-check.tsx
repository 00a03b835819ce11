import { Link } from 'react-router';
import type { ServiceAddress, ServiceInfo } from '#contract/services/services.ts';
import { ContactPhone } from '#web/features/services/catalogue/contact-phone.tsx';
import { TooManyOpen } from '#web/features/services/too-many-open.tsx';
import { useVisitFacts } from '#web/features/services/visit/use-visit-facts.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import facts from '#web/ui/data/icon-facts.module.css';
import { IconFacts } from '#web/ui/data/icon-facts.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { bookingIds } from './booking-ids.ts';
import type { Book } from './use-book.ts';
import type { Booking } from './use-booking.ts';

type Props = { service: ServiceInfo; office: ServiceAddress; booking: Booking; book: Book };

/** A summary with links back, then notes for the office. */
export function StepCheck({ service, office, booking, book }: Props) {
  const { t } = useTranslation();
  const { values, change } = booking;
  const errorOf = (field: string) => book.problems.find((one) => one.field === field)?.text;
  const entries = useVisitFacts({ service, office, values });
  return (
    <>
      <Card className="stack gap-12">
        <IconFacts
          facts={entries.map(({ step, ...fact }) => ({
            ...fact,
            action: (
              <Link
                to={`?step=${step}`}
                className={facts.link}
                aria-label={t('services.changeOf', { name: fact.label })}
              >
                {t('services.change')}
              </Link>
            ),
          }))}
        />
      </Card>
      <Card className="stack gap-24">
        <NoteField
          id={bookingIds('note')}
          label={t('services.bookingNote')}
          hint={t('services.bookingNoteHint')}
          error={errorOf('note')}
          rows={3}
          value={values.note}
          onChange={(note) => change({ note })}
        />
        <ContactPhone
          id={bookingIds('contactPhone')}
          value={values.contactPhone}
          onChange={(contactPhone) => change({ contactPhone })}
          error={errorOf('contactPhone')}
        />
      </Card>
      {book.openAlready && <TooManyOpen {...book.openAlready} />}
      {book.failed && (
        <AlertPanel kind="wrong" role="alert" title={t('services.notSent')}>
          <p>{t(`services.${book.failed}`, { button: t('services.bookIt') })}</p>
        </AlertPanel>
      )}
    </>
  );
}
