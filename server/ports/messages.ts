/** Sending a text or an email: what is said goes to the queue in the caller's transaction; a worker delivers it. */
import type { Channel } from '#contract/message.ts';
import type { Db, Tx } from '../db/connect.ts';
import { demoMessage } from '../db/schema/message.ts';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs.ts';
import type { Sealer } from './sealer.ts';

export type Message = { channel: Channel; to: string; text: string };

/** Carries one message to the provider. `key` is the same on every retry, so that a provider can drop doubles. */
export type Deliver = (message: Message, key: string) => Promise<void>;

export type Messages = { send(tx: Tx, message: Message): Promise<void> };

const queue = 'message';

/**
 * What lies in the queue, and as long as the queue keeps its jobs: sealed, for it may be a code that opens an account.
 * The recipient's keyed hash finds what was sent to somebody (server/db/message-log.ts).
 */
type Queued = { channel: Channel; to: string; sealed: string };

/** Only hands over: for commands that end before anything could be delivered. The app does that. */
export const queuedMessages = (jobs: Jobs, sealer: Sealer): Messages => ({
  send: (tx, message) => {
    const { channel, to } = message;
    const sealed = sealer.seal(JSON.stringify(message), queue);
    return jobs.enqueue(tx, queue, { channel, to: sealer.hash(to), sealed } satisfies Queued);
  },
});

export const startMessages = async (
  jobs: Jobs,
  deliver: Deliver,
  sealer: Sealer,
): Promise<Messages> => {
  await jobs.work<Queued | Message>(queue, (job, key) => {
    // One that was queued before they were sealed leaves as it is.
    const message = 'sealed' in job ? (JSON.parse(sealer.open(job.sealed, queue)) as Message) : job;
    return deliver(message, key);
  });
  return queuedMessages(jobs, sealer);
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
