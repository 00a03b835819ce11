/** Endpoints common to all case queues: pages and CSV export. */

import { type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import { type CaseRow, caseRules } from '#contract/staff/cases.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { KeysetPage } from '#server/platform/database/keyset.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext, type ViewContext } from '#server/shared/settings/view-context.ts';

/** A case queue as CSV: common columns, and those of its kind. */
type Head = keyof Messages['office']['cases']['csv'];
type TableColumn<R> = { head: Head; cell: (row: R) => string | number | null };

const caseTable = <R extends CaseRow>(
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
    { head: 'callAgain', cell: (r) => r.callAgainOn },
    { head: 'assignee', cell: (r) => r.assignee },
    { head: 'submitted', cell: (r) => r.submittedAt },
    { head: 'decidedAt', cell: (r) => r.decidedAt },
    { head: 'decidedBy', cell: (r) => r.decidedBy },
    { head: 'phone', cell: (r) => `…${r.phoneEnding}` },
  ];
  return csvFile(name, [
    columns.map(({ head }) => say(locale, `office.cases.csv.${head}`)),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ]);
};

type Looking = { staffId: string; now: Date; today: string };
type Queue<Row, Asked, P extends string> = {
  list(
    db: Queryable,
    asked: Asked,
    how: Looking & KeysetPage & { offset: number },
  ): Promise<{ rows: Row[]; next: string | null; previous: string | null }>;
  count(
    db: Queryable,
    asked: Asked,
    how: Looking,
  ): Promise<{ total: number; counts: Record<P, number> }>;
  around(
    db: Queryable,
    asked: Asked,
    how: Looking & { caseId: string; at?: string | undefined; before: number; after: number },
  ): Promise<{ stood: string | null; before: Row[]; itself: Row | null; after: Row[] }>;
};

export const queueCalls = <Row, Asked, P extends string, R extends CaseRow>(
  deps: Needs<'db' | 'clock'>,
  {
    queue,
    viewRow,
    table,
  }: {
    queue: Queue<Row, Asked, P>;
    viewRow: (row: Row, view: ViewContext) => R;
    /** `noted`: the audit's description of the export, e.g. '12 requests'. */
    table: {
      name: string;
      action: AuditAction;
      noted: string;
      columns: (locale: Locale) => TableColumn<R>[];
    };
  },
) => {
  const { db, clock } = deps;
  const look = async ({ staff: { staffId }, locale }: OfficeCaller) => {
    const view = await getViewContext(db, clock.now(), locale);
    const today = localTime(view.now, view.timeZone).slice(0, 10);
    return { view, looking: { staffId, now: view.now, today } };
  };
  const read = async (
    caller: OfficeCaller,
    asked: Asked,
    page: KeysetPage & { offset: number },
  ) => {
    const { view, looking } = await look(caller);
    const { rows, ...beside } = await queue.list(db, asked, { ...looking, ...page });
    return { rows: rows.map((row) => viewRow(row, view)), looking, beside };
  };
  return {
    list: async (
      { query }: { query: Asked & PagingInput & Pick<KeysetPage, 'after' | 'before'> },
      caller: OfficeCaller,
    ) => {
      const { after, before } = query;
      const page = { ...pageOf(query), after, before };
      const { rows, looking, beside } = await read(caller, query, page);
      const { total, counts } = await queue.count(db, query, looking);
      return { ...toPaged(rows, total, query), counts, ...beside };
    },

    around: async (
      { query }: { query: Asked & { caseId: string; at?: string | undefined } },
      caller: OfficeCaller,
    ) => {
      const { view, looking } = await look(caller);
      const { caseId, at } = query;
      const { beforeShown: before, afterShown: after } = caseRules;
      const found = await queue.around(db, query, { ...looking, caseId, at, before, after });
      const viewed = (rows: Row[]) => rows.map((row) => viewRow(row, view));
      const earlier = viewed(found.before).toReversed();
      const later = viewed(found.after);
      return {
        stood: found.stood,
        previous: earlier.at(-1)?.id ?? null,
        next: later[0]?.id ?? null,
        rows: [...earlier, ...viewed(found.itself ? [found.itself] : []), ...later],
      };
    },

    export: async ({ query }: { query: Asked }, caller: OfficeCaller): Promise<File> => {
      const page = { limit: caseRules.exported, offset: 0 };
      const { rows, looking } = await read(caller, query, page);
      const { name, action, noted, columns } = table;
      const subject = `${rows.length} ${noted}`;
      await insertAudit(db, { at: looking.now, actor: looking.staffId, action, subject });
      return caseTable(name, rows, columns(caller.locale), caller.locale);
    },
  };
};
