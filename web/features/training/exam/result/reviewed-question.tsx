import { useId } from 'react';
import type { AnswerVerdict, ReviewedQuestion } from '#contract/training/exam.ts';
import { chapterPath } from '#web/features/training/exam/exam-path.ts';
import { letterOf } from '#web/features/training/exam/option-list.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './review.module.css';

const looks: Record<AnswerVerdict, { tone: BadgeTone; icon: IconName }> = {
  right: { tone: 'good', icon: 'check-circle' },
  wrong: { tone: 'wrong', icon: 'x-circle' },
  unanswered: { tone: 'wait', icon: 'minus-circle' },
};

/** The explanation, and the chapter about it. */
export function Lesson(props: {
  question: Pick<ReviewedQuestion, 'explanation' | 'video'>;
  trainingContentId: string;
}) {
  const { t } = useTranslation();
  const { explanation, video } = props.question;
  return (
    <>
      {explanation && (
        <div className={classes.why}>
          <b>{t('training.exam.explanation')}</b>
          <p>{explanation}</p>
        </div>
      )}
      {video && (
        <LinkButton
          to={chapterPath(props.trainingContentId, video.videoId)}
          variant="line"
          size="small"
          icon="play-circle"
          className={classes.video}
        >
          {t('training.exam.learnAgain', { title: video.title })}
        </LinkButton>
      )}
    </>
  );
}

type Props = { question: ReviewedQuestion; place: number; id: string; trainingContentId: string };

/** A submitted question: the chosen options, and the right ones if they may be shown. */
export function ReviewedItem({ question, place, id, trainingContentId }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const { verdict, chosen, right, options, points, earned } = question;
  const { tone, icon } = looks[verdict];
  return (
    <Card as="section" id={id} aria-labelledby={heading} className={classes.item}>
      <div className={classes.top}>
        <span className={classes.number}>{t('training.exam.question', { n: place + 1 })}</span>
        <Badge tone={tone} icon={icon}>
          {t(`training.exam.marks.${verdict}`)}
        </Badge>
        <span className="muted">{t('training.exam.earned', { earned, points })}</span>
      </div>
      <h2 id={heading} className={`from-data ${classes.text}`}>
        {question.text}
      </h2>
      {question.type === 'multiple' && (
        <p className="muted">
          {t(question.partialScore ? 'training.exam.scorePart' : 'training.exam.scoreAll')}
        </p>
      )}
      <ul className="stack gap-10">
        {options.map(({ optionId, text }, i) => {
          const isChosen = chosen.includes(optionId);
          const isRight = right?.includes(optionId) ?? false;
          return (
            <li
              key={optionId}
              className={cx(
                classes.option,
                isRight && classes.right,
                isChosen && right && !isRight && classes.wrong,
                isChosen && !right && classes.mine,
              )}
            >
              <span className={classes.letter} aria-hidden="true">
                {letterOf(i)}
              </span>
              <span>{text}</span>
              <span className={classes.tags}>
                {isRight && (
                  <Badge tone="good" icon="check-circle">
                    {t('training.exam.rightAnswer')}
                  </Badge>
                )}
                {isChosen && (
                  <Badge tone={right && !isRight ? 'wrong' : 'plain'} icon="user">
                    {t('training.exam.yourAnswer')}
                  </Badge>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <Lesson question={question} trainingContentId={trainingContentId} />
    </Card>
  );
}
