import { useTranslation } from 'react-i18next';
import type { PersonRow, PersonState } from '#contract/account/people-office.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const stateTone = { open: 'good', closed: 'wrong', merged: 'plain' } as const;

export function PersonStateBadge({ state }: { state: PersonState }) {
  const { t } = useTranslation();
  return <Badge tone={stateTone[state]}>{t(`office.people.states.${state}`)}</Badge>;
}

export const cardTone: Record<string, BadgeTone> = {
  waiting: 'plain',
  submitted: 'wait',
  eligible: 'good',
  ineligible: 'wrong',
};
export const applicationTone: Record<string, BadgeTone> = {
  submitted: 'wait',
  approved: 'good',
  rejected: 'wrong',
  more_info: 'info',
};

/** The status of a person's application or white card. */
export function CaseStateBadge({ person }: { person: PersonRow }) {
  const { t } = useTranslation();
  const { applicationStatus, whiteCardStatus } = person;
  if (applicationStatus)
    return (
      <Badge tone={applicationTone[applicationStatus] ?? 'plain'}>
        {t(`office.people.applicationStatus.${applicationStatus}`)}
      </Badge>
    );
  if (!whiteCardStatus) return null;
  return (
    <Badge tone={cardTone[whiteCardStatus] ?? 'plain'}>
      {t('office.people.card')} · {t(`office.people.cardStatus.${whiteCardStatus}`)}
    </Badge>
  );
}
