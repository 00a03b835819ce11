/** Sending a text or an email: what is said goes to the queue in the caller's transaction; a worker delivers it. */
import type { Channel } from '#contract/message.ts';
import type { Db, Tx } from '../db/connect.ts';
import { demoMessage } from '../db/schema/message.ts';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs.ts';

export type Message = { channel: Channel; to: string; text: string };

/** Carries one message to the provider. `key` is the same on every retry, so that a provider can drop doubles. */
export type Deliver = (message: Message, key: string) => Promise<void>;

export type Messages = { send(tx: Tx, message: Message): Promise<void> };

const queue = 'message';

/** Only hands over: for commands that end before anything could be delivered. The app does that. */
export const queuedMessages = (jobs: Jobs): Messages => ({
  send: (tx, message) => jobs.enqueue(tx, queue, message),
});

export const startMessages = async (jobs: Jobs, deliver: Deliver): Promise<Messages> => {
  await jobs.work<Message>(queue, deliver);
  return queuedMessages(jobs);
};

/** Demo and test: kept in a table and read at /demo/inbox. */
export const demoDelivery =
  (db: Db, clock: Clock): Deliver =>
  async (message, key) => {
    await db
      .insert(demoMessage)
      .values({ ...message, jobId: key, sentAt: clock.now() })
      .onConflictDoNothing();
  };
