import type { ReactNode } from 'react';
import { Section } from '#web/ui/layout/section.tsx';
import { ApplySteps } from './apply-steps.tsx';
import classes from './promo-section.module.css';
import { type Promo, PromoVideo } from './promo-video.tsx';

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
