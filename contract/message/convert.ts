/** In a file of its own: public pages, which show what the office wrote, load no schema (decision 011). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';

/** Staff type at most 2,000 characters for one person (letters, reviews); the message around them is short. */
export const convertedMax = 4_000;
export const convertOfficeWords = defineApi({
  tag: 'message',
  access: 'signedIn',
  forOthers: true,
  method: 'POST',
  path: '/api/user/message/convert',
  summary: 'What the office wrote, in the other Chinese script; nothing is kept',
  body: z.strictObject({
    text: searched(convertedMax),
    to: z.enum(['zh-CN', 'zh-TW'], { error: 'fields.choice' }),
  }),
  answer: z.object({ text: z.string() }),
});
