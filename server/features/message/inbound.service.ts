/** Takes a text that came in: from the provider's webhook, or from the demo's phone. */
import { type Locale, pickLocale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import type { Needs } from '#server/shared/deps.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { deleteOptOut, insertOptOut } from '#server/shared/messaging/opt-outs.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { insertText, lockConversation, updateReceived } from './conversation.store.ts';
import { keywordOf, localeOfWords, needsReading, recipientOf } from './message.rules.ts';
import { findOwner } from './message.store.ts';

type Inbound = {
  from: string;
  text: string;
  /** The provider's id of the text. */
  providerId: string;
  pictures?: number;
  optOutType?: string | undefined;
};
export type TakeText = (inbound: Inbound) => Promise<void>;

const answers = {
  stop: 'messages.textsStopped',
  start: 'messages.textsAgain',
  help: 'messages.textsHelp',
} as const;

export const createTakeText = ({
  db,
  clock,
  sealer,
  messages,
}: Needs<'db' | 'clock' | 'sealer' | 'messages'>): TakeText => {
  const answerKeyword = async (
    tx: Tx,
    to: string,
    { keyword, text }: { keyword: keyof typeof answers; text: string },
  ) => {
    const owner = await findOwner(tx, to);
    const locale: Locale = owner ? pickLocale(owner.locale, null) : localeOfWords(text);
    const { phone } = await getSetting(tx, 'agency');
    const words = sayMessage(locale, answers[keyword], { phone });
    await messages.send(tx, { channel: 'sms', to, ...ownedBy(owner?.id), ...words });
  };

  return ({ from, text, providerId, pictures = 0, optOutType }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const to = recipientOf(from);
      const conversation = await lockConversation(tx, sealer, to, now);
      const inbound = keywordOf(text, optOutType);
      const isNew = await insertText(tx, sealer, {
        conversationId: conversation.id,
        providerId,
        userId: (await findOwner(tx, to))?.id ?? null,
        text,
        keyword: inbound?.keyword ?? null,
        pictures,
        receivedAt: now,
      });
      // The provider repeats a call that it thinks is lost, and a recorded one must not undo a later START.
      if (!isNew) return;
      const change = { to, source: 'reply', now } as const;
      let changed = false;
      if (inbound?.keyword === 'stop') changed = await insertOptOut(tx, sealer, change);
      if (inbound?.keyword === 'start') changed = await deleteOptOut(tx, sealer, change);
      await updateReceived(tx, conversation.id, {
        now,
        isUnread: needsReading(inbound?.keyword ?? null, changed),
      });
      if (inbound && !inbound.answered)
        await answerKeyword(tx, to, { keyword: inbound.keyword, text });
    });
};
