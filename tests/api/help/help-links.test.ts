/** Help links: made with consent, bounded, withdrawn at once; everything that was done is told. */
import { describe, expect, it, onTestFinished } from 'vitest';
import * as api from '#contract/help/help.ts';
import { helpRules } from '#contract/help/words.ts';
import { getServiceRecord } from '#contract/services/records.ts';
import { getRequestCase, setRequestStatus } from '#contract/services/requests-office.ts';
import { getWhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { familyOf, gone, helpCalls, son } from '#tests/api/support/help-calls.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { jpeg } from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { encodeForm } from '#tests/api/support/upload-calls.ts';

const t = testApp();
const { v, help, mother, sentRequest, own } = familyOf(t);
const _letter = 'letter-interpretation';
const _benefits = 'government-benefits';

describe('making a link', () => {
  it('takes the code that came to the person’s own phone', async () => {
    const me = await mother();
    const body = { ...son, kind: 'white_card_documents' };
    const make = (verificationCode: string) =>
      t.call('POST', '/home/api/user/help/link', {
        token: me.token,
        body: { ...body, verificationCode },
      });
    expect((await make('123456')).json.code).toBe('wrong_code');
    const code = await help.consent(me.token, me.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries++)
      expect((await make(wrong)).json.code).toBe('wrong_code');
    expect((await make(code)).json.code).toBe('200');
    // Once.
    expect((await make(code)).json.code).toBe('wrong_code');
    // Nobody else's code is good for it.
    t.clock.pass(61_000);
    const other = await mother();
    expect((await make(await help.consent(other.token, other.phone))).json.code).toBe('wrong_code');
  });

  it('keeps only a hash of the token, and texts the helper without words of anybody', async () => {
    const me = await mother();
    const helperPhone = v.newPhone();
    const link = await help.make(me, 'white_card_documents', { helperPhone });
    const token = help.tokenOf(link);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await t.pool.query('select * from help_link where id = $1', [
      link.link.linkId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const [text = ''] = await messagesTo(t, helperPhone);
    expect(text).toContain(`https://care.example/help#${token}`);
    expect(text).toContain('Mei C.');
    expect(text).not.toContain('Wei');
    expect(link.link).toMatchObject({ phoneEnding: helperPhone.slice(-4), state: 'open' });
    expect(t.logs.join('\n')).not.toContain(token);
  });

  it('is about something of one’s own', async () => {
    const [me, other] = [await mother(), await mother()];
    const record = await sentRequest(other.token);
    const make = async (body: object) =>
      t.call('POST', '/home/api/user/help/link', {
        token: me.token,
        lang: 'en',
        body: { ...son, ...body, verificationCode: await help.consent(me.token, me.phone) },
      });
    const field = (answer: Awaited<ReturnType<typeof make>>) => [
      answer.json.code,
      answer.json.errors?.[0]?.field,
    ];
    const foreign = await make({ kind: 'request_photos', recordId: record.recordId });
    expect(foreign.json.code).toBe('not_found');
    t.clock.pass(61_000);
    expect(field(await make({ kind: 'request_photos' }))).toEqual(['invalid_input', 'recordId']);
    t.clock.pass(61_000);
    expect(field(await make({ kind: 'book_visit' }))).toEqual(['invalid_input', 'serviceId']);
  });

  it('is bounded per person and day', async () => {
    const small = await startTestApp({ env: { APP_ENV: 'production' } });
    onTestFinished(small.close);
    const phone = v.newPhone();
    const token = await small.newPatient(phone);
    const made = await helpCalls(small).make({ phone, token }, 'white_card_documents');
    expect(made.link.state).toBe('open');
    await small.pool.query(
      `insert into help_link (user_id, kind, helper_name, relationship, token_hash, created_at, expires_at)
       select user_id, kind, helper_name, relationship, token_hash || n, created_at, expires_at
       from help_link, generate_series(2, $1::int) n where id = $2`,
      [helpRules.openMax, made.link.linkId],
    );
    small.clock.pass(61_000);
    const verificationCode = await helpCalls(small).consent(token, phone);
    const { json } = await small.call('POST', '/home/api/user/help/link', {
      token,
      body: { ...son, kind: 'white_card_documents', verificationCode },
    });
    expect(json.code).toBe('too_many_requests');
  });
});

describe('white card documents', () => {
  it('get photos beside those that are there, and go to the office when the helper is done', async () => {
    const me = await mother();
    const link = await help.make(me, 'white_card_documents');
    const { json } = await help.open(link);
    expect(json.data?.ask).toMatchObject({
      kind: 'white_card_documents',
      personName: 'Mei C.',
      helper: { name: 'Wei', relationship: 'son' },
      done: false,
    });
    const key = json.data?.key ?? '';
    const [one, two] = [await help.picture('whitecard'), await help.picture('whitecard')];
    const add = (paper: string, fileIds: string[]) =>
      help.post<api.HelpAsk>(key, '/api/help/photos', { paper, fileIds });
    expect((await add('income', [one])).json.data?.papers[0]).toMatchObject({ pictures: 1 });
    // Sent again after a lost answer.
    const again = await add('income', [one, two]);
    expect(again.json.data?.papers[0]).toMatchObject({ pictures: 2, ready: true });
    expect((await help.post(key, '/api/help/finish')).json.code).toBe('200');
    expect((await help.post<api.HelpAsk>(key, '/api/help/finish')).json.data?.done).toBe(true);
    const papers = await t.read(getWhiteCardDocuments, { token: me.token });
    expect(papers.documents[0]?.files.map(({ fileId }) => fileId)).toEqual([one, two]);
    expect(papers.sentAt).not.toBeNull();
    expect((await messagesTo(t, me.phone))[0]).toContain('白卡文件清單');
    const [shown] = await own(me.token);
    expect(shown?.history.map(({ action, count, by }) => [action, by, count])).toEqual([
      ['made', 'owner', null],
      ['opened', 'helper', null],
      ['photos', 'helper', 1],
      ['photos', 'helper', 1],
      ['finished', 'helper', null],
    ]);
    expect(shown?.state).toBe('done');
    expect(gone(await add('rent', [await help.picture('whitecard')]))).toEqual([
      404,
      'link_gone',
      'done',
    ]);
  });

  it('never show their pictures, nor anything of the account', async () => {
    const me = await mother();
    const key = await help.keyOf(await help.make(me, 'white_card_documents'));
    const ask = await t.call('GET', '/home/api/help/ask', help.by(key));
    expect(ask.status).toBe(200);
    expect(ask.text).not.toMatch(new RegExp(`${me.phone}|${me.userId}|Chen|fileId|/api/file/`));
    for (const path of ['/api/user/white-card/documents', '/api/user/patient/info'])
      expect((await t.call('GET', `/home${path}`, help.by(key))).status).toBe(401);
    expect((await t.call('GET', '/home/api/help/offices', help.by(key))).status).toBe(403);
    expect((await help.post(key, '/api/help/form', {})).status).toBe(403);
  });
});

describe('photos for a request', () => {
  it('show what the office asks, and tell it who sent them', async () => {
    const me = await mother();
    const record = await sentRequest(me.token);
    const staff = await t.staffSession('coordinator');
    await t.read(setRequestStatus, {
      token: staff,
      path: `/staff/request/${record.recordId}/status`,
      body: { version: 0, status: 'unknown', note: 'Please send page 2.' },
    });
    const link = await help.make(me, 'request_photos', { recordId: record.recordId });
    const key = await help.keyOf(link);
    const ask = await t.read(api.getHelpAsk, help.by(key));
    expect(ask).toMatchObject({ question: 'Please send page 2.', recordNo: record.recordNo });
    const fileIds = [await help.picture('service'), await help.picture('service')];
    expect((await help.post(key, '/api/help/photos', { fileIds })).json.code).toBe('200');
    const path = `/api/user/serviceRecord/${record.recordId}`;
    const shown = await t.read(getServiceRecord, { token: me.token, path });
    expect(shown.files).toHaveLength(2);
    expect(shown.history.at(-1)).toMatchObject({
      event: 'pictures',
      by: 'helper',
      helper: { name: 'Wei', relationship: 'son' },
    });
    const asCase = await t.read(getRequestCase, {
      token: staff,
      path: `/staff/request/${record.recordId}`,
    });
    expect(asCase.history.at(-1)?.details).toMatchObject({ pictures: '2', helper: 'Wei' });
    // Another person's pictures cannot be taken along.
    const foreign = await help.picture('whitecard');
    expect((await help.post(key, '/api/help/photos', { fileIds: [foreign] })).json.code).toBe(
      'file_gone',
    );
  });

  it('are uploaded by the key of the device, for this purpose only', async () => {
    const me = await mother();
    const record = await sentRequest(me.token);
    const link = await help.make(me, 'request_photos', { recordId: record.recordId });
    const key = await help.keyOf(link);
    const upload = async (purpose: string, helpKey: string) => {
      const form = new FormData();
      form.append('purpose', purpose);
      form.append(
        'file',
        new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }),
        'a.jpg',
      );
      const { body, type } = await encodeForm(form);
      const headers = { 'content-type': type, 'help-key': helpKey };
      return t.call<{ fileId: string; key: string }>('POST', '/home/api/file', { headers, body });
    };
    const { json } = await upload('service', key);
    const fileIds = [json.data?.fileId ?? ''];
    expect((await help.post(key, '/api/help/photos', { fileIds })).json.code).toBe('200');
    expect((await upload('whitecard', key)).status).toBe(401);
    expect(gone(await upload('service', 'nobody'))).toEqual([404, 'link_gone', 'unknown']);
    await t.read(api.withdrawHelpLink, {
      token: me.token,
      path: `/api/user/help/link/${link.link.linkId}/withdraw`,
    });
    expect((await upload('service', key)).status).toBe(401);
  });
});
