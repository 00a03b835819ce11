import type { TFunction } from 'i18next';

export const sayTimeLeft = (minutes: number, t: TFunction): string =>
  minutes > 1 ? t('training.exam.minutesLeft', { n: minutes }) : t('training.exam.lastMinute');
