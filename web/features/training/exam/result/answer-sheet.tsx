import { type ReactNode, useId } from 'react';
import type { MessageKey } from '#i18n/messages.ts';
import { comma } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './answer-sheet.module.css';

/** Before submission a question is done, open or 'missing' (highlighted); afterwards right, wrong or unanswered (spec §2). */
export type Mark = 'done' | 'todo' | 'missing' | 'right' | 'wrong' | 'unanswered';

const looks: Record<Mark | 'now', { icon: IconName; word: MessageKey }> = {
  done: { icon: 'check-circle', word: 'training.exam.marks.done' },
  todo: { icon: 'circle-dashed', word: 'training.exam.marks.todo' },
  missing: { icon: 'minus-circle', word: 'training.exam.marks.todo' },
  now: { icon: 'pencil-simple', word: 'training.exam.marks.now' },
  right: { icon: 'check-circle', word: 'training.exam.marks.right' },
  wrong: { icon: 'x-circle', word: 'training.exam.marks.wrong' },
  unanswered: { icon: 'minus-circle', word: 'training.exam.marks.unanswered' },
};

type Props = {
  /** In the order of the questions. */
  questions: readonly { questionId: string; mark: Mark; flagged?: boolean }[];
  /** The index of the current question. */
  current?: number;
  onGo: (place: number) => void;
  /** '6 of 20 done' */
  count: ReactNode;
  /** The actions at the foot. */
  children?: ReactNode;
};

/** Every question as a mark with number, icon, colour and text, linked to the question. */
export function AnswerSheet({ questions, current, onGo, count, children }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  return (
    <Card as="section" flush aria-labelledby={id} className="container">
      <div className={classes.top}>
        <h2 id={id} className="from-data">
          {t('training.exam.sheet')}
        </h2>
        <b>{count}</b>
      </div>
      <ol className={classes.marks}>
        {questions.map(({ questionId, mark, flagged }, place) => {
          const isNow = place === current;
          const { icon, word } = looks[isNow ? 'now' : mark];
          return (
            <li key={questionId}>
              <button
                type="button"
                data-mark={mark}
                aria-current={isNow ? 'step' : undefined}
                className={classes.mark}
                onClick={() => onGo(place)}
              >
                <span className="sr-only">
                  {t('training.exam.question', { n: place + 1 }) + comma[locale]}
                </span>
                <b aria-hidden="true">
                  {place + 1}
                  {flagged && <Icon name="bookmark-simple" />}
                </b>
                <span className={classes.word}>
                  <Icon name={icon} />
                  {t(word)}
                  {flagged && (
                    <span className="sr-only">{comma[locale] + t('training.exam.flagged')}</span>
                  )}
                  {isNow && <span className="sr-only">{comma[locale] + t(looks[mark].word)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {children && <div className={classes.end}>{children}</div>}
    </Card>
  );
}
