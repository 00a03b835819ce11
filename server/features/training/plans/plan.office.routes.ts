/** Training plans in the office; changes and nudges are audited. */
import { AppError } from '#contract/errors.ts';
import { orderedName } from '#contract/person-name.ts';
import * as api from '#contract/training/plan-office.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { isOverdue, isSoon } from './plan.rules.ts';
import { listAssignments, sendReminder } from './plan.service.ts';
import * as store from './plan.store.ts';

const day = 86_400_000;

export const planOfficeRoutes = (
  bind: Bind,
  { db, clock, messages }: Needs<'db' | 'clock' | 'messages'>,
): void => {
  bind(api.listPlans, async ({ query: { userId } }, { locale }) => {
    const context = await getViewContext(db, clock.now(), locale);
    const today = todayOf(context);
    const { roles } = await getSetting(db, 'inservice');
    const { plans, assignments } = await listAssignments(db, today, userId ? [userId] : undefined);
    const shown = plans.filter(({ plan }) => !userId || plan.userId === userId);
    return {
      plans: shown.map(({ plan, title }) => {
        const own = assignments.filter((one) => one.plan.plan.id === plan.id);
        const standings = own.flatMap(({ standing }) => standing ?? []);
        const role = roles.find(({ code }) => code === plan.role);
        const person = own[0]?.person;
        const names = {
          role: role ? readText(role.name, locale) : (plan.role ?? ''),
          team: plan.team ?? '',
          person: person ? (person.chineseName ?? orderedName(person)) : '–',
        };
        return {
          planId: plan.id,
          trainingId: plan.trainingId,
          training: readText(title, locale),
          audience: plan.audience,
          forWhom: names[plan.audience],
          dueKind: plan.dueKind,
          dueDay: plan.dueDay,
          dueDays: plan.dueDays,
          people: own.length,
          done: standings.filter(({ done }) => done).length,
          soon: standings.filter((one) => isSoon(one, today)).length,
          overdue: standings.filter((one) => isOverdue(one, today)).length,
          noHire: own.length - standings.length,
        };
      }),
      teams: await store.listTeams(db),
    };
  });

  bind(api.addPlan, ({ body }, { staff, locale }) =>
    db.transaction(async (tx) => {
      const { requestKey, trainingId, audience, dueKind } = body;
      if (!(await store.isPublished(tx, trainingId)))
        throw invalidField('trainingId', 'fields.choice');
      const { roles } = await getSetting(tx, 'inservice');
      const isThere = {
        role: () => roles.some(({ code }) => code === body.role),
        team: async () => (await store.listTeams(tx)).includes(body.team ?? ''),
        person: async () => (await store.listPeople(tx, [body.userId ?? requestKey])).length === 1,
      };
      const field = { role: 'role', team: 'team', person: 'userId' } as const;
      if (!(await isThere[audience]())) throw invalidField(field[audience], 'fields.choice');
      if (dueKind === 'day' && !body.dueDay) throw invalidField('dueDay', 'fields.date');
      if (dueKind === 'hire' && !body.dueDays) throw invalidField('dueDays', 'fields.number');
      if ((await store.countPlans(tx)) >= api.planRules.max)
        throw invalidField('trainingId', 'fields.tooLong');
      const context = await getViewContext(tx, clock.now(), locale);
      const planId = await store.insertPlan(tx, {
        requestKey,
        trainingId,
        audience,
        role: audience === 'role' ? (body.role ?? null) : null,
        team: audience === 'team' ? (body.team ?? null) : null,
        userId: audience === 'person' ? (body.userId ?? null) : null,
        dueKind,
        dueDay: dueKind === 'day' ? (body.dueDay ?? null) : null,
        dueDays: dueKind === 'hire' ? (body.dueDays ?? null) : null,
        plannedOn: todayOf(context),
        createdAt: context.now,
      });
      await insertAudit(tx, {
        at: context.now,
        actor: staff.staffId,
        action: 'training.plan.add',
        subject: 'training',
        ...(audience === 'person' && { subjectId: body.userId }),
        details: { planId, training: trainingId, audience, due: dueKind },
      });
      return { planId };
    }),
  );

  bind(api.removePlan, ({ params }, { staff }) =>
    db.transaction(async (tx) => {
      const plan = orNotFound(await store.deletePlan(tx, params.planId));
      await insertAudit(tx, {
        at: clock.now(),
        actor: staff.staffId,
        action: 'training.plan.end',
        subject: 'training',
        details: { planId: plan.id, training: plan.trainingId, audience: plan.audience },
      });
      return {};
    }),
  );

  bind(api.nudgePlan, ({ params, body: { preview } }, { staff, locale }) =>
    officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      if (!(await store.lockPlan(tx, params.planId))) throw new AppError('not_found');
      const context = await getViewContext(tx, clock.now(), locale);
      const today = todayOf(context);
      const since = new Date(context.now.getTime() - api.planRules.nudgeDays * day);
      const nudged = new Set(await store.listNudgedSince(tx, params.planId, since));
      const { phone } = await getSetting(tx, 'agency');
      const open = (await listAssignments(tx, today)).assignments
        .flatMap((one) => (one.standing ? [{ ...one, standing: one.standing }] : []))
        .filter(
          ({ plan, person, standing }) =>
            plan.plan.id === params.planId &&
            !nudged.has(person.userId) &&
            (isOverdue(standing, today) || isSoon(standing, today)),
        )
        .toSorted((a, b) => a.standing.dueOn.localeCompare(b.standing.dueOn))
        .slice(0, api.planRules.nudgeMax);
      for (const { standing, ...one } of open) {
        const { dueOn } = standing;
        const nudge = { planId: params.planId, userId: one.person.userId, dueOn };
        await store.saveNudge(tx, nudge, context.now);
        await sendReminder(tx, messages, { ...one, standing }, standing, { today, phone });
      }
      await insertAudit(tx, {
        at: context.now,
        actor: staff.staffId,
        action: 'training.plan.nudge',
        subject: 'training',
        details: { planId: params.planId, people: String(open.length) },
      });
      return { people: open.length };
    }),
  );
};
