/** What was sent to somebody: in the demo's inbox, and in the queue as long as it keeps its jobs. */
import { inArray, sql } from 'drizzle-orm';
import type { Channel } from '#contract/message.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { Queryable } from './connect.ts';
import { demoMessage } from './schema/message.ts';

/** The queue's table is made when the first process starts it; tests and scripts may come without. */
const hasQueue = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
};

export type SentMessage = { channel: Channel; at: Date };

const newestFirst = (a: SentMessage, b: SentMessage) => b.at.getTime() - a.at.getTime();

/** As the queue names them: by keyed hash; plainly, if they were queued before that. */
const namesOf = (recipients: string[], sealer: Sealer) =>
  sql.join(
    recipients.flatMap((to) => [to, ...sealer.hashes(to)]).map((name) => sql`${name}`),
    sql`, `,
  );

/** When something was sent to these, newest first; not what. */
export const listMessagesTo = async (
  db: Queryable,
  sealer: Sealer,
  recipients: string[],
): Promise<SentMessage[]> => {
  const kept = await db
    .select({ channel: demoMessage.channel, at: demoMessage.sentAt })
    .from(demoMessage)
    .where(inArray(demoMessage.to, recipients));
  if (kept.length || !(await hasQueue(db))) return kept.toSorted(newestFirst);
  const { rows } = await db.execute(
    sql`select data->>'channel' as channel, created_on as at from pgboss.job
      where name = 'message' and data->>'to' in (${namesOf(recipients, sealer)})`,
  );
  return rows
    .map((row) => ({ channel: row.channel as Channel, at: new Date(row.at as string) }))
    .toSorted(newestFirst);
};

/** Erases what was sent to these, text and all; what a worker holds just now is its to finish. */
export const forgetMessagesTo = async (
  db: Queryable,
  sealer: Sealer,
  recipients: string[],
): Promise<void> => {
  await db.delete(demoMessage).where(inArray(demoMessage.to, recipients));
  if (!(await hasQueue(db))) return;
  await db.execute(
    sql`delete from pgboss.job where name in ('message', 'dead-letters') and state <> 'active'
      and data->>'to' in (${namesOf(recipients, sealer)})`,
  );
};
