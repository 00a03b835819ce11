import type { Party } from '#contract/activity/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './activities.module.css';

type Props = { party: Party; busy: boolean; onChange: (arrived: number) => void };

/** How many of a party came: one button per number, and undo. */
export function Arrived({ party, busy, onChange }: Props) {
  const { t } = useTranslation();
  const numbers = Array.from({ length: party.people }, (_, i) => i + 1);
  return (
    <fieldset className={classes.group}>
      <legend>{t('office.activities.howMany')}</legend>
      <div className="row gap-12">
        {numbers.map((n) => (
          <Button
            key={n}
            variant={n === party.arrived ? 'jade' : 'line'}
            size="small"
            icon={n === party.arrived ? 'check' : undefined}
            aria-pressed={n === party.arrived}
            busy={busy}
            onClick={() => onChange(n)}
          >
            {n}
          </Button>
        ))}
        {party.arrived > 0 && (
          <Button variant="quiet" size="small" busy={busy} onClick={() => onChange(0)}>
            {t('office.activities.undo')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
