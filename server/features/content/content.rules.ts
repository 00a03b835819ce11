import { isPostcode, plain } from '#contract/field-rules.ts';

/** A link that opens the place in a map: the embed's marker if it has one, else a search for the address. */
export const mapLinkOf = (embedUrl: string, address: string): string => {
  const marker = URL.canParse(embedUrl) ? new URL(embedUrl).searchParams.get('marker') : null;
  const [lat, lon] = marker?.split(',') ?? [];
  return lat && lon
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
};

type Place = { postcode: string; city: string; state: string };

/** Malformed, unknown, or a place (readings "Accounts"). */
export const judgePostcode = (
  zip: string,
  find: (zip: string) => { city: string; state: string } | null,
): Place | 'invalid_postcode' | 'unknown_postcode' => {
  const postcode = plain(zip);
  if (!isPostcode(postcode)) return 'invalid_postcode';
  const place = find(postcode);
  return place ? { postcode, ...place } : 'unknown_postcode';
};
