import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ChipLinks } from '#web/ui/navigation/chip-links.tsx';
import { searchPath } from './list-choice.ts';

const examples = ['taichi', 'birthday', 'dumplings', 'health'] as const;

/** Example searches, shown before anything is typed. */
export function SearchExamples() {
  const { t } = useTranslation();
  return (
    <div className="stack gap-12">
      <p id="examples">{t('activity.typeFirst')}</p>
      <ChipLinks
        labelledBy="examples"
        links={examples.map((name) => {
          const words = t(`activity.examples.${name}`);
          return { to: searchPath({ words }), label: words, current: false };
        })}
      />
    </div>
  );
}
