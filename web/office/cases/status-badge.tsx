import type { ApplicationRow } from '#contract/account/applications-office.ts';
import type { RequestRow } from '#contract/services/requests-office.ts';
import type { CardRow } from '#contract/whitecard/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './case-queue.module.css';

type Style = { tone: BadgeTone; icon: IconName };
const todo: Style = { tone: 'info', icon: 'clipboard-text' };
const waits: Style = { tone: 'wait', icon: 'hourglass-medium' };
const good: Style = { tone: 'good', icon: 'check' };
const bad: Style = { tone: 'plain', icon: 'x' };

const applicationStyles: Record<ApplicationRow['status'], Style> = {
  submitted: todo,
  more_info: waits,
  approved: good,
  rejected: bad,
};
export function ApplicationBadge({ status }: Pick<ApplicationRow, 'status'>) {
  const { t } = useTranslation();
  return (
    <Badge className={classes.short} {...applicationStyles[status]}>
      {t(`office.cases.applicationStatus.${status}`)}
    </Badge>
  );
}

const cardStyles: Record<CardRow['status'], Style> = {
  waiting: waits,
  submitted: todo,
  eligible: good,
  ineligible: bad,
};
export function CardBadge({ status }: Pick<CardRow, 'status'>) {
  const { t } = useTranslation();
  return (
    <Badge className={classes.short} {...cardStyles[status]}>
      {t(`office.cases.cardStatus.${status}`)}
    </Badge>
  );
}

const requestStyles: Record<RequestRow['status'] | 'cancelled', Style> = {
  init: todo,
  finish: good,
  error: waits,
  unknown: { tone: 'wait', icon: 'question' },
  cancelled: bad,
};
export function RequestBadge({ status, cancelledAt }: Pick<RequestRow, 'status' | 'cancelledAt'>) {
  const { t } = useTranslation();
  const shown = cancelledAt ? 'cancelled' : status;
  return (
    <Badge className={classes.short} {...requestStyles[shown]}>
      {t(`office.cases.requestStatus.${shown}`)}
    </Badge>
  );
}
