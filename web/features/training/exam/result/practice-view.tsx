import { getPractice } from '#contract/training/exam.ts';
import { ExamFrame } from '#web/features/training/exam/exam-frame.tsx';
import { examPath } from '#web/features/training/exam/exam-path.ts';
import { SelfCheck } from '#web/features/training/exam/self-check.tsx';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './review.module.css';
import { Lesson } from './reviewed-question.tsx';

type Props = { trainingContentId: string; title: string };

/** Practice of the questions answered wrong. */
export function PracticeView({ trainingContentId, title }: Props) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(getPractice, { params: { trainingContentId } }, [locale]);
  if (loaded.status === 'pending') return <PageWaiting />;
  const back = examPath(trainingContentId, 'result');
  return (
    <ExamFrame
      back={{ to: back, label: t('training.exam.backToResult') }}
      title={t('training.exam.practiceTitle', { title })}
      fromData
    >
      {loaded.status === 'error' ? (
        <LoadFailed error={loaded.error} onRetry={reload} />
      ) : (
        <div className="stack gap-20">
          {loaded.data.questions.length ? (
            <p>{t('training.exam.practiceLead')}</p>
          ) : (
            <Card>
              <EmptyState
                picture="/media/empty-training.svg"
                title={t('training.exam.practiceNone')}
                actions={
                  <LinkButton to={back} variant="jade">
                    {t('training.exam.backToResult')}
                  </LinkButton>
                }
              >
                <p>{t('training.exam.practiceNoneHint')}</p>
              </EmptyState>
            </Card>
          )}
          {loaded.data.questions.map((question, place) => (
            <SelfCheck
              key={question.questionId}
              question={question}
              above={
                <p className={classes.number}>{t('training.exam.question', { n: place + 1 })}</p>
              }
              lesson={<Lesson question={question} trainingContentId={trainingContentId} />}
            />
          ))}
        </div>
      )}
    </ExamFrame>
  );
}
