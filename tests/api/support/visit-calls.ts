/** What the office calls to work on visits, as one coordinator. */
import { limits } from '#contract/limits.ts';
import * as api from '#contract/services/visits-office.ts';
import type { TestApp } from './app.ts';
import { auditsOf, staffOf } from './office.ts';
import { at, manhattan, visitsOf } from './visits.ts';

const pathOf = (endpoint: { path: string }, recordId: string) =>
  endpoint.path.replace('{recordId}', recordId);

/** What somebody saw who now changes it. */
export const from = ({ version, sequence }: api.StaffVisit) => ({ version, sequence });

/** For the tests of one file, each with a coordinator of its own. */
export const visitCalls = (t: TestApp) => {
  const staff = staffOf(t, 'coordinator');
  const v = visitsOf(t);
  const one = (recordId: string) =>
    t.read(api.getStaffVisit, { path: pathOf(api.getStaffVisit, recordId), token: staff.token });
  const act = (
    endpoint: { path: string },
    recordId: string,
    body: object,
    options: { token?: string } = {},
  ) =>
    t.call<api.StaffVisit & { messages: { text: string; locale: string; to: string }[] }>(
      'POST',
      limits.apiBase + pathOf(endpoint, recordId),
      { token: staff.token, lang: 'en', ...options, body },
    );
  const booked = async (wall: string, office = manhattan) => {
    const who = await v.someone({ locale: 'zh-CN', chineseName: '林国栋' });
    const record = await v.book(who.token, at(wall, office), {}, { lang: 'zh-CN' });
    return { ...who, ...record };
  };
  const dayOf = (day: string, office = manhattan) =>
    t.read(api.getVisitDay, { query: `day=${day}&office=${office}`, token: staff.token });
  const audits = async (action: string) => (await auditsOf(t, { action })).length;
  return { staff, v, one, act, booked, dayOf, audits };
};
