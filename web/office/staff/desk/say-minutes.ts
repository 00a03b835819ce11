import type { Translate } from '#i18n/translator.ts';

/** '37 min', '1 h 12 min', '3 d 4 h': the two largest parts. */
export const sayMinutes = (minutes: number, t: Translate): string => {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const parts = [
    days && t('office.people.desk.days', { count: days }),
    hours && t('office.people.desk.hours', { count: hours }),
    (!days && rest) || minutes < 60 ? t('office.people.desk.minutes', { count: rest }) : '',
  ];
  return parts.filter(Boolean).join(' ');
};
