/** Validates a registration with the contract's schemas, the same as the server's. */
import type { UserType } from '#contract/access.ts';
import { CaregiverRegistration, PatientRegistration } from '#contract/account/register.ts';
import { samePassword } from '#contract/field-rules.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { bodyOf, type Values } from './values.ts';

/** Our own errors are keys, so that they follow a language switch; the server sends text. */
export type Problem = { field: string; key: MessageKey } | { field: string; text: string };

const schemas = { patient: PatientRegistration, caregiver: CaregiverRegistration };

/** Not part of the form, but required by the schema. */
const anyKey = '00000000-0000-4000-8000-000000000000';

export const problemsOf = (type: UserType, values: Values): Problem[] => {
  const result = schemas[type].safeParse(bodyOf(type, values, anyKey));
  const found = new Map<string, Problem>();
  for (const { path, message } of result.error?.issues ?? []) {
    // The error may name one picture ('fileIds.0'); the field is all of them.
    const field = path.filter((part) => typeof part === 'string').join('.');
    if (!found.has(field)) found.set(field, { field, key: message as MessageKey });
  }
  // Without a type there are no photo buttons yet, so don't report missing photos.
  for (const field of found.keys())
    if (field.endsWith('.fileIds') && found.has(field.replace(/fileIds$/, 'type')))
      found.delete(field);
  const { password, confirmation } = values.texts;
  if (!confirmation || !samePassword(password, confirmation))
    found.set('confirmation', { field: 'confirmation', key: 'fields.samePassword' });
  return [...found.values()];
};
