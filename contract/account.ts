/** Accounts: sign-in, sign-out, own info (spec §3, §4, §7). */
import { z } from 'zod';
import { userTypes } from './access.ts';
import { defineApi } from './endpoint.ts';
import { text } from './fields.ts';
import { limits } from './limits.ts';
import { whiteCardStatuses } from './whitecard.ts';

export const SessionUser = z.object({
  userId: z.string(),
  userType: z.enum(userTypes),
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  chineseName: z.string().nullable(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const LoginBody = z.strictObject({
  username: text(254),
  password: z
    .string({ error: 'fields.required' })
    .min(1, 'fields.required')
    .max(limits.passwordMax, 'fields.tooLong'),
  remember: z.boolean({ error: 'fields.choice' }).optional(),
});

export const login = defineApi({
  tag: 'account',
  access: 'signIn',
  withoutToken: true,
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with phone or email',
  body: LoginBody,
  answer: z.object({ token: z.string(), user: SessionUser }),
});
export const logout = defineApi({
  tag: 'account',
  access: 'signedIn',
  method: 'DELETE',
  path: '/auth/logout',
  summary: 'Sign out: ends this session',
  answer: z.object({}),
});

export const PatientInfo = SessionUser.extend({
  phone: z.string(),
  email: z.string().nullable(),
  whiteCardStatus: z.enum(whiteCardStatuses),
});
export const getPatientInfo = defineApi({
  tag: 'account',
  access: 'readPatientInfo',
  method: 'GET',
  path: '/api/user/patient/info',
  summary: 'Own profile and white card status',
  answer: PatientInfo,
});
