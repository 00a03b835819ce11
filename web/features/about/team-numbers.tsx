import type { Team } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NumberBand } from '#web/ui/data/number-band.tsx';

/** '3,200+' is the number 3,200 and the sign '+'. */
const split = ({ value, label }: Team['numbers'][number]) => {
  const [number = value, sign] = /^([\d.,]+)(.*)$/.exec(value)?.slice(1) ?? [];
  return { value: number, sign, label };
};

export function TeamNumbers({ numbers }: { numbers: Team['numbers'] }) {
  const { t } = useTranslation();
  return (
    <NumberBand
      five={numbers.length === 5}
      title={t('about.numbers')}
      numbers={numbers.map(split)}
    />
  );
}
