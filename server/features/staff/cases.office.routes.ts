/** Actions common to all cases: assign, add a note, record a call. */
import { AppError } from '#contract/errors.ts';
import { recordCall, undoCall } from '#contract/staff/case-calls.ts';
import * as api from '#contract/staff/cases.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { checkCallDay, insertCall, undoLastCall } from '#server/shared/cases/case-calls.ts';
import {
  type CaseRef,
  changeCase,
  findCaseOwner,
  insertCaseEntry,
  listCaseWorkers,
} from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';

export const caseRoutes = (
  bind: Bind,
  { db, clock, sealer }: Needs<'db' | 'clock' | 'sealer'>,
): void => {
  const getOwner = async (tx: Queryable, ref: CaseRef): Promise<string> =>
    orNotFound(await findCaseOwner(tx, ref));

  bind(api.listAssignees, () => listCaseWorkers(db));

  bind(api.assignCases, async ({ body: { kind, cases, assigneeId } }, { staff: { staffId } }) => {
    const team = await listCaseWorkers(db);
    const assignee = team.find((one) => one.staffId === assigneeId);
    if (assigneeId !== null && !assignee) throw invalidField('assigneeId', 'fields.choice');
    const changed: string[] = [];
    // In a fixed order, so concurrent assignments don't deadlock.
    for (const one of cases.toSorted((a, b) => a.id.localeCompare(b.id)))
      try {
        await db.transaction(async (tx) => {
          const ref = { kind, subjectId: one.id };
          const subjectId = await getOwner(tx, ref);
          await changeCase(tx, ref, one.version, { assigneeId });
          const at = clock.now();
          const details: Record<string, string> = assignee ? { to: assignee.name } : {};
          await insertCaseEntry(tx, ref, { entry: 'assigned', staffId, at, details }, sealer);
          const audited = { kind, ...details };
          await insertAudit(tx, {
            at,
            actor: staffId,
            action: 'case.assign',
            subjectId,
            details: audited,
          });
        });
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'changed_meanwhile')) throw error;
        changed.push(one.id);
      }
    if (changed.length === cases.length) throw new AppError('changed_meanwhile');
    return { assigned: cases.length - changed.length, changed };
  });

  bind(api.addCaseNote, ({ body: { kind, id, text } }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const ref = { kind, subjectId: id };
      const subjectId = await getOwner(tx, ref);
      const at = clock.now();
      await insertCaseEntry(tx, ref, { entry: 'note', staffId, at, text }, sealer);
      const details = { kind };
      await insertAudit(tx, { at, actor: staffId, action: 'case.note', subjectId, details });
      return {};
    });
  });

  bind(recordCall, ({ body: { kind, id, ...call } }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const ref = { kind, subjectId: id };
      const subjectId = await getOwner(tx, ref);
      const at = clock.now();
      await checkCallDay(tx, call.callAgainOn, at);
      await insertCall(tx, ref, subjectId, { ...call, staffId, at }, sealer);
      const details = { kind, outcome: call.outcome };
      await insertAudit(tx, { at, actor: staffId, action: 'case.contacted', subjectId, details });
      return {};
    });
  });

  bind(undoCall, ({ body: { kind, id, ...undo } }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const ref = { kind, subjectId: id };
      const subjectId = await getOwner(tx, ref);
      const at = clock.now();
      const outcome = await undoLastCall(tx, ref, subjectId, { ...undo, staffId, at }, sealer);
      const details = { kind, outcome };
      await insertAudit(tx, { at, actor: staffId, action: 'case.callUndone', subjectId, details });
      return {};
    });
  });
};
