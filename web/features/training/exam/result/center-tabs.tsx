import type { ReactNode } from 'react';
import type { TrainingSummary } from '#contract/training/training.ts';
import { ExamDoor } from '#web/features/training/exam/exam-door.tsx';
import { examPath } from '#web/features/training/exam/exam-path.ts';
import { ExamRules } from '#web/features/training/exam/exam-rules.tsx';
import { OpenExamTime } from '#web/features/training/exam/open-exam-time.tsx';
import { type Exam, useExam } from '#web/features/training/exam/use-exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { ChosenTraining } from './chosen-training.tsx';
import { ResultCard } from './result-card.tsx';

type Props = {
  /** The empty state, rendered by the personal center. */
  empty: ReactNode;
};

/** The exam of the chosen training: its rules, and start, resume or retry. */
export function ExamTab({ empty }: Props) {
  return (
    <ChosenTraining filter={() => true} empty={empty}>
      {(training, reload) => <ExamCard training={training} onStarted={reload} />}
    </ChosenTraining>
  );
}

function ExamCard(props: { training: TrainingSummary; onStarted: () => void }) {
  const { t } = useTranslation();
  const { training } = props;
  return (
    <Card as="section" className="stack gap-18" aria-label={training.title}>
      <h3 className="from-data">{training.title}</h3>
      {training.exam.refusal === 'exam_passed' ? (
        <AlertPanel kind="good" title={t('training.exam.passedAlready')} />
      ) : (
        <ExamRules exam={training.exam} />
      )}
      <div>
        <ExamDoor {...props} />
      </div>
    </Card>
  );
}

type LatestProps = { id: string; children: (exam: Exam, reload: () => void) => ReactNode };

/** The latest attempt of a training, once it is there. */
function Latest({ id, children }: LatestProps) {
  const { exam, error, reload } = useExam(id);
  if (exam) return children(exam, reload);
  return error ? <LoadFailed error={error} onRetry={reload} /> : <PageWaiting />;
}

/** An open attempt has no results yet. */
function NotHandedIn({ id, secondsLeft }: { id: string; secondsLeft: number | null }) {
  const { t } = useTranslation();
  return (
    <AlertPanel
      kind="wait"
      title={t('training.exam.notHandedIn')}
      actions={
        <LinkButton to={examPath(id)} variant="main" icon="note-pencil">
          {t('training.exam.goOn')}
        </LinkButton>
      }
    >
      <OpenExamTime secondsLeft={secondsLeft} />
      <p>{t('training.exam.notHandedInHint')}</p>
    </AlertPanel>
  );
}

const wasTaken = ({ exam }: TrainingSummary): boolean =>
  Boolean(exam.lastResult || exam.openAttemptId);

/** The answer sheet of the latest attempt of the chosen training. */
export function AnswersTab({ empty }: Props) {
  return (
    <ChosenTraining filter={wasTaken} empty={empty}>
      {({ trainingContentId: id }) => (
        <Latest key={id} id={id}>
          {({ attempt, result }) =>
            result ? (
              <AnswersPanel result={result}>
                {(sheet, questions) => (
                  <>
                    {sheet}
                    {questions}
                  </>
                )}
              </AnswersPanel>
            ) : (
              <NotHandedIn id={id} secondsLeft={attempt?.secondsLeft ?? null} />
            )
          }
        </Latest>
      )}
    </ChosenTraining>
  );
}

/** The result of the latest attempt of the chosen training. */
export function ResultTab({ empty }: Props) {
  return (
    <ChosenTraining filter={wasTaken} empty={empty}>
      {({ trainingContentId: id }) => (
        <Latest key={id} id={id}>
          {({ attempt, result, training }, reload) =>
            result ? (
              <ResultCard result={result} training={training} as="h3" onStarted={reload} />
            ) : (
              <NotHandedIn id={id} secondsLeft={attempt?.secondsLeft ?? null} />
            )
          }
        </Latest>
      )}
    </ChosenTraining>
  );
}
