/** The calls that every queue of the office has: its pages, and the same as a table. */

import { type PagingInput, pageOf, toPaged } from '#contract/paging.ts';
import { type CaseRow, caseRules } from '#contract/staff/cases.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { type Caller, staffOf } from '#server/platform/http/bind.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { caseTable, type TableColumn } from './case-export.ts';

/** What presenting a case depends on: time, time zone and language. */
export type CaseViewing = { now: Date; timeZone: string; locale: Locale };

export const createViewing =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async ({ locale }: Caller): Promise<CaseViewing> => ({
    now: clock.now(),
    timeZone: await getTimeZone(db),
    locale,
  });

type Looking = { staffId: string; now: Date };
type Queue<Row, Asked, P extends string> = {
  list(
    db: Queryable,
    asked: Asked,
    how: Looking & { limit: number; offset: number },
  ): Promise<Row[]>;
  count(
    db: Queryable,
    asked: Asked,
    how: Looking,
  ): Promise<{ total: number; counts: Record<P, number> }>;
};

export const queueCalls = <Row, Asked, P extends string, R extends CaseRow>(
  deps: { db: Db; clock: Clock },
  {
    queue,
    viewRow,
    table,
  }: {
    queue: Queue<Row, Asked, P>;
    viewRow: (row: Row, view: CaseViewing) => R;
    /** `noted` is what the audit says was taken away: '12 requests'. */
    table: {
      name: string;
      action: string;
      noted: string;
      columns: (locale: Locale) => TableColumn<R>[];
    };
  },
) => {
  const { db } = deps;
  const viewing = createViewing(deps);
  const read = async (caller: Caller, asked: Asked, page: { limit: number; offset: number }) => {
    const { staffId } = staffOf(caller);
    const view = await viewing(caller);
    const looking = { staffId, now: view.now };
    const rows = await queue.list(db, asked, { ...looking, ...page });
    return { rows: rows.map((row) => viewRow(row, view)), looking };
  };
  return {
    list: async ({ query }: { query: Asked & PagingInput }, caller: Caller) => {
      const { rows, looking } = await read(caller, query, pageOf(query));
      const { total, counts } = await queue.count(db, query, looking);
      return { ...toPaged(rows, total, query), counts };
    },

    export: async ({ query }: { query: Asked }, caller: Caller): Promise<File> => {
      const page = { limit: caseRules.exported, offset: 0 };
      const { rows, looking } = await read(caller, query, page);
      const { name, action, noted, columns } = table;
      const subject = `${rows.length} ${noted}`;
      await insertAudit(db, { at: looking.now, actor: looking.staffId, action, subject });
      return caseTable(name, rows, columns(caller.locale), caller.locale);
    },
  };
};
