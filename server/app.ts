/** The whole product as one Fastify instance, with every feature listed by name. Tests call this, too. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { applicationOfficeRoutes } from './features/account/registration/applications.office.routes.ts';
import {
  createConsentCode,
  createConsentOfOther,
} from './features/account/sign-in/consent-code.service.ts';
import * as attempts from './features/account/sign-in/failures.store.ts';
import { createFindUser } from './features/account/sign-in/sessions.service.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { activityOfficeRoutes } from './features/activity/office/activity.office.routes.ts';
import { createActivityChanging } from './features/activity/office/plan.service.ts';
import { createJoining } from './features/activity/registration/join.service.ts';
import { createNotices } from './features/activity/registration/notices.service.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { contentOfficeRoutes } from './features/content/office/content.office.routes.ts';
import { createContentOffice } from './features/content/office/editing.service.ts';
import { contentMediaRoutes } from './features/content/office/media.office.routes.ts';
import { createContentPreview } from './features/content/office/preview.service.ts';
import { settingsRoutes } from './features/content/settings/settings.office.routes.ts';
import { sitemapRoutes } from './features/content/sitemap.routes.ts';
import { actingOfficeRoutes } from './features/help/acting.office.routes.ts';
import { actingRoutes } from './features/help/acting.routes.ts';
import { createActing, createEndAllLinks } from './features/help/acting.service.ts';
import { helpOfficeRoutes } from './features/help/help.office.routes.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { createHelpUse } from './features/help/use.service.ts';
import { messageCheckRoutes } from './features/message/check.routes.ts';
import { demoInboxRoutes } from './features/message/demo-inbox.routes.ts';
import { messageInboxRoutes } from './features/message/inbox.routes.ts';
import { messageOfficeRoutes } from './features/message/messages.office.routes.ts';
import { messageProviderRoutes } from './features/message/provider.routes.ts';
import { messageTemplateRoutes } from './features/message/templates.office.routes.ts';
import { newsFeeds } from './features/news/feed.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { renewalOfficeRoutes } from './features/renewal/renewal.office.routes.ts';
import { renewalRoutes } from './features/renewal/renewal.routes.ts';
import { reviewOfficeRoutes } from './features/review/review.office.routes.ts';
import { reviewRoutes } from './features/review/review.routes.ts';
import { letterOfficeRoutes } from './features/services/letters/letters.office.routes.ts';
import { letterRoutes } from './features/services/letters/letters.routes.ts';
import { createRecordRequest } from './features/services/requests/apply.service.ts';
import { createHelpedRequests } from './features/services/requests/helped.service.ts';
import { requestOfficeRoutes } from './features/services/requests/requests.office.routes.ts';
import { servicesRoutes } from './features/services/services.routes.ts';
import { calendarOfficeRoutes } from './features/services/visits/calendar.office.routes.ts';
import { callerRoutes } from './features/services/visits/caller.office.routes.ts';
import { visitsOfficeRoutes } from './features/services/visits/visits.office.routes.ts';
import { createFindStaff } from './features/staff/sign-in/sessions.service.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { trainingRoutes } from './features/training/courses/courses.routes.ts';
import { serveFilms } from './features/training/courses/films.routes.ts';
import { trainingOfficeRoutes } from './features/training/training.office.routes.ts';
import { clientPictureRoutes } from './features/upload/upload.office.routes.ts';
import { publicFiles, uploadRoutes } from './features/upload/upload.routes.ts';
import { createHelpedPapers } from './features/whitecard/documents.service.ts';
import { createHandInCard } from './features/whitecard/hand-in.service.ts';
import { cardOfficeRoutes } from './features/whitecard/whitecard.office.routes.ts';
import { whitecardRoutes } from './features/whitecard/whitecard.routes.ts';
import type { Sealer } from './platform/crypto/field-encryption.ts';
import type { Db } from './platform/database/connect.ts';
import { createDraftPreview } from './platform/database/dry-run.ts';
import { createBackgroundWork } from './platform/http/background-work.ts';
import { createBind } from './platform/http/bind.ts';
import { sendError } from './platform/http/errors.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { describeApi, serveApiPage } from './platform/http/openapi.ts';
import { createAdmissionGate } from './platform/limits/admission-gate.ts';
import { createFairShare } from './platform/limits/fair-share.ts';
import { createRateLimits } from './platform/limits/rate-limit.ts';
import { createContentLane, type FastLane } from './platform/pages/fast-lane.ts';
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
  /** Counts a page served by a fast lane. */
  countPage: (status: 200 | 304) => void;
  /** Resolves when background work has finished. */
  settled(): Promise<void>;
  /** Stops accepting connections and waits until the open ones have ended; then call `close`. */
  leave(patienceMs?: number): Promise<void>;
};

/** Factor for rate limits in demo and test, where everyone shares an address and a few accounts (quality 19). */
export const sharedFactor = 50;

export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { env, db, pool, clock, sealer, messages, files } = deps;
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
  const { countKept } = serveHealth(app, {
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
  const afterwards = createBackgroundWork(app);
  const pictureStore = createPictureStore(files, sealer);
  const findUser = createFindUser({ db, clock });
  const factor = { required: env.APP_ENV === 'production' };
  const findStaff = createFindStaff({ db, clock, ...factor });
  const draftPreview = createDraftPreview(db);
  const preview = createContentPreview({ db, clock, sealer, readWith: draftPreview.readWith });
  const contentLane = createContentLane(contentCache, countKept('content'));
  addFastLane(contentLane.lane);
  const bind = createBind(app, {
    contentLane,
    cache: contentCache,
    gate: createAdmissionGate({ atOnce: 8, ownAtOnce: 6, waitingMax: 200, ownWaitingMax: 40 }),
    preview: preview.read,
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
  // Content is read through this handle, so previews see their draft.
  const shown = draftPreview.db;
  contentRoutes(bind, { db: shown });
  const joining = createJoining({ db, clock, notices: createNotices(messages) });
  activityRoutes(bind, { db: shown, clock, joining });
  activityOfficeRoutes(bind, { db, clock, messages });
  reviewRoutes(bind, { db, clock, pictureStore });
  reviewOfficeRoutes(bind, { db, clock });
  newsRoutes(bind, { db: shown, clock });
  const office = createContentOffice({
    db,
    clock,
    activityChanging: createActivityChanging({ db, clock, messages }),
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
    endActing: createEndAllLinks({ clock, messages }),
  });
  whitecardRoutes(bind, { db, clock, sealer, handInCard, messages, limitCard: rateLimits.card });
  const openMax = limits.openRequestsMax * widened;
  servicesRoutes(bind, { db, clock, sealer, messages, openMax });
  const recordRequest = createRecordRequest({ db, clock, sealer, messages, openMax });
  letterRoutes(bind, { db, clock, sealer, recordRequest });
  renewalRoutes(bind, { db, clock, sealer, recordRequest, limitFeed: rateLimits.feed });
  renewalOfficeRoutes(bind, { db, clock, sealer });
  callerRoutes(bind, { db, clock, sealer, messages });
  visitsOfficeRoutes(bind, { db, clock, sealer, messages });
  calendarOfficeRoutes(bind, { db, clock, sealer, messages });
  const caseDeps = { db, clock, sealer, messages };
  const helpWork = {
    requests: createHelpedRequests({ ...caseDeps, openMax }),
    papers: createHelpedPapers({ clock, messages }),
  };
  const use = createHelpUse({ db, clock, work: helpWork, limitHelp: rateLimits.help });
  const consentDeps = { ...caseDeps, limitCode: rateLimits.code, widened };
  const consent = createConsentCode(consentDeps);
  const helpDeps = { ...caseDeps, work: helpWork, origin: env.PUBLIC_URL ?? '', widened };
  helpRoutes(bind, { ...helpDeps, consent, use });
  helpOfficeRoutes(bind, helpDeps);
  actingRoutes(bind, { ...caseDeps, consent: createConsentOfOther(consentDeps) });
  actingOfficeRoutes(bind, caseDeps);
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
  letterOfficeRoutes(bind, { ...caseDeps, publicUrl: env.PUBLIC_URL ?? '' });
  clientPictureRoutes(bind, { db, clock, pictureStore });
  messageInboxRoutes(bind, { db, sealer });
  messageCheckRoutes(bind, {
    db,
    sealer,
    limitCheck: rateLimits.check,
    limitCheckOfId: rateLimits.checkOfId,
  });
  messageOfficeRoutes(bind, { db, clock, sealer, messages });
  messageTemplateRoutes(bind, { db, clock });
  messageProviderRoutes(bind, { db, clock, sealer, messages });
  settingsRoutes(bind, { db, clock });
  if (env.APP_ENV !== 'production') demoInboxRoutes(bind, { db });
  const pictureDeps = { db, clock, pictures, pictureStore };
  const origin = env.PUBLIC_URL ?? '';
  trainingRoutes(bind, { ...pictureDeps, messages, limitVerify: rateLimits.verify, origin });
  trainingOfficeRoutes(bind, { ...pictureDeps, messages, files, origin });
  serveFilms(app, { db, files });
  uploadRoutes(bind, { ...pictureDeps, mayHelp: use.mayUpload });
  contentMediaRoutes(bind, pictureDeps);
  publicFiles(app, pictureDeps);
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
    leave: (patienceMs?: number) => leaving.leave(app.server, patienceMs),
    addFastLane,
  }) as unknown as App;
};
