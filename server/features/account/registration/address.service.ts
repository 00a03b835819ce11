import { invalidField } from '#server/platform/http/app-errors.ts';
import { findZip } from '#server/shared/settings/postcodes.ts';

/** For well-formed but nonexistent postcodes (spec §5). */
export const refuseUnknownPostcode = async (postcode: string): Promise<void> => {
  const find = await findZip();
  if (!find(postcode)) throw invalidField('postcode', 'errors.unknown_postcode');
};
