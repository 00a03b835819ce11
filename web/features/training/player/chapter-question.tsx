import { useEffect } from 'react';
import type { ChapterQuestion as Question } from '#contract/training/exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { Lesson } from '../exam/result/reviewed-question.tsx';
import { SelfCheck } from '../exam/self-check.tsx';

const place = 'chapter-question';

type Props = { question: Question; trainingContentId: string; onGoOn: () => void };

/** The question in the film: answered for oneself, or skipped. */
export function ChapterQuestion({ question, trainingContentId, onGoOn }: Props) {
  const { t } = useTranslation();
  // The film stopped because of it.
  useEffect(() => goTo(place), []);
  return (
    <div id={place} tabIndex={-1}>
      <SelfCheck
        question={question}
        above={
          <p>
            <b>{t('training.player.askTitle')}</b> {t('training.player.askHint')}
          </p>
        }
        lesson={
          <Lesson question={{ ...question, video: null }} trainingContentId={trainingContentId} />
        }
        actions={(checked) => (
          <Button variant={checked ? 'jade' : 'line'} icon="play" onClick={onGoOn}>
            {t(checked ? 'training.player.askGoOn' : 'training.player.askSkip')}
          </Button>
        )}
      />
    </div>
  );
}
