/** The supervisor's list, its table for a spreadsheet, and reminders to many. */
import { toPaged } from '#contract/paging.ts';
import * as api from '#contract/training/compliance-office.ts';
import { planRules } from '#contract/training/plan-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { listPeople, listTeams, saveNudge } from '#server/features/training/plans/plan.store.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { say } from '#server/platform/http/translate.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext, type ViewContext } from '#server/shared/settings/view-context.ts';
import { complianceState, isListed, sortRows } from './compliance.rules.ts';
import { listStandings } from './compliance.service.ts';
import { openItems, sendToDo } from './remind.service.ts';
import * as store from './team.store.ts';

const day = 86_400_000;
const columns = [
  'name',
  'chineseName',
  'team',
  'role',
  'compliant',
  'reasons',
  'hoursDone',
  'hoursDue',
  'papersMissing',
  'late',
  'next',
  'nextOn',
] as const;

export const complianceOfficeRoutes = (
  bind: Bind,
  { db, clock, messages }: Needs<'db' | 'clock' | 'messages'>,
): void => {
  const soonUntil = (context: ViewContext) => dayAfter(todayOf(context), api.soonDays);
  const listRows = async ({ q, role, sort, ...filters }: api.ComplianceFilters, locale: Locale) => {
    const context = await getViewContext(db, clock.now(), locale);
    const all = await listStandings(db, { q, role }, context);
    const rows = all.filter((row) => isListed(row, filters, soonUntil(context)));
    return { rows: sortRows(rows, sort), context };
  };

  bind(api.listCompliance, async ({ query }, { locale }) => {
    const { pageNum = 1, pageSize = 25, ...filters } = query;
    const { rows, context } = await listRows(filters, locale);
    const shown = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const reminded = await store.listReminded(
      db,
      shown.map(({ userId }) => userId),
      new Date(context.now.getTime() - planRules.nudgeDays * day),
    );
    const records = shown.map((row) => {
      const at = reminded.get(row.userId);
      return { ...row, remindedOn: at ? localTime(at, context.timeZone).slice(0, 10) : null };
    });
    return {
      ...toPaged(records, rows.length, { pageNum, pageSize }),
      compliant: rows.filter(({ compliant }) => compliant).length,
      teams: await listTeams(db),
    };
  });

  bind(api.exportCompliance, async ({ query }, { staff, locale }) => {
    const { rows, context } = await listRows(query, locale);
    const words = 'office.compliance';
    const paper = (kind: (typeof rows)[number]['papersMissing'][number]) =>
      say(locale, `messages.documents.${kind}`);
    await insertAudit(db, {
      at: context.now,
      actor: staff.staffId,
      action: 'training.compliance.export',
      subject: 'training',
      details: { rows: String(rows.length) },
    });
    return csvFile(`compliance-${todayOf(context)}.csv`, [
      columns.map((key) => say(locale, `${words}.table.${key}`)),
      ...rows.map((row) => [
        row.name,
        row.chineseName,
        row.team,
        row.role?.name ?? null,
        say(locale, `${words}.states.${complianceState(row)}`),
        row.reasons.map((reason) => say(locale, `${words}.reasons.${reason}`)).join('; '),
        row.hoursDone,
        row.hoursDue,
        row.papersMissing.map(paper).join('; '),
        row.late.join('; '),
        row.next && (row.next.paper ? paper(row.next.paper) : row.next.training),
        row.next?.on ?? null,
      ]),
    ]);
  });

  bind(api.remindPeople, ({ body }, { staff, locale }) =>
    officeTransaction({ db, messages, preview: body.preview }, async ({ tx, messages }) => {
      const ids = [...new Set(body.userIds)];
      await store.lockPeople(tx, ids);
      const context = await getViewContext(tx, clock.now(), locale);
      const { now } = context;
      const { phone } = await getSetting(tx, 'agency');
      const since = new Date(now.getTime() - planRules.nudgeDays * day);
      const reminded = await store.listReminded(tx, ids, since);
      const standings = await listStandings(tx, { people: ids }, context);
      const people = await listPeople(tx, ids);
      const until = soonUntil(context);
      let count = 0;
      for (const person of people) {
        const { userId } = person;
        const standing = standings.find((one) => one.userId === userId);
        const items = standing ? openItems(standing, until, person.locale) : [];
        if (!standing || !items.length || reminded.has(userId)) continue;
        await sendToDo(tx, messages, person, items, phone);
        await store.saveReminded(tx, userId, now);
        // The reminder of a plan alone would come on top of it.
        for (const { plan, standing: own } of standing.plans)
          if (own.dueOn <= until)
            await saveNudge(tx, { planId: plan.plan.id, userId, dueOn: own.dueOn }, now);
        count += 1;
      }
      await insertAudit(tx, {
        at: now,
        actor: staff.staffId,
        action: 'training.compliance.remind',
        subject: 'training',
        details: { people: String(count) },
      });
      return { people: count, skipped: ids.length - count };
    }),
  );
};
