import { AppError } from '#contract/errors.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import * as api from '#contract/services/callback-office.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { type Clock, localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { callbackDue } from './callback.service.ts';
import * as store from './callback.store.ts';

export const callbackOfficeRoutes = (bind: Bind, { db, clock }: { db: Db; clock: Clock }): void => {
  bind(api.listCallbacks, async ({ query }) => {
    const place = query.call ? await store.findPlace(db, query.call) : null;
    const state = place?.state ?? query.state ?? 'open';
    const { pageSize } = pageOf(query);
    const paging = place ? { pageSize, pageNum: Math.floor(place.before / pageSize) + 1 } : query;
    const timeZone = await getTimeZone(db);
    const at = localTimeOrNull(timeZone);
    const rows = await store.listCallbacks(db, state, pageOf(paging));
    const counts = await store.countCallbacks(db);
    const records = rows.map(({ callback: row, by, person }) => ({
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
      version: row.version,
    }));
    return { ...toPaged(records, counts[state], paging), state, counts };
  });

  bind(api.noteCallback, ({ params, body: { step, version } }, { staff: { staffId } }) =>
    db.transaction(async (tx) => {
      const row = await store.getCallback(tx, params.callbackId);
      const isClosed = row.closedAt !== null;
      if (row.version !== version || isClosed !== (step === 'reopen'))
        throw new AppError('changed_meanwhile');
      if (step === 'reopen' && (await store.hasOpen(tx, row.phone)))
        throw new AppError('changed_meanwhile');
      const now = clock.now();
      const changes = {
        reached: { outcome: 'reached', closedAt: now },
        gaveUp: { outcome: 'gaveUp', closedAt: now },
        noAnswer: {
          tries: row.tries + 1,
          triedAt: now,
          dueAt: await callbackDue(tx, now, row.wish),
        },
        reopen: { outcome: null, closedAt: null },
      } as const;
      await store.updateCallback(tx, row.id, { staffId, ...changes[step] });
      await insertAudit(tx, {
        at: now,
        actor: staffId,
        action: `callback.${step}`,
        subject: row.phone.slice(-4),
      });
      return {};
    }),
  );
};
