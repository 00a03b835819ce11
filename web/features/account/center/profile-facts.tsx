import { useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { type Fact, Facts } from '#web/ui/data/facts.tsx';
import classes from './profile-facts.module.css';

type Props = {
  title: string;
  facts: readonly Fact[];
  /** The level of its heading on the page. */
  as?: 'h2' | 'h4';
};

/** Facts under one heading. Empty values say so. */
export function FactGroup({ title, facts, as: Heading = 'h4' }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack gap-4">
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      <Facts variant="lines" facts={facts} missing={t('register.nothing')} />
    </section>
  );
}
