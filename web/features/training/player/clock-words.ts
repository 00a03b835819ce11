/** Durations for reading and for screen readers. */
import type { Translate } from '#i18n/translator.ts';

/** '5:12' · '1:05:12' */
export const clockOf = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  const tail = `${hours ? two(minutes) : minutes}:${two(whole % 60)}`;
  return hours ? `${hours}:${tail}` : tail;
};

/** '5 min 12 s', for a screen reader. */
export const sayClock = (seconds: number, t: Translate): string =>
  t('training.player.spoken', {
    minutes: Math.floor(seconds / 60),
    seconds: Math.floor(seconds % 60),
  });
