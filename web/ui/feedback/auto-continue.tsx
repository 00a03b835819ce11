import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { setPreference, usePreferences } from '#web/lib/page/preferences.ts';
import { Toggle } from '#web/ui/forms/toggle.tsx';

/** Timed moves can be turned off (design rule 30): in the mobile sheet, and beside every countdown. */
export function AutoContinue() {
  const { t } = useTranslation();
  const { autoContinue } = usePreferences();
  return (
    <Toggle
      variant="row"
      on={autoContinue}
      icon="clock"
      label={t('shell.autoContinue')}
      onClick={() => setPreference('autoContinue', autoContinue ? 'off' : null)}
    />
  );
}
