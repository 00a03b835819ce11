import { useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { setPreference, textSizes, usePreferences } from '#web/lib/page/preferences.ts';
import classes from './text-size.module.css';

/** All four sizes of design rule 2, each drawn in its own size. */
export function TextSize({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation();
  const { textSize } = usePreferences();
  const label = useId();
  return (
    <div className={stacked ? classes.stacked : classes.control}>
      <span id={label} className={classes.label}>
        {t('shell.textSize')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend */}
      <div className={classes.sizes} role="group" aria-labelledby={label}>
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            data-size={size}
            aria-pressed={textSize === size}
            onClick={() => setPreference('textSize', size)}
          >
            <span className={classes.letter} aria-hidden="true">
              A
            </span>
            <span className={classes.word}>{t(`shell.textSize${size}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
