/** The white card call under fire, on the real queue. */
import { describe, expect, it, vi } from 'vitest';
import { getDemoMessages } from '#contract/message/message.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { expectNone, wordsOfLogs } from '#tests/api/security/canaries.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ jobs: true });

const submit = (token: string, card: string, lang: Locale = 'en') =>
  t.call('POST', `/home/api/user/submit-white-card?whiteCardId=${card}`, { token, lang });
const inbox = (phone: string) => t.read(getDemoMessages, { query: `to=${phone}` });
const cardsOf = async (...phones: string[]) => {
  const { rows } = await t.pool.query(
    `select u.phone from white_card w join app_user u on u.id = w.user_id where u.phone = any($1)`,
    [phones.map((phone) => `+1${phone}`)],
  );
  return rows.length;
};
const waiting = { timeout: 120_000, interval: 50 };
/** Nothing is left in the queue: whatever was to be sent has been. */
const queueIsEmpty = () =>
  vi.waitFor(async () => {
    const { rows } = await t.pool.query(
      `select state, count(*)::int as n from pgboss.job where name = 'message' group by state`,
    );
    expect(rows.filter((r) => r.state !== 'completed')).toEqual([]);
  }, waiting);

describe('the confirmation', () => {
  it('goes through the queue to the demo inbox, in the language of the person', async () => {
    const token = await t.newPatient('2125550301');
    expect((await submit(token, 'QA30100X', 'zh-CN')).json.code).toBe('200');
    const messages = await vi.waitFor(async () => {
      const found = await inbox('2125550301');
      expect(found).toHaveLength(1);
      return found;
    }, waiting);
    expect(messages[0]).toMatchObject({ channel: 'sms', to: '+12125550301' });
    expect(messages[0]?.text).toMatch(/白卡号码.*6月12日星期四 上午10:30/);
  });

  it('is not sent when the submission is rolled back', async () => {
    const token = await t.newPatient('2125550302');
    // Fails at the very end, after the message was handed to the queue.
    await t.pool.query(`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'not today'; end $$;
      create constraint trigger refuse after insert on white_card
        deferrable initially deferred for each row execute function refuse()`);
    const failed = await submit(token, 'QA30200X');
    expect([failed.status, failed.json.code]).toEqual([500, 'internal']);
    const { rows } = await t.pool.query('select 1 from message where to_hash = $1', [
      testSealer().hash('+12125550302'),
    ]);
    expect(rows).toEqual([]);
    expect(await cardsOf('2125550302')).toBe(0);

    await t.pool.query('drop trigger refuse on white_card');
    expect((await submit(token, 'QA30200X')).json.code).toBe('200');
    await queueIsEmpty();
    expect(await inbox('2125550302')).toHaveLength(1);
    expectNone(wordsOfLogs(t.logs), ['QA30200X', '2125550302', 'not today']);
  });
});

describe('at the same time', () => {
  it('20 submissions of one person make one row and one message', async () => {
    const token = await t.newPatient('2125550303');
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(token, 'QA30300X')));
    expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
    const codes = answers.map((a) => a.json.code).sort();
    expect(codes).toEqual(['200', ...Array(19).fill('white_card_already_submitted')]);
    expect(await cardsOf('2125550303')).toBe(1);
    await queueIsEmpty();
    expect(await inbox('2125550303')).toHaveLength(1);
  });

  it('of two people with the same number one wins, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const phones = [`2125550${400 + round * 2}`, `2125550${401 + round * 2}`] as const;
      const tokens = await Promise.all(phones.map((phone) => t.newPatient(phone)));
      const card = `QB${40_000 + round}X`;
      const answers = await Promise.all(tokens.map((token) => submit(token, card)));
      expect(answers.map((a) => a.status)).toEqual([200, 200]);
      expect(answers.map((a) => a.json.code).sort()).toEqual(['200', 'white_card_taken']);
      expect(await cardsOf(...phones)).toBe(1);
    }
    await queueIsEmpty();
    const { rows } = await t.pool.query(
      `select count(*)::int as n from demo_message where recipient like '+121255504%'`,
    );
    expect(rows[0].n).toBe(10);
  });

  it('ten people with ten numbers do not wait for each other', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, i) => t.newPatient(`21255505${10 + i}`)),
    );
    const answers = await Promise.all(people.map((token, i) => submit(token, `QC5000${i}X`)));
    expect(answers.map((a) => a.json.code)).toEqual(Array(10).fill('200'));
  });
});
