import { AppError } from '#contract/errors.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import * as api from '#contract/services/callback-office.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { listCallsBack, mayUndo, noteStep } from './callback.service.ts';
import * as store from './callback.store.ts';

export const callbackOfficeRoutes = (
  bind: Bind,
  { db, clock, sealer }: Needs<'db' | 'clock' | 'sealer'>,
): void => {
  bind(api.listCallbacks, async ({ query }) => {
    const place = query.call ? await store.findPlace(db, query.call) : null;
    const state = place?.state ?? query.state ?? 'open';
    const { pageSize } = pageOf(query);
    const paging = place ? { pageSize, pageNum: Math.floor(place.before / pageSize) + 1 } : query;
    const timeZone = await getTimeZone(db);
    const at = localTimeOrNull(timeZone);
    const { locale, keyword, sort }: Partial<typeof query> = place ? {} : query;
    const rows = await store.listCallbacks(db, state, { ...pageOf(paging), locale, keyword, sort });
    const counts = await store.countCallbacks(db, { locale, keyword });
    const ids = rows.map(({ callback: { id } }) => id);
    const allCalls = await listCallsBack(db, ids, sealer);
    const records = rows.map(({ callback: row, by, person }) => {
      const calls = allCalls.filter(({ subjectId }) => subjectId === row.id);
      return {
        id: row.id,
        phone: row.phone,
        locale: localeOf(row.locale),
        wish: row.wish,
        createdAt: localTime(row.createdAt, timeZone),
        dueAt: localTime(row.dueAt, timeZone),
        overdue: !row.closedAt && row.dueAt < clock.now(),
        tries: row.tries,
        triedAt: at(row.triedAt),
        outcome: row.outcome,
        closedAt: at(row.closedAt),
        by,
        person,
        calls: calls.map(({ id, at, by, outcome, text }) => ({
          id,
          at: localTime(at, timeZone),
          by,
          outcome,
          text,
        })),
        mayUndo: mayUndo(row.closedAt, calls.at(-1)),
        version: row.version,
      };
    });
    return { ...toPaged(records, counts[state], paging), state, counts };
  });

  bind(api.noteCallback, ({ params, body }, { staff: { staffId } }) => {
    const { step, version, ...call } = body;
    return db.transaction(async (tx) => {
      // The person before the request: who erases an account locks them in this order.
      const userId = await store.lockPersonOf(tx, params.callbackId);
      const row = await store.getCallback(tx, params.callbackId);
      const isClosed = row.closedAt !== null;
      const fits = step === 'undo' || isClosed === (step === 'reopen');
      if (row.version !== version || !fits) throw new AppError('changed_meanwhile');
      // A phone has one open request: another may have come since.
      if (isClosed && (await store.hasOpen(tx, row.phone))) throw new AppError('changed_meanwhile');
      const at = clock.now();
      const changes = await noteStep(
        tx,
        { ...row, userId },
        step,
        { staffId, at, ...call },
        sealer,
      );
      await store.updateCallback(tx, row.id, { staffId, ...changes });
      const subject = row.phone.slice(-4);
      await insertAudit(tx, { at, actor: staffId, action: `callback.${step}`, subject });
      return {};
    });
  });
};
