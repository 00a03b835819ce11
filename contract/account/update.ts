/** Editing one's profile. Separate from account.ts so that only the form loads the schemas. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import {
  email,
  personFields,
  phone,
  text,
  typedPassword,
  verificationCode,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { CaregiverInfo, PatientInfo } from './account.ts';

const account = { tag: 'account' } as const;

const optionalText = (max: number) => z.union([text(max), z.literal('')]).nullish();
const PersonUpdate = {
  ...personFields,
  preferredName: optionalText(60),
  chineseName: optionalText(20),
  apartment: optionalText(20),
  email: z.union([email, z.literal('')]).nullish(),
  phone,
  /** Required when the phone changes: sent to the new number. */
  verificationCode: verificationCode.optional(),
  /** Required for a new email address: sent there. */
  emailCode: verificationCode.optional(),
  /** Required when phone or email change: a stolen token must not be enough. */
  password: typedPassword.optional(),
};
export const PatientUpdate = z.strictObject(PersonUpdate);
export const CaregiverUpdate = z.strictObject({
  ...PersonUpdate,
  yearsOfExperience: z.int('fields.number').min(0, 'fields.number').max(70, 'fields.number'),
  workExperience: text(limits.workExperienceMax),
  employeeId: optionalText(40),
});

export const updatePatientInfo = defineApi({
  ...account,
  access: 'readPatientInfo',
  method: 'POST',
  path: '/api/user/patient/info/update',
  summary:
    'Update the own profile; a new phone or email needs the password and a code that was sent to it',
  body: PatientUpdate,
  answer: PatientInfo,
});
export const updateCaregiverInfo = defineApi({
  ...account,
  access: 'readCaregiverInfo',
  method: 'POST',
  path: '/api/user/caregiver/info/update',
  summary:
    'Update the own profile; a new phone or email needs the password and a code that was sent to it',
  body: CaregiverUpdate,
  answer: CaregiverInfo,
});
