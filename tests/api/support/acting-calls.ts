/** People who act for each other, as they are linked and as they call. */
import * as api from '#contract/help/acting.ts';
import { actingForHeader, type Relationship } from '#contract/help/words.ts';
import type { CallOptions, TestApp } from './app.ts';
import { messagesTo } from './messages.ts';
import { visitsOf } from './visits.ts';

export const actingCalls = (t: TestApp) => {
  const v = visitsOf(t);
  const someone = async (firstName: string, values: object = {}) => {
    const { phone, token } = await v.someone({ firstName, lastName: 'Chen', ...values });
    return { phone, token, userId: await v.userIdOf(phone) };
  };
  type Who = Awaited<ReturnType<typeof someone>>;
  const codeOf = (message = ''): string => /\b\d{6}\b/.exec(message)?.[0] ?? '';
  /** The code as it arrives on the person's phone. */
  const ask = async (helper: Who, phone: string): Promise<string> => {
    t.clock.pass(61_000);
    await t.read(api.askForPerson, { token: helper.token, body: { phone } });
    return codeOf((await messagesTo(t, phone))[0]);
  };
  const linkWith = (helper: Who, phone: string, verificationCode: string) =>
    t.call<api.HelpedPerson>('POST', '/home/api/user/people/link', {
      token: helper.token,
      lang: 'en',
      body: { phone, relationship: 'son' satisfies Relationship, verificationCode },
    });
  const link = async (helper: Who, person: Who): Promise<api.HelpedPerson> => {
    const { json, text } = await linkWith(helper, person.phone, await ask(helper, person.phone));
    if (!json.data) throw new Error(text);
    return json.data;
  };
  const as = (helper: Who, person: Who, options: CallOptions = {}): CallOptions => ({
    token: helper.token,
    lang: 'en',
    ...options,
    headers: { ...options.headers, [actingForHeader]: person.userId },
  });
  const end = (who: Who, personLinkId: string) =>
    t.call<api.PeopleLinks>('POST', `/home/api/user/people/link/${personLinkId}/end`, {
      token: who.token,
    });
  return { v, someone, ask, linkWith, link, as, end };
};
