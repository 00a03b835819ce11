/** The SMS provider's protocol, spoken with a real HTTP server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeliveryFailure } from './delivery-failure.ts';
import { providers } from './providers.ts';
import { smsAccountOf } from './sms-url.ts';

const sms = { channel: 'sms', to: '+12125550101', text: '柿安：您好' } as const;
const others = {
  SMTP_URL: 'smtp://127.0.0.1:1?from=care@persimmon.example',
  PUBLIC_URL: 'https://care.example',
};

type Answer = { status: number; body?: object; headers?: Record<string, string> };

const start = async ({ status, body = {}, headers = {} }: Answer, from = '%2B12125550100') => {
  const seen: object[] = [];
  const server = createServer(async (request, response) => {
    const { authorization: auth, 'idempotency-key': key, 'content-type': type } = request.headers;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    seen.push({ method: request.method, url: request.url, auth, key, type, form });
    response.writeHead(status, { connection: 'close', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const SMS_URL = `http://AC1:s%40cret@127.0.0.1:${port}/2010-04-01/Accounts/AC1/Messages.json?from=${from}`;
  return { seen, deliver: providers({ SMS_URL, ...others }) };
};

describe('the SMS provider', () => {
  it('gets the text, the account, where to report to, and the same key on every retry', async () => {
    const { seen, deliver } = await start({ status: 201 });
    await deliver(sms, 'job-1');
    await deliver(sms, 'job-1');
    const once = {
      method: 'POST',
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      auth: `Basic ${Buffer.from('AC1:s@cret').toString('base64')}`,
      key: 'job-1',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: {
        To: '+12125550101',
        From: '+12125550100',
        Body: '柿安：您好',
        StatusCallback: 'https://care.example/home/provider/sms/receipt?key=job-1',
      },
    };
    expect(seen).toEqual([once, once]);
  });

  it('may be asked to choose the number itself', async () => {
    const { seen, deliver } = await start({ status: 201 }, 'MG0123');
    await deliver(sms, 'job-1');
    expect(seen).toMatchObject([{ form: { MessagingServiceSid: 'MG0123' } }]);
    expect(JSON.stringify(seen)).not.toContain('"From"');
  });

  it.each([
    [{ status: 400, body: { code: 21211, message: "Invalid 'To' number" } }, 'refused', null],
    [{ status: 400, body: { code: 21610, message: 'unsubscribed' } }, 'optedOut', null],
    [{ status: 403, body: { code: 21408 } }, 'refused', null],
    [{ status: 404 }, 'refused', null],
    [{ status: 401 }, 'later', null],
    [{ status: 429, headers: { 'retry-after': '120' } }, 'later', 120],
    [{ status: 429, headers: { 'retry-after': '99999999' } }, 'later', 3_600],
    [{ status: 429, headers: { 'retry-after': 'soon' } }, 'later', null],
    [{ status: 429 }, 'later', null],
    [{ status: 500 }, 'later', null],
    [{ status: 503, headers: { 'retry-after': '5' } }, 'later', 5],
  ] as const)('answers %j: %s', async (answer, kind, seconds) => {
    const { deliver } = await start(answer);
    const failure = await deliver(sms, 'job-1').catch((error: Error) => error);
    expect(failure).toBeInstanceOf(DeliveryFailure);
    expect(failure).toMatchObject({ kind, seconds });
    expect(String(failure)).toContain(String(answer.status));
    expect(String(failure)).not.toMatch(/5550101|s@cret|s%40cret|您好/);
  });

  it('may not send us elsewhere with our account', async () => {
    const { deliver } = await start({
      status: 307,
      headers: { location: 'https://evil.example/' },
    });
    const failure = await deliver(sms, 'job-1').catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(DeliveryFailure);
  });

  it('that is not there is an error', async () => {
    const SMS_URL = 'http://a:b@127.0.0.1:1/?from=12345';
    await expect(providers({ SMS_URL, ...others })(sms, 'k')).rejects.toThrow();
  });
});

it.each([
  'http://127.0.0.1/?from=%2B12125550100',
  'https://AC1@sms.example/?from=%2B12125550100',
  'https://AC1:token@sms.example/',
  'https://AC1:token@sms.example/?from=+12125550100',
  'https://AC1:token@sms.example/?from=Persimmon',
  'https://AC1:%zz@sms.example/?from=12345',
  'ftp://AC1:token@sms.example/?from=12345',
])('SMS_URL may not be %s', (url) => {
  expect(smsAccountOf(url)).toBeNull();
});
