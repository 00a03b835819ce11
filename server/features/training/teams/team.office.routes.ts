/** Who supervises which team. */
import * as api from '#contract/training/compliance-office.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { mondayOf } from './compliance.rules.ts';
import * as store from './team.store.ts';

export const teamOfficeRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(api.listTeams, async () => {
    const supervised = new Map((await store.listSupervised(db)).map((one) => [one.team, one]));
    const teams = (await store.listTeamSizes(db)).map(({ team, people }) => {
      const by = supervised.get(team);
      return {
        team,
        people,
        supervisor: by ? { staffId: by.staffId, name: by.name } : null,
        digest: by?.digest ?? false,
      };
    });
    return { teams, staff: await store.listSupervisors(db) };
  });

  bind(api.setSupervisor, ({ body: { team, staffId } }, { staff, locale }) =>
    db.transaction(async (tx) => {
      if (!(await store.isTeam(tx, team))) throw invalidField('team', 'fields.choice');
      const who = (await store.listSupervisors(tx)).find((one) => one.staffId === staffId);
      if (staffId && !who) throw invalidField('staffId', 'fields.choice');
      const context = await getViewContext(tx, clock.now(), locale);
      // The first mail comes on the next Monday.
      const digestOn = mondayOf(todayOf(context));
      await store.saveSupervisor(tx, team, { supervisorId: who?.staffId ?? null, digestOn });
      await insertAudit(tx, {
        at: context.now,
        actor: staff.staffId,
        action: 'training.team',
        subject: 'training',
        details: { team, supervisor: who?.name ?? '–' },
      });
      return {};
    }),
  );
};
