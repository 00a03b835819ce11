/** A date in words: what it is, and how far away. */

import type { DateKind, ImportantDate } from '#contract/renewal/renewal.ts';
import type { Translate } from '#i18n/translator.ts';
import type { BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';

export const iconOfDate: Record<DateKind, IconName> = {
  whiteCard: 'identification-card',
  snap: 'bowl-food',
  letter: 'envelope-open',
  other: 'calendar-star',
  paper: 'identification-badge',
};

export const sayWhat = ({ kind, title }: ImportantDate, t: Translate): string =>
  title ?? t(`renewal.kind.${kind}`);

export const sayLeft = ({ daysLeft }: ImportantDate, t: Translate): string => {
  if (daysLeft < 0) return t('renewal.past');
  return daysLeft === 0 ? t('renewal.today') : t('renewal.left', { count: daysLeft });
};

export const isOpenDate = ({ state }: ImportantDate): boolean =>
  state === 'upcoming' || state === 'started';

/** Whether a helper entered it. */
export const isByHelper = ({ history }: ImportantDate): boolean =>
  history.findLast(({ event }) => ['added', 'moved', 'renamed'].includes(event))?.by === 'helper';

/** Red only for what is late or nearly so. */
export const toneOfDate = (date: ImportantDate): BadgeTone => {
  if (date.state === 'started') return 'info';
  if (!isOpenDate(date)) return 'plain';
  if (date.daysLeft <= 7) return 'wrong';
  return date.daysLeft <= 90 ? 'wait' : 'plain';
};

/** Whether our office has a service for it. */
export const canStart = ({ kind, state }: ImportantDate): boolean =>
  state === 'upcoming' && kind !== 'other' && kind !== 'paper';
