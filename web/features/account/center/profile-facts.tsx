import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile-facts.module.css';

export type FactEntry = { label: string; value: ReactNode };

type Props = {
  title: string;
  facts: readonly FactEntry[];
  /** Where it stands among the headings of its page. */
  as?: 'h2' | 'h4';
};

/** A few facts under one heading. What is not there is said, not left blank. */
export function Facts({ title, facts, as: Heading = 'h4' }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value || <span className={classes.none}>{t('register.nothing')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
