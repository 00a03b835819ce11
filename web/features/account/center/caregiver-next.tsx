import { useTranslation } from 'react-i18next';
import type { CaregiverInfo } from '#contract/account.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useSite } from '#web/lib/site.ts';
import { isLate, sayWhen } from '#web/lib/when.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { NextCall, NextCard, nextArt } from './next-card.tsx';
import { documentPlace, documentsPlace } from './places.ts';
import { tabPath } from './tabs.ts';

function UnderReview({ dueAt }: Pick<CaregiverInfo, 'dueAt'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  if (isLate(dueAt, timeZone))
    return (
      <NextCard title={t('center.answerLate')} art={nextArt.call} actions={<NextCall first />}>
        <p>{t('home.callLateText')}</p>
      </NextCard>
    );
  return (
    <NextCard
      title={
        dueAt ? t('center.answerBy', { when: sayWhen(dueAt, locale) }) : t('center.answerSoon')
      }
      art={nextArt.review}
      actions={
        <>
          <LinkButton to={tabPath('info', documentsPlace)} look="line" icon="files">
            {t('center.seeDocuments')}
          </LinkButton>
          <NextCall />
        </>
      }
    >
      <p>{t('center.answerText')}</p>
    </NextCard>
  );
}

/** Staff asked for more: what they wrote, and one button for each document that is missing. */
function MoreInfo({ info }: { info: CaregiverInfo }) {
  const { t } = useTranslation();
  const missing = info.documents.filter((document) => document.missing);
  return (
    <NextCard
      title={t('center.moreTitle')}
      art={nextArt.papers}
      actions={
        <>
          {missing.map(({ kind }) => (
            <LinkButton
              key={kind}
              to={tabPath('info', documentPlace(kind))}
              look="line"
              icon="camera"
            >
              {t(`register.documents.${kind}`)}
            </LinkButton>
          ))}
          {!missing.length && (
            <LinkButton to={tabPath('info', documentsPlace)} look="line" icon="files">
              {t('center.seeDocuments')}
            </LinkButton>
          )}
          <NextCall />
        </>
      }
    >
      {info.officeNote && <p>{info.officeNote}</p>}
      <p>{t(missing.length ? 'center.moreText' : 'center.moreCallText')}</p>
    </NextCard>
  );
}

/** What happens next for a caregiver, by where the application stands (readings "Accounts"). */
export function CaregiverNext({ info }: { info: CaregiverInfo }) {
  const { t } = useTranslation();
  switch (info.applicationStatus) {
    case 'submitted':
      return <UnderReview dueAt={info.dueAt} />;
    case 'more_info':
      return <MoreInfo info={info} />;
    case 'approved':
      return (
        <NextCard
          title={t('center.approvedTitle')}
          art={nextArt.training}
          actions={
            <LinkButton to={tabPath('training')} look="line" icon="graduation-cap">
              {t('center.startTraining')}
            </LinkButton>
          }
        >
          <p>{t('center.approvedText')}</p>
        </NextCard>
      );
    case 'rejected':
      return (
        <NextCard title={t('center.rejectedTitle')} art={nextArt.call} actions={<NextCall first />}>
          {info.officeNote && <p>{info.officeNote}</p>}
          <p>{t('center.rejectedText')}</p>
        </NextCard>
      );
  }
}
