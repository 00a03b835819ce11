import { useId, useLayoutEffect, useRef } from 'react';
import type { ExamQuestion } from '#contract/training/exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { OptionList } from './option-list.tsx';
import classes from './question-view.module.css';
import type { SendState } from './sender.ts';

type Props = {
  question: ExamQuestion;
  place: number;
  count: number;
  chosen: readonly string[];
  state: SendState;
  flagged: boolean;
  onChoose: (optionIds: string[]) => void;
  onFlag: (flagged: boolean) => void;
  onGo: (place: number) => void;
  onCheck: () => void;
};

/** One question per screen. */
export function QuestionView(props: Props) {
  const { question, place, count, chosen, state, flagged, onChoose, onFlag, onGo, onCheck } = props;
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [place]);
  const saved = chosen.length ? t('training.exam.saved') : t('training.exam.nothingChosen');
  return (
    <Card as="section" aria-labelledby={id} className="stack gap-10">
      <div className={classes.top}>
        <span className={classes.number}>
          {t('training.exam.questionOf', { n: place + 1, all: count })}
        </span>
        <Badge tone="info" icon={question.type === 'multiple' ? 'check-square' : 'check-circle'}>
          {t(`training.exam.types.${question.type}`)} ·{' '}
          {t('training.exam.points', { n: question.points })}
        </Badge>
      </div>
      <h2 id={id} ref={heading} tabIndex={-1} className={`from-data ${classes.text}`}>
        {question.text}
      </h2>
      <p id={`${id}-hint`} className={classes.hint}>
        {t(`training.exam.hints.${question.type}`)}
        {question.type === 'multiple' &&
          ` ${t(question.partialScore ? 'training.exam.scorePart' : 'training.exam.scoreAll')}`}
      </p>
      <OptionList
        question={question}
        chosen={chosen}
        onChoose={onChoose}
        labelledBy={id}
        describedBy={`${id}-hint`}
      />
      <p className={classes.saved} role="status" data-state={state}>
        <Icon
          name={
            state === 'offline' || state === 'failed'
              ? 'warning-circle'
              : chosen.length
                ? 'check-circle'
                : 'circle-dashed'
          }
        />
        <span>
          {state === 'offline' || state === 'failed'
            ? t(`training.exam.notSaved.${state}`)
            : state === 'saving'
              ? t('training.exam.saving')
              : saved}
        </span>
      </p>
      <div className="row">
        <Button
          variant={flagged ? 'jade' : 'quiet'}
          size="small"
          icon={flagged ? 'check' : 'bookmark-simple'}
          aria-pressed={flagged}
          onClick={() => onFlag(!flagged)}
        >
          {t('training.exam.flag')}
        </Button>
      </div>
      <div className={classes.ways}>
        <Button
          variant="line"
          icon="caret-left"
          aria-disabled={place === 0 || undefined}
          onClick={() => place > 0 && onGo(place - 1)}
        >
          {t('training.exam.previous')}
        </Button>
        {place < count - 1 ? (
          <Button variant="main" iconEnd="caret-right" onClick={() => onGo(place + 1)}>
            {t('training.exam.next')}
          </Button>
        ) : (
          <Button variant="main" icon="list-checks" onClick={onCheck}>
            {t('training.exam.check')}
          </Button>
        )}
      </div>
    </Card>
  );
}
