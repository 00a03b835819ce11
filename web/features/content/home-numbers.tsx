import type { ServiceParam } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NumberBand } from '#web/ui/data/number-band.tsx';

/** 3,200 in each of our languages. Intl would take 30 ms to start on a weak phone. */
const write = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** The agency in five numbers (readings "Statistics on home"). */
export function HomeNumbers({ numbers }: { numbers: ServiceParam }) {
  const { t } = useTranslation();
  return (
    <NumberBand
      five
      title={t('home.numbers')}
      numbers={[
        { value: write(numbers.serviceCount), label: t('home.numberServices') },
        { value: write(numbers.satisfaction), sign: '%', label: t('home.numberSatisfaction') },
        { value: write(numbers.regionCount), label: t('home.numberRegions') },
        { value: write(numbers.elderCount), sign: '+', label: t('home.numberElders') },
        { value: write(numbers.caregiverCount), sign: '+', label: t('home.numberCaregivers') },
      ]}
    />
  );
}
