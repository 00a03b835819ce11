import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Toggle } from '#web/ui/forms/toggle.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './read-aloud.module.css';
import { pickVoice } from './voices.ts';

/** Whether the page is being read aloud; the reader is only downloaded on demand. */
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;
/** A stop during the download counts, too. */
let turn = 0;

const set = (next: (() => void) | null) => {
  stop = next;
  for (const listener of listeners) listener();
};

const stopReading = (): void => {
  turn++;
  const now = stop;
  set(null);
  now?.();
};

const startReading = async (locale: Locale): Promise<void> => {
  stopReading();
  const mine = ++turn;
  set(() => {});
  try {
    const { readPage } = await import('./read-page.ts');
    if (mine !== turn) return;
    set(readPage(locale, () => mine === turn && stopReading()));
  } catch (error) {
    console.error('Reading aloud failed:', error);
    stopReading();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const useReading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => stop !== null,
    () => false,
  );

const onVoices = (listener: () => void) => {
  const synth = window.speechSynthesis;
  synth?.addEventListener?.('voiceschanged', listener);
  return () => synth?.removeEventListener?.('voiceschanged', listener);
};

/** Some devices load their voices late, some have none for the language: without a voice there is no button. */
const useHasVoice = (): boolean => {
  const { locale } = useTranslation();
  return useSyncExternalStore(
    onVoices,
    () => Boolean(pickVoice(window.speechSynthesis?.getVoices() ?? [], locale)),
    () => false,
  );
};

/** For pages that offer it somewhere else. */
export const useReadAloud = () => {
  const { locale } = useTranslation();
  const reading = useReading();
  const possible = useHasVoice();
  const press = () => (reading ? stopReading() : void startReading(locale));
  return { possible, reading, press };
};

export function ReadAloud({
  variant,
  onStart,
}: {
  variant?: 'bar' | 'row' | undefined;
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
      variant={variant}
      icon="speaker-high"
      label={t('shell.readAloud')}
      onClick={toggle}
    />
  );
}

/** Stops reading when unmounted. */
function ReadingEnd() {
  useEffect(() => stopReading, []);
  return null;
}

/** Once per shell: the sticky stop button, and what ends the reading. */
export function ReadingBar() {
  const { t, locale } = useTranslation();
  const reading = useReading();
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
