import { useLocation } from 'react-router';
import type { ServiceRecord } from '#contract/services/records.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { BringList } from '#web/features/services/visit/bring-list.tsx';
import { RecordPage } from '#web/features/services/visit/record-page.tsx';
import { VisitCard } from '#web/features/services/visit/visit-card.tsx';
import { VisitChange, VisitNext } from '#web/features/services/visit/visit-next.tsx';
import { justOf, recordsPath, whenOf } from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';

type PartsProps = { record: ServiceRecord; onChanged: (next: ServiceRecord) => void };

const titles = {
  booked: 'services.doneTitle',
  moved: 'services.movedTitle',
  seen: 'services.pastTitle',
  cancelled: 'services.cancelledTitle',
} as const;
const badges = { booked: 'services.doneBadge', moved: 'services.movedBadge' } as const;

function Parts({ record, onChanged }: PartsProps) {
  const { t, locale } = useTranslation();
  const just = justOf(useLocation().state);
  const { cancelledAt, contactPhone, remindAt, documents } = record;
  const { timeZone } = useSite();
  const when = whenOf(record);
  const isPast = when === null || isLate(when, timeZone);
  const title = t(titles[cancelledAt ? 'cancelled' : (just ?? 'seen')]);
  const lead = cancelledAt
    ? t('services.cancelledLead')
    : !isPast &&
      [
        t('services.doneLead', { digits: contactPhone.slice(-4) }),
        remindAt && t('services.remindLead'),
      ]
        .filter(Boolean)
        .join(locale === 'en' ? ' ' : '');
  return (
    <>
      <PageMeta title={title} lead={t('pages.bookingLead')} />
      <PageHead
        key={title}
        title={<Phrases text={title} />}
        lead={lead}
        art="/media/head-done.svg"
        takeFocus={just !== null || cancelledAt !== null}
        above={
          cancelledAt ? (
            <Badge tone="plain" icon="x-circle">
              {t('services.cancelledBadge')}
            </Badge>
          ) : (
            !isPast && <Badge icon="check-circle">{t(badges[just ?? 'booked'])}</Badge>
          )
        }
      />
      <div className={`stack wrap ${layout.page}`}>
        <div className={layout.columns}>
          <div className="stack gap-24">
            <VisitCard record={record} />
            {!cancelledAt && !isPast && <BringList documents={documents} />}
          </div>
          <aside className={cx('stack gap-24', layout.aside)} aria-label={t('services.nextTitle')}>
            <VisitNext record={record} />
            <VisitChange record={record} onChanged={onChanged} />
            <LinkButton to={recordsPath} variant="line" icon="clipboard-text" wide>
              {t('services.seeRequests')}
            </LinkButton>
          </aside>
        </div>
      </div>
    </>
  );
}

/** A booked appointment: what, where, when, what to bring, and actions. */
export function VisitDone({ recordId }: { recordId: string }) {
  return (
    <RecordPage key={recordId} recordId={recordId}>
      {(record, setRecord) => <Parts record={record} onChanged={setRecord} />}
    </RecordPage>
  );
}
