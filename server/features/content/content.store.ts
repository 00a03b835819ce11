import { and, asc, count, eq } from 'drizzle-orm';
import type {
  Banner,
  ContactInfo,
  Faq,
  HomeVideoMedia,
  LegalPage,
  ServiceParam,
  ServiceScope,
  Team,
  TeamEvent,
} from '#contract/content/content.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import { keptRead } from '#server/platform/database/kept-reads.ts';
import { localTime } from '#server/platform/time/clock.ts';
import {
  banner,
  city,
  faq,
  legalPage,
  service,
  serviceScope,
  teamEvent,
} from '#server/schema/content.ts';
import { readText, readTextOrNull } from '#server/shared/localized-text/localized-text.ts';
import { bestMatches } from '#server/shared/localized-text/search-concepts.ts';
import { foldAll } from '#server/shared/localized-text/search-normalize.ts';
import { getSetting } from '#server/shared/settings/settings.ts';

export const listBanners = async (db: Db, locale: Locale): Promise<Banner[]> => {
  const rows = await db
    .select()
    .from(banner)
    .where(eq(banner.published, true))
    .orderBy(asc(banner.position));
  const linkOf = (link: { label: object; to: string }) => ({
    label: readText(link.label, locale),
    to: link.to,
  });
  return rows.map((row) => ({
    id: row.id,
    pcImageFileId: row.image,
    kicker: readText(row.kicker, locale),
    title: readText(row.title, locale),
    lead: readText(row.lead, locale),
    primary: linkOf(row.primary),
    secondary: row.secondary ? linkOf(row.secondary) : null,
  }));
};

export const getServiceNumbers = async (db: Db): Promise<ServiceParam> => {
  const numbers = await getSetting(db, 'numbers');
  const [services] = await db
    .select({ n: count() })
    .from(service)
    .where(eq(service.published, true));
  return { ...numbers, serviceCount: services?.n ?? 0 };
};

export const listServiceScopes = async (db: Db, locale: Locale): Promise<ServiceScope[]> => {
  const rows = await db
    .select()
    .from(serviceScope)
    .where(eq(serviceScope.published, true))
    .orderBy(asc(serviceScope.position));
  return rows.map((row) => ({
    title: readTextOrNull(row.title, locale),
    content: readTextOrNull(row.content, locale),
    image: row.image,
  }));
};

export const getVideoPath = async (db: Db): Promise<string> => (await getSetting(db, 'video')).path;

export const getVideoMedia = async (db: Db): Promise<HomeVideoMedia> => getSetting(db, 'video');

export const getContacts = async (db: Db, locale: Locale): Promise<ContactInfo> => {
  const agency = await getSetting(db, 'agency');
  return {
    companyName: readText(agency.name, locale),
    companyNameSecond: readText(agency.secondName, locale),
    tagline: readText(agency.tagline, locale),
    copyrightYear: agency.copyrightYear,
    email: agency.email,
    fax: agency.fax,
    phone: agency.phone,
    boroughs: agency.boroughs.map((b) => readText(b, locale)),
    trust: agency.trust.map((line) => readText(line, locale)),
    timeZone: agency.timeZone,
    videoChannelUrl: agency.videoChannelUrl,
    healthDepartmentUrl: agency.healthDepartmentUrl,
    messagingAccount: { name: readText(agency.messagingName, locale), qrImage: agency.messagingQr },
    logo: agency.logo || '/media/logo.svg',
  };
};

export const listCities = async (db: Db, locale: Locale): Promise<string[]> => {
  const rows = await db.select().from(city).orderBy(asc(city.position));
  return rows.map((row) => readText(row.name, locale));
};

export const getTeam = async (db: Db, locale: Locale): Promise<Team> => {
  const team = await getSetting(db, 'team');
  const events = await db
    .select()
    .from(teamEvent)
    .where(eq(teamEvent.published, true))
    .orderBy(asc(teamEvent.year), asc(teamEvent.position));
  return {
    numbers: team.numbers.map((n) => ({ value: n.value, label: readText(n.label, locale) })),
    founder: {
      name: readText(team.founder.name, locale),
      role: readText(team.founder.role, locale),
      portrait: team.founder.portrait,
      letter: team.founder.letter.map((p) => readText(p, locale)),
    },
    story: team.story.map((p) => readText(p, locale)),
    members: team.members.map((m) => ({
      name: readText(m.name, locale),
      role: readText(m.role, locale),
      portrait: m.portrait,
      line: readText(m.line, locale),
    })),
    events: events.map((e) => ({
      eventId: e.id,
      year: e.year,
      title: readText(e.title, locale),
      summary: readText(e.summary, locale),
      image: e.image,
    })),
  };
};

export const findTeamEvent = async (
  db: Db,
  id: string,
  locale: Locale,
): Promise<TeamEvent | null> => {
  const [row] = await db
    .select()
    .from(teamEvent)
    .where(and(eq(teamEvent.id, id), eq(teamEvent.published, true)));
  if (!row) return null;
  return {
    eventId: row.id,
    year: row.year,
    title: readText(row.title, locale),
    summary: readText(row.summary, locale),
    image: row.image,
    content: readText(row.content, locale),
  };
};

/** With what a search looks at: folding dozens of texts takes longer than searching them. */
const readFaqs = async (db: Queryable) => {
  const rows = await db
    .select()
    .from(faq)
    .where(eq(faq.published, true))
    .orderBy(asc(faq.position));
  return rows.map((row) => ({
    row,
    texts: {
      title: foldAll(row.question),
      all: foldAll(row.question, row.answer, row.group),
    },
  }));
};

/** A few dozen at most, so search in memory: all three languages and both scripts. */
export const listFaqs = async (db: Db, keyword: string, locale: Locale): Promise<Faq[]> => {
  const faqs = await keptRead(db, 'faqs', readFaqs);
  const found = keyword.trim() ? bestMatches(faqs, keyword, ({ texts }) => texts) : faqs;
  return found.map(({ row }) => ({
    id: row.id,
    group: readText(row.group, locale),
    question: readText(row.question, locale),
    answer: readText(row.answer, locale),
  }));
};

export const findLegalPage = async (
  db: Db,
  slug: string,
  locale: Locale,
): Promise<LegalPage | null> => {
  const [row] = await db.select().from(legalPage).where(eq(legalPage.slug, slug));
  if (!row) return null;
  const { timeZone } = await getSetting(db, 'agency');
  return {
    title: readText(row.title, locale),
    content: readText(row.content, locale),
    updatedAt: localTime(row.updatedAt, timeZone).slice(0, 10),
  };
};
