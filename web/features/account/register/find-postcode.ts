/** City and state of a ZIP code; cached. */
import type { z } from 'zod';
import { getPostcode, type Postcode } from '#contract/content/content.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** 'unsure': the lookup failed. The server checks again on submit. */
export type FoundPostcode = z.infer<typeof Postcode> | 'unknown' | 'unsure';

const asked = new Map<string, Promise<FoundPostcode>>();

const ask = async (zip: string): Promise<FoundPostcode> => {
  try {
    return await call(getPostcode, { params: { zip } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    asked.delete(zip);
    return 'unsure';
  }
};

export const findPostcode = (zip: string): Promise<FoundPostcode> => {
  const known = asked.get(zip) ?? ask(zip);
  asked.set(zip, known);
  return known;
};
