import { useEffect, useRef } from 'react';
import type { CompanyAddress } from '#contract/content/content.ts';
import type { Slot } from '#contract/services/services.ts';
import type { Refusal } from '#web/features/services/catalogue/refusal.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { telLink, whole } from '#web/lib/page/site.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { localTimeOf } from './slot-times.ts';

type Props = {
  refusal: Refusal;
  office: CompanyAddress;
  onTake: (slot: Slot) => void;
  /** The page with all days and times, if not this one. */
  allTimes?: string;
};

/** The slot is taken: why, and the nearest free ones as buttons (design rule 22). Each refusal takes the focus. */
export function SlotRefused({ refusal, office, onTake, allTimes }: Props) {
  const { t, locale } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { reason, nearest } = refusal;
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <AlertPanel
        kind="wait"
        role="alert"
        title={t(`services.refused.${reason}`)}
        actions={
          <>
            {nearest.map((slot) => (
              <Button key={localTimeOf(slot)} icon="calendar-check" onClick={() => onTake(slot)}>
                {t('services.takeNearest', { when: sayWhen(localTimeOf(slot), locale) })}
              </Button>
            ))}
            {allTimes && (
              <LinkButton to={allTimes} variant="line" icon="calendar-dots">
                {t('services.allTimes')}
              </LinkButton>
            )}
            {!nearest.length && (
              <LinkButton to={telLink(office.phone)} variant="line" icon="phone">
                {whole(office.phone)}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{t(nearest.length ? 'services.takenHint' : 'services.refusedHint')}</p>
      </AlertPanel>
    </div>
  );
}
