/** The sample content tells one story: what it says in one place is not denied in another. */
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { activities } from '#demo/activities.ts';
import { agency, inservice, numbers, signatory, staff, users } from '#demo/agency.ts';
import { callbacks } from '#demo/callbacks.ts';
import { deskCaregivers } from '#demo/desk-caregivers.ts';
import { deskPatients } from '#demo/desk-patients.ts';
import { deskRecords } from '#demo/desk-records.ts';
import { faqs } from '#demo/faqs.ts';
import { importantDates } from '#demo/important-dates.ts';
import { letters } from '#demo/letters.ts';
import { articles } from '#demo/news/articles.ts';
import { cities, offices, venues } from '#demo/offices.ts';
import { records } from '#demo/records.ts';
import { reviews } from '#demo/reviews.ts';
import { services } from '#demo/services.ts';
import { team } from '#demo/team.ts';
import { teamEvents } from '#demo/team-events.ts';
import { trainingChapters } from '#demo/training/chapters.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { activityDay, isHoliday } from './holidays.ts';

const people = [...users, ...deskCaregivers, ...deskPatients];
const phones = people.map(({ phone }) => phone);
const requests = [...records, ...deskRecords, ...letters];
const digits = (text: string) => text.replace(/\D/g, '');
const twice = (values: (string | undefined)[]) =>
  values.filter((value, i) => value !== undefined && values.indexOf(value) !== i);

describe('numbers and addresses', () => {
  it('belong to one person each, and none of them to an office', () => {
    expect(twice(phones)).toEqual([]);
    expect(twice(people.map(({ email }) => email))).toEqual([]);
    const ours = [agency.phone, agency.fax, ...offices.map(({ phone }) => phone)].map(digits);
    const others = callbacks.map(({ phone }) => phone);
    expect([...phones, ...others].filter((phone) => ours.includes(phone))).toEqual([]);
  });

  it('of requests, letters and dates lead to a person and are given once', () => {
    const owners = [...requests, ...importantDates].map(({ phone }) => phone);
    expect(owners.filter((phone) => !phones.includes(phone))).toEqual([]);
    expect(twice(requests.map(({ recordNo }) => recordNo))).toEqual([]);
  });

  it('in texts are ours, or public hotlines that the training names', () => {
    const hotlines = ['1-844-697-3505', '1-800-628-5972', '1-800-942-6906'];
    const ours = [agency.phone, agency.fax, ...offices.map(({ phone }) => phone)];
    const texts = JSON.stringify([articles, faqs, teamEvents, team, reviews, trainingChapters]);
    const named: string[] = texts.match(/\(\d{3}\) \d{3}-\d{4}|1-\d{3}-\d{3}-\d{4}/g) ?? [];
    expect(named.filter((number) => ![...hotlines, ...ours].includes(number))).toEqual([]);
    expect(hotlines.filter((number) => !named.includes(number))).toEqual([]);
  });
});

describe('what the agency says of itself', () => {
  const trust = agency.trust.map(({ en }) => en).join('\n');
  const tiles = team.numbers.map(({ value }) => value);

  it('is the same on the home page, the team page and the papers', () => {
    expect(trust).toContain(inservice.licenseNumber);
    expect(trust).toContain(`${numbers.elderCount.toLocaleString('en-US')} elders`);
    expect(tiles).toContain(`${numbers.elderCount.toLocaleString('en-US')}+`);
    expect(tiles).toContain(`${numbers.caregiverCount}+`);
    const [began] = teamEvents;
    expect(trust).toContain(`Since ${began?.year}`);
    expect(tiles).toContain(String(began?.year));
    expect(numbers.regionCount).toBe(agency.boroughs.length);
    expect(cities.map(({ name }) => name.en)).toEqual(agency.boroughs.map(({ en }) => en));
  });

  it('counts the languages that its people speak', () => {
    const spoken = team.members.flatMap(({ role }) => role.en.split(' · ')[1]?.split(', ') ?? []);
    expect(new Set(spoken).size).toBe(9);
    expect(tiles).toContain('9');
    expect(trust).toContain('Nine languages');
  });

  it('writes the director’s name in one way', () => {
    const [admin] = staff;
    const member = team.members.find(({ name }) => name.en === signatory.name.en);
    expect(member?.name['zh-CN']).toContain(signatory.name['zh-CN']);
    expect(admin?.name).toBe(`${signatory.name.en} · ${signatory.name['zh-TW']}`);
  });

  it('asks for the same bank statements everywhere', () => {
    expect(limits.bankStatementMonths).toBe(2);
    const texts = [
      ...faqs.map(({ answer }) => answer.en),
      ...articles.flatMap(({ content }) => content.en.split('\n')),
      ...services.flatMap(({ documents }) => documents.map(({ en }) => en)),
    ].filter((text) => /bank statements?/i.test(text));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts)
      expect(text).toMatch(/all accounts.*last two months|, last two months/);
  });
});

describe('what happens', () => {
  it('happens in order', () => {
    const late = requests.filter((request) => {
      const days = ('events' in request ? request.events : []).map(({ daysAgo }) => daysAgo);
      return days.some((day, i) => i > 0 && day > (days[i - 1] ?? day));
    });
    expect(late.map(({ recordNo }) => recordNo)).toEqual([]);
    const early = reviews.filter(({ daysAgo, reply }) => reply && reply.daysAgo > daysAgo);
    expect(early.map(({ name }) => name.en)).toEqual([]);
  });

  it('activities are where they say, and hold who registered', () => {
    const names = new Map(cities.map(({ slug, name }) => [slug, name.en.replace('The ', '')]));
    for (const { slug, city, location, ...activity } of activities) {
      expect(location.en, slug).toContain(names.get(city));
      expect(activity.registered ?? 0, slug).toBeLessThanOrEqual(activity.quota);
      expect(activity.startTime < activity.endTime, slug).toBe(true);
    }
  });

  it('no activity falls on a federal holiday, whatever day the content is loaded', () => {
    const days = Array.from({ length: 60 }, (_, i) => dayAfter('2026-11-01', i));
    const onHolidays = days.flatMap((today) =>
      activities.map(({ inDays }) => activityDay(today, inDays)).filter(isHoliday),
    );
    expect(onHolidays).toEqual([]);
    expect(activityDay('2026-11-19', 7)).toBe('2026-11-27');
    expect(activityDay('2026-11-19', -8)).toBe('2026-11-10');
  });

  it('nothing was held in an office before it opened', () => {
    const opening = articles.find(({ slug }) => slug === 'new-office-in-the-bronx')?.daysAgo ?? 0;
    const before = activities.filter(
      ({ location, inDays }) => location === venues.bronxOffice && (inDays ?? 0) < -opening,
    );
    expect(before.map(({ slug }) => slug)).toEqual([]);
  });
});
