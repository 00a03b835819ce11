/** Looking at a code before it is used. Apart from account.ts, so that only forms with a code load it. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { phone, verificationCode } from '#contract/fields.ts';

/** Those of people who are not signed in yet. */
const checkedPurposes = ['register', 'resetPassword'] as const;
export const checkCode = defineApi({
  tag: 'account',
  access: 'signIn',
  withoutToken: true,
  method: 'POST',
  path: '/api/user/sms-code/check',
  summary:
    'Whether a code is right, while the form is being filled in; a wrong one counts as a try',
  body: z.strictObject({
    phone,
    purpose: z.enum(checkedPurposes, { error: 'fields.choice' }),
    verificationCode,
  }),
  answer: z.object({}),
});
