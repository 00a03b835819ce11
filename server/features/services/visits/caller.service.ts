/** Records a request for a caller with the same code as online; the record says that staff entered it. */
import { AppError } from '#contract/errors.ts';
import type { ApplyBody } from '#contract/services/services.ts';
import { booking } from '#server/features/services/booking/booking.service.ts';
import {
  type Applicant,
  bookedDayOf,
  recordService,
} from '#server/features/services/requests/apply.service.ts';
import { createNotices } from '#server/features/services/requests/notices.service.ts';
import {
  findByKey,
  findClient,
  findPerson,
} from '#server/features/services/requests/records.store.ts';
import { findOwn } from '#server/features/services/requests/whole-records.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { insertCaseEntry, recordCase } from '#server/shared/cases/case-work.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';

export type CallerDeps = Needs<'db' | 'clock' | 'messages' | 'sealer'>;

export const getClient = async (db: Queryable, userId: string): Promise<Applicant> => {
  const client = orNotFound(await findClient(db, userId));
  return { ...client, byStaff: true };
};

type ForCaller = {
  staffId: string;
  userId: string;
  preview?: boolean | undefined;
  walkIn?: Applicant['walkIn'];
};

/** `recordId` is null in a preview. */
export const recordForCaller = async (
  deps: CallerDeps,
  { staffId, userId, preview, walkIn }: ForCaller,
  body: ApplyBody,
) => {
  if (walkIn && body.method !== 'offline') throw invalidField('method', 'fields.choice');
  const { db, clock, sealer } = deps;
  const { messages, ...result } = await officeTransaction(
    {
      ...deps,
      preview,
      inTransaction: (run) => booking(db, clock.now(), { day: bookedDayOf(body) }, run),
    },
    async ({ tx, messages: recorded }) => {
      const notices = createNotices(recorded);
      const client = { ...(await getClient(tx, userId)), walkIn };
      // Locks the person: a double click finds the first record, and writes nothing more.
      await findPerson(tx, userId);
      const earlier = body.requestKey && (await findByKey(tx, userId, body.requestKey));
      const recordId = await recordService(tx, { db, clock, sealer, notices }, client, body);
      const record = await findOwn(tx, client.userId, recordId);
      if (!record) throw new AppError('conflict');
      const { recordNo } = record;
      if (earlier) return { recordId, recordNo };
      const at = clock.now();
      const details = {
        recordNo,
        method: body.method,
        ...(walkIn && { walkIn: walkIn.beyond ? 'full' : 'free' }),
      };
      await insertAudit(tx, {
        at,
        actor: staffId,
        action: 'record.enter',
        subjectId: client.userId,
        details,
      });
      if (walkIn) {
        const entry = {
          entry: 'status',
          staffId,
          at,
          details: { state: 'walkIn' },
          ...(walkIn.beyond && { text: walkIn.beyond }),
        } as const;
        await insertCaseEntry(tx, recordCase(recordId), entry, sealer);
      }
      return { recordId, recordNo };
    },
  );
  if (!preview) return { ...result, messages };
  // Mask the number: it is assigned on saving.
  const unnumbered = messages.map((m) => ({ ...m, text: m.text.replace(result.recordNo, 'R-…') }));
  return { ...result, recordId: null, messages: unnumbered };
};
