import { type ReactNode, useId, useState } from 'react';
import type { ReviewedQuestion } from '#contract/training/exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { OptionList } from './option-list.tsx';
import classes from './result/review.module.css';

type Props = {
  question: Pick<ReviewedQuestion, 'type' | 'text' | 'options' | 'right'>;
  above: ReactNode;
  /** Shown with the answer. */
  lesson: ReactNode;
  actions?: (checked: boolean) => ReactNode;
};

/** A question to answer for oneself; nothing is stored. */
export function SelfCheck({ question, above, lesson, actions }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const { right } = question;
  const isRight = right !== null && [...chosen].sort().join() === right.join();
  return (
    <Card as="section" aria-labelledby={id} className={classes.item}>
      {above}
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
      {(checked || !right) && lesson}
      {actions?.(checked)}
    </Card>
  );
}
