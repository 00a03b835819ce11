/** What the office does with an activity and its parties, as one coordinator. */
import { expect } from 'vitest';
import { getActivityRegistrations } from '#contract/activity/office.ts';
import type { TestApp } from './app.ts';
import { actionsOf, staffOf } from './office.ts';
import { partiesOf } from './parties.ts';

type Body = Record<string, unknown>;

/** For the tests of one file, each with a coordinator of its own. */
export const activityCalls = (t: TestApp) => {
  const staff = staffOf(t, 'coordinator');
  const p = partiesOf(t);
  const post = <T = Body>(path: string, body: Body = {}, token = staff.token) =>
    t.call<T>('POST', `/home/staff/activity/${path}`, { token, body, lang: 'en' });
  const ok = async <T = Body>(path: string, body: Body = {}): Promise<T> => {
    const { status, json, text } = await post<T>(path, body);
    expect(status, text).toBe(200);
    return json.data as T;
  };
  const refused = async (path: string, body: Body = {}) => {
    const { status, json } = await post(path, body);
    return [status, json.code];
  };
  const registrations = (id: string) =>
    t.read(getActivityRegistrations, {
      token: staff.token,
      lang: 'en',
      path: `/staff/activity/${id}/registrations`,
    });
  const joined = async (id: string, more: Body = {}) => {
    const person = await p.newPerson();
    const { json } = await p.join(id, person.token, more);
    const registrationId = json.data?.registration?.registrationId ?? '';
    return { ...person, registrationId, path: `${id}/party/${registrationId}` };
  };
  const audits = (id: string) => actionsOf(t, { subject: `activity ${id}` });
  return { staff, p, post, ok, refused, registrations, joined, audits };
};
