import { describe, expect, it } from 'vitest';
import { getContactInfo } from '#contract/content/content.ts';
import { listMediaUses } from '#contract/content/media-office.ts';
import * as api from '#contract/content/settings-office.ts';
import { en } from '#i18n/en.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const admin = staffOf(t, 'admin');

const read = () => t.read(api.getSettings, { token: admin.token });
const save = (group: api.SettingGroup, body: unknown, token = admin.token) =>
  t.call<api.OfficeSettings>('POST', `/home/staff/settings/${group}`, { token, body, lang: 'en' });

describe('the settings', () => {
  it('show what stands, each group with its version', async () => {
    const { agency, promises, reviews, signatory } = await read();
    expect(agency.value).toMatchObject({ phone: '(212) 555-0100', timeZone: 'America/New_York' });
    expect(agency.version).not.toBeNull();
    expect(promises.value).toMatchObject({ applicationWorkingDays: 2, reminderTime: '10:00' });
    expect(reviews.value).toEqual({ approveFirst: false });
    expect(signatory.value.name.en).toBe('Grace Liu');
  });

  it('are saved as a whole group, and the site shows it', async () => {
    const { agency } = await read();
    const value = {
      ...agency.value,
      phone: ' 212.555.0177 ',
      fax: '',
      email: 'Office@Persimmon.example',
      boroughs: agency.value.boroughs.slice(1),
      trust: agency.value.trust.slice(0, 1),
    };
    const { status, json, text } = await save('agency', { value, version: agency.version });
    expect(status, text).toBe(200);
    expect(json.data?.agency.value).toMatchObject({
      phone: '(212) 555-0177',
      fax: '',
      email: 'office@persimmon.example',
    });
    expect(json.data?.agency.version).not.toBe(agency.version);
    t.app.contentCache.clear();
    const shown = await t.read(getContactInfo, { lang: 'en' });
    expect(shown).toMatchObject({
      phone: '(212) 555-0177',
      boroughs: ['Brooklyn', 'Queens', 'The Bronx'],
      trust: ['State license DEMO-0000L001'],
    });
    const [change] = await auditsOf(t, { subject: 'setting agency', action: 'setting.change' });
    expect(Object.keys(change?.details ?? {}).sort()).toEqual([
      'boroughs',
      'email',
      'fax',
      'phone',
      'trust',
    ]);
    expect(change?.details.phone).toBe('(212) 555-0177');
  });

  it('of two who save, the second is told', async () => {
    const { promises } = await read();
    const answers = await Promise.all(
      [3, 4, 5].map((applicationWorkingDays) =>
        save('promises', {
          value: { ...promises.value, applicationWorkingDays },
          version: promises.version,
        }),
      ),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    const lost = answers.find((a) => a.status === 409);
    expect(lost?.json.code).toBe('changed_meanwhile');
    const won = answers.find((a) => a.status === 200)?.json.data;
    expect((await read()).promises).toEqual(won?.promises);
  });

  it('an unchanged form changes nothing and is not written down', async () => {
    const before = await read();
    const { json } = await save('reviews', before.reviews);
    expect(json.data).toEqual(before);
    expect(await auditsOf(t, { subject: 'setting reviews' })).toEqual([]);
  });

  it('a signature can be drawn and taken away; approval can be switched on', async () => {
    const { signatory, reviews } = await read();
    const { name } = signatory.value;
    const drawn = await save('signatory', {
      value: { name, strokes: 'M10 20L30 40.5' },
      version: signatory.version,
    });
    expect(drawn.json.data?.signatory.value).toEqual({ name, strokes: 'M10 20L30 40.5' });
    const version = drawn.json.data?.signatory.version;
    const none = await save('signatory', { value: { name, strokes: '' }, version });
    expect(none.json.data?.signatory.value).toEqual({ name });
    const on = await save('reviews', { value: { approveFirst: true }, version: reviews.version });
    expect(on.json.data?.reviews.value).toEqual({ approveFirst: true });
  });
});

describe('a setting is refused', () => {
  const wrong = async (group: api.SettingGroup, change: Record<string, unknown>) => {
    const standing = (await read())[group];
    const value = { ...standing.value, ...change };
    const { status, json, text } = await save(group, { value, version: standing.version });
    expect(status, text).toBe(400);
    return json.errors;
  };
  it.each([
    ['agency', 'phone', '555', en.fields.phone],
    ['agency', 'phone', '', en.fields.phone],
    ['agency', 'fax', 'x', en.fields.phone],
    ['agency', 'email', 'nobody', en.fields.email],
    ['agency', 'timeZone', 'Moon/Crater', en.fields.timeZone],
    ['agency', 'videoChannelUrl', 'javascript:alert(1)', en.fields.webAddress],
    ['agency', 'healthDepartmentUrl', 'http://x.example', en.fields.webAddress],
    ['agency', 'messagingQr', 'https://elsewhere.example/qr.svg', en.fields.sitePicture],
    ['agency', 'name', { en: 'Only English' }, en.fields.threeLanguages],
    ['agency', 'copyrightYear', 24, en.fields.number],
    ['signatory', 'strokes', 'M0 0"/><script>', en.fields.characters],
    ['promises', 'applicationWorkingDays', 0, en.fields.number],
    ['promises', 'serviceWorkingDays', 1.5, en.fields.number],
    ['promises', 'reminderTime', '25:00', en.fields.time],
    ['reviews', 'approveFirst', 'yes', en.fields.choice],
    ['reviews', 'other', true, en.fields.unknown],
  ] as const)('%s: %s = %j', async (group, field, value, message) => {
    expect(await wrong(group, { [field]: value })).toEqual([{ field: `value.${field}`, message }]);
  });

  it('by whoever is no administrator', async () => {
    for (const role of ['coordinator', 'editor', 'trainer'] as const) {
      const token = await t.staffSession(role);
      expect((await t.call('GET', '/home/staff/settings', { token })).status).toBe(403);
      const { reviews } = await read();
      expect((await save('reviews', reviews, token)).status).toBe(403);
    }
  });
});

describe('the agency', () => {
  it('has its logo: without a picture of its own the site shows the drawn one', async () => {
    const change = async (logo: string) => {
      const { agency } = await read();
      const value = { ...agency.value, logo };
      const { status } = await save('agency', { value, version: agency.version });
      t.app.contentCache.clear();
      return [status, (await t.read(getContactInfo)).logo];
    };
    const path = '/media/hero.svg';
    expect(await change(path)).toEqual([200, path]);
    const query = `path=${encodeURIComponent(path)}`;
    const uses = await t.read(listMediaUses, { query, token: admin.token });
    expect(uses.map(({ type }) => type)).toContain('agency');
    expect(await change('https://elsewhere.example/a.png')).toEqual([400, path]);
    expect(await change('')).toEqual([200, '/media/logo.svg']);
  });

  it('is changed here alone, by administrators', async () => {
    const token = await t.staffSession('editor');
    const { agency } = await read();
    expect((await save('agency', { ...agency }, token)).status).toBe(403);
    const elsewhere = '/home/staff/content/address';
    expect((await t.call('GET', elsewhere, { token })).status).toBe(403);
    expect((await t.call('GET', '/home/staff/content/agency', { token })).status).toBe(400);
  });
});
