/** The profile as a form: values, request body, and validation by the contract's schemas. */
import type { CaregiverInfo, PatientInfo } from '#contract/account/account.ts';
import {
  CaregiverUpdate,
  PatientUpdate,
  updateCaregiverInfo,
  updatePatientInfo,
} from '#contract/account/update.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { phoneDigits, plain, tidyEmail } from '#contract/field-rules.ts';
import type { MessageKey } from '#i18n/messages.ts';
import type { Problem } from '#web/features/account/register/problems.ts';
import type { TextName } from '#web/features/account/register/values.ts';
import { call } from '#web/lib/api/api.ts';
import { typedPhone } from '#web/lib/i18n/say-phone.ts';
import { stateCodeOf } from '#web/lib/i18n/us-places.ts';

/** In the order of the form. */
export const profileNames = [
  'lastName',
  'firstName',
  'chineseName',
  'preferredName',
  'gender',
  'phone',
  'verificationCode',
  'email',
  'emailCode',
  'password',
  'address',
  'apartment',
  'postcode',
  'city',
  'state',
  'yearsOfExperience',
  'workExperience',
  'employeeId',
] as const satisfies readonly (TextName | 'emailCode')[];
export type ProfileTexts = Record<(typeof profileNames)[number], string>;

export type Info = PatientInfo | CaregiverInfo;

export const isCaregiver = (info: Info): info is CaregiverInfo => 'workExperience' in info;

export const textsOf = (info: Info): ProfileTexts => ({
  lastName: info.lastName,
  firstName: info.firstName,
  chineseName: info.chineseName ?? '',
  preferredName: info.preferredName ?? '',
  gender: info.gender ?? '',
  phone: typedPhone(info.phone),
  verificationCode: '',
  email: info.email ?? '',
  emailCode: '',
  password: '',
  address: info.address,
  apartment: info.apartment ?? '',
  postcode: info.postcode,
  city: info.city,
  state: info.state,
  yearsOfExperience: isCaregiver(info) ? String(info.yearsOfExperience) : '',
  workExperience: isCaregiver(info) ? info.workExperience : '',
  employeeId: isCaregiver(info) ? (info.employeeId ?? '') : '',
});

/** A new number is verified by a code sent to it. */
export const isNewPhone = (info: Info, typed: string): boolean =>
  phoneDigits(typed) !== phoneDigits(info.phone);

/** So is a new email address; it may also be removed. */
export const isNewEmail = (info: Info, typed: string): boolean =>
  tidyEmail(typed) !== (info.email ?? '');

/** Contact and login data: requires the password. */
export const isNewContact = (info: Info, texts: Pick<ProfileTexts, 'phone' | 'email'>): boolean =>
  isNewPhone(info, texts.phone) || isNewEmail(info, texts.email);

/** As typed: the contract's schema normalizes it, here and on the server. */
const bodyOf = (info: Info, texts: ProfileTexts): unknown => {
  const { verificationCode, emailCode, password, ...rest } = texts;
  const { yearsOfExperience, workExperience, employeeId, ...person } = rest;
  const years = plain(yearsOfExperience);
  return {
    ...person,
    state: stateCodeOf(texts.state),
    ...(isNewPhone(info, texts.phone) && { verificationCode }),
    ...(isNewEmail(info, texts.email) && tidyEmail(texts.email) && { emailCode }),
    ...(isNewContact(info, texts) && { password }),
    ...(isCaregiver(info) && {
      yearsOfExperience: years ? Number(years) : undefined,
      workExperience,
      employeeId,
    }),
  };
};

/** Validation errors, in form order. */
export const problemsOf = (info: Info, texts: ProfileTexts): Problem[] => {
  const schema = isCaregiver(info) ? CaregiverUpdate : PatientUpdate;
  const issues = schema.safeParse(bodyOf(info, texts)).error?.issues ?? [];
  return profileNames.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? { field, key: issue.message as MessageKey } : [];
  });
};

export const saveProfile = (info: Info, texts: ProfileTexts): Promise<Info> => {
  const body = bodyOf(info, texts);
  return isCaregiver(info)
    ? call(updateCaregiverInfo, { body } as RequestOf<typeof updateCaregiverInfo>)
    : call(updatePatientInfo, { body } as RequestOf<typeof updatePatientInfo>);
};
