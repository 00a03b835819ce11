/** A case queue as CSV: common columns, and those of its kind. */
import type { CaseRow } from '#contract/staff/cases.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { say } from '#server/platform/http/translate.ts';

type Head = keyof Messages['office']['cases']['csv'];
export type TableColumn<R> = { head: Head; cell: (row: R) => string | number | null };

export const caseTable = <R extends CaseRow>(
  name: string,
  rows: readonly R[],
  own: readonly TableColumn<R>[],
  locale: Locale,
): File => {
  const columns: TableColumn<R>[] = [
    {
      head: 'name',
      cell: (r) => [r.chineseName, r.firstName, r.lastName].filter(Boolean).join(' '),
    },
    ...own,
    { head: 'due', cell: (r) => r.dueAt },
    { head: 'assignee', cell: (r) => r.assignee },
    { head: 'submitted', cell: (r) => r.submittedAt },
    { head: 'phone', cell: (r) => `…${r.phoneEnding}` },
  ];
  return csvFile(name, [
    columns.map(({ head }) => say(locale, `office.cases.csv.${head}`)),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ]);
};
