import { AppError } from '#contract/errors.ts';
import * as api from '#contract/help/acting.ts';
import { actingRules } from '#contract/help/words.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import {
  type ActingDeps,
  endLink,
  makePersonLink,
  viewLinks,
  viewOnePerson,
} from './acting.service.ts';

/** Another person's consent by a code to their phone. */
type Consent = {
  ask(asker: { userId: string; phone: string; address: string }): Promise<{
    againAfterSeconds: number;
    validMinutes: number;
  }>;
  /** A wrong code is returned, so that the try is counted. */
  check<T>(
    tx: Tx,
    typed: { userId: string; phone: string; code: string },
    work: (tx: Tx, person: { userId: string }) => Promise<T>,
  ): Promise<{ done: T } | { refused: AppError }>;
  phoneOf(userId: string): Promise<string>;
};

export const actingRoutes = (bind: Bind, deps: ActingDeps & { consent: Consent }): void => {
  const { db, clock, consent } = deps;
  const refuseOwn = async (userId: string, phone: string): Promise<void> => {
    if ((await consent.phoneOf(userId)) === phone) throw invalidField('phone', 'help.ownPhone');
  };

  bind(api.getPeopleLinks, (_, { user }) => viewLinks(db, user.userId, clock.now()));

  bind(api.askForPerson, async ({ body: { phone } }, { user: { userId }, address }) => {
    await refuseOwn(userId, phone);
    const { people } = await viewLinks(db, userId, clock.now());
    if (people.length >= actingRules.peopleMax) throw new AppError('too_many_people');
    return consent.ask({ userId, phone, address });
  });

  bind(api.linkPerson, async ({ body }, { user: { userId } }) => {
    const { phone, relationship, verificationCode: code } = body;
    await refuseOwn(userId, phone);
    const outcome = await db.transaction((tx) =>
      consent.check(tx, { userId, phone, code }, async (inner, person) => {
        const pair = { personId: person.userId, helperId: userId };
        const linkId = await makePersonLink(inner, deps, pair, { relationship });
        return viewOnePerson(inner, { helperId: userId, linkId });
      }),
    );
    if ('refused' in outcome) throw outcome.refused;
    return outcome.done;
  });

  bind(api.endPersonLink, ({ params: { personLinkId } }, { user: { userId } }) =>
    db.transaction(async (tx) => {
      await endLink(tx, deps, { userId, linkId: personLinkId });
      return viewLinks(tx, userId, clock.now());
    }),
  );
};
