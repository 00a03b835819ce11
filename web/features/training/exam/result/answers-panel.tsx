import { type ReactNode, useId, useState } from 'react';
import type { ExamResult } from '#contract/training/exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { ReviewedItem } from './reviewed-question.tsx';

type Props = {
  result: ExamResult;
  /** Lays the sheet out beside the questions, or above them where there is less room. */
  children: (sheet: ReactNode, questions: ReactNode) => ReactNode;
};

/** The submitted answer sheet, and every question with its result. */
export function AnswersPanel({ result, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const notRight = result.questions.filter(({ verdict }) => verdict !== 'right').length;
  const [onlyWrong, setOnlyWrong] = useState(notRight > 0);
  const placeId = (place: number) => `${id}-${place}`;

  const go = (place: number) => {
    const isHidden = onlyWrong && result.questions[place]?.verdict === 'right';
    if (isHidden) setOnlyWrong(false);
    // It may not be rendered yet.
    setTimeout(() => goTo(placeId(place)), 0);
  };
  const shown = result.questions
    .map((question, place) => ({ question, place }))
    .filter(({ question }) => !onlyWrong || question.verdict !== 'right');

  return children(
    <AnswerSheet
      questions={result.questions.map(({ questionId, verdict }) => ({ questionId, mark: verdict }))}
      onGo={go}
      count={t('training.exam.score', { score: result.score, total: result.totalScore })}
    >
      {notRight > 0 && notRight < result.questions.length && (
        <Button variant="line" wide onClick={() => setOnlyWrong(!onlyWrong)}>
          {t(onlyWrong ? 'training.exam.allQuestions' : 'training.exam.onlyWrong')}
        </Button>
      )}
    </AnswerSheet>,
    <div className="stack gap-20">
      {notRight === 0 && <AlertPanel kind="good" title={t('training.exam.allRight')} />}
      {!result.answersShown && <AlertPanel title={t('training.exam.hiddenAnswers')} />}
      {shown.map(({ question, place }) => (
        <ReviewedItem
          key={question.questionId}
          question={question}
          place={place}
          id={placeId(place)}
          trainingContentId={result.trainingContentId}
        />
      ))}
    </div>,
  );
}
