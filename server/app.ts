/** The whole product as one Fastify instance. Tests call this, too. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { readTogether } from '#contract/together.ts';
import { bindFeatures } from './feature-routes.ts';
import { createFindUser } from './features/account/sign-in/sessions.service.ts';
import { createContentPreview } from './features/content/office/preview.service.ts';
import { createActing } from './features/help/acting.service.ts';
import { createLive, type Live } from './features/staff/live/live.service.ts';
import { createFindStaff } from './features/staff/sign-in/sessions.service.ts';
import type { Sealer } from './platform/crypto/field-encryption.ts';
import type { Db } from './platform/database/connect.ts';
import { createDraftPreview } from './platform/database/dry-run.ts';
import type { ReadReplica } from './platform/database/read-replica.ts';
import { createBackgroundWork } from './platform/http/background-work.ts';
import { createBind } from './platform/http/bind.ts';
import { sendError } from './platform/http/errors.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { describeApi, serveApiPage } from './platform/http/openapi.ts';
import { createReadEach } from './platform/http/together.ts';
import { createAdmissionGate } from './platform/limits/admission-gate.ts';
import { createFairShare } from './platform/limits/fair-share.ts';
import { createRateLimits } from './platform/limits/rate-limit.ts';
import { type ContentLane, createContentLane, type FastLane } from './platform/pages/fast-lane.ts';
import { type ContentCache, createContentCache } from './platform/pages/response-cache.ts';
import { checkDisks, type ReadDisk, writtenFolders } from './platform/storage/disk-space.ts';
import type { Files } from './platform/storage/files.ts';
import { createPictureStore } from './platform/storage/picture-store.ts';
import { createPictures } from './platform/storage/pictures.ts';
import { serveHealth } from './platform/telemetry/health.ts';
import type { Clock } from './platform/time/clock.ts';
import { checkMessageDelay } from './shared/messaging/message-delay.ts';
import type { MessageQueue } from './shared/messaging/message-queue.ts';
import { smsAccountOf } from './shared/messaging/sms-url.ts';

export type AppDeps = {
  env: {
    APP_ENV: 'demo' | 'production' | 'test';
    LOG_LEVEL: string;
    TRUST_PROXY?: string | undefined;
    /** HSTS with includeSubDomains. */
    HSTS_SUBDOMAINS?: boolean | undefined;
    /** Base of absolute URLs. */
    PUBLIC_URL?: string | undefined;
    /** The folder whose disk is monitored. */
    DATA_DIR?: string | undefined;
    DATABASE_URL?: string | undefined;
    STORAGE_URL?: string | undefined;
    /** Its token verifies the provider's signatures. */
    SMS_URL?: string | undefined;
  };
  db: Db;
  /** Where cached content and the office's lists are read. */
  replica?: ReadReplica;
  pool: pg.Pool;
  clock: Clock;
  sealer: Sealer;
  messages: MessageQueue;
  files: Files;
  readDisk?: ReadDisk;
  /** Log destination; standard output by default. */
  logTo?: { write(line: string): void };
};

export type App = FastifyInstance & {
  contentCache: ContentCache;
  pageCache: ContentCache;
  /** Asked before Fastify sees the request. */
  addFastLane(lane: FastLane): void;
  /** A content call's cached response, if there is one and it is fresh. */
  findCall: ContentLane['find'];
  /** Counts a page served by a fast lane. */
  countPage: (status: 200 | 304) => void;
  /** What the office is told as it changes. */
  live: Live;
  /** Resolves when background work has finished. */
  settled(): Promise<void>;
  /** Stops accepting connections and waits until the open ones have ended; then call `close`. */
  leave(patienceMs?: number): Promise<void>;
};

/** Factor for rate limits in demo and test, where everyone shares an address and a few accounts (quality 19). */
export const sharedFactor = 50;

/** Content calls that are not cached: mostly waiting for the database. */
const callLimits = {
  atOnce: 8,
  ownAtOnce: 6,
  waitingMax: 200,
  ownWaitingMax: 40,
  shareOfTime: 0.25,
};

export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { env, replica, pool, clock, sealer, messages, files } = deps;
  const db = replica?.db ?? deps.db;
  const { app, leaving, addFastLane } = await createHttpServer(env, pool, deps.logTo);
  const contentCache = createContentCache({ fixed: 1_000, free: 500 });
  const pageCache = createContentCache({ fixed: 1_000, free: 200 });
  const widened = env.APP_ENV === 'production' ? 1 : sharedFactor;
  const rateLimits = createRateLimits(pool, widened);
  const pictures = createPictures({
    count: (sender) =>
      'account' in sender
        ? rateLimits.accountUpload(sender.account)
        : rateLimits.upload(sender.address),
  });
  const factor = { required: env.APP_ENV === 'production' };
  const findStaff = createFindStaff({ db, clock, ...factor });
  const live = createLive({ db, clock, findStaff });
  const { countKept } = serveHealth(app, {
    pool,
    caches: { page: pageCache, content: contentCache },
    picturesWaiting: pictures.waiting,
    openStreams: live.count,
    dataDir: env.DATA_DIR,
    checks: {
      database: () => pool.query('select 1'),
      files: () => files.check(),
      disk: () => checkDisks(writtenFolders(env), deps.readDisk),
      messages: () => checkMessageDelay(db, clock.now()),
    },
    isLeaving: leaving.isLeaving,
  });
  await describeApi(app);

  const share = createFairShare();
  const afterwards = createBackgroundWork(app);
  const pictureStore = createPictureStore(files, sealer);
  const findUser = createFindUser({ db, clock });
  const draftPreview = createDraftPreview(db);
  const preview = createContentPreview({ db, clock, sealer, readWith: draftPreview.readWith });
  const contentLane = createContentLane(contentCache, countKept('content'));
  addFastLane(contentLane.lane);
  const bind = createBind(app, {
    contentLane,
    cache: contentCache,
    gate: createAdmissionGate(callLimits),
    preview: preview.read,
    ...(replica && { readReplica: replica.read }),
    findUser,
    findStaff,
    acting: createActing({ db, clock }),
    pool,
    countWrite: rateLimits.write,
    share,
    provider: {
      publicUrl: env.PUBLIC_URL ?? '',
      token: (env.SMS_URL && smsAccountOf(env.SMS_URL)?.token) || null,
    },
  });
  bindFeatures(app, bind, {
    origin: env.PUBLIC_URL ?? '',
    withDemoInbox: env.APP_ENV !== 'production',
    db,
    clock,
    sealer,
    messages,
    files,
    shown: draftPreview.db,
    cache: contentCache,
    rateLimits,
    widened,
    pictures,
    pictureStore,
    findUser,
    factor,
    preview,
    afterwards,
    live,
  });
  const readEach = createReadEach(app);
  bind(readTogether, ({ body }, _, request) => readEach(body.paths, request));
  app.addHook('preClose', live.end);
  await serveApiPage(app);

  app.all(`${limits.apiBase}/*`, { schema: { hide: true } as never }, () => {
    throw new AppError('not_found');
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')));

  return Object.assign(app, {
    contentCache,
    pageCache,
    countPage: countKept('page'),
    settled: afterwards.settled,
    live,
    leave: async (patienceMs?: number) => {
      await live.end();
      await leaving.leave(app.server, patienceMs);
    },
    addFastLane,
    findCall: contentLane.find,
  }) as unknown as App;
};
