/**
 * The transaction of one booking as pgbench runs it: the statements that the product really sends are recorded once, and
 * what differs from booking to booking (who, when, the ids) is made from a random number.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { connect } from '#server/platform/database/connect.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { systemClock as clock } from '#server/platform/time/clock.ts';
import { queuedMessages } from '#server/shared/messaging/message-queue.ts';
import { appOn, sealer } from './on-database.ts';

export type Slot = { companyAddressId: string; reserveDate: string; reserveTime: string };
type Statement = { text: string; values: unknown[] };
type Heard = Statement & { on: pg.Client };

/** The product's side of the queue, without a worker: it only hands over. */
export const openQueue = async (url: string) => {
  const { db, pool, close } = connect(url, { onError: () => {} });
  const jobs = await startJobs(url, () => {});
  const messages = queuedMessages({ jobs, sealer, clock });
  return {
    db,
    pool,
    messages,
    stop: async () => {
      await jobs.stop();
      await close();
    },
  };
};

const recordBooking = async (url: string, token: string, slot: Slot): Promise<Statement[]> => {
  const { db, pool, messages, stop } = await openQueue(url);
  const app = await appOn({ db, pool, messages, folder: tmpdir() });
  const heard: Heard[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, first: unknown, ...rest: unknown[]) {
    const asked = first as string | Partial<Statement>;
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    const given = typeof asked === 'string' ? undefined : asked.values;
    heard.push({ text, values: given ?? (Array.isArray(rest[0]) ? rest[0] : []), on: this });
    return query.call(this, first, ...rest);
  } as typeof pg.Client.prototype.query;
  try {
    const answer = await app.inject({
      method: 'POST',
      url: '/home/api/service/apply',
      headers: { authorization: token },
      payload: {
        serviceId: 'government-benefits',
        method: 'offline',
        ...slot,
        requestKey: randomUUID(),
      },
    });
    if (answer.statusCode !== 200) throw new Error(`the booking was refused: ${answer.body}`);
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    await app.close();
    await stop();
  }
  // The queue has transactions of its own meanwhile, on other connections.
  const written = heard.find(({ text }) => /^insert into "booking_place"/.test(text));
  const mine = heard.filter(({ on }) => on === written?.on);
  const first = mine.findIndex(({ text }) => /^begin/i.test(text));
  const last = mine.findIndex(({ text }) => /^commit/i.test(text));
  if (first < 0 || last < first) throw new Error('no transaction was heard');
  return mine.slice(first, last + 1);
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return quote(value.toISOString());
  if (Array.isArray(value))
    return quote(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  return quote(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

export const bookingScript = async (
  url: string,
  token: string,
  slot: Slot,
  userIds: string[],
): Promise<string> => {
  const statements = await recordBooking(url, token, slot);
  const people = `(array[${userIds.map(quote).join(',')}]::uuid[])[1 + :n % ${userIds.length}]`;
  const varied = (value: unknown): string => {
    if (typeof value !== 'string') return plain(value);
    if (userIds.includes(value)) return people;
    if (uuid.test(value)) return `md5(${quote(value)} || :n)::uuid`;
    if (/^[A-Z]+-?\d+$/.test(value)) return `(${quote(value)} || '-' || :n)`;
    // Times of the booking move on; the present stays.
    if (isoTime.test(value) && value.slice(0, 10) >= slot.reserveDate)
      return `(timestamptz ${quote(value)} + :n * interval '30 minutes')`;
    if (value.includes(slot.reserveDate)) return `(${quote(value)} || :n % 40)`;
    return plain(value);
  };
  const lines = statements.map(
    ({ text, values }) =>
      `${text
        .trim()
        .replace(/;$/, '')
        .replace(/\$(\d+)/g, (_, n) => varied(values[Number(n) - 1]))};`,
  );
  return `\\set n random(1, 9000000)\n${lines.join('\n')}\n`;
};
