/** Closing an account respectfully, and opening it again. */
import * as api from '#contract/account/person-close.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import type { InTransaction } from '#server/platform/database/dry-run.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { closeAccount, type Endings, reopenAccount } from './close.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  endings: Endings & { inTransaction: InTransaction };
};

export const closeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages, endings } = deps;

  bind(api.closePerson, async ({ params, body }, { staff: { staffId: actor }, locale }) => {
    const { reason, note = '', plan: seen } = body;
    const done = seen !== undefined;
    if (done && !reason) throw invalidField('reason', 'fields.choice');
    const confirmed = done && reason ? { seen, reason, note } : null;
    const { inTransaction } = endings;
    const how = { db, messages, preview: !done, inTransaction };
    return officeTransaction(how, async ({ tx, messages }) => {
      const scope = { tx, messages, sealer, now: clock.now() };
      const closing = { userId: params.userId, actor, locale, confirmed };
      return { ...(await closeAccount(scope, endings, closing)), done };
    });
  });

  bind(api.reopenPerson, ({ params, body: { preview = false } }, { staff: { staffId: actor } }) =>
    officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const scope = { tx, sealer, now: clock.now() };
      const { id, phone, locale } = await reopenAccount(scope, { userId: params.userId, actor });
      const reader = { id, phone, locale: localeOf(locale) };
      await createTell(messages)(tx, reader, 'messages.accountOpened');
      return {};
    }),
  );
};
