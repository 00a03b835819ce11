/** A change by which staff message people: done, or only tried to see what it would say. */
import type { MessagePreview } from '#contract/staff/office.ts';
import { fallbackLocale } from '#i18n/pick-locale.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type InTransaction, undoing } from '#server/platform/database/dry-run.ts';
import type { Messages } from './message-queue.ts';
import type { Outgoing } from './message-store.ts';

/** The last four of a phone number are enough to know whose it is. */
const shown = ({ channel, to, locale = fallbackLocale, text }: Outgoing): MessagePreview => ({
  channel,
  to: channel === 'sms' ? to.slice(-4) : to,
  locale,
  text,
});

/** `said` grows while the change is made. */
type Change<T> = (tx: Tx, messages: Messages, said: readonly MessagePreview[]) => Promise<T>;

/**
 * Runs the change, and tells what was sent. With `preview` the very same code runs, its refusals included; then
 * everything is taken back and nothing is sent.
 */
export const rehearse = async <T>(
  {
    inTransaction,
    messages,
    preview = false,
  }: { inTransaction: InTransaction; messages: Messages; preview?: boolean | undefined },
  change: Change<T>,
): Promise<{ answer: T; messages: MessagePreview[] }> => {
  const said: MessagePreview[] = [];
  const noting: Messages = {
    send: async (tx, message) => {
      said.push(shown(message));
      if (!preview) await messages.send(tx, { ...message, byOffice: true });
    },
  };
  const work = (tx: Tx) => change(tx, noting, said);
  const answer = await (preview ? undoing(inTransaction, work) : inTransaction(work));
  return { answer, messages: said };
};

/** The same in a transaction of its own; the messages stand beside what the change answers. */
export const withPreview = async <T extends object>(
  {
    db,
    ...how
  }: { db: Pick<Db, 'transaction'>; messages: Messages; preview?: boolean | undefined },
  change: Change<T>,
): Promise<T & { messages: MessagePreview[] }> => {
  const inTransaction: InTransaction = (work) => db.transaction(work);
  const { answer, messages } = await rehearse({ ...how, inTransaction }, change);
  return { ...answer, messages };
};
