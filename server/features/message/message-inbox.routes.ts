import { AppError } from '#contract/errors.ts';
import { getOwnMessages, type OwnMessage } from '#contract/message-inbox.ts';
import type { MessageState } from '#contract/office.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import type { Db } from '#server/db/connect.ts';
import { getTimeZone } from '#server/db/settings.ts';
import type { Bind } from '#server/http/bind.ts';
import { wallClock } from '#server/ports/clock.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { countOwn, listOwn } from './message-inbox.store.ts';

/** What its reader cares about: whether it came. */
const stateOf: Record<MessageState, OwnMessage['state']> = {
  waiting: 'waiting',
  sent: 'sent',
  delivered: 'sent',
  undelivered: 'failed',
  failed: 'failed',
  held: 'held',
};

export const messageInboxRoutes = (bind: Bind, { db, sealer }: { db: Db; sealer: Sealer }): void =>
  bind(getOwnMessages, async ({ query }, { user }) => {
    if (!user) throw new AppError('unauthorized');
    const timeZone = await getTimeZone(db);
    const rows = await listOwn(db, user.userId, pageOf(query));
    const records = rows.map(({ id, textSealed, createdAt, state, channel, heldBecause }) => ({
      messageId: id,
      channel,
      text: textSealed ? sealer.open(textSealed, id) : '',
      at: wallClock(createdAt, timeZone),
      state: stateOf[state],
      heldBecause: state === 'held' ? (heldBecause ?? ('optedOut' as const)) : null,
    }));
    return toPaged(records, await countOwn(db, user.userId), query);
  });
