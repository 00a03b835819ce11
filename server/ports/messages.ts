/** Sending a text or an email: it is written down and queued in the caller's transaction; a worker delivers it. */
import type { Channel } from '#contract/message.ts';
import type { Db, Tx } from '../db/connect.ts';
import {
  findWaiting,
  insertMessage,
  type Outgoing,
  updateFailed,
  updateSent,
  updateTried,
} from '../db/messages.ts';
import { demoMessage } from '../db/schema/message.ts';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs.ts';
import { watchProvider } from './metrics.ts';
import { saidBy } from './provider-words.ts';
import type { Sealer } from './sealer.ts';

export type Message = { channel: Channel; to: string; text: string };

/** Carries one message to the provider. `key` is the same on every retry, so that a provider can drop doubles. */
export type Deliver = (message: Message, key: string) => Promise<void>;

export type Messages = { send(tx: Tx, message: Outgoing): Promise<void> };
export type MessageQueue = Messages & {
  /** One that has failed, and waits again: it has been written down before. */
  sendAgain(tx: Tx, messageId: string): Promise<void>;
};

const queue = 'message';

/** What lies in the queue: what is said stands in the table, sealed, for it may be a code that opens an account. */
type Queued = { messageId: string };
/** Those that were queued before there was a table: with the recipient's keyed hash, or not sealed at all. */
type QueuedBefore = { channel: Channel; to: string; sealed: string } | Message;

const openBefore = (job: QueuedBefore, sealer: Sealer): Message =>
  'sealed' in job ? (JSON.parse(sealer.open(job.sealed, queue)) as Message) : job;

type Sending = { jobs: Jobs; sealer: Sealer; clock: Clock };

/** Only hands over: for commands that end before anything could be delivered. The app does that. */
export const queuedMessages = ({ jobs, sealer, clock }: Sending): MessageQueue => {
  const enqueue = (tx: Tx, messageId: string) =>
    jobs.enqueue(tx, queue, { messageId } satisfies Queued);
  return {
    send: async (tx, message) => enqueue(tx, await insertMessage(tx, sealer, message, clock.now())),
    sendAgain: enqueue,
  };
};

export const startMessages = async (
  deps: Sending & { db: Db; deliver: Deliver },
): Promise<MessageQueue> => {
  const { jobs, sealer, clock, db, deliver } = deps;

  /** The queue keeps what it is told: nothing of the message may be in it. */
  const carry: Deliver = (message, key) =>
    watchProvider(message.channel, () => deliver(message, key)).catch((error: unknown) => {
      throw new Error(saidBy(error, message));
    });

  const deliverKept = async (id: string) => {
    const kept = await findWaiting(db, id);
    if (!kept) return;
    const { channel } = kept;
    const to = sealer.open(kept.toSealed, id);
    const text = sealer.open(kept.textSealed, id);
    try {
      await carry({ channel, to, text }, id);
    } catch (error) {
      await updateTried(db, id, (error as Error).message);
      throw error;
    }
    await updateSent(db, id, clock.now());
  };

  await jobs.work<Queued | QueuedBefore>(
    queue,
    (job, key) =>
      'messageId' in job ? deliverKept(job.messageId) : carry(openBefore(job, sealer), key),
    async (job) => {
      if ('messageId' in job) await updateFailed(db, job.messageId);
    },
  );
  return queuedMessages(deps);
};

/** Demo and test: kept in a table and read at /demo/inbox. */
export const demoDelivery =
  (db: Db, clock: Clock): Deliver =>
  async ({ channel, to, text }, key) => {
    await db
      .insert(demoMessage)
      .values({ channel, to, text, jobId: key, sentAt: clock.now() })
      .onConflictDoNothing();
  };
