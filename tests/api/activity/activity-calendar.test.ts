import { sync } from 'node-ical';
import { beforeAll, expect, it } from 'vitest';
import { getActivity, getActivityPage } from '#contract/activity/activity.ts';
import { locales } from '#i18n/pick-locale.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let id: string;
beforeAll(async () => {
  id = (await t.read(getActivityPage)).records[0]?.id ?? '';
});

const eventOf = (text: string) => {
  const event = Object.values(sync.parseICS(text)).find((c) => c?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('no event in it');
  return event;
};
const fileIn = (lang: string) =>
  t.call('GET', `/home/content/activity/${id}/calendar?lang=${lang}`);

it.each(locales)('an activity goes into a calendar in %s', async (lang) => {
  const { status, text, headers } = await fileIn(lang);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const activity = await t.read(getActivity, { path: `/content/activity/${id}`, lang });
  const event = eventOf(text);
  expect(event.summary).toContain(activity.title);
  expect(event.location).toContain(activity.location);
  const [date, time] = activity.activityStartTime.split(' ');
  const wall = `${date?.replaceAll('-', '')}T${time?.replace(':', '')}00`;
  expect(text).toContain(`DTSTART;TZID=America/New_York:${wall}`);
});

it('is the same event in every language: one entry in the calendar', async () => {
  const ids = new Set<string>();
  for (const lang of locales) ids.add(eventOf((await fileIn(lang)).text).uid);
  expect(ids.size).toBe(1);
});

it('of an activity that is not there, there is none', async () => {
  const { status, json } = await t.call('GET', '/home/content/activity/absent/calendar');
  expect([status, json.code]).toEqual([404, 'not_found']);
});
