import type { ExamResult } from '#contract/training/exam.ts';
import { ExamFrame } from '#web/features/training/exam/exam-frame.tsx';
import { examPath } from '#web/features/training/exam/exam-path.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { AnswersPanel } from './answers-panel.tsx';

/** The answer sheet as a page of its own. */
export function AnswersView({ result }: { result: ExamResult }) {
  const { t } = useTranslation();
  return (
    <AnswersPanel result={result}>
      {(sheet, questions) => (
        <ExamFrame
          back={{
            to: examPath(result.trainingContentId, 'result'),
            label: t('training.exam.backToResult'),
          }}
          title={t('training.exam.reviewTitle', { title: result.title })}
          fromData
          beside={
            <Badge
              tone={result.passed ? 'good' : 'wait'}
              icon={result.passed ? 'seal-check' : 'minus-circle'}
            >
              {t(result.passed ? 'training.exam.passed' : 'training.exam.notPassed')}
            </Badge>
          }
          aside={sheet}
        >
          {questions}
        </ExamFrame>
      )}
    </AnswersPanel>
  );
}
