import { AppError } from '#contract/errors.ts';
import {
  correctWhiteCard,
  getWhiteCard,
  getWhiteCardDocuments,
  maySubmitFrom,
  sendWhiteCardDocuments,
  submitWhiteCard,
  type WhiteCardStatus,
} from '#contract/whitecard/whitecard.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { correctCard } from './correct.service.ts';
import { readDocuments, saveDocuments } from './documents.service.ts';
import { type HandInCard, tellSubmitted } from './hand-in.service.ts';
import { correctUntil, judgeCard } from './whitecard.rules.ts';
import { findStanding, getForSubmission, listHistory } from './whitecard.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  handInCard: HandInCard;
  limitCard: RateLimit;
};

export const whitecardRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, handInCard, messages, limitCard } = deps;

  bind(submitWhiteCard, async ({ query, body }, { user, tellIn: locale, actor }) => {
    const { userId } = user;
    await limitCard(userId);
    const typed = body?.whiteCardId ?? query.whiteCardId ?? '';
    const agency = await getSetting(db, 'agency');
    return db.transaction(async (tx) => {
      const person = await getForSubmission(tx, userId);
      const verdict = judgeCard(typed, person.status);
      if ('refused' in verdict) throw new AppError(verdict.refused);
      const contactBy = await handInCard(tx, {
        userId,
        id: verdict.id,
        now: clock.now(),
        helper: actor?.helper,
      });
      if (!contactBy) throw new AppError('white_card_taken');
      await tellSubmitted(tx, messages, { ...person, userId, locale, contactBy }, agency);
      const { timeZone } = agency;
      return { whiteCardStatus: 'submitted' as const, contactBy: localTime(contactBy, timeZone) };
    });
  });
  bind(correctWhiteCard, async ({ body }, { user, actor }) => {
    const { userId } = user;
    await limitCard(userId);
    const contactBy = await correctCard(deps, {
      userId,
      typed: body.whiteCardId,
      helper: actor?.helper,
    });
    const { timeZone } = await getSetting(db, 'agency');
    return { whiteCardStatus: 'submitted' as const, contactBy: localTime(contactBy, timeZone) };
  });
  bind(getWhiteCard, async (_, { user }) => {
    const { timeZone } = await getSetting(db, 'agency');
    const card = await findStanding(db, user.userId);
    const whiteCardStatus: WhiteCardStatus = card?.status ?? 'waiting';
    return {
      whiteCardStatus,
      submittedAt: card && localTime(card.submittedAt, timeZone),
      contactBy: card && localTime(card.contactBy, timeZone),
      maySubmit: maySubmitFrom[whiteCardStatus],
      correctUntil: localTimeOrNull(timeZone)(correctUntil(card, clock.now())),
      history: (await listHistory(db, user.userId)).map(({ at, ...entry }) => ({
        ...entry,
        at: localTime(at, timeZone),
      })),
    };
  });

  bind(getWhiteCardDocuments, (_, { user }) => readDocuments(db, deps.sealer, user.userId));
  bind(sendWhiteCardDocuments, ({ body }, { user, tellIn, actor }) =>
    saveDocuments(deps, { userId: user.userId, locale: tellIn, helper: actor?.helper }, body),
  );
};
