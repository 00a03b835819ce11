import { type ReactNode, useState } from 'react';
import { staffRoles } from '#contract/access.ts';
import {
  inviteStaff,
  listTeam,
  sendStaffReset,
  type TeamMember,
  updateStaff,
} from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { SmallForm } from '#web/office/shell/small-form.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { SavedSelect } from '#web/office/ui/saved-select.tsx';
import table from '#web/office/ui/table/data-table.module.css';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { type TeamChange, TeamConfirm } from './team-confirm.tsx';
import { useProof } from './use-step-up.tsx';

type Role = TeamMember['role'];

type RoleProps = { label: ReactNode; value: Role; onChange: (role: Role) => void };

function RoleField(props: RoleProps) {
  const { t } = useTranslation();
  const choices = choicesOf(staffRoles, (value) => t(`office.roles.${value}`));
  return <SelectField {...props} choices={choices} />;
}

type WithProof = ReturnType<typeof useProof>['withProof'];

function Invite({
  withProof,
  onDone,
}: {
  withProof: WithProof;
  onDone: (email: string | null) => void;
}) {
  const { t } = useTranslation();
  const kept = useKept('invite', { email: '', name: '', role: 'coordinator' as Role });
  const { role, email, name } = kept.values;
  return (
    <Panel title={t('office.invite')}>
      <RoleField label={t('office.role')} {...kept.field('role')} />
      <SmallForm
        fields={[
          { name: 'email', label: t('office.email'), kind: 'email', value: email },
          { name: 'name', label: t('office.person'), kind: 'text', value: name },
        ]}
        action={t('office.inviteSend')}
        errorField="email"
        send={async (typed) => {
          const sent = await withProof((proof) =>
            call(inviteStaff, { body: { ...typed, role, proof } }),
          );
          if (!sent) return;
          kept.forget();
          onDone(typed.email);
        }}
        onTyped={kept.change}
        onCancel={() => onDone(null)}
      />
    </Panel>
  );
}

const stateOf = ({ active, invited }: TeamMember) =>
  active ? (invited ? 'invited' : 'active') : 'closed';

export default function OfficeTeamPage() {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const me = useStaff();
  const { withProof, dialog } = useProof();
  const [inviting, setInviting] = useState(false);
  const { loaded, reload } = useCall(listTeam, {});

  const { run } = useAction();
  const submit = (done: string, work: (proof: string) => Promise<unknown>) =>
    run(async () => {
      if (await withProof(work)) notifySuccess(done);
    });
  const [asked, setAsked] = useState<{ person: TeamMember; change: TeamChange } | null>(null);
  const change = async ({ staffId, email }: TeamMember, body: TeamChange) => {
    setAsked(null);
    const done = body.resetSecondFactor ? t('office.resetSent', { email }) : t('office.changed');
    await submit(done, (proof) =>
      call(updateStaff, { params: { staffId }, body: { ...body, proof } }),
    );
    reload();
  };
  const inviteAgain = ({ email, name, role }: TeamMember) =>
    submit(t('office.inviteSent', { email }), (proof) =>
      call(inviteStaff, { body: { email, name, role, proof } }),
    );
  const sendLink = ({ staffId, email }: TeamMember) =>
    submit(t('office.resetSent', { email }), (proof) =>
      call(sendStaffReset, { params: { staffId }, body: { proof } }),
    );

  const columns: Column<TeamMember>[] = [
    {
      key: 'person',
      head: t('office.person'),
      cell: ({ name, email }) => (
        <>
          {name}
          <span className="second-line">{email}</span>
        </>
      ),
    },
    {
      key: 'role',
      head: t('office.role'),
      cell: (person) => (
        <SavedSelect<Role>
          label={<span className="sr-only">{t('office.roleOf', { name: person.name })}</span>}
          value={person.role}
          choices={choicesOf(staffRoles, (value) => t(`office.roles.${value}`))}
          action={t('office.confirm.role')}
          onSave={(role) => setAsked({ person, change: { role } })}
        />
      ),
    },
    {
      key: 'state',
      head: t('office.state'),
      cell: (person) => (
        <>
          <Badge>{t(`office.${stateOf(person)}`)}</Badge>
          {!person.secondFactor && (
            <span className="second-line nowrap">{t('office.withoutFactor')}</span>
          )}
        </>
      ),
    },
    {
      key: 'lastUsed',
      head: t('office.lastUsed'),
      cell: ({ lastUsedAt }) => (
        <span className="nowrap">
          {lastUsedAt ? sayLately(lastUsedAt, localNow(timeZone), t, locale) : t('office.never')}
        </span>
      ),
    },
    {
      key: 'actions',
      head: '',
      cell: (person) => (
        <span className={table.buttons}>
          {person.invited && (
            <ToolButton onClick={() => inviteAgain(person)}>{t('office.inviteAgain')}</ToolButton>
          )}
          {person.active && !person.invited && person.staffId !== me.staffId && (
            <ToolButton onClick={() => sendLink(person)}>{t('office.resetSend')}</ToolButton>
          )}
          {person.secondFactor && person.staffId !== me.staffId && (
            <ToolButton onClick={() => setAsked({ person, change: { resetSecondFactor: true } })}>
              {t('office.resetFactor')}
            </ToolButton>
          )}
          <Button
            variant={person.active ? 'danger' : 'line'}
            size="small"
            onClick={() => setAsked({ person, change: { active: !person.active } })}
          >
            {t(person.active ? 'office.close' : 'office.open')}
          </Button>
        </span>
      ),
    },
  ];

  return (
    <OfficePage
      title={t('office.teamTitle')}
      lead={t('office.teamLead')}
      actions={
        !inviting && (
          <Button icon="plus" size="small" onClick={() => setInviting(true)}>
            {t('office.invite')}
          </Button>
        )
      }
    >
      {dialog}
      {asked && (
        <TeamConfirm
          {...asked}
          onConfirm={() => change(asked.person, asked.change)}
          onClose={() => setAsked(null)}
        />
      )}
      {inviting && (
        <Invite
          withProof={withProof}
          onDone={(email) => {
            setInviting(false);
            if (!email) return;
            notifySuccess(t('office.inviteSent', { email }));
            reload();
          }}
        />
      )}
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <DataTable
          caption={t('office.teamTitle')}
          columns={columns}
          rows={loaded.data}
          keyOf={({ staffId }) => staffId}
        />
      )}
    </OfficePage>
  );
}
