/** A case queue of the office: pages, counts and cases of any kind. */
import { and, eq, type GetColumnData, ilike, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  alias,
  type PgColumn,
  type PgSelect,
  type PgSelectBuilder,
  type SelectedFields,
} from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import type { CasePerson, CaseSort, DueFilter } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { countAll } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import {
  cursorOf,
  isAfter,
  type KeysetPage,
  keysAt,
  keysOf,
  orderBy,
  orderNamed,
  readPage,
  reversed,
  type SortKey,
} from '#server/platform/database/keyset.ts';
import { containing } from '#server/platform/database/like.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { caseWork } from '#server/schema/office.ts';
import { staff } from '#server/schema/staff.ts';
import { personMatches } from '#server/shared/people/person-search.ts';
import { verifiedEmail } from '#server/shared/people/verified-email.ts';

type CaseFilter = {
  assignee?: string | undefined;
  due?: DueFilter | undefined;
  keyword?: string | undefined;
  sort?: CaseSort | `-${CaseSort}` | undefined;
  locale?: Locale | undefined;
  age?: string | undefined;
};
/** The viewer and the time; `today` is the agency's local day. */
type Looking = { staffId: string; now: Date; today: string };

const day = 24 * 3_600_000;

/** Columns of a left-joined table. */
export const maybe = <C extends PgColumn>(column: C) =>
  sql`${column}`.mapWith(column) as SQL<GetColumnData<C> | null>;

/** A computed timestamp. */
export const momentFrom = (expression: SQL) =>
  expression.mapWith(caseWork.contactedAt) as SQL<Date | null>;

const decider = alias(staff, 'decider');

/** Columns common to all queues. */
const lineColumns = {
  ...nameColumns,
  phone: user.phone,
  locale: user.locale,
  assigneeId: maybe(caseWork.assigneeId),
  assignee: maybe(staff.name),
  contactedAt: maybe(caseWork.contactedAt),
  calledAt: maybe(caseWork.calledAt),
  callOutcome: maybe(caseWork.callOutcome),
  decidedBy: sql<
    string | null
  >`(select ${decider.name} from ${staff} ${decider} where ${decider.id} = ${caseWork.decidedBy})`,
  version: sql<number>`coalesce(${caseWork.version}, 0)`,
};

/** The client and how to reach them. */
const personColumns = {
  userId: user.id,
  ...nameColumns,
  preferredName: user.preferredName,
  gender: user.gender,
  phone: user.phone,
  wrongPhone: user.wrongPhone,
  email: user.email,
  emailVerified: sql<boolean>`${verifiedEmail} is not null`,
  address: user.address,
  apartment: user.apartment,
  city: user.city,
  state: user.state,
  postcode: user.postcode,
} satisfies Record<keyof CasePerson, PgColumn | SQL>;

/** The client, or the columns in `others`. */
const matches = (keyword: string, others: readonly PgColumn[]): SQL | undefined =>
  or(personMatches(keyword), ...others.map((column) => ilike(column, containing(keyword.trim()))));

const isAssignee = (staffId: string): SQL =>
  isUuid(staffId) ? eq(caseWork.assigneeId, staffId) : sql`false`;

type Columns = Record<string, PgColumn | SQL>;
type RowOf<C> = {
  [K in keyof C]: C[K] extends PgColumn
    ? GetColumnData<C[K]>
    : C[K] extends SQL<infer T>
      ? T
      : never;
};

export const createCaseQueue = <
  C extends Columns & {
    id: PgColumn;
    submittedAt: PgColumn | SQL;
    dueAt: SQL;
    decidedAt: SQL;
    locale?: PgColumn;
  },
  M extends Columns,
  P extends string,
  F extends object = object,
>({
  kind,
  from,
  columns,
  more,
  parts,
  over = [],
  closed,
  only,
  alsoIn = [],
  filter,
}: {
  kind: CaseKind;
  /** The case's table joined with `user`; the assignee is joined here. */
  from: (select: PgSelectBuilder<SelectedFields>) => { $dynamic(): unknown };
  /** Additional columns of the list; left-joined ones are `maybe`. */
  columns: C;
  /** Additional columns of the detail view. */
  more: M;
  /** The queue's tabs. */
  parts: Record<P, SQL>;
  /** Tabs of what is decided: the last one first. */
  over?: readonly NoInfer<P>[];
  /** Nobody is called again about a closed case. */
  closed: SQL;
  /** Restricts rows to cases. */
  only?: SQL | undefined;
  /** Searched by keyword besides the person. */
  alsoIn?: readonly PgColumn[];
  /** Filters specific to this queue. */
  filter?: (asked: F) => SQL | undefined;
}) => {
  type Asked = CaseFilter & { queue?: P | undefined } & F;
  type Row = RowOf<typeof lineColumns> & RowOf<C> & { callAgainOn: string | null };
  type Case = Row & RowOf<M> & { person: RowOf<typeof personColumns> };

  const { id, submittedAt, dueAt, decidedAt } = columns;
  const select = (db: Queryable, fields: SelectedFields) =>
    (from(db.select(fields)).$dynamic() as PgSelect)
      .leftJoin(caseWork, and(eq(caseWork.kind, kind), eq(caseWork.subjectId, id)))
      .leftJoin(staff, eq(staff.id, caseWork.assigneeId));
  const callAgainOn = sql`case when not (${closed}) then ${caseWork.callAgainOn} end`.mapWith(
    caseWork.callAgainOn,
  ) as SQL<string | null>;
  const line = { ...lineColumns, ...columns, callAgainOn };

  const whereOf = (asked: Asked, { staffId, now, today }: Looking) => {
    const { assignee, due, keyword, queue } = asked;
    const before = due && due !== 'call' && new Date(now.getTime() + (due === 'day' ? day : 0));
    const whose = assignee === 'me' ? staffId : assignee;
    const agedBy = asked.age && new Date(now.getTime() - Number(asked.age) * day).toISOString();
    return and(
      asked.locale && eq(columns.locale ?? user.locale, asked.locale),
      agedBy ? sql`${submittedAt} <= ${agedBy}::timestamptz` : undefined,
      only,
      queue && parts[queue],
      filter?.(asked),
      whose === 'nobody' ? isNull(caseWork.assigneeId) : undefined,
      whose && whose !== 'nobody' ? isAssignee(whose) : undefined,
      before ? lt(dueAt, sql`${before.toISOString()}::timestamptz`) : undefined,
      due === 'call' ? sql`${callAgainOn} <= ${today}::date` : undefined,
      keyword?.trim() ? matches(keyword, alsoIn) : undefined,
    );
  };

  const tie: SortKey = { by: id, type: 'uuid', notNull: true };
  const newest: SortKey = { by: submittedAt, type: 'timestamptz', desc: true };
  /** Each in its usual direction. */
  const orders: Record<CaseSort, SortKey[]> = {
    due: [{ by: dueAt, type: 'timestamptz' }, newest, tie],
    came: [{ ...newest, desc: false }, tie],
    name: [
      { by: user.lastName, type: 'text', notNull: true },
      { by: user.firstName, type: 'text', notNull: true },
      tie,
    ],
    assignee: [{ by: staff.name, type: 'text' }, newest, tie],
    decided: [{ by: decidedAt, type: 'timestamptz', nulls: 'first' }, newest, tie],
  };
  const orderOf = ({ sort, queue }: Asked) =>
    orderNamed(orders, sort ?? (queue && over.includes(queue) ? '-decided' : 'due'));

  return {
    list: (
      db: Queryable,
      asked: Asked,
      { limit, offset, after, before, ...looking }: Looking & KeysetPage & { offset: number },
    ) =>
      readPage<Row>(
        orderOf(asked),
        { limit, offset, after, before },
        ({ keys, where, ...page }) =>
          select(db, { ...line, keys })
            .where(and(whereOf(asked, looking), where))
            .orderBy(...page.orderBy)
            .limit(page.limit)
            .offset(page.offset) as unknown as Promise<(Row & { keys: (string | null)[] })[]>,
      ),

    /**
     * The rows before and after a case, nearest first, and itself while it is in the queue. `at` is where it stood when it
     * was opened: a decision moves it. Null `stood`: it is not in this queue, and what
     * follows is its beginning.
     */
    around: async (
      db: Queryable,
      asked: Asked,
      how: Looking & { caseId: string; at?: string | undefined; before: number; after: number },
    ) => {
      const order = orderOf(asked);
      const where = whereOf(asked, how);
      const kept = keysAt('at', how.at, order);
      const [itself] = (await select(db, { ...line, keys: keysOf(order) }).where(
        and(where, eq(id, how.caseId)),
      )) as (Row & { keys: (string | null)[] })[];
      const keys = kept ?? itself?.keys ?? null;
      const beside = async (way: readonly SortKey[], limit: number) =>
        (await select(db, line)
          .where(and(where, ne(id, how.caseId), keys ? isAfter(way, keys) : undefined))
          .orderBy(...orderBy(way))
          .limit(limit)) as Row[];
      return {
        stood: keys && cursorOf(keys),
        before: keys ? await beside(reversed(order), how.before) : [],
        itself: itself ?? null,
        // All cases of a kind have no order that an index has.
        after: keys || asked.queue ? await beside(order, how.after) : [],
      };
    },

    /** Counts of the filtered cases and of every tab. */
    count: async (db: Queryable, asked: Asked, looking: Looking) => {
      const rows = (where: SQL | undefined) => select(db, { one: sql`1` }).where(where);
      const all = Object.fromEntries(
        Object.entries<SQL>(parts).map(([part, isIn]) => [part, rows(and(only, isIn))]),
      );
      const { total, ...counts } = await countAll(db, {
        ...all,
        total: rows(whereOf(asked, looking)),
      });
      return { total: total as number, counts: counts as Record<P, number> };
    },

    get: async (db: Queryable, caseId: string) => {
      if (!isUuid(caseId)) throw new AppError('not_found');
      const [row] = await select(db, { ...line, ...more, person: personColumns }).where(
        and(only, eq(id, caseId)),
      );
      if (!row) throw new AppError('not_found');
      return row as Case;
    },
  };
};
