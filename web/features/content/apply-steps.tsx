import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './apply-steps.module.css';

/** Three steps to long-term care; `action` is the button that begins them. */
export function ApplySteps({ id, action }: { id: string; action: ReactNode }) {
  const { t } = useTranslation();
  const steps = [
    { name: t('home.step1'), hint: t('home.step1Hint') },
    { name: t('home.step2'), hint: t('home.step2Hint') },
    { name: t('home.step3'), hint: t('home.step3Hint') },
  ];
  return (
    <div className={classes.apply}>
      <h2 id={id}>{t('home.stepsTitle')}</h2>
      <ol className={classes.steps}>
        {steps.map((step, i) => (
          <li key={step.name}>
            <span className={classes.mark} aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <b className={classes.name}>{step.name}</b>
              <span className="muted">{step.hint}</span>
            </div>
          </li>
        ))}
      </ol>
      {action}
    </div>
  );
}
