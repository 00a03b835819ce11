import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceMethod } from '#contract/services/records.ts';
import type { ServiceInfo } from '#contract/services/services.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { service } from '#server/schema/content.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import { bestMatches } from '#server/shared/localized-text/search-concepts.ts';
import { foldAll } from '#server/shared/localized-text/search-normalize.ts';

type ServiceRow = typeof service.$inferSelect;

const infoOf = (row: ServiceRow, locale: Locale): ServiceInfo => ({
  serviceId: row.id,
  name: readText(row.name, locale),
  description: readText(row.description, locale),
  icon: row.icon,
  image: row.image,
  methods: row.methods as ServiceMethod[],
  documents: row.documents.map((text) => readText(text, locale)),
  minutes: row.minutes,
  isCare: row.care,
  readsLetters: row.helpsWith === 'letter' && row.methods.includes('online'),
});

const published = prepared('published_services', (db) =>
  db
    .select()
    .from(service)
    .where(eq(service.published, true))
    .orderBy(asc(service.position), asc(service.id)),
);

export const listServices = async (
  db: Queryable,
  locale: Locale,
  keyword = '',
): Promise<ServiceInfo[]> => {
  const rows = await published(db);
  const found = keyword.trim()
    ? bestMatches(rows, keyword, ({ name, description, documents }) => ({
        title: foldAll(name),
        all: foldAll(name, description, ...documents),
      }))
    : rows;
  return found.map((row) => infoOf(row, locale));
};

export const findService = async (
  db: Queryable,
  serviceId: string,
  locale: Locale,
): Promise<ServiceInfo | null> => {
  const [row] = await db
    .select()
    .from(service)
    .where(and(eq(service.id, serviceId), eq(service.published, true)));
  return row ? infoOf(row, locale) : null;
};

/** What a record stores about the requested service. */
export type RequestedService = {
  serviceId: string | null;
  item: LocalText;
  icon: string;
  methods: readonly ServiceMethod[];
  isCare: boolean;
};
const requestedOf = (row: ServiceRow): RequestedService => ({
  serviceId: row.id,
  item: row.name,
  icon: row.icon,
  methods: row.methods as ServiceMethod[],
  isCare: row.care,
});

const serviceById = prepared('service_by_id', (db) =>
  db
    .select()
    .from(service)
    .where(and(eq(service.id, sql.placeholder('serviceId')), eq(service.published, true))),
);

export const findRequested = async (
  db: Queryable,
  serviceId: string,
): Promise<RequestedService | null> => {
  const [row] = await serviceById(db, { serviceId });
  return row ? requestedOf(row) : null;
};

/** The long-term care service, if the agency lists one. */
export const findCare = async (db: Queryable): Promise<RequestedService | null> => {
  const [row] = await db
    .select()
    .from(service)
    .where(and(eq(service.care, true), eq(service.published, true)))
    .orderBy(asc(service.position), asc(service.id));
  return row ? requestedOf(row) : null;
};
