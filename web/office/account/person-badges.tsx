import type { PersonRow } from '#contract/account/people-office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const stateTone = { open: 'good', closed: 'plain', merged: 'plain' } as const;

export function PersonStateBadge({ person }: { person: Pick<PersonRow, 'state' | 'closeReason'> }) {
  const { t } = useTranslation();
  const { state, closeReason } = person;
  const words = t(`office.people.states.${state}`);
  return (
    <Badge tone={stateTone[state]}>
      {state === 'closed' && closeReason
        ? `${words} · ${t(`office.personClose.reasons.${closeReason}`)}`
        : words}
    </Badge>
  );
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
