import type { TrainingSummary } from '#contract/training/training.ts';
import { formatDate, formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { Meter } from '#web/ui/data/meter.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { OpenExamTime } from '../exam/open-exam-time.tsx';
import classes from './training-card.module.css';

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span>
      <Icon name={icon} />
      {children}
    </span>
  );
}

/** Progress of the videos. */
function Videos({ training }: { training: TrainingSummary }) {
  const { t } = useTranslation();
  const { trainingStatus, videoCount, videosFinished, duration } = training;
  if (trainingStatus === 'init') {
    const minutes = Math.max(1, Math.round(duration / 60));
    return <Fact icon="video">{t('training.list.videos', { n: videoCount, minutes })}</Fact>;
  }
  return (
    <Fact icon="video">
      {videosFinished < videoCount
        ? t('training.list.watched', { n: videosFinished, total: videoCount })
        : t('training.list.watchedAll', { n: videoCount })}
    </Fact>
  );
}

function Score({ exam: { lastResult } }: Pick<TrainingSummary, 'exam'>) {
  const { t } = useTranslation();
  if (!lastResult) return null;
  const { score, passScore: pass, passed } = lastResult;
  return passed ? (
    <Fact icon="seal-check">{t('training.list.passed', { score })}</Fact>
  ) : (
    <Fact icon="exam">{t('training.list.failed', { score, pass })}</Fact>
  );
}

function CertificateFact({ certificate }: Pick<TrainingSummary, 'certificate'>) {
  const { t, locale } = useTranslation();
  if (!certificate) return null;
  const { status, expiresOn } = certificate;
  const number = wholeNumber(certificate.number);
  const date = expiresOn && formatDate(expiresOn, locale);
  if (status === 'revoked')
    return <Fact icon="certificate">{t('training.list.certificateRevoked', { number })}</Fact>;
  if (!date) return <Fact icon="certificate">{t('training.list.certificate', { number })}</Fact>;
  return (
    <Fact icon="certificate">
      {status === 'expired'
        ? t('training.list.certificateEnded', { number, date })
        : t('training.list.certificateUntil', { number, date })}
    </Fact>
  );
}

/** A tip about the next step, in the spec's exact words. */
function Tip({ training }: { training: TrainingSummary }) {
  const { t, locale } = useTranslation();
  const { nextAction, exam } = training;
  const { attemptsLeft: n, attemptsAllowed: total, againFrom } = exam;
  const left = n !== null && total !== null && t('training.list.attemptsLeft', { n, total });
  switch (nextAction) {
    case 'takeExam':
      return <p>{t('training.list.finishTip')}</p>;
    case 'continueExam':
      return (
        <>
          <p>{t('training.list.examOpenTip')}</p>
          <OpenExamTime secondsLeft={exam.secondsLeft} />
        </>
      );
    case 'sign':
      return <p>{t('training.list.signTip')}</p>;
    case 'retakeExam':
      return (
        <>
          {left && <p>{left}</p>}
          {exam.grants.map(({ kind, reason }) => (
            <p key={kind + reason}>{t(`training.exam.granted.${kind}`, { reason })}</p>
          ))}
        </>
      );
    case 'wait':
      return (
        <>
          {left && <p>{left}</p>}
          {againFrom && <p>{t('training.list.againFrom', { when: sayWhen(againFrom, locale) })}</p>}
        </>
      );
    case 'callUs':
      return <p>{t('training.list.noAttempts')}</p>;
    case 'renew':
      return <p>{t('training.list.renewTip')}</p>;
    default:
      return null;
  }
}

/** The content of a training card besides its name and status. */
export function TrainingFacts({ training }: { training: TrainingSummary }) {
  const { t, locale } = useTranslation();
  const { trainingStatus, startTime, percent, summary, creditHours } = training;
  return (
    <>
      {trainingStatus === 'init' && <p className={classes.tip}>{summary}</p>}
      <p className={classes.meta}>
        <Score exam={training.exam} />
        <Videos training={training} />
        {startTime && (
          <Fact icon="calendar-check">
            {t('training.list.started', { when: formatDateTime(startTime, locale) })}
          </Fact>
        )}
        {creditHours > 0 && (
          <Fact icon="hourglass-medium">{t('training.list.credit', { hours: creditHours })}</Fact>
        )}
        <CertificateFact certificate={training.certificate} />
      </p>
      {trainingStatus === 'underway' && (
        <Meter percent={percent} label={`${percent}%`} className={classes.meter} />
      )}
      <div className={classes.tip}>
        <Tip training={training} />
      </div>
    </>
  );
}
