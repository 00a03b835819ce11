/** Public view of an office, for every feature that shows one. */
import { asc, eq } from 'drizzle-orm';
import type { CompanyAddress } from '#contract/content/content.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { companyAddress } from '#server/schema/content.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';

/** Map link: the embed's marker if it has one, else a search for the address. */
export const mapLinkOf = (embedUrl: string, address: string): string => {
  const marker = URL.canParse(embedUrl) ? new URL(embedUrl).searchParams.get('marker') : null;
  const [lat, lon] = marker?.split(',') ?? [];
  return lat && lon
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
};

/** What the public view is made of. */
const officeColumns = {
  id: companyAddress.id,
  name: companyAddress.name,
  address: companyAddress.address,
  phone: companyAddress.phone,
  addressUrl: companyAddress.addressUrl,
  hours: companyAddress.hours,
};
export const allOffices = prepared('all_offices', (db) =>
  db.select(officeColumns).from(companyAddress),
);
export type OfficeRow = Pick<typeof companyAddress.$inferSelect, keyof typeof officeColumns>;

export const readOffice = (row: OfficeRow, locale: Locale): CompanyAddress => ({
  companyAddressId: row.id,
  companyName: readText(row.name, locale),
  detailedAddress: readText(row.address, locale),
  phone: row.phone,
  addressUrl: row.addressUrl,
  mapLink: mapLinkOf(row.addressUrl, readText(row.address, 'en')),
  hours: readText(row.hours, locale),
});

export const listOffices = async (db: Queryable, locale: Locale): Promise<CompanyAddress[]> => {
  const rows = await db
    .select()
    .from(companyAddress)
    .where(eq(companyAddress.published, true))
    .orderBy(asc(companyAddress.position), asc(companyAddress.id));
  return rows.map((row) => readOffice(row, locale));
};
