/** What was sent to somebody, for its reader to take along or have erased. */
import { and, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Channel } from '#contract/message/message.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { demoMessage } from '#server/schema/message.ts';
import { message } from '#server/schema/office.ts';

/** By their accounts, with the doubles that were merged into one; and by every address we have of them. */
export type Reader = { userIds: string[]; recipients: string[] };

export type SentMessage = { channel: Channel; at: Date };

const isTo = (sealer: Sealer, { userIds, recipients }: Reader) =>
  or(
    inArray(message.userId, userIds),
    // Nobody's, or from before messages had owners. What is another's stays theirs, whatever address it went to.
    and(isNull(message.userId), inArray(message.toHash, recipients.flatMap(sealer.hashes))),
  );

// ---- from before every message was written down: in the queue, as long as it keeps its jobs ----
/** The queue's table is made when the first process starts it; tests and scripts may come without. */
const hasQueue = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
};

/** As the queue names them: by keyed hash; plainly, if they were queued before that. */
const namesOf = (recipients: string[], sealer: Sealer) =>
  sql.join(
    recipients.flatMap((to) => [to, ...sealer.hashes(to)]).map((name) => sql`${name}`),
    sql`, `,
  );

const listQueuedBefore = async (db: Queryable, sealer: Sealer, recipients: string[]) => {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute(
    sql`select data->>'channel' as channel, created_on as at from pgboss.job
      where name = 'message' and data->>'to' in (${namesOf(recipients, sealer)})`,
  );
  return rows.map((row) => ({ channel: row.channel as Channel, at: new Date(row.at as string) }));
};

/** When something was sent to these, newest first; not what. */
export const listMessagesTo = async (
  db: Queryable,
  sealer: Sealer,
  reader: Reader,
): Promise<SentMessage[]> => {
  const { recipients } = reader;
  const kept = await db
    .select({
      id: message.id,
      channel: message.channel,
      sentAt: message.sentAt,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(isTo(sealer, reader));
  const ids = kept.map((one) => one.id);
  const shown = await db
    .select({ channel: demoMessage.channel, at: demoMessage.sentAt })
    .from(demoMessage)
    .where(
      and(
        inArray(demoMessage.to, recipients),
        ids.length ? notInArray(demoMessage.jobId, ids) : undefined,
      ),
    );
  // What the demo shows was in the queue as well.
  const before = shown.length ? shown : await listQueuedBefore(db, sealer, recipients);
  return [
    ...kept.map(({ channel, sentAt, createdAt }) => ({ channel, at: sentAt ?? createdAt })),
    ...before,
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
};

/** Erases what was sent to these, text and all; what a worker holds just now is its to finish. */
export const forgetMessagesTo = async (
  db: Queryable,
  sealer: Sealer,
  reader: Reader,
): Promise<void> => {
  const { recipients } = reader;
  const gone = await db.delete(message).where(isTo(sealer, reader)).returning({ id: message.id });
  const ids = gone.map((one) => one.id);
  await db
    .delete(demoMessage)
    .where(
      or(
        inArray(demoMessage.to, recipients),
        ids.length ? inArray(demoMessage.jobId, ids) : undefined,
      ),
    );
  if (!(await hasQueue(db))) return;
  await db.execute(
    sql`delete from pgboss.job where name in ('message', 'dead-letters') and state <> 'active'
      and data->>'to' in (${namesOf(recipients, sealer)})`,
  );
};
