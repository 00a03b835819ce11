import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import classes from './sign.module.css';
import type { Pad } from './use-pad.ts';

export const padId = 'sign-pad';

/** The signature box. Typing is the alternative (the switch above it). */
export function SignPad({ pad, error }: { pad: Pad; error?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-12">
      <div className={classes.pad} data-wrong={error ? 'yes' : undefined}>
        <span className={classes.mark} aria-hidden="true">
          {t('training.sign.mark')}
        </span>
        <canvas
          ref={pad.canvas}
          id={padId}
          tabIndex={-1}
          role="img"
          aria-label={`${t('training.sign.pad')}. ${t(pad.strokes ? 'training.sign.padDrawn' : 'training.sign.padEmpty')}`}
          aria-describedby={error ? `${padId}-error` : undefined}
          className={classes.canvas}
        />
      </div>
      <FieldError id={`${padId}-error`} error={error} />
      <div className={classes.tools}>
        <Button
          variant="line"
          size="small"
          icon="arrow-counter-clockwise"
          aria-disabled={pad.strokes === 0 || undefined}
          onClick={pad.undo}
        >
          {t('training.sign.undo')}
        </Button>
        <Button
          variant="line"
          size="small"
          icon="eraser"
          aria-disabled={pad.strokes === 0 || undefined}
          onClick={pad.clear}
        >
          {t('training.sign.clear')}
        </Button>
      </div>
    </div>
  );
}
