/** What the office calls to find people and work on their accounts, as one coordinator. */
import { eq } from 'drizzle-orm';
import * as api from '#contract/account/people-office.ts';
import { user } from '#server/schema/account.ts';
import { fillPersonSearch } from '#server/shared/people/person-search.ts';
import type { TestApp } from './app.ts';
import { staffOf } from './office.ts';

export const personPath = (userId: string, rest = '') => `/staff/people/${userId}${rest}`;

/** For the tests of one file, each with a coordinator of its own. */
export const personCalls = (t: TestApp) => {
  const coordinator = staffOf(t, 'coordinator');
  const idOf = async (phone: string): Promise<string> => {
    const [row] = await t.db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.phone, `+1${phone}`));
    return row?.id ?? '';
  };
  const search = (keyword: string, more = '') =>
    t.read(api.listPeople, {
      token: coordinator.token,
      query: `keyword=${encodeURIComponent(keyword)}${more}`,
    });
  const getPerson = (userId: string) =>
    t.read(api.getPerson, { token: coordinator.token, path: personPath(userId) });
  const post = (path: string, body: object) =>
    t.call<{ userId?: string }>('POST', `/home${path}`, {
      token: coordinator.token,
      body,
      lang: 'en',
    });
  const someone = async (phone: string, values: Partial<typeof user.$inferInsert> = {}) => {
    const token = await t.newPatient(phone, values);
    await fillPersonSearch(t.db);
    return { token, userId: await idOf(phone) };
  };
  return { coordinator, idOf, search, getPerson, post, someone };
};
