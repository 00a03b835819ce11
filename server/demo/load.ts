/** Loads the sample content of demo/ into an empty database, once, in one transaction; later additions are added. */
import { eq } from 'drizzle-orm';
import { activities, activityTypes } from '#demo/activities.ts';
import {
  agency,
  type DemoUser,
  demoPassword,
  inservice,
  numbers,
  signatory,
  staff,
  users,
  video,
} from '#demo/agency.ts';
import { deskCaregivers } from '#demo/desk-caregivers.ts';
import { deskPatients } from '#demo/desk-patients.ts';
import { deskRecords } from '#demo/desk-records.ts';
import { faqs } from '#demo/faqs.ts';
import { banners, scopes } from '#demo/home.ts';
import { articles, articleTypes } from '#demo/news/articles.ts';
import { cities, offices } from '#demo/offices.ts';
import { pages } from '#demo/pages.ts';
import { records } from '#demo/records.ts';
import { services } from '#demo/services.ts';
import type { DemoRecord } from '#demo/shape.ts';
import { team, teamEvents } from '#demo/team.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { type Clock, localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { activity, activityType } from '#server/schema/activity.ts';
import * as content from '#server/schema/content.ts';
import { article, articleType } from '#server/schema/news.ts';
import { officeSchedule } from '#server/schema/services.ts';
import * as office from '#server/schema/staff.ts';
import { activityTexts } from '#server/shared/localized-text/activity-search-text.ts';
import { updatePersonSearch } from '#server/shared/people/person-search.ts';
import { loadApplication } from './applications.ts';
import { loadCallbacks } from './callbacks.ts';
import { loadCard, loadPapers } from './cards.ts';
import { localTimeAfter, momentBefore } from './dates.ts';
import { loadDecisions } from './decisions.ts';
import { loadDeskWork } from './desk-work.ts';
import { loadHelp } from './help.ts';
import { activityDay, loadHolidays } from './holidays.ts';
import { loadImportantDates } from './important-dates.ts';
import { loadLetters } from './letters.ts';
import { newestDemo, takeDemoMark } from './mark.ts';
import { loadMessages } from './messages.ts';
import { loadPersonNotes } from './person-notes.ts';
import { loadRecords } from './records.ts';
import { loadRegistrations } from './registrations.ts';
import { loadReviews } from './reviews.ts';
import { loadTexts } from './texts.ts';
import { loadTrainingRecord } from './training-record.ts';
import { loadTrainings } from './trainings.ts';
import { loadVerdicts } from './verdicts.ts';

/** Without a file store, pictures have a row but no bytes: enough for most tests. */
type Deps = {
  clock: Clock;
  sealer: Sealer;
  pictureStore?: PictureStore;
  /** Of addresses on certificates. */
  origin?: string;
};

const media = (file: string) => `/media/${file}`;

type Place = <T extends { slug: string }>(list: T[]) => (T & { id: string; position: number })[];
const placed: Place = (list) => list.map((one, position) => ({ ...one, id: one.slug, position }));

const loadSite = async (tx: Tx) => {
  const settings = {
    agency: { ...agency, messagingQr: media(agency.messagingQr) },
    numbers,
    signatory,
    inservice,
    video: {
      path: media(video.path),
      poster: media(video.poster),
      sources: video.sources.map((s) => ({ ...s, path: media(s.path) })),
      captions: video.captions.map((c) => ({ ...c, path: media(c.path) })),
    },
    team: {
      ...team,
      founder: { ...team.founder, portrait: media(team.founder.portrait) },
      members: team.members.map((m) => ({ ...m, portrait: media(m.portrait) })),
    },
  };
  await tx
    .insert(content.setting)
    .values(Object.entries(settings).map(([key, value]) => ({ key, value })));
  await tx.insert(content.banner).values(
    banners.map((b, position) => ({
      ...b,
      id: `banner-${position + 1}`,
      position,
      image: media(b.picture),
    })),
  );
  await tx.insert(content.serviceScope).values(
    scopes.map((s, position) => ({
      ...s,
      id: `scope-${position + 1}`,
      position,
      image: media(s.picture),
    })),
  );
  await tx
    .insert(content.service)
    .values(placed(services).map((s) => ({ ...s, image: media(s.picture) })));
  await tx.insert(content.city).values(placed(cities));
  await tx.insert(content.companyAddress).values(
    placed(offices).map((o) => ({
      ...o,
      cityId: o.city,
      name: o.companyName,
      address: o.detailedAddress,
    })),
  );
  await tx.insert(officeSchedule).values(
    offices.map(({ slug: companyAddressId, openings: hours, places }) => ({
      companyAddressId,
      hours,
      places,
    })),
  );
  await tx
    .insert(content.teamEvent)
    .values(placed(teamEvents).map((e) => ({ ...e, image: media(e.picture) })));
  await tx.insert(content.faq).values(placed(faqs));
  await tx.insert(content.legalPage).values(pages);
};

const loadActivities = async (tx: Tx, today: string) => {
  await tx.insert(activityType).values(placed(activityTypes));
  const typeNames = new Map(activityTypes.map((t) => [t.slug, t.name]));
  const cityNames = new Map(cities.map((c) => [c.slug, c.name]));
  await tx.insert(activity).values(
    activities.map((a) => ({
      ...a,
      id: a.slug,
      typeId: a.type,
      cityId: a.city,
      covers: a.covers.map(media),
      highlights: a.highlights.map(media),
      startTime: `${activityDay(today, a.inDays)} ${a.startTime}:00`,
      endTime: `${activityDay(today, a.inDays)} ${a.endTime}:00`,
      registerStart: localTimeAfter(today, a.registrationOpensInDays, '09:00'),
      registerEnd: localTimeAfter(today, a.registrationClosesInDays, '17:00'),
      registeredCount: a.registered,
      waitlistCount: a.waitlist ?? 0,
      ...activityTexts(a, typeNames.get(a.type) ?? {}, cityNames.get(a.city) ?? {}),
    })),
  );
};

const loadNews = async (tx: Tx, now: Date) => {
  await tx.insert(articleType).values(placed(articleTypes));
  await tx.insert(article).values(
    articles.map((a) => ({
      ...a,
      id: a.slug,
      typeId: a.type,
      cover: media(a.cover),
      publishedAt: momentBefore(now, a.daysAgo),
    })),
  );
};

type Clients = { people: readonly DemoUser[]; asked: readonly DemoRecord[] };

const loadUsers = async (tx: Tx, { people, asked }: Clients, now: Date, deps: Deps) => {
  const found = new Map<string, Pick<DemoUser, 'locale'> & { id: string }>();
  // All share one password: hashing is slow by design, so do it once.
  const passwordHash = await hashPassword(demoPassword);
  for (const { phone, card, papers, application, ...person } of people) {
    const [row] = await tx
      .insert(user)
      .values({
        ...person,
        phone: `+1${phone}`,
        verifiedEmail: person.email,
        loginEmail: person.email,
        passwordHash,
      })
      .returning({ id: user.id });
    if (!row) continue;
    await updatePersonSearch(tx, row.id);
    found.set(phone, { id: row.id, locale: person.locale });
    if (application) await loadApplication(tx, row.id, application, now, deps);
    if (card) await loadCard(tx, row.id, card, now, deps);
    if (papers) await loadPapers(tx, row.id, papers, now, deps);
  }
  await loadRecords(tx, asked, found, now, deps);
};

/** Open cases of the office and their clients. */
const desk: Clients = { people: [...deskCaregivers, ...deskPatients], asked: deskRecords };

const loadDesk = async (tx: Tx, now: Date, deps: Deps): Promise<void> => {
  const [first] = desk.people;
  const isThere = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.phone, `+1${first?.phone}`));
  if (isThere.length) return;
  await loadUsers(tx, desk, now, deps);
  // Before the notes, which came later.
  await loadDecisions(tx, now, deps);
  await loadDeskWork(tx, now, deps);
  await loadCallbacks(tx, now);
};

const loadStaff = async (tx: Tx, now: Date) => {
  for (const person of staff) {
    const passwordHash = await hashPassword(demoPassword);
    await tx
      .insert(office.staff)
      .values({ ...person, passwordHash, createdAt: now })
      .onConflictDoNothing();
  }
};

/** Services of an older demo do not say what they help with. */
const loadHelpsWith = async (tx: Tx) => {
  for (const { slug, helpsWith } of services)
    if (helpsWith)
      await tx.update(content.service).set({ helpsWith }).where(eq(content.service.id, slug));
};

/** Upgrades a database loaded before there were trainings, staff, open cases, holidays, renewals, letters, help links, training records or who decided. */
const loadLater = async (tx: Tx, now: Date, deps: Deps): Promise<void> => {
  await tx
    .insert(content.setting)
    .values({ key: 'signatory', value: signatory })
    .onConflictDoNothing();
  await loadTrainings(tx, now);
  await loadStaff(tx, now);
  await loadDesk(tx, now, deps);
  await loadHolidays(tx, now);
  await loadHelpsWith(tx);
  await loadImportantDates(tx, now, deps);
  await loadLetters(tx, now, deps);
  await loadDecisions(tx, now, deps);
  await loadHelp(tx, now, deps);
  await loadPersonNotes(tx, deps);
  await loadVerdicts(tx, now, deps);
  await loadMessages(tx, now, deps);
  await loadTexts(tx, now, deps);
  await loadTrainingRecord(tx, now, deps);
};

/** Returns true if loaded now, false if an earlier start did. */
export const loadDemo = async (db: Db, deps: Deps): Promise<boolean> => {
  return db.transaction(async (tx) => {
    const before = await takeDemoMark(tx);
    if (before >= newestDemo) return false;
    const now = deps.clock.now();
    if (before > 0) {
      await loadLater(tx, now, deps);
      return true;
    }
    const today = localTime(now, agency.timeZone).slice(0, 10);
    await loadSite(tx);
    await loadHolidays(tx, now);
    await loadActivities(tx, today);
    await loadReviews(tx, now);
    await loadNews(tx, now);
    await loadTrainings(tx, now);
    await loadUsers(tx, { people: users, asked: records }, now, deps);
    await loadMessages(tx, now, deps);
    await loadRegistrations(tx, now);
    await loadStaff(tx, now);
    await loadDesk(tx, now, deps);
    await loadImportantDates(tx, now, deps);
    await loadLetters(tx, now, deps);
    await loadDecisions(tx, now, deps);
    await loadHelp(tx, now, deps);
    await loadTexts(tx, now, deps);
    await loadPersonNotes(tx, deps);
    await loadVerdicts(tx, now, deps);
    await loadTrainingRecord(tx, now, deps);
    return true;
  });
};
