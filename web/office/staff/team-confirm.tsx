import { type Capability, may } from '#contract/access.ts';
import type { TeamMember } from '#contract/staff/staff.ts';
import { listComma } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';

export type TeamChange = { role?: TeamMember['role']; active?: boolean; resetSecondFactor?: true };

/** What a role may see and do in the office. */
const rights = [
  'workOnCases',
  'manageOffices',
  'manageActivities',
  'answerReviews',
  'editContent',
  'manageTraining',
  'changeSettings',
  'manageStaff',
  'readAudit',
] as const satisfies readonly Capability[];

function RoleChange({ from, to }: { from: TeamMember['role']; to: TeamMember['role'] }) {
  const { t, locale } = useTranslation();
  const named = (which: readonly (typeof rights)[number][]) =>
    which.map((right) => t(`office.confirm.rights.${right}`)).join(listComma[locale]);
  const gained = rights.filter((right) => may(to, right) && !may(from, right));
  const lost = rights.filter((right) => may(from, right) && !may(to, right));
  return (
    <>
      {gained.length > 0 && <p>{t('office.confirm.gains', { what: named(gained) })}</p>}
      {lost.length > 0 && <p>{t('office.confirm.loses', { what: named(lost) })}</p>}
      <p>{t('office.confirm.roleNow')}</p>
    </>
  );
}

type Props = {
  person: TeamMember;
  change: TeamChange;
  onConfirm: () => void;
  onClose: () => void;
};

/** Before a colleague's account is changed: what that means for them. */
export function TeamConfirm({ person, change, ...after }: Props) {
  const { t } = useTranslation();
  const { name } = person;
  if (change.role)
    return (
      <ConfirmDialog
        title={t('office.confirm.roleTitle', { name, role: t(`office.roles.${change.role}`) })}
        action={t('office.confirm.role')}
        {...after}
      >
        <RoleChange from={person.role} to={change.role} />
      </ConfirmDialog>
    );
  const kind = change.resetSecondFactor ? 'factor' : change.active ? 'open' : 'close';
  return (
    <ConfirmDialog
      title={t(`office.confirm.${kind}Title`, { name })}
      action={t(
        `office.${change.resetSecondFactor ? 'resetFactor' : kind === 'open' ? 'open' : 'close'}`,
      )}
      variant={kind === 'open' ? 'jade' : 'danger'}
      {...after}
    >
      <p>{t(`office.confirm.${kind}Lead`)}</p>
    </ConfirmDialog>
  );
}
