import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';

type Props = {
  free: number;
  /** How many have a place now, and how many are to come. */
  has: number;
  wanted: number;
  busy: boolean;
  onWait: () => void;
  onKeep: () => void;
};

/** Too few places for a larger party: what it has stays; the others can wait. */
export function FewPlaces({ free, has, wanted, busy, onWait, onKeep }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1}>
      <AlertPanel
        kind="wait"
        role="alert"
        title={t('activity.moreFewTitle', { free })}
        actions={
          <>
            <Button busy={busy} onClick={onWait}>
              {t('activity.moreWait', { n: wanted - has - free })}
            </Button>
            <Button variant="line" busy={busy} onClick={onKeep}>
              {t('activity.moreKeep', { n: has })}
            </Button>
          </>
        }
      >
        <p>{t('activity.moreFewText', { n: has })}</p>
      </AlertPanel>
    </div>
  );
}
