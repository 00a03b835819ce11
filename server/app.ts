/** The whole product as one Fastify instance: every feature is listed here, and tests call this. */
import { createServer } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from './db/connect.ts';
import { checkMessageDelay } from './db/message-delay.ts';
import { createPreviewing } from './db/previewing.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import * as attempts from './features/account/account-failures.store.ts';
import { applicationOfficeRoutes } from './features/account/account-office.routes.ts';
import { createFindUser } from './features/account/account-sessions.ts';
import { activityOfficeRoutes } from './features/activity/activity.office.routes.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { createJoining } from './features/activity/activity-join.ts';
import { createNotices } from './features/activity/activity-notices.ts';
import { createChanging } from './features/activity/activity-plan.ts';
import { contentOfficeRoutes } from './features/content/content.office.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { sitemapRoutes } from './features/content/content.sitemap.ts';
import { contentMediaRoutes } from './features/content/content-media.routes.ts';
import { createContentOffice } from './features/content/content-office.ts';
import { createContentPreview } from './features/content/content-preview.ts';
import { settingsRoutes } from './features/content/content-settings.routes.ts';
import { demoInboxRoutes } from './features/message/message.routes.ts';
import { messageInboxRoutes } from './features/message/message-inbox.routes.ts';
import { messageOfficeRoutes } from './features/message/message-office.routes.ts';
import { messageProviderRoutes } from './features/message/message-provider.routes.ts';
import { messageTemplateRoutes } from './features/message/message-templates.routes.ts';
import { newsFeeds } from './features/news/news.feed.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { reviewOfficeRoutes } from './features/review/review.office.routes.ts';
import { reviewRoutes } from './features/review/review.routes.ts';
import { servicesRoutes } from './features/services/services.routes.ts';
import { calendarOfficeRoutes } from './features/services/services-calendar.office.routes.ts';
import { callerRoutes } from './features/services/services-caller.routes.ts';
import { requestOfficeRoutes } from './features/services/services-requests.routes.ts';
import { visitsOfficeRoutes } from './features/services/services-visits.office.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { createFindStaff } from './features/staff/staff-sessions.ts';
import { trainingOfficeRoutes } from './features/training/training.office.routes.ts';
import { trainingRoutes } from './features/training/training.routes.ts';
import { serveFilms } from './features/training/training-films.ts';
import { publicFiles, uploadRoutes } from './features/upload/upload.routes.ts';
import { clientPictureRoutes } from './features/upload/upload-office.routes.ts';
import { whitecardRoutes } from './features/whitecard/whitecard.routes.ts';
import { createHandInCard } from './features/whitecard/whitecard-hand-in.ts';
import { cardOfficeRoutes } from './features/whitecard/whitecard-office.routes.ts';
import { createAfterwards } from './http/afterwards.ts';
import { createBind } from './http/bind.ts';
import { type ContentCache, createContentCache } from './http/content-cache.ts';
import { handleErrors, refuseAddress, sendError } from './http/errors.ts';
import { createFairShare } from './http/fair-share.ts';
import type { FastLane } from './http/fast-lane.ts';
import { createGate } from './http/gate.ts';
import { serveHealth } from './http/health.ts';
import { acceptJson } from './http/json-body.ts';
import { createLeaving } from './http/leave.ts';
import { createOpenBind } from './http/open-bind.ts';
import { describeApi, serveApiPage } from './http/openapi.ts';
import { parseQuery } from './http/query.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { scopeRequests } from './http/request-scope.ts';
import { refuseOddTargets } from './http/request-target.ts';
import { serverOptions, socketOptions } from './http/server-options.ts';
import { createSignedBind } from './http/signed-bind.ts';
import { endSlowBodies } from './http/slow-body.ts';
import type { Clock } from './ports/clock.ts';
import { checkDisks, type ReadDisk, writtenFolders } from './ports/disk.ts';
import type { Files } from './ports/files.ts';
import type { MessageQueue } from './ports/messages.ts';
import { createPictureStore } from './ports/picture-store.ts';
import { createPictures } from './ports/pictures.ts';
import type { Sealer } from './ports/sealer.ts';
import { smsAccountOf } from './ports/sms-url.ts';

export type AppDeps = {
  env: {
    APP_ENV: 'demo' | 'production' | 'test';
    LOG_LEVEL: string;
    TRUST_PROXY?: string | undefined;
    /** Browsers insist on https for every name below ours too. */
    HSTS_SUBDOMAINS?: boolean | undefined;
    /** What absolute addresses begin with. */
    PUBLIC_URL?: string | undefined;
    /** The folder whose disk is watched. */
    DATA_DIR?: string | undefined;
    DATABASE_URL?: string | undefined;
    STORAGE_URL?: string | undefined;
    /** Whose signature is believed. */
    SMS_URL?: string | undefined;
  };
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  sealer: Sealer;
  messages: MessageQueue;
  files: Files;
  readDisk?: ReadDisk;
  /** Where log lines go; standard output when absent. */
  logTo?: { write(line: string): void };
};

export type App = FastifyInstance & {
  contentCache: ContentCache;
  pageCache: ContentCache;
  /** Pages that are kept leave before Fastify sees the request. */
  setFastLane(lane: FastLane): void;
  countPage: (status: number) => void;
  /** What an answer did not wait for has been done. */
  settled(): Promise<void>;
  /** Takes no new connection, and waits until the open ones have ended; then `close`. */
  leave(patienceMs?: number): Promise<void>;
};

/** Limits are wider where everyone shares one address, and the same few accounts (quality 19). */
export const sharedFactor = 50;

export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { env, db, pool, clock, sealer, messages, files } = deps;
  let fastLane: FastLane = () => false;
  const leaving = createLeaving();
  const app = Fastify({
    ...serverOptions(env, deps.logTo),
    frameworkErrors: refuseAddress,
    serverFactory: (handler) =>
      createServer(socketOptions, (request, response) => {
        leaving.note(response);
        if (fastLane(request, response)) return;
        leaving.follow(response);
        handler(request, response);
      }),
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 500,
      ignoreTrailingSlash: true,
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  endSlowBodies(app);
  handleErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.APP_ENV === 'production' && {
      includeSubDomains: env.HSTS_SUBDOMAINS ?? false,
    },
    crossOriginEmbedderPolicy: false,
  });
  scopeRequests(app, pool);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()');
    done();
  });
  refuseOddTargets(app);
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, never the address: queries and paths carry names and numbers of people.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });

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
  const { countPage } = serveHealth(app, {
    pool,
    caches: { page: pageCache, content: contentCache },
    picturesWaiting: pictures.waiting,
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
  const afterwards = createAfterwards(app);
  const pictureStore = createPictureStore(files, sealer);
  const findUser = createFindUser({ db, clock });
  const factor = { required: env.APP_ENV === 'production' };
  const findStaff = createFindStaff({ db, clock, ...factor });
  const previewing = createPreviewing(db);
  const preview = createContentPreview({ db, clock, sealer, readWith: previewing.readWith });
  const bind = createBind(app, {
    cache: contentCache,
    gate: createGate({ atOnce: 8, ownAtOnce: 6, waitingMax: 200, ownWaitingMax: 40 }),
    preview: preview.read,
    findUser,
    findStaff,
    pool,
    countWrite: rateLimits.write,
    share,
  });
  // What shows content reads through this one: a preview sees its draft.
  const shown = previewing.db;
  contentRoutes(bind, { db: shown });
  const joining = createJoining({ db, clock, notices: createNotices(messages) });
  activityRoutes(bind, { db: shown, clock, joining });
  activityOfficeRoutes(bind, { db, clock, messages });
  reviewRoutes(bind, { db, clock });
  reviewOfficeRoutes(bind, { db, clock });
  newsRoutes(bind, { db: shown, clock });
  const office = createContentOffice({
    db,
    clock,
    activityChanging: createChanging({ db, clock, messages }),
  });
  contentOfficeRoutes(bind, { db, clock, office, preview });
  const forEngines = { db, clock, cache: contentCache, origin: env.PUBLIC_URL ?? '' };
  newsFeeds(app, forEngines);
  sitemapRoutes(app, forEngines);
  const handInCard = createHandInCard({ sealer });
  accountRoutes(bind, {
    db,
    clock,
    sealer,
    messages,
    findUser,
    handInCard,
    limitLogin: rateLimits.login,
    limitCode: rateLimits.code,
    removePictures: pictureStore.remove,
    leaveActivities: joining.leaveAll,
  });
  whitecardRoutes(bind, { db, clock, handInCard, messages, limitCard: rateLimits.card });
  const openMax = limits.openRequestsMax * widened;
  servicesRoutes(bind, { db, clock, sealer, messages, openMax });
  callerRoutes(bind, { db, clock, sealer, messages });
  visitsOfficeRoutes(bind, { db, clock, sealer, messages });
  calendarOfficeRoutes(bind, { db, clock, sealer, messages });
  const caseDeps = { db, clock, sealer, messages };
  staffRoutes(bind, {
    ...caseDeps,
    attempts,
    factor,
    limitLogin: rateLimits.login,
    limitReset: rateLimits.reset,
    afterwards,
    publicUrl: env.PUBLIC_URL ?? '',
  });
  applicationOfficeRoutes(bind, caseDeps);
  cardOfficeRoutes(bind, caseDeps);
  requestOfficeRoutes(bind, caseDeps);
  clientPictureRoutes(bind, { db, clock, pictureStore });
  messageInboxRoutes(bind, { db, sealer });
  messageOfficeRoutes(bind, { db, clock, sealer, messages });
  messageTemplateRoutes(bind, { db, clock });
  const signedBind = createSignedBind(app, {
    publicUrl: env.PUBLIC_URL ?? '',
    token: (env.SMS_URL && smsAccountOf(env.SMS_URL)?.token) || null,
  });
  messageProviderRoutes(signedBind, { db, clock, sealer, messages });
  settingsRoutes(bind, { db, clock });
  if (env.APP_ENV !== 'production') demoInboxRoutes(bind, { db });
  const pictureDeps = { db, clock, pictures, pictureStore };
  trainingRoutes(bind, {
    ...pictureDeps,
    messages,
    limitVerify: rateLimits.verify,
    origin: env.PUBLIC_URL ?? '',
  });
  trainingOfficeRoutes(bind, { ...pictureDeps, messages, files });
  serveFilms(app, { db, files });
  const openBind = createOpenBind(app, {
    findUser,
    findStaff,
    countWrite: rateLimits.write,
    share,
  });
  uploadRoutes(openBind, pictureDeps);
  contentMediaRoutes(bind, openBind, pictureDeps);
  publicFiles(app, pictureDeps);
  await serveApiPage(app);

  app.all(`${limits.apiBase}/*`, { schema: { hide: true } as never }, () => {
    throw new AppError('not_found');
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')));

  return Object.assign(app, {
    contentCache,
    pageCache,
    countPage,
    settled: afterwards.settled,
    leave: (patienceMs?: number) => leaving.leave(app.server, patienceMs),
    setFastLane: (lane: FastLane) => {
      fastLane = lane;
    },
  }) as unknown as App;
};
