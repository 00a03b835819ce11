/** Sends texts and emails: stored and queued in the caller's transaction, delivered by a worker. */

import { shareOf } from '#contract/message/budget.ts';
import type { Channel } from '#contract/message/message.ts';
import { isAskedTemplate } from '#contract/message/office.ts';
import { withShortId } from '#contract/message/short-id.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { placeholders, prepared } from '#server/platform/database/prepared.ts';
import { together } from '#server/platform/database/together.ts';
import { type Jobs, Later } from '#server/platform/queue/jobs.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { heldMessages, watchProvider } from '#server/platform/telemetry/process-metrics.ts';
import { type Clock, localTime } from '#server/platform/time/clock.ts';
import { demoMessage } from '#server/schema/message.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { chargeMessage } from './message-budget.ts';
import {
  findWaiting,
  insertMessage,
  type Outgoing,
  templateNameOf,
  updateDue,
  updateFailed,
  updateHeld,
  updateSent,
  updateTried,
  type WaitingMessage,
} from './message-store.ts';
import { insertOptOut, isOptedOut } from './opt-outs.ts';
import { quietUntil } from './quiet-hours.ts';
import { redactProviderError } from './redact-provider-error.ts';

export type Message = { channel: Channel; to: string; text: string };

/** Delivers one message. `key` is the same on every retry, so providers can drop duplicates. */
export type Deliver = (message: Message, key: string) => Promise<void>;

export type Messages = { send(tx: Tx, message: Outgoing): Promise<void> };
export type MessageQueue = Messages & {
  /** Requeues a failed message. */
  sendAgain(tx: Tx, messageId: string): Promise<void>;
  /** When a text that is sent now leaves; null: at once. */
  quietUntil(): Promise<Date | null>;
};

const queue = 'message';

/** The job holds the id only: the text is sealed in the table, since it may be a verification code. */
type Queued = { messageId: string };
type Sending = { jobs: Jobs; sealer: Sealer; clock: Clock };

/** Enqueues only: for commands that exit before anything could be delivered. */
export const queuedMessages = ({ jobs, sealer, clock }: Sending): MessageQueue => {
  const enqueue = (tx: Tx, messageId: string, urgent = false) =>
    jobs.enqueue(tx, queue, { messageId } satisfies Queued, { urgent });
  return {
    async send(tx, message) {
      const id = orderedId();
      await together(
        insertMessage(tx, sealer, message, clock.now(), id),
        // The recipient is waiting for it.
        enqueue(tx, id, isAskedTemplate(templateNameOf(message))),
      );
    },
    sendAgain: (tx, messageId) => enqueue(tx, messageId),
    quietUntil: () => Promise.resolve(null),
  };
};

export const startMessages = async (
  deps: Sending & {
    db: Db;
    deliver: Deliver;
    /** Hold texts during quiet hours. Off in the demo, whose inbox wakes nobody. */
    quietAtNight?: boolean;
    /** Multiplies daily budgets: in the demo everyone shares a few phones. */
    budgetFactor?: number;
  },
): Promise<MessageQueue> => {
  const { jobs, sealer, clock, db, deliver, quietAtNight = false, budgetFactor = 1 } = deps;

  /** The queue stores error messages: redact the message's content. */
  const carry: Deliver = (message, key) =>
    watchProvider(message.channel, () => deliver(message, key)).catch((error: unknown) => {
      const said = redactProviderError(error, message);
      if (!(error instanceof DeliveryFailure)) throw new Error(said);
      throw new DeliveryFailure(said, error.kind, error.seconds);
    });

  const morningAfter = async (now: Date) =>
    quietAtNight ? quietUntil(now, await getTimeZone(db)) : null;
  const putOffAtNight = async (id: string) => {
    const now = clock.now();
    const morning = await morningAfter(now);
    if (!morning) return;
    await updateDue(db, id, morning);
    throw new Later('quiet hours', (morning.getTime() - now.getTime()) / 1_000, false);
  };

  /** Counted on delivery, not when the message is written, so no request holds the row of the shared counter. */
  const isOverBudget = async ({
    id,
    share,
    toHash,
    ownerless,
  }: WaitingMessage): Promise<boolean> => {
    const day = localTime(clock.now(), await getTimeZone(db)).slice(0, 10);
    const charge = { share, recipient: toHash, isStranger: ownerless === 'noAccount' };
    const held = await chargeMessage(db, id, charge, { day, factor: budgetFactor });
    if (held) heldMessages.inc(held);
    return held !== null;
  };

  /** A failed attempt: give up, hold, or retry. */
  const noteFailure = async (id: string, to: string, error: Error) => {
    await updateTried(db, id, error.message);
    if (!(error instanceof DeliveryFailure)) throw error;
    if (error.kind === 'refused') return updateFailed(db, id);
    if (error.kind === 'optedOut')
      return db.transaction(async (tx) => {
        await insertOptOut(tx, sealer, { to, source: 'provider', now: clock.now() });
        await updateHeld(tx, id, 'optedOut');
      });
    if (error.seconds) throw new Later(error.message, error.seconds, true);
    throw error;
  };

  const deliverWaiting = async (waiting: WaitingMessage) => {
    const { id, channel, key } = waiting;
    if (waiting.isOfClosed) return updateHeld(db, id, 'closed');
    const to = sealer.open(waiting.toSealed, id);
    const words = sealer.open(waiting.textSealed, id);
    const { shortId, locale, template } = waiting;
    const text = shortId ? withShortId(words, shortId, localeOf(locale)) : words;
    if (channel === 'sms' && !isAskedTemplate(template)) {
      if (await isOptedOut(db, sealer, to)) return updateHeld(db, id, 'optedOut');
      // Security messages are sent at any hour: someone may be hijacking the account.
      if (shareOf(template) !== 'security') await putOffAtNight(id);
    }
    if (await isOverBudget(waiting)) return;
    try {
      await carry({ channel, to, text }, key);
    } catch (error) {
      return noteFailure(id, to, error as Error);
    }
    await updateSent(db, id, clock.now());
  };

  await jobs.work<Queued>(
    queue,
    async (batch) => {
      const waiting = await findWaiting(
        db,
        batch.map(({ messageId }) => messageId),
      );
      return async ({ messageId }) => {
        const message = waiting.get(messageId);
        // One recipient's messages keep their order.
        if (message)
          await runExclusive(jobs, String(message.toHash), () => deliverWaiting(message));
      };
    },
    ({ messageId }) => updateFailed(db, messageId),
  );
  return { ...queuedMessages(deps), quietUntil: () => morningAfter(clock.now()) };
};

const deliveredInDemo = prepared('demo_message', (db) =>
  db
    .insert(demoMessage)
    .values(placeholders(['channel', 'to', 'text', 'jobId', 'sentAt']))
    .onConflictDoNothing(),
);

/** Demo and test: stored in a table and shown at /demo/inbox. */
export const demoDelivery =
  (db: Db, clock: Clock): Deliver =>
  async ({ channel, to, text }, key) => {
    await deliveredInDemo(db, { channel, to, text, jobId: key, sentAt: clock.now() });
  };
