import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPractice, type ReviewedQuestion } from '#contract/training/exam.ts';
import { ExamFrame } from '#web/features/training/exam/exam-frame.tsx';
import { examPath } from '#web/features/training/exam/exam-path.ts';
import { OptionList } from '#web/features/training/exam/option-list.tsx';
import { useCall } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './review.module.css';
import { Lesson } from './reviewed-question.tsx';

type ItemProps = { question: ReviewedQuestion; place: number; trainingContentId: string };

/** One practice question; nothing is stored. */
function PracticeItem({ question, place, trainingContentId }: ItemProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const { right } = question;
  const isRight = right !== null && [...chosen].sort().join() === right.join();
  return (
    <Card as="section" aria-labelledby={id} className={classes.item}>
      <p className={classes.number}>{t('training.exam.question', { n: place + 1 })}</p>
      <h2 id={id} className={`from-data ${classes.text}`}>
        {question.text}
      </h2>
      <p id={`${id}-hint`} className="muted">
        {t(`training.exam.hints.${question.type}`)}
      </p>
      <OptionList
        question={question}
        chosen={chosen}
        onChoose={setChosen}
        labelledBy={id}
        describedBy={`${id}-hint`}
        right={checked ? right : null}
      />
      {!checked && right && (
        <Button
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && setChecked(true)}
        >
          {t('training.exam.practiceCheck')}
        </Button>
      )}
      <div role="status">
        {checked && (
          <AlertPanel
            kind={isRight ? 'good' : 'wait'}
            title={t(isRight ? 'training.exam.practiceRight' : 'training.exam.practiceWrong')}
          />
        )}
      </div>
      {!right && <p className="muted">{t('training.exam.practiceHidden')}</p>}
      {(checked || !right) && <Lesson question={question} trainingContentId={trainingContentId} />}
    </Card>
  );
}

type Props = { trainingContentId: string; title: string };

/** Practice of the questions answered wrong. */
export function PracticeView({ trainingContentId, title }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
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
            <PracticeItem
              key={question.questionId}
              question={question}
              place={place}
              trainingContentId={trainingContentId}
            />
          ))}
        </div>
      )}
    </ExamFrame>
  );
}
