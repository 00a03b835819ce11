/** Credit as people and staff read it. */
import type { Credit } from '#contract/training/credit.ts';
import type { OfficeCredit } from '#contract/training/credit-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { subjectName } from '#server/features/training/inservice/inservice.service.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Inservice } from '#server/shared/settings/inservice-defaults.ts';
import type { Session } from './class.store.ts';
import type { CreditRow } from './credit.store.ts';

type Context = { rules: Inservice; locale: Locale };

export const creditView = (row: CreditRow, { rules, locale }: Context): Credit => ({
  creditId: row.id,
  kind: row.kind,
  state: row.state,
  title: row.title,
  on: row.creditedOn,
  hours: row.hours,
  subjects: row.subjects.map((code) => subjectName(rules, code, locale)),
  reason: row.reason,
  by: row.signedBy,
});

export const officeCreditView = (
  row: CreditRow,
  enteredBy: string | null,
  context: Context & { timeZone: string },
): OfficeCredit => ({
  ...creditView(row, context),
  codes: row.subjects,
  steps: row.steps,
  fileIds: row.fileIds,
  enteredBy,
  enteredAt: localTime(row.createdAt, context.timeZone),
});

export const classView = (
  { id, title, day, starts, ends, room, instructor, hours, places, subjects }: Session,
  taken: number,
  { rules, locale }: Context,
) => ({
  sessionId: id,
  title,
  day,
  starts,
  ends,
  room,
  instructor,
  hours,
  subjects: subjects.map((code) => subjectName(rules, code, locale)),
  places,
  taken,
});
