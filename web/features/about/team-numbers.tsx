import { useTranslation } from 'react-i18next';
import type { Team } from '#contract/content/content.ts';
import { Section } from '#web/ui/layout/section.tsx';
import classes from './team-numbers.module.css';

/** '3,200+' and '17': the number large, the sign behind it small. */
const parts = (value: string) => /^([\d.,]+)(.*)$/.exec(value)?.slice(1) ?? [value, ''];

/** The agency in numbers, on the jade band. */
export function TeamNumbers({ numbers }: { numbers: Team['numbers'] }) {
  const { t } = useTranslation();
  return (
    <Section tone="jade" labelledBy="numbers">
      <h2 id="numbers" className="sr-only">
        {t('about.numbers')}
      </h2>
      <dl className={classes.numbers}>
        {numbers.map(({ value, label }) => {
          const [number, sign] = parts(value);
          return (
            <div key={label} className={classes.number}>
              <dt>{label}</dt>
              <dd>
                {number}
                {sign && <small>{sign}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
