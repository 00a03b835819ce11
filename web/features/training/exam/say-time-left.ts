import type { Translate } from '#i18n/translator.ts';

export const sayTimeLeft = (minutes: number, t: Translate): string =>
  minutes > 1 ? t('training.exam.minutesLeft', { n: minutes }) : t('training.exam.lastMinute');
