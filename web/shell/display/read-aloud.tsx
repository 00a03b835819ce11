import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { Toggle } from '#web/ui/forms/toggle.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './read-aloud.module.css';
import { startReading, stopReading, useReading } from './reading.ts';
import { pickVoice } from './voices.ts';

const onVoices = (listener: () => void) => {
  const synth = window.speechSynthesis;
  synth?.addEventListener?.('voiceschanged', listener);
  return () => synth?.removeEventListener?.('voiceschanged', listener);
};

/** Some devices load their voices late, some have none for the language: no voice, no button. */
const useHasVoice = (): boolean => {
  const locale = useLocale();
  return useSyncExternalStore(
    onVoices,
    () => Boolean(pickVoice(window.speechSynthesis?.getVoices() ?? [], locale)),
    () => false,
  );
};

/** For a page that offers it in a place of its own. */
export const useReadAloud = () => {
  const locale = useLocale();
  const reading = useReading();
  const possible = useHasVoice();
  const press = () => (reading ? stopReading() : void startReading(locale));
  return { possible, reading, press };
};

export function ReadAloud({
  look,
  onStart,
}: {
  look?: 'bar' | 'row' | undefined;
  onStart?: () => void;
}) {
  const { t } = useTranslation();
  const { possible, reading, press } = useReadAloud();
  if (!possible) return null;
  const toggle = () => {
    press();
    if (!reading) onStart?.();
  };
  return (
    <Toggle
      on={reading}
      look={look}
      icon="speaker-high"
      label={t('shell.readAloud')}
      onClick={toggle}
    />
  );
}

/** Takes the reading with it when it goes. */
function ReadingEnd() {
  useEffect(() => stopReading, []);
  return null;
}

/** Once in each shell: the stop button that stays in reach, and the moments when reading must end. */
export function ReadingBar() {
  const { t } = useTranslation();
  const reading = useReading();
  const locale = useLocale();
  const { pathname } = useLocation();

  useEffect(() => {
    if (!reading) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stopReading();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [reading]);

  return (
    <>
      {/* A new page or a new language ends the reading. */}
      <ReadingEnd key={`${pathname} ${locale}`} />
      {reading && (
        <div className={classes.bar}>
          <button type="button" onClick={stopReading}>
            <Icon name="stop" />
            {t('shell.stopReading')}
          </button>
        </div>
      )}
    </>
  );
}
