/** One process of the app: database -> app -> listen, and shutdown in reverse. */
import cluster from 'node:cluster';
import { buildApp, sharedFactor } from './app.ts';
import { isDemoLoaded } from './demo/mark.ts';
import type { Env } from './env.ts';
import { errorKind } from './error-kind.ts';
import { startAccountJobs, startApplicationJobs } from './features/account/account.jobs.ts';
import { startActivityJobs } from './features/activity/activity.jobs.ts';
import { createActivityChanging } from './features/activity/office/plan.service.ts';
import { startContentJobs } from './features/content/content.jobs.ts';
import { fillPhoneEndings } from './features/message/conversation-search.store.ts';
import { startMessageJobs } from './features/message/message.jobs.ts';
import { fillMessageEndings } from './features/message/message-search.store.ts';
import { startRenewalJobs } from './features/renewal/renewal.jobs.ts';
import { startServicesJobs } from './features/services/services.jobs.ts';
import { invitationLink, inviteFirst } from './features/staff/team/invitations.service.ts';
import { startTrainingJobs } from './features/training/courses/courses.jobs.ts';
import { startUploadJobs } from './features/upload/upload.jobs.ts';
import { openDatabase } from './open-database.ts';
import { connect } from './platform/database/connect.ts';
import { renewKeptReads, stopKeepingReads } from './platform/database/kept-reads.ts';
import { migrate } from './platform/database/migrate.ts';
import { createReadReplica } from './platform/database/read-replica.ts';
import { contentWatch, watchChanges } from './platform/database/watch-changes.ts';
import { countsChanged, createDropping } from './platform/pages/cache-invalidation.ts';
import { startJobs } from './platform/queue/jobs.ts';
import { openFiles } from './platform/storage/open-files.ts';
import { createPictureStore } from './platform/storage/picture-store.ts';
import { systemClock } from './platform/time/clock.ts';
import { addSite } from './production-site.ts';
import { openSealer } from './shared/keys/open-field-encryption.ts';
import { demoDelivery, startMessages } from './shared/messaging/message-queue.ts';
import { followOwnWords, readOwnWords } from './shared/messaging/template-overrides.ts';
import { fillPersonSearch } from './shared/people/person-search.ts';
import type { Ending } from './shutdown.ts';
import { reportReady } from './workers.ts';

/** Of several workers one speaks for all. */
const isFirst = !cluster.worker || cluster.worker.id === 1;
const say = (line: string) => void (isFirst && process.stdout.write(`${line}\n`));

/** Fewer each where there are more workers: a PostgreSQL server has 100 by default. */
const connectionsOf = ({ WORKERS }: Env): number =>
  cluster.isWorker ? Math.max(6, Math.ceil(32 / WORKERS)) : 16;

export const serve = async (env: Env, closers: Ending): Promise<void> => {
  const databaseUrl = await openDatabase(env, closers);
  say('Bringing the database up to date …');
  await migrate(databaseUrl);

  const clock = systemClock;
  const logError = (error: Error) => {
    // The database ends during shutdown: not an error.
    if (!closers.isEnding()) process.stderr.write(`database: ${errorKind(error)}\n`);
  };
  const named = env.PREPARED_STATEMENTS;
  const requests = {
    onError: logError,
    max: connectionsOf(env),
    named,
    slowMs: env.SLOW_QUERY_MS,
  };
  const { pool, db, close } = connect(env.DATABASE_POOL_URL ?? databaseUrl, requests);
  closers.push(close);
  const replica = env.DATABASE_READ_URL && connect(env.DATABASE_READ_URL, requests);
  if (replica) closers.push(replica.close);
  const sealer = await openSealer(db, env);
  // Separate pool for background jobs, with a longer statement timeout.
  const work = connect(databaseUrl, { onError: logError, named, max: 2, seconds: 60 });
  closers.push(work.close);
  const files = await openFiles(env);
  const pictureStore = createPictureStore(files, sealer);
  if (env.APP_ENV === 'demo') {
    // The demo's texts are large: imported on the first start only. A concurrent second process waits for it.
    if (!(await isDemoLoaded(db))) {
      say('Loading the demo content …');
      const { loadDemo } = await import('./demo/load.ts');
      await loadDemo(work.db, { clock, sealer, pictureStore, origin: env.PUBLIC_URL ?? '' });
    }
  }
  await fillPersonSearch(db);
  await fillPhoneEndings(db, sealer);
  await fillMessageEndings(db, sealer);
  const jobs = await startJobs(databaseUrl, logError, { named });
  closers.push(() => jobs.stop());
  await startAccountJobs(jobs, { db: work.db, clock });
  await startMessageJobs(jobs, { db: work.db, clock });
  await startUploadJobs(jobs, { db: work.db, clock, pictureStore });
  await readOwnWords(db);
  const deliver =
    env.APP_ENV === 'production'
      ? (await import('./shared/messaging/providers.ts')).providers(env)
      : demoDelivery(db, clock);
  const production = env.APP_ENV === 'production';
  const messages = await startMessages({
    jobs,
    sealer,
    clock,
    db,
    deliver,
    quietAtNight: production,
    budgetFactor: production ? 1 : sharedFactor,
  });
  await startApplicationJobs(jobs, { db: work.db, clock, messages });
  await startTrainingJobs(jobs, { db: work.db, clock, messages, files });
  await startServicesJobs(jobs, { db: work.db, clock, messages });
  await startRenewalJobs(jobs, { db: work.db, clock, sealer, messages });
  await startActivityJobs(jobs, { db: work.db, clock, messages });
  const activityChanging = createActivityChanging({ db, clock, messages });
  await startContentJobs(jobs, { db, clock, activityChanging });

  const app = await buildApp({
    env,
    db,
    ...(replica && { replica: createReadReplica(db, replica.db) }),
    pool,
    clock,
    sealer,
    messages,
    files,
  });
  const developing = process.argv.includes('--dev');
  const addPages = developing ? (await import('./dev-site.ts')).addDevSite : addSite;
  await addPages(app, {
    publicUrl: env.PUBLIC_URL,
    production: env.APP_ENV === 'production',
  });
  const drop = createDropping(app);
  const onChange = (what: string) => {
    // Before the pages that are made of them.
    if (what !== countsChanged) renewKeptReads();
    drop(what);
    if (what !== countsChanged) followOwnWords(db);
  };
  const watch = watchChanges(databaseUrl, {
    ...contentWatch(onChange, stopKeepingReads),
    office_changed: app.live.watch,
  });
  closers.push(() => watch.stop());
  // Large accept backlog: a refused SYN is retried only after seconds.
  await app.listen({ port: env.PORT, host: env.HOST, backlog: 4_096 });
  closers.push(() => app.close());
  closers.push(() => app.leave());
  reportReady();
  greet(env);
  if (env.APP_ENV === 'production' && isFirst) {
    const invitation = await inviteFirst(db, clock.now());
    if (invitation)
      say(
        `Nobody is in the office yet. The first administrator opens this within 3 days, once:\n  ${invitationLink(env.PUBLIC_URL, invitation)}`,
      );
  }
};

const greet = (env: Env) => {
  say(
    `\nPersimmon is ready:  http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${env.PORT}`,
  );
  if (env.APP_ENV !== 'demo') return;
  say(`Mobile site:         http://localhost:${env.PORT}/h5/`);
  say(`Demo messages:       http://localhost:${env.PORT}/demo/inbox`);
  say('\nDemo accounts (password of each: Persimmon-2024!):');
  say('  2125550101  patient without a white card');
  say('  2125550102  patient with a submitted white card');
  say('  2125550103  caregiver');
  say('  2125550104  caregiver under review');
  say(`  admin@persimmon.example  staff, at http://localhost:${env.PORT}/office`);
  say('\nPress Ctrl+C to stop.');
};
