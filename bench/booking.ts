/**
 * `npm run bench -- booking`: what a booking and a message cost (processor of app and database, rows,
 * write-ahead log, disk), and how many bookings a second the product takes beside pgbench with the same statements, by
 * turns. The database is durable. BENCH_SECONDS and BENCH_ROUNDS change its size.
 */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { report } from '../scripts/report.ts';
import { bookingScript, openQueue, type Slot } from './booking-sql.ts';
import { type Client, createClient } from './client.ts';
import { createMeter, sayCost } from './cost.ts';
import { keepFigures } from './figures.ts';
import { seedLoad } from './load-seed.ts';
import { median } from './measure.ts';
import { secretKey, withDatabase } from './on-database.ts';
import { fetchRaw, startProduct } from './product.ts';

const run = promisify(execFile);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const atOnce = 8;
const people = 200;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Each once, in any order, then from the beginning. */
const inTurn = <T>(list: readonly T[]): (() => T) => {
  const order = list.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at);
  let next = 0;
  return () => order[next++ % order.length]?.one as T;
};

const pgbenchPath = (): string | undefined => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return ['/usr/bin', '/usr/local/bin', ...versions.map((v) => `/usr/lib/postgresql/${v}/bin`)]
    .map((folder) => join(folder, 'pgbench'))
    .find(existsSync);
};

/** What a browser fetches on its first visit of the home page. */
const firstVisit = async (url: string) => {
  const page = await fetchRaw(`${url}/`);
  const html = await (await fetch(`${url}/`)).text();
  const files = new Set(
    [...html.matchAll(/"(\/[^"]+\.(?:js|woff2|svg|png|webp|avif|jpg))"/g)].map(
      ([, path = '']) => path,
    ),
  );
  let bytes = page.body.length;
  for (const path of files) bytes += (await fetchRaw(url + path)).body.length;
  return {
    pageBytes: page.body.length,
    firstVisitBytes: bytes,
    firstVisitRequests: files.size + 1,
  };
};

/** Times of all offices that are free now, over the next weeks. */
const freeSlots = async (client: Client, token: string, officeIds: string[]): Promise<Slot[]> => {
  const slots: Slot[] = [];
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  for (const companyAddressId of officeIds)
    for (let from = 3; from < 45; from += 7) {
      const path = `/home/api/service/slots?companyAddressId=${companyAddressId}&from=${day(from)}&to=${day(from + 6)}`;
      const { body } = await client.send('GET', path, { authorization: token });
      for (const { reserveDate, times } of JSON.parse(body).data.days)
        for (const { reserveTime } of times)
          slots.push({ companyAddressId, reserveDate, reserveTime });
    }
  return slots;
};

await withDatabase({ durable: true }, async ({ url: database, folder }) => {
  const product = await startProduct(folder, { DATABASE_URL: database, SECRET_KEY: secretKey });
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => {});
  await client.connect();
  const clients = Array.from({ length: people }, (_, n) => createClient(product.url, n));
  try {
    const seeded = await seedLoad(database, people);
    const patients = seeded.people.map((person, n) => ({
      ...person,
      client: clients[n] as Client,
    }));
    const [first] = patients;
    if (!first) throw new Error('nobody there');
    const slots = await freeSlots(first.client, first.token, seeded.officeIds);
    const measure = await createMeter(client, product.pid);

    /** So many at once, until the time is over; how many succeeded. */
    const forSeconds = async (work: (n: number) => Promise<boolean>): Promise<number> => {
      const endAt = Date.now() + seconds * 1000;
      let done = 0;
      const one = async (n: number) => {
        while (Date.now() < endAt) if (await work(n)) done += 1;
      };
      await Promise.all(Array.from({ length: atOnce }, (_, n) => one(n)));
      return done;
    };
    const call = async (who: number, method: string, path: string, body?: object) => {
      const person = patients[who];
      if (!person) throw new Error('nobody there');
      const headers = {
        authorization: person.token,
        ...(body && { 'content-type': 'application/json' }),
      };
      const answer = await person.client.send(method, path, headers, body && JSON.stringify(body));
      if (answer.status !== 200 && answer.status !== 409)
        throw new Error(`${path}: ${answer.status} ${answer.body}`);
      return answer.status === 200;
    };
    // Each of those who work at once has people of its own: a connection takes one call at a time.
    const personOf = (n: number) => n + atOnce * Math.floor(Math.random() * (people / atOnce));
    const nextSlot = inTurn(slots);
    let refused = 0;
    const book = async (n: number) => {
      const isBooked = await call(personOf(n), 'POST', '/home/api/service/apply', {
        serviceId: 'government-benefits',
        method: 'offline',
        ...nextSlot(),
        requestKey: randomUUID(),
      });
      if (!isBooked) refused += 1;
      return isBooked;
    };
    await forSeconds(book);
    keepFigures(await firstVisit(product.url));
    refused = 0;
    const bookings = await measure(() => forSeconds(book));
    sayCost(`a booking with its message (${refused} more were refused)`, bookings);
    const queue = await openQueue(database);
    const sent = await measure(async () => {
      const amount = 1_000;
      for (let n = 0; n < amount; n++)
        await queue.db.transaction((tx) =>
          queue.messages.send(tx, {
            channel: 'sms',
            to: '+12125550177',
            text: 'x'.repeat(120),
            ...ownedBy(null),
          }),
        );
      return amount;
    });
    await queue.stop();
    sayCost('a message', sent);
    keepFigures({
      bookingAppMs: bookings.appMs,
      bookingDbMs: bookings.dbMs,
      bookingRows: bookings.rows,
      bookingWalBytes: bookings.walBytes,
      bookingDiskBytes: bookings.diskBytes,
      messageAppMs: sent.appMs,
      messageDbMs: sent.dbMs,
      messageRows: sent.rows,
      messageWalBytes: sent.walBytes,
      messageDiskBytes: sent.diskBytes,
    });

    const pgbench = pgbenchPath();
    if (!pgbench) {
      report('pgbench is not installed (on Debian: apt-get install postgresql-contrib); left out');
      return;
    }
    const ids = await client.query<{ id: string }>(
      `select id from app_user where last_name = 'Person' and user_type = 'patient'`,
    );
    const userIds = ids.rows.map(({ id }) => id);
    const script = join(folder, 'booking.sql');
    writeFileSync(script, await bookingScript(database, first.token, oneOf(slots), userIds));
    const figures = { product: [] as number[], pgbench: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      figures.product.push((await forSeconds(book)) / seconds);
      const args = ['-n', '-f', script, '-c', String(atOnce), '-j', '1', '-T', String(seconds)];
      const { stdout, stderr } = await run(pgbench, [...args, '--max-tries=5', database]);
      const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
      if (!tps || /aborted/.test(stderr)) throw new Error(`pgbench failed: ${stderr}`);
      figures.pgbench.push(Number(tps));
    }
    const [ours, theirs] = [median(figures.product), median(figures.pgbench)];
    keepFigures({ bookingsPerSecond: ours, pgbenchPerSecond: theirs });
    report(
      `bookings, ${atOnce} at once: product ${ours.toFixed(0)}/s, the same statements by pgbench ${theirs.toFixed(0)}/s, ` +
        `ratio ${(ours / theirs).toFixed(2)}`,
    );
  } finally {
    for (const one of clients) one.close();
    await client.end();
    await product.stop();
  }
});
