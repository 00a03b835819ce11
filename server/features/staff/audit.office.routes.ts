import * as api from '#contract/staff/audit.ts';
import type { AuditKind } from '#contract/staff/audit-actions.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { dayAfter, startOfDay } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { decodePlace, encodePlace } from '#server/shared/audit/audit-place.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './audit.store.ts';

type Filters = {
  who?: string | undefined;
  kind?: AuditKind | undefined;
  action?: string | undefined;
  about?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const decodeCursor = (field: string, cursor: string | undefined): store.Cursor | undefined => {
  if (cursor === undefined) return undefined;
  const place = decodePlace(cursor);
  if (!place) throw invalidField(field, 'fields.choice');
  return place;
};

const filterOf = ({ from, to, about, ...rest }: Filters, timeZone: string): store.AuditFilter => ({
  ...rest,
  about: about?.trim() || undefined,
  from: from ? startOfDay(from, timeZone) : undefined,
  before: to ? startOfDay(dayAfter(to, 1), timeZone) : undefined,
});

export const auditRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  const viewAll = async (rows: store.Entry[], timeZone: string): Promise<api.AuditEntry[]> => {
    const ids = rows.flatMap((row) => [row.actor, row.subjectId ?? '']);
    const { staff, people } = await store.listNames(db, ids);
    const colleagues = new Map(staff.map((one) => [one.id, one]));
    const clients = new Map(people.map((one) => [one.id, one.name]));
    return rows.map((row) => {
      const colleague = colleagues.get(row.actor);
      const client = clients.get(row.actor);
      const about = row.subjectId ?? '';
      return {
        id: row.id,
        at: `${localTime(row.at, timeZone)}:${String(row.at.getUTCSeconds()).padStart(2, '0')}`,
        actor: row.actor,
        name: colleague?.name ?? client ?? null,
        role: colleague?.role ?? (client === undefined ? null : 'client'),
        action: row.action,
        address: row.address,
        subjectId: row.subjectId,
        subject: clients.get(about) ?? colleagues.get(about)?.name ?? row.subject,
        details: row.details,
      };
    });
  };

  bind(api.listAudit, async ({ query }) => {
    const timeZone = await getTimeZone(db);
    const { older, newer, ...filters } = query;
    const filter = filterOf(filters, timeZone);
    const side = { older: decodeCursor('older', older), newer: decodeCursor('newer', newer) };
    const limit = api.auditRules.pageSize;
    // Fetch one extra row to know whether there is a next page.
    const rows = await store.listEntries(db, filter, { ...side, limit: limit + 1 });
    const more = rows.length > limit;
    const shown = side.newer ? rows.slice(-limit) : rows.slice(0, limit);
    const [first, last] = [shown[0], shown.at(-1)];
    const hasOlder = side.newer ? true : more;
    const hasNewer = side.newer ? more : side.older !== undefined;
    return {
      records: await viewAll(shown, timeZone),
      older: last && hasOlder ? encodePlace(last) : null,
      newer: first && hasNewer ? encodePlace(first) : null,
    };
  });

  bind(api.getAuditFilters, async () => ({
    staff: await store.listColleagues(db),
    actions: await store.listActions(db),
  }));

  bind(api.exportAudit, async ({ query }, { staff: { staffId: actor } }) => {
    const timeZone = await getTimeZone(db);
    const limit = api.auditRules.exported;
    const rows = await store.listEntries(db, filterOf(query, timeZone), { limit });
    const details = { ...query, lines: String(rows.length) } as Record<string, string>;
    const now = clock.now();
    await insertAudit(db, { at: now, actor, action: 'audit.export', details });
    const lines = (await viewAll(rows, timeZone)).map((entry) => [
      entry.at,
      entry.name ?? entry.actor,
      entry.role,
      entry.action,
      entry.subject,
      entry.subjectId,
      entry.address,
      Object.entries(entry.details)
        .map(([key, value]) => `${key}: ${value}`)
        .join('; '),
    ]);
    const head = ['at', 'who', 'role', 'action', 'about', 'id', 'address', 'details'];
    return csvFile(`audit-${localTime(now, timeZone).slice(0, 10)}.csv`, [head, ...lines]);
  });
};
