import { type SubmitEvent, useRef } from 'react';
import type { CompanyAddress } from '#contract/content/content.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import { SlotPicker } from '#web/features/services/booking/slot-picker.tsx';
import { SlotRefused } from '#web/features/services/booking/slot-refused.tsx';
import layout from '#web/features/services/catalogue/layout.module.css';
import { iconOf } from '#web/features/services/catalogue/service-look.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { telLink, whole } from '#web/lib/page/site.ts';
import { IconFacts } from '#web/ui/data/icon-facts.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { RecordPage } from './record-page.tsx';
import { useMove } from './use-move.ts';
import { visitPath, whenOf } from './visit-paths.ts';

type PartsProps = { record: ServiceRecord; office: CompanyAddress };

function Moving({ record, office }: PartsProps) {
  const { t } = useTranslation();
  const move = useMove(record);
  const { values, change, refusal, clear, lines, busy } = move;
  const go = useRef<HTMLButtonElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    move.send();
  };
  return (
    <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
      <ErrorSummary title={t('services.errorTitle')} errors={lines} />
      {refusal && (
        <SlotRefused
          key={move.round}
          refusal={refusal}
          office={office}
          onTake={(slot) => {
            change(slot);
            clear();
            go.current?.focus();
          }}
        />
      )}
      <SlotPicker
        office={office}
        recordId={record.recordId}
        day={values.reserveDate}
        time={values.reserveTime}
        round={move.round}
        onDay={(reserveDate) => {
          clear();
          if (reserveDate !== values.reserveDate) change({ reserveDate, reserveTime: null });
        }}
        onTime={(slot) => {
          clear();
          change(slot);
        }}
      />
      {move.failed && (
        <AlertPanel kind="wrong" role="alert" title={t('services.notMoved')}>
          <p>{t(`services.${move.failed}`, { button: t('services.moveIt') })}</p>
        </AlertPanel>
      )}
      <FormButtons>
        <Button ref={go} type="submit" variant="main" size="big" icon="calendar-check" busy={busy}>
          {t(busy ? 'services.moving' : 'services.moveIt')}
        </Button>
        <LinkButton to={visitPath(record.recordId)} variant="line" size="big" icon="arrow-left">
          {t('services.back')}
        </LinkButton>
      </FormButtons>
    </form>
  );
}

function Parts({ record }: { record: ServiceRecord }) {
  const { t, locale } = useTranslation();
  const { recordId, item, icon, recordNo, location, canMove } = record;
  const when = whenOf(record);
  return (
    <>
      <PageMeta title={t('services.moveTitle')} lead={t('pages.bookingLead')} />
      <PageHead
        title={t('services.moveTitle')}
        lead={canMove && when && t('services.moveLead', { when: sayWhen(when, locale) })}
        back={{ to: visitPath(recordId), label: t('common.back') }}
        art="/media/head-booking.svg"
        takeFocus
      />
      <div className={`stack wrap ${layout.page}`}>
        <div className={layout.columns}>
          {canMove && location ? (
            <Moving record={record} office={location} />
          ) : (
            <AlertPanel
              kind="wait"
              title={t('services.tooLateLead')}
              actions={
                location && (
                  <LinkButton to={telLink(location.phone)} icon="phone">
                    {whole(location.phone)}
                  </LinkButton>
                )
              }
            />
          )}
          <aside className={cx('stack gap-24', layout.aside)} aria-label={t('services.visit')}>
            <Card as="section" className="stack gap-12">
              <h2 className={layout.heading}>{t('services.visit')}</h2>
              <IconFacts
                facts={[
                  { icon: iconOf(icon), label: t('services.service'), value: item },
                  {
                    icon: 'map-pin',
                    label: t('services.office'),
                    value: location?.companyName,
                    more: location?.detailedAddress,
                  },
                  { icon: 'hash', label: t('services.recordNo'), value: recordNo },
                ]}
              />
            </Card>
            <CallUs>{t('services.moveOffice')}</CallUs>
          </aside>
        </div>
      </div>
    </>
  );
}

/** Reschedules an appointment; the old slot is kept until the new one is booked. */
export function VisitMove({ recordId }: { recordId: string }) {
  return (
    <RecordPage key={recordId} recordId={recordId}>
      {(record) => <Parts record={record} />}
    </RecordPage>
  );
}
