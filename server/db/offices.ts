/** An office as its visitors see it: for every feature that names one. */
import type { CompanyAddress } from '#contract/content.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { companyAddress } from './schema/content.ts';
import { readText } from './text.ts';

/** A link that opens the place in a map: the embed's marker if it has one, else a search for the address. */
export const mapLinkOf = (embedUrl: string, address: string): string => {
  const marker = URL.canParse(embedUrl) ? new URL(embedUrl).searchParams.get('marker') : null;
  const [lat, lon] = marker?.split(',') ?? [];
  return lat && lon
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
};

export const readOffice = (
  row: typeof companyAddress.$inferSelect,
  locale: Locale,
): CompanyAddress => ({
  companyAddressId: row.id,
  companyName: readText(row.name, locale),
  detailedAddress: readText(row.address, locale),
  phone: row.phone,
  addressUrl: row.addressUrl,
  mapLink: mapLinkOf(row.addressUrl, readText(row.address, 'en')),
  hours: readText(row.hours, locale),
});
