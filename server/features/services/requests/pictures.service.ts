/** Pictures that the owner, a helper, or the office at its counter, adds to a request after it was sent. */
import { AppError } from '#contract/errors.ts';
import type { Helper } from '#contract/help/helper.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import {
  clientChanged,
  findCaseWork,
  helperDetails,
  lockCase,
  recordCase,
} from '#server/shared/cases/case-work.ts';
import { callDueAfter, dueAfter } from '#server/shared/cases/promised-time.ts';
import { claimFiles } from '#server/shared/people/claim-files.ts';
import type { Applicant, Deps } from './apply.service.ts';
import { picturesLeft } from './records.rules.ts';
import * as records from './records.store.ts';

type Added = Pick<Applicant, 'userId'> & {
  recordId: string;
  fileIds: readonly string[];
  helper?: Helper;
  /** At the counter. */
  staffId?: string;
};

/**
 * The office has them to look at: a request that it answered with a question is to do again, with a new deadline.
 * Returns how many are new.
 */
export const recordPictures = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, recordId, fileIds, helper, staffId }: Added,
): Promise<number> => {
  if (!isUuid(recordId)) throw new AppError('not_found');
  const ref = recordCase(recordId);
  await lockCase(tx, ref);
  const record = orNotFound(await records.findOwnForChange(tx, userId, recordId));
  if (record.startsAt) throw new AppError('not_found');
  const before = await records.listPictureIds(tx, record.id);
  const asked = new Set(fileIds.map((fileId) => fileId.toLowerCase()));
  const added = [...asked].filter((fileId) => !before.includes(fileId));
  // Sent again after a lost answer.
  if (!added.length) return 0;
  if (record.cancelledAt || record.status === 'finish') throw new AppError('record_closed');
  if (added.length > picturesLeft(record, before.length))
    throw invalidField('fileIds', 'fields.requestPictures');
  const now = clock.now();
  const byStaff = staffId !== undefined;
  await claimFiles(tx, { fileIds: added, ownerId: userId, purposes: ['service'], byStaff, now });
  if (!(await records.insertPictures(tx, record.id, added, before.length)))
    throw new AppError('file_gone');
  await records.insertEvent(tx, record.id, {
    event: 'pictures',
    by: byStaff ? 'staff' : helper ? 'helper' : 'owner',
    helper: helper ?? null,
    at: now,
  });
  const { contactedAt } = await findCaseWork(tx, ref);
  const answered = record.status !== 'init' || (contactedAt && contactedAt >= record.changedAt);
  const next =
    record.kind === 'care'
      ? await callDueAfter(tx, now)
      : (await dueAfter(tx, now, 'serviceWorkingDays')).dueAt;
  await records.updateRecord(tx, record.id, {
    status: 'init',
    changedAt: now,
    ...(answered && { dueAt: next }),
  });
  const details = { pictures: String(added.length), ...helperDetails(helper) };
  if (!byStaff) await clientChanged(tx, ref, { at: now, details });
  return added.length;
};

export const addPictures = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  added: Added,
): Promise<void> => {
  await deps.db.transaction((tx) => recordPictures(tx, deps, added));
};
