/** The whole product on a database of its own, called without a socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AnswerOf, Api, Envelope } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { demoPassword } from '#demo/agency.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { type AppDeps, buildApp, sharedFactor } from '#server/app.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { type Files, folderFiles } from '#server/platform/storage/files.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { demoMessage } from '#server/schema/message.ts';
import {
  type Deliver,
  demoDelivery,
  type MessageQueue,
  startMessages,
} from '#server/shared/messaging/message-queue.ts';
import { insertMessage, updateSent } from '#server/shared/messaging/message-store.ts';
import { readOwnWords } from '#server/shared/messaging/template-overrides.ts';
import { unregistered } from '#tests/api/platform/sealed-values.ts';
import { settableClock, type TestClock } from './clock.ts';
import { freshDatabase } from './database.ts';
import { demoNow, testSealer } from './demo.ts';
import { createSessions } from './sessions.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export type CallOptions = {
  token?: string | undefined;
  lang?: Locale | undefined;
  /** Text goes out as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer<T = unknown> = {
  status: number;
  json: Envelope<T>;
  text: string;
  headers: Record<string, string | undefined>;
};

/** As the queue does it, at once: what is rolled back was never sent. */
export const directMessages = (clock: Clock, sealer: Sealer): MessageQueue => ({
  async send(tx, { channel, to, text, ...about }) {
    const jobId = await insertMessage(tx, sealer, { channel, to, text, ...about }, clock.now());
    await updateSent(tx, jobId, clock.now());
    await tx.insert(demoMessage).values({ channel, to, text, jobId, sentAt: clock.now() });
  },
  sendAgain: (tx, messageId) => updateSent(tx, messageId, clock.now()),
  quietUntil: () => Promise.resolve(null),
});

const jsonOf = (text: string): Envelope<never> => {
  try {
    return JSON.parse(text) as Envelope<never>;
  } catch {
    return {} as Envelope<never>;
  }
};

/** Where the site is said to be. */
export const publicUrl = 'https://care.example';

export type StartOptions = {
  now?: string;
  /** With the demo content; true unless told. */
  demo?: boolean;
  /** The real queue instead of direct delivery. */
  jobs?: boolean;
  /** With the queue: the provider. */
  deliver?: Deliver;
  /** From how many milliseconds on a query is slow; none unless told. */
  slowMs?: number;
  /**
   * How long a statement may take and a connection may be waited for. More than in the product unless told: on a busy
   * machine 20 requests at once for one row take longer than its 4 s.
   */
  seconds?: number;
  quietAtNight?: boolean;
  /** With the queue: how much wider than in production the budgets of a day are; as in the demo unless told. */
  budgetFactor?: number;
  env?: Partial<AppDeps['env']>;
  /** With other keys than all tests have. */
  sealer?: Sealer;
  /** Another store than a folder of its own. */
  files?: Files;
  /** Instead of the real disk. */
  readDisk?: AppDeps['readDisk'];
  /** A second process of the product: on the database of this one, with connections of its own. */
  beside?: { url: string; clock: TestClock };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const startTestApp = async (options: StartOptions = {}) => {
  const { now = demoNow, demo = true, jobs: withJobs = false, env = {}, beside } = options;
  const database = beside
    ? { url: beside.url, drop: () => Promise.resolve() }
    : await freshDatabase(demo ? 'demoTemplate' : 'template');
  const { url } = database;
  const closers: (() => Promise<unknown>)[] = [() => database.drop()];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const errors: Error[] = [];
    const onError = (error: Error) => void errors.push(error);
    const { slowMs = 0, seconds = 120 } = options;
    const { db, pool } = connect(url, { onError, slowMs, seconds, connectSeconds: seconds });
    closers.push(() => (pool.ended ? Promise.resolve() : pool.end()));
    // As at the start of the product: own words of an earlier file are none of this one's.
    await readOwnWords(db);
    const clock = beside?.clock ?? settableClock(now);
    const filesFolder = await mkdtemp(join(tmpdir(), 'persimmon-pictures-'));
    closers.push(() => rm(filesFolder, { recursive: true, force: true }));

    const sealer = options.sealer ?? testSealer();
    let messages = directMessages(clock, sealer);
    if (withJobs) {
      const jobs = await startJobs(url, onError);
      closers.push(() => jobs.stop());
      const { deliver = demoDelivery(db, clock) } = options;
      const { quietAtNight = false, budgetFactor = sharedFactor } = options;
      const how = { quietAtNight, budgetFactor };
      messages = await startMessages({ jobs, sealer, clock, db, deliver, ...how });
    }

    const logs: string[] = [];
    const app = await buildApp({
      env: { APP_ENV: 'test', LOG_LEVEL: 'info', PUBLIC_URL: publicUrl, ...env },
      db,
      pool,
      clock,
      sealer,
      messages,
      files: options.files ?? folderFiles(filesFolder),
      ...(options.readDisk && { readDisk: options.readDisk }),
      logTo: { write: (line) => void logs.push(line) },
    });
    await app.ready();
    closers.push(() => app.close());

    const call = async <T = unknown>(
      method: Method,
      path: string,
      { token, lang, body, headers = {} }: CallOptions = {},
    ): Promise<Answer<T>> => {
      const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          ...(!isRaw && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: token }),
          ...(lang && { 'accept-language': lang }),
          ...headers,
        },
        ...(body !== undefined && { payload: isRaw ? (body as string) : JSON.stringify(body) }),
      });
      return {
        status: answer.statusCode,
        json: jsonOf(answer.payload),
        text: answer.payload,
        headers: answer.headers as Record<string, string | undefined>,
      };
    };

    /** A call that has to succeed: its answer, checked against the contract. */
    const read = async <E extends Api>(
      api: E,
      {
        path = api.path,
        query = '',
        ...rest
      }: CallOptions & { path?: string; query?: string } = {},
    ): Promise<AnswerOf<E>> => {
      const tail = query && `?${query}`;
      const { status, json, text } = await call(api.method, limits.apiBase + path + tail, rest);
      expect({ status, code: json.code }, text).toEqual({ status: 200, code: '200' });
      return api.answer.parse(json.data) as AnswerOf<E>;
    };

    const login = async (phone: string): Promise<string> => {
      const { status, json, text } = await call<{ token: string }>('POST', '/home/auth/login', {
        body: { username: phone, password: demoPassword },
      });
      expect(status, text).toBe(200);
      return json.data?.token ?? '';
    };

    // Promise 52, held by every test that makes the product send something; not where the database is gone by then.
    const expectOwners = async () => {
      const { rows } = await pool
        .query(`select template from message where user_id is null and ownerless = 'before'`)
        .catch(() => ({ rows: [] }));
      expect(rows, 'messages without owner or reason').toEqual([]);
    };
    // Promise 42: what is sealed stands only where a change of key finds it, whatever the tests of a file have written.
    const expectRegistered = async () => {
      const found = await unregistered(pool).catch(() => []);
      expect(found, 'columns with sealed values that the schema does not name').toEqual([]);
    };
    if (!beside) closers.push(expectOwners, expectRegistered);

    return {
      app,
      db,
      pool,
      url,
      clock,
      logs,
      messages,
      filesFolder,
      call,
      read,
      login,
      ...createSessions({ db, clock }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
