/** Texts on the real queue: what the provider refuses, delays and reports (quality 13). */
import { describe, expect, it } from 'vitest';
import { listMessages } from '#contract/message/office.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { publicUrl } from '#tests/api/support/app.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { oldestDueMessageAge } from '#tests/api/support/message-age.ts';
import { smsApp } from '#tests/api/support/sms-app.ts';
import { refusal } from '#tests/api/support/sms-provider.ts';

const s = smsApp();
const { send, rowsOf, rowOf, becomes, shown, retry, jobOf, only } = s;

describe('a receipt', () => {
  it('says that the text has arrived; later news change nothing', async () => {
    const to = '+16465550101';
    await send(to);
    await becomes(to, 'sent');
    const { status, text, headers } = await s.provider.receipt(s.t, only(to), {
      MessageStatus: 'delivered',
    });
    expect([status, headers['content-type'], text]).toEqual([
      200,
      'text/xml; charset=utf-8',
      expect.stringContaining('<Response></Response>'),
    ]);
    expect(await shown(to)).toMatchObject({ state: 'delivered', error: null, mayRetry: false });
    for (const late of ['sent', 'undelivered', 'failed'])
      await s.provider.receipt(s.t, only(to), { MessageStatus: late });
    expect((await shown(to))?.state).toBe('delivered');
  });

  it('says that it has not; sent again it has another key, and old news are old', async () => {
    const to = '+16465550102';
    await send(to);
    await becomes(to, 'sent');
    const news = { MessageStatus: 'undelivered', ErrorCode: '30005' };
    await s.provider.receipt(s.t, only(to), news);
    expect(await shown(to)).toMatchObject({
      state: 'undelivered',
      error: 'the carrier answered 30005',
      mayRetry: true,
    });
    const list = await s.t.read(listMessages, { token: s.coordinator });
    expect([list.failed, list.records[0]?.state]).toEqual([1, 'undelivered']);
    expect(await retry(to)).toEqual({ retried: 1 });
    await becomes(to, 'sent');
    const [first, second] = s.provider.takenBy(to);
    expect(second?.key).toBe(`${first?.key}-1`);
    await s.provider.receipt(s.t, only(to), news);
    expect(await shown(to)).toMatchObject({ state: 'sent', error: null });
    if (second) await s.provider.receipt(s.t, second, { MessageStatus: 'delivered' });
    expect((await shown(to))?.state).toBe('delivered');
  });

  it('erases a code, whoever comes first', async () => {
    const to = '+16465550103';
    // The receipt overtakes the answer.
    s.provider.answers.set(to, (response) => {
      void s.provider
        .receipt(s.t, only(to), { MessageStatus: 'delivered' })
        .then(() => response.writeHead(201).end('{}'));
    });
    await send(to, { text: '314159', template: 'messages.codeReset' });
    await becomes(to, 'delivered');
    await expect.poll(async () => (await rowOf(to)).attempts).toBe(1);
    expect(await rowOf(to)).toMatchObject({ state: 'delivered', text_sealed: null });
  });

  it('that the provider did not sign is refused', async () => {
    const to = '+16465550104';
    await send(to);
    await becomes(to, 'sent');
    const path = only(to).callback.slice(publicUrl.length);
    const fields = { MessageStatus: 'failed' };
    const refused = [
      [{ signature: null }, 401, 'unauthorized'],
      [{ signature: 'AAAA' }, 403, 'forbidden'],
      [{ token: 'another-token' }, 403, 'forbidden'],
      [{ body: 'MessageStatus=undelivered' }, 403, 'forbidden'],
      [{ body: 'MessageStatus=failed&x=1' }, 403, 'forbidden'],
      [{ body: '' }, 403, 'forbidden'],
    ] as const;
    for (const [forged, status, code] of refused) {
      const answer = await s.provider.tell(s.t, path, fields, forged);
      expect([answer.status, answer.json.code]).toEqual([status, code]);
    }
    expect((await shown(to))?.state).toBe('sent');
    // Signed, but not as it should be.
    expect((await s.provider.tell(s.t, path, { Else: 'x' })).status).toBe(400);
    expect((await s.provider.tell(s.t, `${path}&more=1`, fields)).status).toBe(400);
    const unknown = '/home/provider/sms/receipt?key=nothing-of-ours';
    expect((await s.provider.tell(s.t, unknown, fields)).status).toBe(200);
    const json = { 'content-type': 'application/json', 'x-twilio-signature': 'x' };
    expect((await s.t.call('POST', path, { body: '{}', headers: json })).status).toBe(415);
  });
});

describe('the provider', () => {
  it('refuses for good: given up at once, for staff to see', async () => {
    const to = '+16465550111';
    s.provider.answers.set(to, refusal(400, { code: 21211, message: `The number ${to} is wrong` }));
    await send(to);
    await becomes(to, 'failed');
    expect(await shown(to)).toMatchObject({
      attempts: 1,
      error: 'the SMS provider answered 400, error 21211: The number … is wrong',
      mayRetry: true,
    });
    expect(s.provider.takenBy(to)).toHaveLength(1);
  });

  it('knows that somebody wants no texts: held back from then on', async () => {
    const to = '+16465550112';
    s.provider.answers.set(to, refusal(400, { code: 21610, message: 'unsubscribed recipient' }));
    await send(to);
    await becomes(to, 'held');
    expect(await shown(to)).toMatchObject({ optedOut: true, mayRetry: true });
    await send(to, { text: 'Another' });
    await expect
      .poll(async () => (await rowsOf(to)).map((row) => row.state))
      .toEqual(['held', 'held']);
    expect(s.provider.takenBy(to)).toHaveLength(1);
  });

  it('asks us to come back later: after that long, as one try of nine', async () => {
    const to = '+16465550113';
    s.provider.answers.set(to, refusal(429, {}, { 'retry-after': '90' }));
    await send(to);
    await expect.poll(async () => (await jobOf(to))?.retry_limit).toBe(7);
    expect((await jobOf(to)).seconds).toBeGreaterThan(80);
    expect(await shown(to)).toMatchObject({ state: 'waiting', attempts: 1 });
    s.t.clock.pass(400_000);
    expect(await oldestDueMessageAge(s.t.db, s.t.clock.now())).toBe(400);
    s.t.clock.set(demoNow);
  });

  it('is in trouble: the pauses grow', async () => {
    const to = '+16465550114';
    s.provider.answers.set(to, refusal(500));
    await send(to);
    await expect.poll(async () => (await rowOf(to))?.attempts).toBe(1);
    await expect.poll(() => jobOf(to)).toMatchObject({ retry_limit: 8 });
    expect((await jobOf(to)).seconds).toBeLessThan(5);
    await s.t.pool.query(
      `update pgboss.job set retry_count = 6, start_after = now() where data->>'messageId' = $1`,
      [(await rowOf(to)).id],
    );
    await expect.poll(async () => (await rowOf(to))?.attempts).toBe(2);
    await expect.poll(async () => (await jobOf(to))?.seconds).toBeGreaterThan(60);
  });

  it('stays in trouble: after eight more tries it is given up, under one key, and staff send it again', async () => {
    const to = '+16465550115';
    const pauses = (delay: number, backoff: boolean) =>
      s.t.pool.query(
        `update pgboss.queue set retry_delay = $1, retry_backoff = $2 where name = 'message'`,
        [delay, backoff],
      );
    s.provider.answers.set(to, refusal(503));
    await pauses(0, false);
    await send(to);
    await becomes(to, 'failed');
    await pauses(2, true);
    const tries = s.provider.takenBy(to);
    expect([tries.length, new Set(tries.map(({ key }) => key)).size]).toEqual([9, 1]);
    expect(await shown(to)).toMatchObject({ attempts: 9, mayRetry: true });
    s.provider.answers.delete(to);
    expect(await retry(to)).toEqual({ retried: 1 });
    await becomes(to, 'sent');
    expect(new Set(s.provider.takenBy(to).map(({ key }) => key)).size).toBe(1);
  });

  it('does not answer: no request waits for it', async () => {
    const phone = '6465550116';
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      s.provider.answers.set(`+1${phone}`, (response) => {
        answer = () => void response.writeHead(201).end('{}');
        resolve();
      });
    });
    const body = { phone, purpose: 'register' };
    expect((await s.t.call('POST', '/home/api/user/sms-code', { body })).status).toBe(200);
    await asked;
    const other = { phone: '6465550117', purpose: 'register' };
    expect((await s.t.call('POST', '/home/api/user/sms-code', { body: other })).status).toBe(200);
    expect((await rowOf(`+1${phone}`)).state).toBe('waiting');
    answer();
    await becomes('+16465550117', 'sent');
  });

  it('is slow for one number: others do not wait for it, and the number gets its texts in order', async () => {
    const [slow, other] = ['+16465550118', '+16465550119'];
    let answer = () => {};
    s.provider.answers.set(slow, (response) => {
      answer = () => void response.writeHead(201).end('{}');
    });
    await s.t.db.transaction(async (tx) => {
      for (const [to, text] of [
        [slow, 'first'],
        [slow, 'second'],
        [other, 'third'],
      ] as const)
        await s.t.messages.send(tx, { channel: 'sms', to, text, ...ownedBy(null) });
    });
    await becomes(other, 'sent');
    const bodies = () => s.provider.takenBy(slow).map(({ body }) => body.split(' ')[0]);
    await expect.poll(bodies).toEqual(['first']);
    s.provider.answers.delete(slow);
    answer();
    await expect.poll(bodies).toEqual(['first', 'second']);
    await becomes(slow, 'sent');
  });
});
