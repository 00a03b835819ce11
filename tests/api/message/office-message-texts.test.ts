/** The office's own wording of messages: checked, used by whoever sends, and known to every process. */
import { describe, expect, it } from 'vitest';
import {
  listTemplates,
  type MessageTemplate,
  saveTemplate,
  secretTemplates,
} from '#contract/message/office.ts';
import { en } from '#i18n/en.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { contentWatch, watchChanges } from '#server/platform/database/watch-changes.ts';
import { say } from '#server/platform/http/translate.ts';
import { followOwnWords, readOwnWords } from '#server/shared/messaging/template-overrides.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const editor = staffOf(t, 'editor');

type Body = { locale: Locale; text: string | null; version: string | null };
const save = (key: string, body: Body) =>
  t.read(saveTemplate, { path: `/staff/message-template/${key}`, token: editor.token, body });
const refused = (key: string, body: object, lang: Locale = 'en') =>
  t.call('POST', `/home/staff/message-template/${key}`, { token: editor.token, body, lang });
const versionOf = async (key: string, locale: Locale) => {
  const { templates } = await t.read(listTemplates, { token: editor.token });
  return templates.find((one) => one.key === key)?.texts[locale].version ?? null;
};

describe('the texts', () => {
  it('are all there, with a name, what is filled in and examples in each language', async () => {
    const { templates, samples } = await t.read(listTemplates, { token: editor.token });
    expect(templates.length).toBeGreaterThan(45);
    const names = (key: string) =>
      key
        .split('.')
        .reduce<unknown>(
          (words, part) => (words as Record<string, unknown> | undefined)?.[part],
          en.office.messages.names,
        );
    for (const { key, placeholders, texts } of templates) {
      expect(names(key), `a name for ${key}`).toBeTypeOf('string');
      for (const name of placeholders) {
        expect(en.office.messages.holes, `what {{${name}}} is`).toHaveProperty(name);
        for (const words of Object.values(samples)) expect(words[name], name).not.toBe(name);
      }
      expect(texts['zh-TW'].original).not.toBe('');
    }
    const kinds = Object.fromEntries(templates.map((one) => [one.key, one.kind]));
    expect(kinds).toMatchObject({
      visitBooked: 'sms',
      checklistEmail: 'email',
      'papers.rent': 'part',
      calendarText: 'part',
    });
  });
});

describe('what opens an account', () => {
  it('is the administrators’ to word, and no editor’s', async () => {
    const token = await t.staffSession('admin');
    const listed = async (of: string) =>
      (await t.read(listTemplates, { token: of })).templates.map(({ key }) => key);
    const [editors, admins] = [await listed(editor.token), await listed(token)];
    for (const key of [
      'codeRegister',
      'codeReset',
      'codeChangePhone',
      'codeChangeEmail',
    ] as const) {
      expect(editors).not.toContain(key);
      expect(admins).toContain(key);
      const text = `Please call 212-555-0199 and read this to us: ${en.messages[key]}`;
      const body = { locale: 'en', text, version: null } as const;
      expect((await refused(key, body)).json.code).toBe('not_found');
      const path = `/staff/message-template/${key}`;
      const saved = await t.read(saveTemplate, { path, token, body });
      expect(saved.texts.en.own).toBe(text);
      const { version } = saved.texts.en;
      await t.read(saveTemplate, { path, token, body: { ...body, text: null, version } });
    }
  });

  it('is never shown once it is sent: every text that carries a code or a link of ours', () => {
    for (const words of [en, zhHans, zhHant]) {
      const carry = Object.entries(words.messages).filter(
        ([, text]) => typeof text === 'string' && /\{\{(code|link)\}\}/.test(text),
      );
      expect(carry.map(([key]) => key).sort()).toEqual([...secretTemplates].sort());
    }
  });
});

describe('what opens the office', () => {
  it.each(['staffInvitation', 'staffReset', 'staffNewFactor', 'staffPasswordReset'] as const)(
    '%s is in no editor’s hands',
    async (key) => {
      const { templates } = await t.read(listTemplates, { token: editor.token });
      expect(templates.map((one) => one.key)).not.toContain(key);
      const text = `https://elsewhere.example/${en.messages[key]}`;
      const answer = await refused(key, { locale: 'en', text, version: null });
      expect(answer.json.code).toBe('not_found');
      // Nor are words that were saved when they still were.
      const words =
        'insert into message_template (key, locale, text, updated_at) values ($1, $2, $3, now())';
      await t.pool.query(words, [key, 'en', text]);
      await readOwnWords(t.db);
      expect(say('en', `messages.${key}`)).not.toContain('elsewhere.example');
    },
  );
});

describe('own words', () => {
  it('are used by whoever sends, in their language only, until they are taken back', async () => {
    const text = 'Hello from us. {{phone}} is our number. Welcome!';
    const saved = await save('welcomePatient', { locale: 'en', text, version: null });
    expect(saved.texts.en).toMatchObject({ own: text, by: 'Test Staff' });
    expect(saved.texts['zh-TW'].own).toBeNull();
    const sentTo = async (lang: Locale) => {
      const { phone } = await people.registerPatient({}, { lang });
      return (await people.messagesTo(phone))[0];
    };
    expect(await sentTo('en')).toBe('Hello from us. (212) 555-0100 is our number. Welcome!');
    expect(await sentTo('zh-TW')).toBe(
      zhHant.messages.welcomePatient.replace('{{phone}}', '(212) 555-0100'),
    );
    const version = saved.texts.en.version;
    const back = await save('welcomePatient', { locale: 'en', text: null, version });
    expect(back.texts.en).toMatchObject({ own: null, version: null });
    expect(await sentTo('en')).toBe(
      en.messages.welcomePatient.replace('{{phone}}', '(212) 555-0100'),
    );
  });

  it('of a part stand inside the message', async () => {
    const text = 'utility papers';
    await save('papers.utility', { locale: 'en', text, version: null });
    expect(say('en', 'messages.papers.utility')).toBe(text);
  });

  it('from before the original said why say it all the same', async () => {
    const words =
      'insert into message_template (key, locale, text, updated_at) values ($1, $2, $3, now())';
    await t.pool.query(words, ['cardIneligible', 'en', 'Not with this card, {{name}}: {{phone}}']);
    await t.pool.query(words, ['cardIneligible', 'zh-CN', '这张卡不行，{{name}}：{{phone}}']);
    await readOwnWords(t.db);
    const values = { name: 'Mei', phone: '1' };
    expect(say('en', 'messages.cardIneligible', { ...values, reason: 'It ended.' })).toBe(
      'Not with this card, Mei: 1. It ended.',
    );
    expect(say('zh-CN', 'messages.cardIneligible', { ...values, reason: '卡停了。' })).toBe(
      '这张卡不行，Mei：1。卡停了。',
    );
    const text = 'Not with this card, {{name}}: {{phone}}';
    const answer = await refused('cardIneligible', {
      locale: 'en',
      text,
      version: await versionOf('cardIneligible', 'en'),
    });
    expect(answer.json.errors?.[0]).toMatchObject({ field: 'text' });
    expect(answer.text).toContain('{{reason}}');
    await t.pool.query(`delete from message_template where key = 'cardIneligible'`);
    await readOwnWords(t.db);
  });

  it('are written down', async () => {
    const text = 'Cancelled: {{item}} {{when}} {{office}} {{no}} {{phone}}';
    await save('visitCancelled', { locale: 'en', text, version: null });
    const [change, ...more] = await auditsOf(t, { subject: 'message-template visitCancelled' });
    expect(change?.action).toBe('message-template.change');
    expect(change?.details).toEqual({ locale: 'en', text });
    expect(more).toEqual([]);
  });

  it('saved by another process count here as soon as it tells', async () => {
    const watch = watchChanges(
      t.url,
      contentWatch(() => followOwnWords(t.db)),
    );
    try {
      const words = () => say('en', 'messages.cardEligible', { phone: '1' });
      const before = words();
      const staff = await t.pool.query('select id from staff limit 1');
      await t.pool.query(
        `insert into message_template (key, locale, text, staff_id, updated_at)
         values ('cardEligible', 'en', 'Yes! {{phone}}', $1, now())`,
        [staff.rows[0].id],
      );
      await expect.poll(words).toBe('Yes! 1');
      await t.pool.query(`delete from message_template where key = 'cardEligible'`);
      await expect.poll(words).toBe(before);
    } finally {
      await watch.stop();
    }
  });

  it('read many times at once are the last ones', async () => {
    const rounds = Array.from({ length: 20 }, async (_, i) => {
      await t.pool.query(
        `insert into message_template (key, locale, text, updated_at) values ('goodbye', 'en', $1, now())
         on conflict (key, locale) do update set text = excluded.text`,
        [`${i}`],
      );
      await readOwnWords(t.db);
    });
    await Promise.all(rounds);
    const { rows } = await t.pool.query(`select text from message_template where key = 'goodbye'`);
    expect(say('en', 'messages.goodbye')).toBe(rows[0].text);
  });
});

describe('a wording is refused', () => {
  const all = '{{name}} {{by}} {{phone}}';
  it.each([
    ['that forgets what is filled in', 'Call us', 'These are missing: {{name}} {{by}} {{phone}}'],
    ['with something unknown', `${all} {{city}}`, 'These are not known here: {{city}}'],
    ['half-written', `${all} {city}`, 'These are not known here: {city}'],
    ['empty', '  ', en.fields.required],
    ['far too long', `${all} ${'x'.repeat(1_000)}`, en.fields.tooLong],
  ])('%s', async (_, text, message) => {
    const body = { locale: 'en', text, version: null };
    const { status, json } = await refused('whiteCardSubmitted', body);
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ field: 'text', message }]);
  });

  it('in the language of who wrote it, naming both', async () => {
    const body = { locale: 'en', text: '{{name}} {{by}} {{x}}', version: null };
    const { json } = await refused('whiteCardSubmitted', body, 'zh-TW');
    expect(json.errors?.map((e) => e.message)).toEqual(['缺少：{{phone}}', '這裡不能用：{{x}}']);
  });

  it('from an older state, and nothing is overwritten', async () => {
    const first = await save('noAccount', { locale: 'en', text: 'One {{phone}}', version: null });
    const stale = { locale: 'en', text: 'Two {{phone}}', version: null };
    expect((await refused('noAccount', stale)).json.code).toBe('changed_meanwhile');
    const { version } = first.texts.en;
    const both = await Promise.all(
      ['Three {{phone}}', 'Four {{phone}}'].map((text) =>
        refused('noAccount', { locale: 'en', text, version }),
      ),
    );
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    const won = both.find((a) => a.status === 200)?.json.data as MessageTemplate;
    expect(await versionOf('noAccount', 'en')).toBe(won.texts.en.version);
    expect(say('en', 'messages.noAccount', { phone: '' })).toBe(
      won.texts.en.own?.replace('{{phone}}', ''),
    );
  });

  it('for a text that is not there, and by who may not', async () => {
    const body = { locale: 'en', text: 'x', version: null };
    for (const key of ['nothing', 'documents', '__proto__'])
      expect((await refused(key, body)).status).toBe(404);
    const token = await t.staffSession('coordinator');
    const answer = await t.call('POST', '/home/staff/message-template/goodbye', { token, body });
    expect(answer.status).toBe(403);
  });
});
