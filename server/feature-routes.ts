/** Binds every feature's endpoints, and passes one feature what it needs of another. */

import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { applicationOfficeRoutes } from './features/account/registration/applications.office.routes.ts';
import {
  createConsentCode,
  createConsentOfOther,
} from './features/account/sign-in/consent-code.service.ts';
import * as attempts from './features/account/sign-in/failures.store.ts';
import type { createFindUser } from './features/account/sign-in/sessions.service.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { activityOfficeRoutes } from './features/activity/office/activity.office.routes.ts';
import { createActivityChanging } from './features/activity/office/plan.service.ts';
import { createActivitySearch } from './features/activity/office/search.service.ts';
import { createJoining } from './features/activity/registration/join.service.ts';
import { createNotices } from './features/activity/registration/notices.service.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { contentOfficeRoutes } from './features/content/office/content.office.routes.ts';
import { createContentOffice } from './features/content/office/editing.service.ts';
import { contentMediaRoutes } from './features/content/office/media.office.routes.ts';
import type { createContentPreview } from './features/content/office/preview.service.ts';
import { createContentSearch } from './features/content/office/titles.store.ts';
import { settingsRoutes } from './features/content/settings/settings.office.routes.ts';
import { sitemapRoutes } from './features/content/sitemap.routes.ts';
import { actingOfficeRoutes } from './features/help/acting.office.routes.ts';
import { actingRoutes } from './features/help/acting.routes.ts';
import { createEndAllLinks } from './features/help/acting.service.ts';
import { helpOfficeRoutes } from './features/help/help.office.routes.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { createHelpUse } from './features/help/use.service.ts';
import { messageCheckRoutes } from './features/message/check.routes.ts';
import { conversationRoutes } from './features/message/conversation.office.routes.ts';
import { createConversationSearch } from './features/message/conversation-search.service.ts';
import { demoInboxRoutes } from './features/message/demo-inbox.routes.ts';
import { createTakeText } from './features/message/inbound.service.ts';
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
import { callbackOfficeRoutes } from './features/services/callback/callback.office.routes.ts';
import { callbackRoutes } from './features/services/callback/callback.routes.ts';
import { createCallbackSearch } from './features/services/callback/callback-search.service.ts';
import { letterOfficeRoutes } from './features/services/letters/letters.office.routes.ts';
import { letterRoutes } from './features/services/letters/letters.routes.ts';
import { createRecordRequest } from './features/services/requests/apply.service.ts';
import { createRecordEnding } from './features/services/requests/end-records.service.ts';
import { createHelpedRequests } from './features/services/requests/helped.service.ts';
import { requestOfficeRoutes } from './features/services/requests/requests.office.routes.ts';
import { servicesRoutes } from './features/services/services.routes.ts';
import { calendarOfficeRoutes } from './features/services/visits/calendar.office.routes.ts';
import { callerRoutes } from './features/services/visits/caller.office.routes.ts';
import { visitsOfficeRoutes } from './features/services/visits/visits.office.routes.ts';
import type { Live } from './features/staff/live/live.service.ts';
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
import type { createBackgroundWork } from './platform/http/background-work.ts';
import type { Bind } from './platform/http/bind.ts';
import type { createRateLimits } from './platform/limits/rate-limit.ts';
import type { ContentCache } from './platform/pages/response-cache.ts';
import type { Files } from './platform/storage/files.ts';
import type { createPictureStore } from './platform/storage/picture-store.ts';
import type { createPictures } from './platform/storage/pictures.ts';
import type { Clock } from './platform/time/clock.ts';
import type { MessageQueue } from './shared/messaging/message-queue.ts';

type FeatureDeps = {
  origin: string;
  /** The demo's phone and inbox. */
  withDemoInbox: boolean;
  db: Db;
  /** Content is read through this handle, so previews see their draft. */
  shown: Db;
  cache: ContentCache;
  clock: Clock;
  sealer: Sealer;
  messages: MessageQueue;
  files: Files;
  rateLimits: ReturnType<typeof createRateLimits>;
  /** Factor for limits in demo and test. */
  widened: number;
  pictures: ReturnType<typeof createPictures>;
  pictureStore: ReturnType<typeof createPictureStore>;
  findUser: ReturnType<typeof createFindUser>;
  /** Whether staff need a second factor. */
  factor: { required: boolean };
  preview: ReturnType<typeof createContentPreview>;
  afterwards: ReturnType<typeof createBackgroundWork>;
  live: Live;
};

export const bindFeatures = (app: FastifyInstance, bind: Bind, deps: FeatureDeps): void => {
  const { origin, db, shown, cache, clock, sealer, messages, files } = deps;
  const { rateLimits, widened, pictures, pictureStore, findUser, factor, preview } = deps;
  const caseDeps = { db, clock, sealer, messages };
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
  const forEngines = { db, clock, cache, origin };
  newsFeeds(app, forEngines);
  sitemapRoutes(app, forEngines);
  const handInCard = createHandInCard({ sealer });
  const records = createRecordEnding({ db, clock, sealer });
  const { inTransaction } = records;
  accountRoutes(bind, {
    ...caseDeps,
    findUser,
    handInCard,
    limitLogin: rateLimits.login,
    limitCode: rateLimits.code,
    removePictures: pictureStore.remove,
    leaveActivities: joining.leaveAll,
    endActing: createEndAllLinks({ clock, messages }),
    endings: { inTransaction, records, leaveComing: joining.leaveComing },
  });
  whitecardRoutes(bind, { ...caseDeps, handInCard, limitCard: rateLimits.card });
  const openMax = limits.openRequestsMax * widened;
  servicesRoutes(bind, { ...caseDeps, shown, openMax });
  const recordRequest = createRecordRequest({ ...caseDeps, openMax });
  letterRoutes(bind, { db, clock, sealer, recordRequest });
  renewalRoutes(bind, { db, clock, sealer, recordRequest, limitFeed: rateLimits.feed });
  renewalOfficeRoutes(bind, { db, clock, sealer });
  callerRoutes(bind, caseDeps);
  visitsOfficeRoutes(bind, caseDeps);
  calendarOfficeRoutes(bind, caseDeps);
  const helpWork = {
    requests: createHelpedRequests({ ...caseDeps, openMax }),
    papers: createHelpedPapers({ clock, sealer, messages }),
  };
  const use = createHelpUse({ db, clock, work: helpWork, limitHelp: rateLimits.help });
  const consentDeps = { ...caseDeps, limitCode: rateLimits.code, widened };
  const consent = createConsentCode(consentDeps);
  const helpDeps = { ...caseDeps, work: helpWork, origin, widened };
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
    afterwards: deps.afterwards,
    publicUrl: origin,
    live: deps.live,
    search: {
      activities: createActivitySearch({ db, clock }),
      contents: createContentSearch(db),
      calls: createCallbackSearch({ db }),
      conversations: createConversationSearch({ db, sealer }),
    },
  });
  applicationOfficeRoutes(bind, caseDeps);
  cardOfficeRoutes(bind, { ...caseDeps, handInCard });
  requestOfficeRoutes(bind, caseDeps);
  callbackRoutes(bind, {
    db,
    clock,
    limitCallback: rateLimits.callback,
    limitCallbackOfPhone: rateLimits.callbackOfPhone,
  });
  callbackOfficeRoutes(bind, { db, clock, sealer });
  letterOfficeRoutes(bind, { ...caseDeps, publicUrl: origin });
  messageInboxRoutes(bind, { db, sealer });
  messageCheckRoutes(bind, {
    db,
    sealer,
    limitCheck: rateLimits.check,
    limitCheckOfId: rateLimits.checkOfId,
  });
  messageOfficeRoutes(bind, caseDeps);
  messageTemplateRoutes(bind, { db, clock });
  conversationRoutes(bind, caseDeps);
  const takeText = createTakeText(caseDeps);
  messageProviderRoutes(bind, { db, clock, takeText });
  settingsRoutes(bind, { db, clock });
  if (deps.withDemoInbox) demoInboxRoutes(bind, { db, sealer, takeText });
  const pictureDeps = { db, clock, pictures, pictureStore };
  trainingRoutes(bind, {
    ...pictureDeps,
    messages,
    limitVerify: rateLimits.verify,
    origin,
    sealer,
  });
  trainingOfficeRoutes(bind, { ...pictureDeps, messages, files, origin, sealer });
  serveFilms(app, { db, files });
  clientPictureRoutes(bind, pictureDeps);
  uploadRoutes(bind, { ...pictureDeps, mayHelp: use.mayUpload });
  contentMediaRoutes(bind, pictureDeps);
  publicFiles(app, pictureDeps);
};
