import type { SessionUser } from '#contract/account/account.ts';
import type { AppError } from '#contract/errors.ts';
import * as api from '#contract/help/help.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Caller } from '#server/platform/http/request/caller.ts';
import { contextOf, type Deps, makeLink, viewLink, withdrawLink } from './help.service.ts';
import { listLinks } from './help.store.ts';
import type { Device, HelpUse } from './use.service.ts';

/** The person's consent by a code to their own phone. */
type Consent = {
  send(asker: { userId: string; locale: Locale; address: string }): Promise<{
    againAfterSeconds: number;
    validMinutes: number;
  }>;
  /** A wrong code is returned, so that the try is counted. */
  check<T>(
    tx: Tx,
    typed: { userId: SessionUser['userId']; code: string },
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ done: T } | { refused: AppError }>;
};

const deviceOf = ({ helpKey, address, locale }: Caller): Device => ({ helpKey, address, locale });

export const helpRoutes = (bind: Bind, deps: Deps & { consent: Consent; use: HelpUse }): void => {
  const { db, clock, consent, use } = deps;

  // ---- the person who is helped ----
  bind(api.sendHelpCode, (_, { user: { userId }, locale, address }) =>
    consent.send({ userId, locale, address }),
  );
  bind(api.makeHelpLink, async ({ body }, { user: { userId }, locale }) => {
    const { verificationCode: code, ...wanted } = body;
    const outcome = await db.transaction((tx) =>
      consent.check(tx, { userId, code }, (inner) =>
        makeLink(inner, deps, userId, wanted, { by: 'owner', locale }),
      ),
    );
    if ('refused' in outcome) throw outcome.refused;
    return outcome.done;
  });
  bind(api.getHelpLinks, async (_, { user, locale }) => {
    const view = await contextOf(db, clock.now(), locale);
    return (await listLinks(db, user.userId)).map((link) => viewLink(link, view));
  });
  bind(api.withdrawHelpLink, ({ params: { linkId } }, { user: { userId }, locale }) =>
    db.transaction(async (tx) => {
      const link = await withdrawLink(tx, deps, { userId, linkId }, { by: 'owner', actor: userId });
      return viewLink(link, await contextOf(tx, clock.now(), locale));
    }),
  );

  // ---- the helper ----
  bind(api.openHelpLink, ({ body }, caller) => use.open(body.token, deviceOf(caller)));
  bind(api.getHelpAsk, (_, caller) => use.ask(deviceOf(caller)));
  bind(api.getHelpOffices, (_, caller) => use.offices(deviceOf(caller)));
  bind(api.getHelpSlots, ({ query }, caller) => use.slots(deviceOf(caller), query));
  bind(api.addHelpPhotos, ({ body }, caller) => use.addPhotos(deviceOf(caller), body));
  bind(api.finishHelp, (_, caller) => use.finish(deviceOf(caller)));
  bind(api.bookByHelp, ({ body }, caller) => use.book(deviceOf(caller), body));
  bind(api.askByHelp, ({ body }, caller) => use.apply(deviceOf(caller), body));
};
