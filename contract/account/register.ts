/** Registration of patients and caregivers, and documents added later (spec §2, §3, §7; readings "Accounts"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import {
  email,
  fileId,
  password,
  personFields,
  phone,
  text,
  uuid,
  verificationCode,
  whiteCardId,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { CaregiverInfo, SignedIn } from './account.ts';
import { addressProofTypes, picturesPerDocument, workAuthorizationTypes } from './documents.ts';

const account = { tag: 'account' } as const;

/** An optional field: '' counts as absent. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

// Here and not in documents.ts, which every page loads with account.ts.
const fileIds = z
  .array(fileId, { error: 'fields.picture' })
  .min(1, 'fields.picture')
  .max(picturesPerDocument, 'fields.pictures');

const WorkAuthorization = z.strictObject(
  { type: z.enum(workAuthorizationTypes, { error: 'fields.choice' }), fileIds },
  { error: 'fields.required' },
);
const AddressProof = z.strictObject(
  { type: z.enum(addressProofTypes, { error: 'fields.choice' }), fileIds },
  { error: 'fields.required' },
);
const PlainDocument = z.strictObject({ fileIds }, { error: 'fields.required' });
/** Sent with the consent that the photo is shown on the ID card. */
const IdPhoto = z.strictObject(
  { fileIds: fileIds.max(1, 'fields.pictures'), agree: z.literal(true, { error: 'fields.agree' }) },
  { error: 'fields.required' },
);

/** Each takes the place of the one of its kind; list the pictures that are there to keep them. */
export const AddedDocuments = z.strictObject({
  workAuthorization: WorkAuthorization.optional(),
  homeCareCertificate: PlainDocument.optional(),
  medicalReport: PlainDocument.optional(),
  proofOfAddress: AddressProof.optional(),
  tbTest: PlainDocument.optional(),
  fluShot: PlainDocument.optional(),
  idPhoto: IdPhoto.optional(),
});

const common = {
  ...personFields,
  preferredName: optional(text(60)),
  chineseName: optional(text(20)),
  phone,
  verificationCode,
  email: optional(email),
  apartment: optional(text(20)),
  whiteCardId: optional(whiteCardId),
  password,
  /** Idempotency key made by the form: sending twice creates one account. Clients of the bare spec send none. */
  requestKey: uuid.optional(),
};

export const PatientRegistration = z.strictObject({
  ...common,
  proofOfAddress: AddressProof.optional(),
});
export type PatientRegistration = z.output<typeof PatientRegistration>;

export const CaregiverRegistration = z.strictObject({
  ...common,
  yearsOfExperience: z.int('fields.number').min(0, 'fields.number').max(70, 'fields.number'),
  workExperience: text(limits.workExperienceMax),
  employeeId: optional(text(40)),
  workAuthorization: WorkAuthorization,
  homeCareCertificate: PlainDocument,
  medicalReport: PlainDocument,
  proofOfAddress: AddressProof,
});
export type CaregiverRegistration = z.output<typeof CaregiverRegistration>;

export const registerPatient = defineApi({
  ...account,
  access: 'signIn',
  withoutToken: true,
  method: 'POST',
  path: '/api/user/patient/register',
  summary: 'Register a care seeker; answers already signed in',
  body: PatientRegistration,
  answer: SignedIn,
});
export const registerCaregiver = defineApi({
  ...account,
  access: 'signIn',
  withoutToken: true,
  method: 'POST',
  path: '/api/user/caregiver/register',
  summary: 'Register a caregiver: the application is then reviewed',
  body: CaregiverRegistration,
  answer: SignedIn,
});
export const addDocuments = defineApi({
  ...account,
  access: 'readCaregiverInfo',
  method: 'POST',
  path: '/api/user/caregiver/documents',
  summary:
    'Add or replace documents: of an application under review, or newer ones after its approval',
  body: AddedDocuments,
  answer: CaregiverInfo,
});
