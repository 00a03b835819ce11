import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Section } from '#web/ui/layout/section.tsx';
import classes from './promo-section.module.css';
import { type Promo, PromoVideo } from './promo-video.tsx';

/** Three steps to long-term care; `action` is the button that begins them. */
function ApplySteps({ id, action }: { id: string; action: ReactNode }) {
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

/** The promo video beside the three steps; without a video the steps stand alone. */
export function PromoSection({ promo, action }: { promo: Promo | null; action: ReactNode }) {
  return (
    <Section tone="sand" labelledBy="steps-title">
      <div className={promo ? classes.beside : undefined}>
        {promo && <PromoVideo promo={promo} />}
        <ApplySteps id="steps-title" action={action} />
      </div>
    </Section>
  );
}
