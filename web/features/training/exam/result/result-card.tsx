import { type CSSProperties, useEffect, useId, useRef } from 'react';
import type { ExamResult } from '#contract/training/exam.ts';
import type { TrainingSummary } from '#contract/training/training.ts';
import { ExamDoor } from '#web/features/training/exam/exam-door.tsx';
import { examPath } from '#web/features/training/exam/exam-path.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './result-card.module.css';

type DialProps = { score: number; total: number; passed: boolean };

/** The score as a ring that fills. */
function Dial({ score, total, passed }: DialProps) {
  const { t } = useTranslation();
  const share = total > 0 ? Math.round((score / total) * 100) : 0;
  return (
    <div
      className={cx(classes.dial, !passed && classes.low)}
      style={{ '--share': `${share}%` } as CSSProperties}
      role="img"
      aria-label={t('training.exam.score', { score, total })}
    >
      <div aria-hidden="true">
        <b>{score}</b>
        <span>{t('training.exam.ofTotal', { total })}</span>
      </div>
    </div>
  );
}

type Counts = { correct: number; wrong: number; unanswered: number };

function Counters({ correct, wrong, unanswered }: Counts) {
  const { t } = useTranslation();
  const counts = [
    ['right', 'check-circle', t('training.exam.correct'), correct],
    ['wrong', 'x-circle', t('training.exam.wrongCount'), wrong],
    ['blank', 'minus-circle', t('training.exam.unanswered'), unanswered],
  ] as const;
  return (
    <dl className={classes.counters}>
      {counts.map(([result, icon, label, n]) => (
        <div key={result} className={cx(classes.counter, classes[result])}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  result: ExamResult;
  training: TrainingSummary;
  as?: 'h1' | 'h3';
  onStarted: () => void;
};

/** What comes next: signing, the certificate, or another try. */
function Actions({ result, training, onStarted }: Omit<Props, 'as'>) {
  const { t } = useTranslation();
  const { trainingContentId: id, nextAction, certificate } = training;
  return (
    <div className={classes.actions}>
      {nextAction === 'sign' && (
        <LinkButton to={examPath(id, 'sign')} variant="main" size="big" icon="signature">
          {t('training.exam.toSign')}
        </LinkButton>
      )}
      {certificate && certificate.status !== 'revoked' && (
        <LinkButton
          to={examPath(id, 'certificate')}
          variant={nextAction === 'sign' ? 'line' : 'main'}
          size="big"
          icon="certificate"
        >
          {t('training.exam.download')}
        </LinkButton>
      )}
      {!result.passed && (
        <ExamDoor training={training} again="training.exam.takeAgain" onStarted={onStarted} />
      )}
      {result.wrong + result.unanswered > 0 && (
        <LinkButton to={examPath(id, 'practice')} variant="line" size="big" icon="pencil-simple">
          {t('training.exam.practise')}
        </LinkButton>
      )}
      <LinkButton to={examPath(id, 'answers')} variant="line" size="big" icon="list-checks">
        {t('training.exam.seeSheet')}
      </LinkButton>
    </div>
  );
}

/** The result of an attempt (spec §2): score, counts, passed or not, and what can be done with it. */
export function ResultCard({ result, training, as: Heading = 'h1', onStarted }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  const { passed } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // On its own page: focus the result after submission.
  useEffect(() => {
    if (Heading === 'h1') heading.current?.focus({ preventScroll: true });
  }, [Heading]);
  return (
    <Card as="section" flush aria-labelledby={id} className="container">
      <div className={classes.result}>
        <div className={classes.art}>
          <Picture
            src={passed ? '/media/result-exam-passed.svg' : '/media/result-exam-not-passed.svg'}
            alt=""
            width={420}
            height={320}
            first
          />
        </div>
        <div className={classes.body}>
          <Badge tone={passed ? 'good' : 'wait'} icon={passed ? 'seal-check' : 'minus-circle'}>
            {t(passed ? 'training.exam.passed' : 'training.exam.notPassed')}
          </Badge>
          <Heading id={id} ref={heading} tabIndex={-1} className={classes.heading}>
            {passed && <span className={classes.cheer}>{t('training.exam.congratulations')} </span>}
            <Phrases
              text={t(passed ? 'training.exam.passSentence' : 'training.exam.failSentence')}
            />
          </Heading>
          <p className="muted keep">
            {result.title} ·{' '}
            {t('training.exam.handedIn', { when: formatDateTime(result.submittedAt, locale) })}
          </p>
          {result.timedOut && (
            <AlertPanel kind="wait" title={t('training.exam.timedOutTitle')} role="status">
              <p>{t('training.exam.timedOut')}</p>
            </AlertPanel>
          )}
          <div className={classes.score}>
            <Dial score={result.score} total={result.totalScore} passed={passed} />
            <div>
              <p>{t('training.exam.passMark', { pass: result.passScore })}</p>
              <p>
                {t('training.exam.rightOf', { right: result.correct, all: result.questionCount })}
              </p>
              {!passed && <p className="muted">{t('training.exam.failHint')}</p>}
            </div>
          </div>
          <Counters {...result} />
          <Actions result={result} training={training} onStarted={onStarted} />
        </div>
      </div>
    </Card>
  );
}
