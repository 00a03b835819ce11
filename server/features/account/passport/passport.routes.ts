/** Caregivers' papers: read by their owner, entered by the office. Looks and changes of staff are audited. */
import { getMyPassport, paperEnds } from '#contract/account/passport.ts';
import * as api from '#contract/account/passport-office.ts';
import { AppError } from '#contract/errors.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localToday } from '#server/shared/people/important-dates.ts';
import { followPaper } from '#server/shared/people/paper-dates.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { officePassport, ownPassport, versionOf } from './passport.service.ts';
import * as store from './passport.store.ts';

export const passportRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(getMyPassport, async (_, { user, locale }) =>
    ownPassport(db, user.userId, await getViewContext(db, clock.now(), locale)),
  );

  bind(api.getPassport, ({ params: { userId } }, { staff: { staffId: actor }, locale }) =>
    db.transaction(async (tx) => {
      if (!(await store.lockApproved(tx, userId))) throw new AppError('not_found');
      const now = clock.now();
      await insertAudit(tx, { at: now, actor, action: 'passport.view', subjectId: userId });
      return orNotFound(await officePassport(tx, userId, await getViewContext(tx, now, locale)));
    }),
  );

  bind(api.savePaper, ({ params, body }, { staff: { staffId: actor }, locale }) =>
    db.transaction(async (tx) => {
      const { userId } = params;
      const { kind, held } = body;
      if (!(await store.lockApproved(tx, userId))) throw new AppError('not_found');
      const before = (await store.listPapers(tx, userId)).find((one) => one.kind === kind);
      if (versionOf(before) !== body.version) throw new AppError('changed_meanwhile');
      const now = clock.now();
      if (held && paperEnds[kind] === 'always' && !body.validUntil)
        throw invalidField('validUntil', 'fields.date');
      const validUntil = held ? body.validUntil : null;
      if (held) await store.upsertPaper(tx, userId, kind, { validUntil, checkedAt: now });
      // Pictures that were sent stay: a newer one is asked for instead.
      else if (before?.pictures) throw new AppError('conflict');
      else await store.deletePaper(tx, userId, kind);
      const ending = { userId, paper: kind, validUntil };
      await followPaper(tx, ending, { now, today: await localToday(tx, now) });
      const said = (has: boolean, until: string | null | undefined) =>
        has ? (until ?? 'no end') : '–';
      await insertAudit(tx, {
        at: now,
        actor,
        action: 'passport.paper',
        subjectId: userId,
        details: {
          paper: kind,
          validUntil: `${said(Boolean(before), before?.validUntil)} → ${said(held, validUntil)}`,
        },
      });
      return orNotFound(await officePassport(tx, userId, await getViewContext(tx, now, locale)));
    }),
  );
};
