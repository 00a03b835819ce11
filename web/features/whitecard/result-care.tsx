import type { ServiceRecord } from '#contract/services/records.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { ResultFrame, ResultPart, ResultTiles } from '#web/ui/feedback/result-frame.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CareButton } from './care-button.tsx';
import classes from './result-care.module.css';
import { requestsPath, useWaysOn } from './use-ways-on.ts';

/** The status of an open application, with the promised time. */
function CareSteps({ record }: { record: ServiceRecord }) {
  const { t, locale } = useTranslation();
  const { createdAt, recordNo, dueAt } = record;
  return (
    <ResultPart title={t('whitecard.nextTitle')}>
      <Card>
        <Timeline
          moments={[
            {
              key: '1',
              state: 'done',
              title: t('whitecard.result.care1'),
              hint: t('whitecard.result.care1Hint', {
                number: recordNo,
                when: sayWhen(createdAt, locale),
              }),
            },
            {
              key: '2',
              state: 'now',
              title: dueAt
                ? t('whitecard.result.care2', { when: sayWhen(dueAt, locale) })
                : t('whitecard.result.care2Soon'),
              hint: t('whitecard.result.care2Hint'),
            },
            {
              key: '3',
              state: 'next',
              title: t('whitecard.result.care3'),
              hint: t('whitecard.result.care3Hint'),
            },
            {
              key: '4',
              state: 'next',
              title: t('whitecard.result.care4'),
              hint: t('whitecard.result.care4Hint'),
            },
          ]}
        />
      </Card>
    </ResultPart>
  );
}

function Applied({ record }: { record: ServiceRecord }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { status, dueAt, recordNo } = record;
  const late = status === 'init' && isLate(dueAt, timeZone);
  return (
    <>
      {late || status === 'error' ? (
        <AlertPanel
          kind="wrong"
          title={t(late ? 'home.callLate' : 'center.talkTitle')}
          actions={<PhoneButton />}
        >
          <p>{t(late ? 'home.callLateText' : 'center.talkText')}</p>
        </AlertPanel>
      ) : (
        <p>
          {status === 'init' && dueAt
            ? t('home.callBy', { when: sayWhen(dueAt, locale) })
            : t(status === 'init' ? 'pages.applyCareLead' : `center.status.${status}`)}
        </p>
      )}
      <p className={classes.number}>
        {t('whitecard.result.numberLabel')}
        <b>{recordNo}</b>
        <span>{t('whitecard.result.numberHint')}</span>
      </p>
      <LinkButton to={requestsPath} variant="main" size="big" iconEnd="arrow-right">
        {t('whitecard.result.toRequests')}
      </LinkButton>
    </>
  );
}

/** After the application for long-term care (spec §4): recorded once, with its number, its time and our phone. */
export function CareResult({ record }: { record: ServiceRecord | null }) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const ways = useWaysOn();
  return (
    <ResultFrame
      framed={!record}
      picture={record ? '/media/result-care-applied.svg' : '/media/service-care-application.svg'}
      title={t('pages.applyCareTitle')}
      questions={t('whitecard.result.questions')}
      lead={
        record ? (
          <Applied record={record} />
        ) : (
          <>
            <p>{t('whitecard.result.careNone')}</p>
            <p>{t('whitecard.result.careNoneHint')}</p>
            <CareButton variant="main" />
          </>
        )
      }
    >
      {record?.status === 'init' && !isLate(record.dueAt, timeZone) && (
        <CareSteps record={record} />
      )}
      {record ? (
        <ResultPart title={t('whitecard.result.meanwhile')}>
          <ResultTiles tiles={[ways.requests, ways.documents, ways.home]} />
        </ResultPart>
      ) : (
        <ResultTiles tiles={[ways.requests, ways.documents, ways.home]} />
      )}
    </ResultFrame>
  );
}
