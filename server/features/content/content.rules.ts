import { isPostcode, plain } from '#contract/field-rules.ts';

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
