import type { ReactNode } from 'react';
import type { PatientInfo } from '#contract/account/account.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import type { WhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { NextCall, NextCard, nextArt } from './next-card.tsx';
import { nextStepOf } from './next-step.ts';

/** Where to enter a card number: the white card section of the home page. */
const cardPlace = '/#white-card';
const cardInfo = '/services/whitecard/info';

function SeeRequests() {
  const { t } = useTranslation();
  return (
    <LinkButton to={tabPath('requests')} variant="line" icon="list-checks">
      {t('center.seeRequest')}
    </LinkButton>
  );
}

type CallProps = { about: 'card' | 'documents' | ServiceRecord; by: string | null };

/** We call by a promised time. */
function WeCall({ about, by }: CallProps) {
  const { t, locale } = useTranslation();
  const record = typeof about === 'object' ? about : null;
  return (
    <NextCard
      title={by ? t('home.callBy', { when: sayWhen(by, locale) }) : t('home.callSoon')}
      art={record?.kind === 'care' ? nextArt.care : nextArt.cardSubmitted}
      actions={
        <>
          {record ? (
            <SeeRequests />
          ) : (
            <LinkButton to={cardInfo} variant="line" icon="files">
              {t('center.prepare')}
            </LinkButton>
          )}
          <NextCall />
        </>
      }
    >
      <p>
        {record
          ? t('center.answerItem', { item: record.item })
          : t(about === 'card' ? 'home.callText' : 'center.callPapers')}
      </p>
    </NextCard>
  );
}

type Props = {
  info: PatientInfo;
  /** Failed loads are left out. */
  records: readonly ServiceRecord[];
  documents: WhiteCardDocuments | null;
  /** The button that applies for care, rendered by the white card feature. */
  apply: ReactNode;
};

/** What happens next for a care seeker: one thing, by when, and what to do. */
export function PatientNext({ info, records, documents, apply }: Props) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const next = nextStepOf({ info, records, documents, now: localNow(timeZone) });
  switch (next.step) {
    case 'talk':
      return (
        <NextCard
          title={t('center.talkTitle')}
          art={nextArt.call}
          actions={
            <>
              <NextCall first />
              <SeeRequests />
            </>
          }
        >
          <p>{t('center.talkAbout', { item: next.record.item })}</p>
        </NextCard>
      );
    case 'late':
      return (
        <NextCard title={t('home.callLate')} art={nextArt.call} actions={<NextCall first />}>
          <p>{t('home.callLateText')}</p>
        </NextCard>
      );
    case 'call':
      return <WeCall about={next.about} by={next.by} />;
    case 'visit':
      return (
        <NextCard
          title={t('center.visitNext', { when: sayWhen(next.at, locale) })}
          art={nextArt.visit}
          actions={
            <>
              <SeeRequests />
              <NextCall />
            </>
          }
        >
          <p>
            {t('center.visitNextText', {
              item: next.record.item,
              office: next.record.location?.companyName ?? '',
              address: next.record.location?.detailedAddress ?? '',
            })}
          </p>
        </NextCard>
      );
    case 'card':
      return (
        <NextCard
          title={t('center.cardTitle')}
          art={nextArt.card}
          actions={
            <>
              <LinkButton to={cardPlace} variant="line" icon="identification-card">
                {t('center.cardEnter')}
              </LinkButton>
              <LinkButton to={cardInfo} variant="ghost" icon="files">
                {t(next.begun ? 'center.goOn' : 'center.cardApply')}
              </LinkButton>
            </>
          }
        >
          <p>{next.begun ? t('center.goOnText', next.begun) : t('center.cardText')}</p>
        </NextCard>
      );
    case 'apply':
      return (
        <NextCard
          title={t('home.eligibleTitle')}
          art={nextArt.care}
          actions={
            <>
              {apply}
              <NextCall />
            </>
          }
        >
          <p>{t('home.eligibleText')}</p>
        </NextCard>
      );
    case 'settled':
      return (
        <NextCard
          title={t('center.settledTitle')}
          art={nextArt.care}
          actions={
            <>
              <SeeRequests />
              <NextCall />
            </>
          }
        >
          <p>{t('center.settledText')}</p>
        </NextCard>
      );
    case 'ineligible':
      return (
        <NextCard
          title={t('home.ineligibleTitle')}
          art={nextArt.call}
          actions={
            <>
              <NextCall first />
              <LinkButton to={cardPlace} variant="ghost" icon="identification-card">
                {t('center.cardOther')}
              </LinkButton>
            </>
          }
        >
          <p>{t('home.ineligibleText')}</p>
        </NextCard>
      );
  }
}
