/** The steps of a registration: one group of decisions each (design rule 11). */
import type { UserType } from '#contract/access.ts';
import type { registrationSteps } from '#contract/account/registration-steps.ts';

export type StepName = (typeof registrationSteps)[number];

export const stepsOf: Record<UserType, readonly StepName[]> = {
  patient: ['phone', 'name', 'address', 'card', 'password', 'check'],
  caregiver: ['phone', 'name', 'address', 'experience', 'documents', 'password', 'check'],
};

/** The fields of each step, in order. */
const fieldsOf: Record<UserType, Record<StepName, readonly string[]>> = {
  patient: {
    phone: ['phone', 'verificationCode'],
    name: ['lastName', 'firstName', 'preferredName', 'chineseName', 'gender'],
    address: ['address', 'apartment', 'postcode', 'city', 'state'],
    card: ['whiteCardId', 'proofOfAddress'],
    experience: [],
    documents: [],
    password: ['email', 'password', 'confirmation'],
    check: [],
  },
  caregiver: {
    phone: ['phone', 'verificationCode'],
    name: ['lastName', 'firstName', 'preferredName', 'chineseName', 'gender'],
    address: ['address', 'apartment', 'postcode', 'city', 'state'],
    card: [],
    experience: ['yearsOfExperience', 'workExperience', 'employeeId', 'whiteCardId'],
    documents: ['workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress'],
    password: ['email', 'password', 'confirmation'],
    check: [],
  },
};

/** 'workAuthorization.fileIds' is a part of 'workAuthorization'. */
const rootOf = (field: string): string => field.split('.')[0] ?? field;

export const isIn = (type: UserType, step: StepName, field: string): boolean =>
  fieldsOf[type][step].includes(rootOf(field));

/** Sorts by the fields' order on the page. */
export const byPlace =
  (type: UserType, step: StepName) =>
  (a: { field: string }, b: { field: string }): number => {
    const order = fieldsOf[type][step];
    return order.indexOf(rootOf(a.field)) - order.indexOf(rootOf(b.field));
  };

export const stepOf = (type: UserType, field: string): StepName | undefined =>
  stepsOf[type].find((step) => isIn(type, step, field));

/** The id of a field, for links of the error summary. */
export const idOf = (field: string): string => `register-${field.replaceAll('.', '-')}`;
