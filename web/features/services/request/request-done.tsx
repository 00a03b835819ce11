import type { ComponentType, ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { ServiceRecord } from '#contract/services/records.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { iconOf } from '#web/features/services/catalogue/service-look.ts';
import { AppointmentActions } from '#web/features/services/visit/appointment-actions.tsx';
import { RecordPage } from '#web/features/services/visit/record-page.tsx';
import {
  recordsPath,
  servicesPath,
  visitPath,
  whenOf,
} from '#web/features/services/visit/visit-paths.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { type IconFact, IconFacts } from '#web/ui/data/icon-facts.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import classes from './request-done.module.css';
import { RequestPhotos } from './request-photos.tsx';

type Given = {
  Picker: ComponentType<PickerProps>;
  /** "Ask someone to help" with the photos. */
  askHelp: ReactNode;
  /** One of its photos; the upload feature draws it. */
  picture: (file: ServiceRecord['files'][number], name: string) => ReactNode;
};
type PartsProps = Given & { record: ServiceRecord; onChanged: (next: ServiceRecord) => void };

function Parts({ record, onChanged, Picker, askHelp, picture }: PartsProps) {
  const { t, locale } = useTranslation();
  const { item, icon, recordNo, note, files, dueAt, createdAt, cancelledAt, status } = record;
  const by = dueAt && sayWhen(dueAt, locale);
  const title = t(cancelledAt ? 'services.takenBackTitle' : 'services.sentTitle');
  const lead = cancelledAt
    ? t('services.takenBack')
    : status === 'finish'
      ? t('services.sentFinished')
      : status !== 'init'
        ? t('services.sentAsked')
        : by
          ? t('services.sentLead', { when: by })
          : t('services.sentLeadSoon');
  const facts: IconFact[] = [
    { icon: iconOf(icon), label: t('services.service'), value: item },
    {
      icon: 'hash',
      label: t('services.requestNo'),
      value: recordNo,
      more: t('services.sentNo'),
    },
  ];
  if (note)
    facts.push({ icon: 'note-pencil', label: t('services.yourNote'), value: '', more: note });
  if (files.length)
    facts.push({
      icon: 'image',
      label: t('services.photosTitle'),
      value: t('services.photos', { count: files.length }),
    });
  return (
    <>
      <PageMeta title={title} lead={lead} />
      <PageHead
        title={<Phrases text={title} />}
        lead={lead}
        art="/media/head-done.svg"
        takeFocus
        above={
          cancelledAt ? (
            <Badge tone="plain" icon="x-circle">
              {t('services.cancelledBadge')}
            </Badge>
          ) : (
            <Badge icon="check-circle">{t('services.sentBadge')}</Badge>
          )
        }
      />
      <div className={`stack wrap ${layout.page}`}>
        <div className={layout.columns}>
          <div className="stack gap-24">
            <Card as="section" lift className="stack gap-12">
              <h2 className={layout.heading}>{t('services.sentCard')}</h2>
              <IconFacts facts={facts} />
              {files.length > 0 && (
                <ul className={classes.pictures} aria-label={t('services.photosTitle')}>
                  {files.map((file, place) => (
                    <li key={file.fileId}>
                      {picture(
                        file,
                        t('upload.numbered', { name: t('services.photoName'), number: place + 1 }),
                      )}
                    </li>
                  ))}
                </ul>
              )}
              <AppointmentActions record={record} onChanged={onChanged} />
            </Card>
            {record.picturesLeft > 0 && <RequestPhotos {...{ record, Picker, onChanged }} />}
            {record.picturesLeft > 0 && askHelp}
            <FormButtons>
              <LinkButton to={recordsPath} icon="clipboard-text">
                {t('services.seeRequests')}
              </LinkButton>
              <LinkButton to={servicesPath} variant="line" icon="list-checks">
                {t('services.another')}
              </LinkButton>
            </FormButtons>
          </div>
          <aside className={cx('stack gap-24', layout.aside)} aria-label={t('services.nextTitle')}>
            {!cancelledAt && (
              <Card as="section" className="stack gap-12">
                <h2 className={layout.heading}>{t('services.nextTitle')}</h2>
                <Timeline
                  moments={[
                    {
                      key: 'sent',
                      state: 'done',
                      title: t('services.sentBadge'),
                      hint: sayWhen(createdAt, locale),
                    },
                    {
                      key: 'call',
                      state: 'now',
                      title: t('services.nextCall'),
                      hint: by && t('services.nextCallBy', { when: by }),
                    },
                    { key: 'do', state: 'next', title: t('services.nextDo') },
                  ]}
                />
              </Card>
            )}
            <CallUs>{t('services.sentNo')}</CallUs>
          </aside>
        </div>
      </div>
    </>
  );
}

/** After an online request: its number, and by when we call. */
export function RequestDone({ recordId, ...given }: Given & { recordId: string }) {
  return (
    <RecordPage key={recordId} recordId={recordId}>
      {(record, setRecord) =>
        whenOf(record) ? (
          <Navigate to={visitPath(recordId)} replace />
        ) : (
          <Parts record={record} onChanged={setRecord} {...given} />
        )
      }
    </RecordPage>
  );
}
