/** A person's own renewals and deadlines, and the calendar made of them. */
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import * as api from '#contract/renewal/renewal.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Actor } from '#server/platform/http/request/caller.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { DateActor } from '#server/shared/people/important-dates.rules.ts';
import { getDate, listDatesOf, viewDate } from '#server/shared/people/important-dates.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import { feedPath, viewFeed } from './feed.view.ts';
import { addDate, changeDate, getOwnForChange } from './renewal.service.ts';
import * as store from './renewal.store.ts';
import { planStart, type RecordRequest, startRenewal } from './start.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  recordRequest: RecordRequest;
  /** Per address: nobody guesses an address of 256 bits, but asking costs. */
  limitFeed: RateLimit;
};

const byOf = (actor: Actor | null): DateActor => ({ by: 'person', helper: actor?.helper });

export const renewalRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, limitFeed } = deps;
  const pathOf = (token: string | null) => ({
    path: token && `${limits.apiBase}${feedPath(token)}`,
  });
  const viewIn = async (tx: Queryable, locale: Locale) => ({
    timeZone: await getTimeZone(tx),
    now: clock.now(),
    sealer,
    locale,
  });
  const show = async (tx: Queryable, dateId: string, locale: Locale) =>
    viewDate(await getDate(tx, dateId), await viewIn(tx, locale));

  bind(api.listOwnDates, async (_, { user: { userId }, actor, locale }) => {
    const view = await viewIn(db, locale);
    const rows = await listDatesOf(db, [userId]);
    // The calendar's address would outlive the leave to act.
    const feed = actor ? null : await store.findFeed(db, userId);
    return {
      dates: rows.map((row) => viewDate(row, view)),
      feed: pathOf(feed && sealer.open(feed.tokenSealed, userId)),
    };
  });

  bind(api.addOwnDate, ({ body }, { user: { userId }, actor, locale }) =>
    db.transaction(async (tx) =>
      show(tx, await addDate(tx, deps, { ...body, ...byOf(actor), userId }), locale),
    ),
  );
  bind(api.changeOwnDate, ({ params, body }, { user: { userId }, actor, locale }) =>
    db.transaction(async (tx) => {
      const date = await getOwnForChange(tx, params.dateId, userId);
      await changeDate(tx, deps, date, { ...body, ...byOf(actor), state: date.state });
      return show(tx, date.id, locale);
    }),
  );
  bind(
    api.settleOwnDate,
    ({ params, body: { state, version } }, { user: { userId }, actor, locale }) =>
      db.transaction(async (tx) => {
        const by = byOf(actor);
        const date = await getOwnForChange(tx, params.dateId, userId);
        const title = date.titleSealed ? sealer.open(date.titleSealed, date.id) : undefined;
        await changeDate(tx, deps, date, { ...by, day: date.day, title, state, version });
        return show(tx, date.id, locale);
      }),
  );

  bind(api.getRenewalStart, ({ params }, { user: { userId, userType }, locale }) =>
    planStart(db, deps, { userId, userType, locale }, params.dateId),
  );
  bind(api.startRenewal, ({ params }, { user: { userId, userType }, tellIn, actor }) =>
    db.transaction(async (tx) => {
      const who = { userId, userType, locale: tellIn, ...(actor && { helper: actor.helper }) };
      return { recordId: await startRenewal(tx, deps, who, params.dateId) };
    }),
  );

  bind(api.makeDateFeed, (_, { user: { userId } }) =>
    db.transaction(async (tx) => {
      const token = newToken();
      const sealed = { tokenSealed: sealer.seal(token, userId), tokenHash: sealer.hash(token) };
      await store.upsertFeed(tx, { userId, ...sealed, createdAt: clock.now() });
      return pathOf(token);
    }),
  );
  bind(api.endDateFeed, (_, { user: { userId } }) =>
    db.transaction(async (tx) => {
      await store.deleteFeed(tx, userId);
      return pathOf(null);
    }),
  );
  bind(api.readDateFeed, async ({ params }, { address }) => {
    await limitFeed(address);
    const reader = await store.findReaderOfFeed(db, sealer.hashes(params.feedToken));
    if (!reader) throw new AppError('not_found');
    const rows = await listDatesOf(db, [reader.userId]);
    const agency = await getSetting(db, 'agency');
    return viewFeed(rows, { ...(await viewIn(db, reader.locale)), agency });
  });
};
