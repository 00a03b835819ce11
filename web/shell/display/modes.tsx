import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '#web/lib/page/preferences.ts';
import { Toggle } from '#web/ui/forms/toggle.tsx';

type Look = { look?: 'bar' | 'row' | undefined };

/** 大字版 (design rule 37). */
export function ElderMode({ look }: Look) {
  const { t } = useTranslation();
  const { elderMode, textSize } = usePreferences();
  const turn = () => {
    // Easy view uses larger text, unless an even larger size was chosen.
    if (!elderMode && textSize === '18') setPreference('textSize', null);
    setPreference('elderMode', elderMode ? null : 'on');
  };
  return (
    <Toggle on={elderMode} look={look} icon="text-aa" label={t('shell.elderMode')} onClick={turn} />
  );
}

/** Design rule 38. */
export function HighContrast({ look }: Look) {
  const { t } = useTranslation();
  const { highContrast } = usePreferences();
  return (
    <Toggle
      on={highContrast}
      look={look}
      icon="circle-half"
      label={t('shell.highContrast')}
      onClick={() => setPreference('contrast', highContrast ? null : 'high')}
    />
  );
}
