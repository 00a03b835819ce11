import { convertOfficeWords } from '#contract/message/convert.ts';
import { getOwnMessages, type OwnMessage } from '#contract/message/inbox.ts';
import { messageKindOf } from '#contract/message/kinds.ts';
import { isSecretTemplate } from '#contract/message/office.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import type { MessageState } from '#contract/staff/office.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { convert } from '#server/shared/localized-text/search-normalize.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { countOwn, listOwn } from './inbox.store.ts';

/** Readers only care whether it arrived. */
const ownMessageStates: Record<MessageState, OwnMessage['state']> = {
  waiting: 'waiting',
  sent: 'sent',
  delivered: 'sent',
  undelivered: 'failed',
  failed: 'failed',
  held: 'held',
};

export const messageInboxRoutes = (bind: Bind, { db, sealer }: Needs<'db' | 'sealer'>): void => {
  bind(getOwnMessages, async ({ query }, { user }) => {
    const timeZone = await getTimeZone(db);
    const rows = await listOwn(db, user.userId, pageOf(query));
    const records = rows.map(
      ({ id, textSealed, template, createdAt, state, heldBecause, ...row }) => ({
        ...row,
        messageId: id,
        kind: messageKindOf(template),
        text: textSealed && !isSecretTemplate(template) ? sealer.open(textSealed, id) : null,
        at: localTime(createdAt, timeZone),
        state: ownMessageStates[state],
        heldBecause: state === 'held' ? (heldBecause ?? ('optedOut' as const)) : null,
      }),
    );
    return toPaged(records, await countOwn(db, user.userId), query);
  });
  bind(convertOfficeWords, async ({ body }) => ({ text: convert(body.text, body.to) }));
};
