import { useTranslation } from 'react-i18next';
import type { ServiceParam } from '#contract/content/content.ts';
import { Section } from '#web/ui/layout/section.tsx';
import classes from './numbers-band.module.css';

/** 3,200 in each of our languages; the browser's own way needs 30 ms of a weak phone to begin. */
const write = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** The agency in five numbers (readings "Statistics on home"). */
export function NumbersBand({ numbers }: { numbers: ServiceParam }) {
  const { t } = useTranslation();
  const tiles = [
    { value: numbers.serviceCount, sign: '', label: t('home.numberServices') },
    { value: numbers.satisfaction, sign: '%', label: t('home.numberSatisfaction') },
    { value: numbers.regionCount, sign: '', label: t('home.numberRegions') },
    { value: numbers.elderCount, sign: '+', label: t('home.numberElders') },
    { value: numbers.caregiverCount, sign: '+', label: t('home.numberCaregivers') },
  ];
  return (
    <Section tone="jade" labelledBy="numbers-title">
      <h2 id="numbers-title" className="sr-only">
        {t('home.numbers')}
      </h2>
      <dl className={classes.numbers}>
        {tiles.map(({ value, sign, label }) => (
          <div key={label} className={classes.number}>
            <dt>{label}</dt>
            <dd>
              {write(value)}
              {sign && <small>{sign}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
