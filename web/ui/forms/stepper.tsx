import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './stepper.module.css';

type Props = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The index of the current step. */
  current: number;
};

/** Progress in a long form: in words, and as marks where there is room (design rule 11). */
export function Stepper({ steps, current }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.stepper}>
      <p className={classes.words}>
        {t('register.stepOf', {
          step: current + 1,
          steps: steps.length,
          name: steps[current] ?? '',
        })}
      </p>
      {/* Decorative: the sentence above says the same. */}
      <ol aria-hidden="true" className={classes.marks}>
        {steps.map((name, place) => (
          <li
            key={name}
            className={cx(place < current && classes.done, place === current && classes.now)}
          >
            <span className={classes.mark}>
              {place < current ? <Icon name="check" /> : place + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className={classes.bar}>
        {steps.map((name, place) => (
          <span key={name} className={cx(place <= current && classes.on)} />
        ))}
      </div>
    </div>
  );
}
