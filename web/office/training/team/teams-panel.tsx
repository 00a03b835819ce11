import {
  listTeams,
  setSupervisor,
  type TrainingTeam,
} from '#contract/training/compliance-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { SavedSelect } from '#web/office/ui/saved-select.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

const words = 'office.compliance.teams';

/** Who supervises which team. */
export function TeamsPanel() {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(listTeams, {});
  const { busy, run } = useAction();
  const choose = (team: string) => (staffId: string) =>
    run(async () => {
      await call(setSupervisor, { body: { team, staffId: staffId || null } });
      notifySuccess(t(`${words}.saved`));
      reload();
    });
  return (
    <Panel title={t(`${words}.title`)}>
      <p>{t(`${words}.lead`)}</p>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <DataTable<TrainingTeam>
          caption={t(`${words}.title`)}
          rows={loaded.data.teams}
          keyOf={({ team }) => team}
          empty={t(`${words}.none`)}
          columns={[
            { key: 'team', head: t('office.compliance.team'), cell: ({ team }) => team },
            {
              key: 'people',
              head: t(`${words}.people`),
              figures: true,
              cell: ({ people }) => people,
            },
            {
              key: 'supervisor',
              head: t(`${words}.supervisor`),
              cell: ({ team, supervisor, digest }) => (
                <>
                  <SavedSelect
                    label={<span className="sr-only">{t(`${words}.supervisorOf`, { team })}</span>}
                    value={supervisor?.staffId ?? ''}
                    none={t(`${words}.nobody`)}
                    choices={loaded.data.staff.map(({ staffId, name }) => ({
                      value: staffId,
                      label: name,
                    }))}
                    action={t(`${words}.choose`)}
                    busy={busy}
                    onSave={choose(team)}
                  />
                  {supervisor && !digest && (
                    <span className="second-line">{t(`${words}.stopped`)}</span>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
