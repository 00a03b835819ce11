/** Help links in the office: spoken consent on record, the person told, every look and change audited. */
import { describe, expect, it } from 'vitest';
import { exportOwnData } from '#contract/account/account.ts';
import { listPersonHelp, makePersonHelp, withdrawPersonHelp } from '#contract/help/office.ts';
import { demoPassword } from '#demo/agency.ts';
import { helpCalls, son } from '#tests/api/support/help-calls.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const help = helpCalls(t);
const consentNote = 'Called on June 12; she knows her birthday and the card.';

const audited = async (subjectId: string) => {
  const { rows } = await t.pool.query(
    "select action from audit_log where subject_id = $1 and action like 'help.%' order by id",
    [subjectId],
  );
  return rows.map(({ action }) => action);
};

describe('the office', () => {
  it('makes a link with the consent it heard, tells the person, sees and ends it', async () => {
    const { phone } = await v.someone({ locale: 'en' });
    const userId = await v.userIdOf(phone);
    const token = await t.staffSession('coordinator');
    const path = `/staff/people/${userId}/help`;
    const helperPhone = v.newPhone();
    const body = { ...son, kind: 'white_card_documents', helperPhone, consentNote };
    const made = await t.read(makePersonHelp, { token, path, body });
    expect((await messagesTo(t, phone))[0]).toContain('Wei');
    expect((await messagesTo(t, helperPhone))[0]).toContain(made.path);
    const key = await help.keyOf(made);
    const [link] = await t.read(listPersonHelp, { token, path });
    expect(link).toMatchObject({ consent: 'spoken', consentNote, madeBy: 'staff', devices: 1 });
    const { rows } = await t.pool.query('select consent_note_sealed from help_link');
    expect(JSON.stringify(rows)).not.toContain('birthday');
    const end = `${path}/${made.link.linkId}/withdraw`;
    expect(await t.read(withdrawPersonHelp, { token, path: end })).toMatchObject({
      state: 'withdrawn',
    });
    expect((await t.call('GET', '/home/api/help/ask', help.by(key))).status).toBe(404);
    expect(await audited(userId)).toEqual(['help.make', 'help.use', 'help.view', 'help.withdraw']);
  });

  it('needs the consent in words', async () => {
    const { phone } = await v.someone();
    const path = `/home/staff/people/${await v.userIdOf(phone)}/help`;
    const token = await t.staffSession('admin');
    const { status, json } = await t.call('POST', path, {
      token,
      body: { ...son, kind: 'white_card_documents', consentNote: ' ' },
    });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'consentNote']);
  });
});

describe('a person’s data', () => {
  it('has the links with what was done, and they go with the account', async () => {
    const phone = '2125550101';
    const me = { phone, token: await t.login(phone) };
    const link = await help.make(me, 'white_card_documents');
    await help.keyOf(link);
    const data = await t.read(exportOwnData, { token: me.token, body: { password: demoPassword } });
    const links = data.helpLinks as { helperName: string; history: unknown[] }[];
    expect(links[0]).toMatchObject({ helperName: 'Wei', relationship: 'son', consent: 'code' });
    expect(JSON.stringify(links)).not.toContain(help.tokenOf(link));
    await t.call('POST', '/home/api/user/delete', {
      token: me.token,
      body: { password: demoPassword },
    });
    const { rows } = await t.pool.query('select 1 from help_link where id = $1', [
      link.link.linkId,
    ]);
    expect(rows).toEqual([]);
  });
});
