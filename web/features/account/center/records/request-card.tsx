import type { ReactNode } from 'react';
import type { ServiceRecord } from '#contract/services/records.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { IconFacts } from '#web/ui/data/icon-facts.tsx';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './request-card.module.css';
import { requestMoments, visitOf } from './request-moments.ts';

/** The heading of a request. */
export const requestPlace = (recordId: string): string => `request-${recordId}`;

type Shown = ServiceRecord['status'] | 'cancelled';
const looks: Record<Shown, { tone: BadgeTone; icon: IconName }> = {
  init: { tone: 'wait', icon: 'hourglass-medium' },
  finish: { tone: 'good', icon: 'check-circle' },
  error: { tone: 'wrong', icon: 'warning-circle' },
  unknown: { tone: 'plain', icon: 'question' },
  cancelled: { tone: 'plain', icon: 'x' },
};

/** The appointment: when and where. */
function Visit({ record }: { record: ServiceRecord }) {
  const { t, locale } = useTranslation();
  const when = visitOf(record);
  const { location } = record;
  if (!when) return null;
  return (
    <IconFacts
      facts={[
        {
          icon: 'calendar-check',
          label: t(record.cancelledAt ? 'center.visitWas' : 'center.visitWhen'),
          value: sayWhen(when, locale),
        },
        ...(location
          ? [
              {
                icon: 'map-pin' as const,
                label: t('center.visitWhere'),
                value: location.companyName,
                more: location.detailedAddress,
              },
            ]
          : []),
      ]}
    />
  );
}

/** 'Exception' and 'unknown' both mean that we must talk (design "Personal center"). */
function Talk({ record }: { record: ServiceRecord }) {
  const { t } = useTranslation();
  const { status, cancelledAt, history } = record;
  if (cancelledAt || (status !== 'error' && status !== 'unknown')) return null;
  const wrong = status === 'error';
  const last = history.findLast(({ event }) => event === (wrong ? 'exception' : 'unclear'));
  return (
    <AlertPanel
      kind={wrong ? 'wrong' : 'wait'}
      title={t(wrong ? 'center.talkTitle' : 'center.events.unclear')}
      actions={<PhoneButton />}
    >
      {last?.note && (
        <p>
          <OfficeWords text={last.note} />
        </p>
      )}
      <p>{t(wrong ? 'center.talkText' : 'center.unknownText')}</p>
    </AlertPanel>
  );
}

type Props = {
  record: ServiceRecord;
  /** The service's icon and the record's actions, rendered by the services feature. */
  bubble: ReactNode;
  actions: ReactNode;
  /** Its photos, rendered by the upload feature. */
  picture: (file: ServiceRecord['files'][number], name: string) => ReactNode;
};

/** One request: what, its status, when and where, and its history. */
export function RequestCard({ record, bubble, actions, picture }: Props) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { recordId, item, method, files, note, enteredByStaff } = record;
  const shown: Shown = record.cancelledAt ? 'cancelled' : record.status;
  const title = requestPlace(recordId);
  const moments = requestMoments(record, localNow(timeZone), t, locale);
  return (
    <Card as="article" aria-labelledby={title} className={`stack ${classes.card}`}>
      <header className={classes.head}>
        <span className={classes.bubble}>{bubble}</span>
        <div className={classes.words}>
          <h3 id={title}>{item}</h3>
          <p className={classes.badges}>
            <Badge {...looks[shown]}>{t(`center.status.${shown}`)}</Badge>
            <Badge tone="plain" icon={method === 'online' ? 'globe' : 'buildings'}>
              {t(`services.${method}`)}
            </Badge>
          </p>
          <p className={classes.number}>
            {t('center.requestNo', { number: record.recordNo })}
            {enteredByStaff && <span>{t('center.requestFor')}</span>}
          </p>
        </div>
      </header>
      <Talk record={record} />
      <div className={`stack ${classes.body}`}>
        <Visit record={record} />
        {(note || files.length > 0) && (
          <div className={classes.own}>
            {note && (
              <p>
                <b>{t('center.requestNote')}</b>
                <span className={classes.note}>{note}</span>
              </p>
            )}
            {files.length > 0 && (
              <ul className="row gap-12" aria-label={t('center.requestPhotos')}>
                {files.map((file, place) => (
                  <li key={file.fileId}>
                    {picture(
                      file,
                      t('upload.numbered', {
                        name: t('center.requestPhoto', { item }),
                        number: place + 1,
                      }),
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <Timeline
          label={t('center.requestHistory')}
          moments={moments.map(({ note: wrote, hint, ...moment }) => ({
            ...moment,
            hint: (
              <>
                <span className="keep">{hint}</span>
                {wrote && (
                  <span className={classes.note}>
                    <OfficeWords text={wrote} />
                  </span>
                )}
              </>
            ),
          }))}
        />
      </div>
      {actions}
    </Card>
  );
}
