/** Changes of visits by staff, audited and with optimistic locking. */

import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type * as api from '#contract/services/visits-office.ts';
import { booking } from '#server/features/services/booking/booking.service.ts';
import { cancelIn, moveIn, restoreIn } from '#server/features/services/booking/changes.service.ts';
import { createNotices } from '#server/features/services/requests/notices.service.ts';
import * as records from '#server/features/services/requests/records.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { say } from '#server/platform/http/translate.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import {
  changeCase,
  insertCaseEntry,
  listCaseEntries,
  listCaseWorkers,
  recordCase,
} from '#server/shared/cases/case-work.ts';
import { joinSentences } from '#server/shared/cases/correction.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { CallerDeps } from './caller.service.ts';
import * as visits from './visits.store.ts';
import { visitStateOf } from './visits.view.ts';

export type VisitDeps = CallerDeps;
/** Who changes which visit, from which version. */
export type VisitChange = { staffId: string; recordId: string; version: number; sequence: number };
type VisitChangeState =
  | Body<typeof api.setVisitState>['state']
  | 'moved'
  | 'cancelled'
  | 'restored';
type Body<E extends { body: z.ZodType }> = z.output<E['body']>;

/** Locks the visit; rejects stale versions (optimistic locking). */
const lockVisit = async (tx: Tx, { recordId, version, sequence }: VisitChange) => {
  const found = orNotFound(await visits.findVisit(tx, recordId));
  await changeCase(tx, recordCase(recordId), version);
  const { userId } = found.record;
  // Lock order: the person, then the record.
  await records.findPerson(tx, userId);
  const record = orNotFound(await records.findOwnForChange(tx, userId, recordId));
  if (record.sequence !== sequence) throw new AppError('changed_meanwhile');
  return record;
};

const logChange = async (
  tx: Tx,
  { sealer, clock }: VisitDeps,
  { staffId, recordId }: VisitChange,
  userId: string,
  details: { state: VisitChangeState } & Record<string, string>,
  text?: string,
): Promise<void> => {
  const at = clock.now();
  await insertCaseEntry(
    tx,
    recordCase(recordId),
    { entry: 'status', staffId, at, details, ...(text && { text }) },
    sealer,
  );
  const action = `visit.${details.state}` as const;
  await insertAudit(tx, { at, actor: staffId, action, subjectId: userId, details });
};

/** Undoes arrived, no-show or done. */
const undo = async (tx: Tx, record: Awaited<ReturnType<typeof lockVisit>>, now: Date) => {
  if (record.status === 'init')
    return records.updateRecord(tx, record.id, {
      attendance: null,
      attendanceAt: null,
      changedAt: now,
    });
  await visits.deleteLastFinished(tx, record.id);
  return records.updateRecord(tx, record.id, { status: 'init', changedAt: now });
};

export const setState = async (
  deps: VisitDeps,
  change: VisitChange,
  state: Body<typeof api.setVisitState>['state'],
): Promise<void> => {
  await booking(deps.db, deps.clock.now(), {}, async (tx) => {
    const record = await lockVisit(tx, change);
    const now = deps.clock.now();
    const { id, userId, startsAt } = record;
    if (record.cancelledAt) throw new AppError('record_closed');
    if (state === 'expected') await undo(tx, record, now);
    else {
      if (visitStateOf(record) === 'done') throw new AppError('record_closed');
      if (state === 'done') {
        // Keep the reminder: the job skips closed visits, and this may be undone.
        await records.updateRecord(tx, id, { status: 'finish', changedAt: now });
        const event = { event: 'finished', by: 'staff', at: now, startsAt } as const;
        await records.insertEvent(tx, id, event);
      } else {
        const came = { attendance: state, attendanceAt: now };
        await records.updateRecord(tx, id, { ...came, changedAt: now });
      }
    }
    await logChange(tx, deps, change, userId, { state });
  });
};

const changeOf = (record: { id: string; userId: string; locale: string }) => ({
  recordId: record.id,
  userId: record.userId,
  locale: localeOf(record.locale),
  byStaff: true,
});

export const move = (
  deps: VisitDeps,
  change: VisitChange,
  { preview, companyAddressId, reserveDate, reserveTime, reason, note }: Body<typeof api.moveVisit>,
) =>
  officeTransaction(
    {
      ...deps,
      preview,
      inTransaction: (run) =>
        booking(deps.db, deps.clock.now(), { day: { companyAddressId, reserveDate } }, run),
    },
    async ({ tx, messages }) => {
      const record = await lockVisit(tx, change);
      const to = { companyAddressId, reserveDate, reserveTime };
      const { locale } = changeOf(record);
      // Who asked for it is told so by the text itself.
      const why =
        reason === 'asked'
          ? undefined
          : joinSentences([say(locale, `messages.visitReasons.${reason}`), note], locale);
      await moveIn(
        tx,
        { clock: deps.clock, notices: createNotices(messages) },
        changeOf(record),
        to,
        why,
      );
      const details = { state: 'moved' as const, to: `${reserveDate} ${reserveTime}`, reason };
      await logChange(tx, deps, change, record.userId, details);
      return {};
    },
  );

/** The entry of somebody who was put into the running slot at the counter. */
export const isWalkIn = ({ entry, details }: { entry: string; details: { state?: string } }) =>
  entry === 'status' && details.state === 'walkIn';

export const cancel = (
  deps: VisitDeps,
  change: VisitChange,
  { preview, reason, note, silent }: Body<typeof api.cancelVisit>,
) =>
  officeTransaction(
    { ...deps, preview, inTransaction: (run) => booking(deps.db, deps.clock.now(), {}, run) },
    async ({ tx, messages }) => {
      const record = await lockVisit(tx, change);
      if (record.cancelledAt) throw new AppError('record_closed');
      // People who were told about an appointment are told that it is canceled.
      if (silent) {
        const entries = await listCaseEntries(tx, recordCase(record.id), deps.sealer);
        if (!entries.some(isWalkIn)) throw invalidField('silent', 'fields.choice');
      }
      await cancelIn(
        tx,
        { clock: deps.clock, notices: createNotices(messages) },
        changeOf(record),
        { reason, note, silent },
      );
      const details = { state: 'cancelled' as const, reason, ...(silent && { silent: 'yes' }) };
      await logChange(tx, deps, change, record.userId, details);
      return {};
    },
  );

const isCancelled = ({ entry, details }: { entry: string; details: { state?: string } }) =>
  entry === 'status' && details.state === 'cancelled';

/** Corrects a cancellation by the office. Who was sent no text about it gets none now. */
export const restore = (
  deps: VisitDeps,
  change: VisitChange,
  { preview, correction, ...to }: Body<typeof api.restoreVisit>,
) =>
  officeTransaction(
    {
      ...deps,
      preview,
      inTransaction: (run) => booking(deps.db, deps.clock.now(), { day: to }, run),
    },
    async ({ tx, messages }) => {
      const record = await lockVisit(tx, change);
      if (!record.cancelledAt) throw new AppError('changed_meanwhile');
      const entries = await listCaseEntries(tx, recordCase(record.id), deps.sealer);
      // Their own cancellation is no mistake of ours: they book again.
      if (!(await visits.wasCancelledByOffice(tx, record.id))) throw new AppError('conflict');
      const { silent, accountClosed } = entries.findLast(isCancelled)?.details ?? {};
      const wasTold = !silent && !accountClosed;
      await restoreIn(
        tx,
        { clock: deps.clock, notices: createNotices(messages) },
        { ...changeOf(record), correction, wasTold },
        to,
      );
      const { reserveDate, reserveTime } = to;
      const details = { state: 'restored' as const, to: `${reserveDate} ${reserveTime}` };
      await logChange(tx, deps, change, record.userId, details, correction);
      return {};
    },
  );

/** Assignment and internal notes. */
export const workOn = (
  deps: VisitDeps,
  change: VisitChange,
  { assigneeId, note }: Pick<Body<typeof api.workOnVisit>, 'assigneeId' | 'note'>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { staffId, recordId, version } = change;
    const found = orNotFound(await visits.findVisit(tx, recordId));
    const ref = recordCase(recordId);
    const colleague = (await listCaseWorkers(tx)).find((c) => c.staffId === assigneeId);
    if (assigneeId && !colleague) throw invalidField('assigneeId', 'fields.choice');
    await changeCase(tx, ref, version, assigneeId === undefined ? {} : { assigneeId });
    const at = deps.clock.now();
    const audit = { at, actor: staffId, subjectId: found.record.userId };
    if (assigneeId !== undefined) {
      const details = { to: colleague?.name ?? '' };
      await insertCaseEntry(tx, ref, { entry: 'assigned', staffId, at, details }, deps.sealer);
      await insertAudit(tx, { ...audit, action: 'visit.assigned', details });
    }
    if (note) {
      await insertCaseEntry(tx, ref, { entry: 'note', staffId, at, text: note }, deps.sealer);
      await insertAudit(tx, { ...audit, action: 'visit.noted' });
    }
  });
