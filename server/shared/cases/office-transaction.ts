/** Changes by which staff message people: made, or only previewed. */
import type { MessagePreview } from '#contract/staff/office.ts';
import { fallbackLocale } from '#i18n/pick-locale.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { dryRun, type InTransaction } from '#server/platform/database/dry-run.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import type { Outgoing } from '#server/shared/messaging/message-store.ts';

/** Masks phone numbers: the last four digits are enough to recognize one. */
const previewMessage = ({
  channel,
  to,
  locale = fallbackLocale,
  text,
}: Outgoing): MessagePreview => ({
  channel,
  to: channel === 'sms' ? to.slice(-4) : to,
  locale,
  text,
});

type Options = {
  db: Pick<Db, 'transaction'>;
  messages: Messages;
  preview?: boolean | undefined;
  /** Instead of `db.transaction`, when locks have to be taken first. */
  inTransaction?: InTransaction;
};

type Scope = {
  tx: Tx;
  messages: Messages;
  /** The messages so far; grows while the change runs. */
  sent: readonly MessagePreview[];
};

/**
 * Runs a change in a transaction and returns its result with the messages it sent. A preview runs the same code,
 * errors included, then rolls back and sends nothing.
 */
export const officeTransaction = async <T extends object>(
  { db, messages, preview = false, inTransaction = (work) => db.transaction(work) }: Options,
  change: (scope: Scope) => Promise<T>,
): Promise<T & { messages: MessagePreview[] }> => {
  const sent: MessagePreview[] = [];
  const recording: Messages = {
    send: async (tx, message) => {
      sent.push(previewMessage(message));
      if (!preview) await messages.send(tx, { ...message, byOffice: true });
    },
  };
  const work = (tx: Tx) => change({ tx, messages: recording, sent });
  const result = await (preview ? dryRun(inTransaction, work) : inTransaction(work));
  return { ...result, messages: sent };
};
