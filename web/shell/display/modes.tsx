import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { setPreference, usePreferences } from '#web/lib/page/preferences.ts';
import { Toggle } from '#web/ui/forms/toggle.tsx';

type Props = { variant?: 'bar' | 'row' | undefined };

/** 大字版 (design rule 37). */
export function ElderMode({ variant }: Props) {
  const { t } = useTranslation();
  const { elderMode, textSize } = usePreferences();
  const turn = () => {
    // Easy view uses larger text, unless an even larger size was chosen.
    if (!elderMode && textSize === '18') setPreference('textSize', null);
    setPreference('elderMode', elderMode ? null : 'on');
  };
  return (
    <Toggle
      on={elderMode}
      variant={variant}
      icon="text-aa"
      label={t('shell.elderMode')}
      onClick={turn}
    />
  );
}

/** Design rule 38. */
export function HighContrast({ variant }: Props) {
  const { t } = useTranslation();
  const { highContrast } = usePreferences();
  return (
    <Toggle
      on={highContrast}
      variant={variant}
      icon="circle-half"
      label={t('shell.highContrast')}
      onClick={() => setPreference('contrast', highContrast ? null : 'high')}
    />
  );
}
