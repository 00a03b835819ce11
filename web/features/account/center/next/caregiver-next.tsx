import type { ReactNode } from 'react';
import type { CaregiverInfo } from '#contract/account/account.ts';
import type { NextAction, TrainingSummary } from '#contract/training/training.ts';
import { documentPlace, documentsPlace } from '#web/features/account/center/frame/center-paths.ts';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useMinutesLeft } from '#web/lib/page/use-minutes-left.ts';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { NextCall, NextCard, nextArt } from './next-card.tsx';

function UnderReview({ dueAt, officeNote }: Pick<CaregiverInfo, 'dueAt' | 'officeNote'>) {
  const { t, locale } = useTranslation();
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
          <LinkButton to={tabPath('info', documentsPlace)} variant="line" icon="files">
            {t('center.seeDocuments')}
          </LinkButton>
          <NextCall />
        </>
      }
    >
      {officeNote && (
        <p>
          <OfficeWords text={officeNote} />
        </p>
      )}
      <p>{t('center.answerText')}</p>
    </NextCard>
  );
}

/** Staff asked for more, or after the approval for newer ones: their note, and a button per document. */
function MoreInfo({ info }: { info: CaregiverInfo }) {
  const { t } = useTranslation();
  const missing = info.documents.filter((document) => document.missing);
  const renews = info.applicationStatus === 'approved';
  return (
    <NextCard
      title={t(renews ? 'center.renewTitle' : 'center.moreTitle')}
      art={nextArt.papers}
      actions={
        <>
          {missing.map(({ kind }) => (
            <LinkButton
              key={kind}
              to={tabPath('info', documentPlace(kind))}
              variant="line"
              icon="camera"
            >
              {t(`register.documents.${kind}`)}
            </LinkButton>
          ))}
          {!missing.length && (
            <LinkButton to={tabPath('info', documentsPlace)} variant="line" icon="files">
              {t('center.seeDocuments')}
            </LinkButton>
          )}
          <NextCall />
        </>
      }
    >
      {info.officeNote && (
        <p>
          <OfficeWords text={info.officeNote} />
        </p>
      )}
      <p>
        {t(
          renews ? 'center.renewText' : missing.length ? 'center.moreText' : 'center.moreCallText',
        )}
      </p>
    </NextCard>
  );
}

/** Most important first. */
const urgency: readonly NextAction[] = [
  'sign',
  'continueExam',
  'takeExam',
  'retakeExam',
  'renew',
  'continue',
  'start',
  'wait',
  'callUs',
  'certificate',
];

type TrainingProps = {
  /** Null if they failed to load. */
  trainings: readonly TrainingSummary[] | null;
  /** A training's button, rendered by the training feature. */
  button: (training: TrainingSummary) => ReactNode;
};

/** The next step of the training closest to its certificate; a welcome before the first. */
function Approved({ trainings, button }: TrainingProps) {
  const { t, locale } = useTranslation();
  const rank = ({ nextAction }: TrainingSummary) => urgency.indexOf(nextAction);
  const [first] = (trainings ?? []).toSorted((a, b) => rank(a) - rank(b));
  const minutes = useMinutesLeft(first?.exam.secondsLeft ?? null);
  if (!first || !trainings?.some(({ trainingStatus }) => trainingStatus !== 'init'))
    return (
      <NextCard
        title={t('center.approvedTitle')}
        art={nextArt.training}
        actions={
          <LinkButton to={tabPath('training')} variant="line" icon="graduation-cap">
            {t('center.startTraining')}
          </LinkButton>
        }
      >
        <p>{t('center.approvedText')}</p>
      </NextCard>
    );
  const { againFrom } = first.exam;
  return (
    <NextCard
      title={t(`training.list.next.${first.nextAction}`)}
      art={nextArt.training}
      actions={button(first)}
    >
      <p>{t('training.list.about', { title: first.title })}</p>
      {first.nextAction === 'continueExam' && minutes !== null && (
        <p>
          {t('training.exam.openTime', {
            time:
              minutes > 1
                ? t('training.exam.minutesLeft', { n: minutes })
                : t('training.exam.lastMinute'),
          })}
        </p>
      )}
      {first.nextAction === 'wait' && againFrom && (
        <p>{t('training.list.againFrom', { when: sayWhen(againFrom, locale) })}</p>
      )}
    </NextCard>
  );
}

/** What happens next for a caregiver: by the application's status (readings "Accounts"), then the training. */
export function CaregiverNext({ info, ...training }: { info: CaregiverInfo } & TrainingProps) {
  const { t } = useTranslation();
  switch (info.applicationStatus) {
    case 'submitted':
      return <UnderReview {...info} />;
    case 'more_info':
      return <MoreInfo info={info} />;
    case 'approved':
      return (
        <>
          {info.documents.some(({ missing }) => missing) && <MoreInfo info={info} />}
          <Approved {...training} />
        </>
      );
    case 'rejected':
      return (
        <NextCard title={t('center.rejectedTitle')} art={nextArt.call} actions={<NextCall first />}>
          {info.officeNote && (
            <p>
              <OfficeWords text={info.officeNote} />
            </p>
          )}
          <p>{t('center.rejectedText')}</p>
        </NextCard>
      );
  }
}
