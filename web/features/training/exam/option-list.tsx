import type { ExamQuestion, ReviewedQuestion } from '#contract/training/exam.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './option-list.module.css';

/** 'A', 'B' … */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

type Props = {
  question: Pick<ExamQuestion | ReviewedQuestion, 'type' | 'options'>;
  chosen: readonly string[];
  onChoose: (optionIds: string[]) => void;
  labelledBy: string;
  describedBy?: string;
  /** The right options once they are shown; then the choice is read-only. */
  right?: readonly string[] | null;
};

/** The options of a question as large cards; single or multiple choice. */
export function OptionList(props: Props) {
  const { question, chosen, onChoose, labelledBy, describedBy, right } = props;
  const { t } = useTranslation();
  const several = question.type === 'multiple';
  const choose = (optionId: string) => {
    if (!several) return onChoose([optionId]);
    const others = chosen.filter((id) => id !== optionId);
    onChoose(others.length < chosen.length ? others : [...chosen, optionId]);
  };
  return (
    <fieldset
      role={several ? undefined : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.options}
    >
      {question.options.map(({ optionId, text }, place) => {
        const isChosen = chosen.includes(optionId);
        const isRight = right?.includes(optionId) ?? false;
        return (
          <label
            key={optionId}
            className={cx(
              classes.option,
              isChosen && classes.chosen,
              right && isRight && classes.right,
              right && isChosen && !isRight && classes.wrong,
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`${labelledBy}-option`}
              checked={isChosen}
              disabled={Boolean(right)}
              onChange={() => choose(optionId)}
              className="sr-only"
            />
            <span className={cx(classes.letter, several && classes.square)} aria-hidden="true">
              {letterOf(place)}
            </span>
            <span>{text}</span>
            <span className={classes.said} aria-hidden={right ? undefined : true}>
              {right && isRight && (
                <>
                  <Icon name="check-circle" />
                  {t('training.exam.marks.right')}
                </>
              )}
              {right && isChosen && !isRight && (
                <>
                  <Icon name="x-circle" />
                  {t('training.exam.marks.wrong')}
                </>
              )}
              {!right && isChosen && (
                <>
                  <Icon name="check-circle" />
                  {t('training.exam.chosen')}
                </>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
