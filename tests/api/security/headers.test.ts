import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '#tests/api/support/app.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const answers = [
  ['GET', '/home/content/banners', 200],
  ['GET', '/home/demo/messages', 200],
  ['GET', '/home/content/activity/absent', 404],
  ['GET', '/home/content/banners?x=1', 400],
  ['GET', '/home/nothing', 404],
  ['GET', '/nothing', 404],
  ['GET', '/home/api/user/patient/info', 401],
  ['POST', '/home/auth/login', 400],
  ['GET', '/home/openapi.json', 200],
  ['GET', '/healthz', 200],
] as const;

describe('security headers', () => {
  it.each(answers)('%s %s (%d)', async (method, path, status) => {
    const { status: actual, headers } = await t.call(method, path);
    expect(actual).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/nothing', '/home/docs/', '/healthz'])('of a document: %s', async (path) => {
    const { headers } = await t.call('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    });
  });

  it('stand on a 304 as well', async () => {
    const { headers } = await t.call('GET', '/home/content/faq');
    const again = await t.call('GET', '/home/content/faq', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  it('an address that cannot be read is no exception', async () => {
    const { status, headers } = await t.call('GET', '/home/content/%zz');
    expect(status).toBe(400);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('insist on https in production', async () => {
    const production = await startTestApp({ demo: false, env: { APP_ENV: 'production' } });
    onTestFinished(() => production.close());
    const { headers } = await production.call('GET', '/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('insist on it for all names below ours where that is set', async () => {
    const env = { APP_ENV: 'production', HSTS_SUBDOMAINS: true } as const;
    const production = await startTestApp({ demo: false, env });
    onTestFinished(() => production.close());
    const { headers } = await production.call('GET', '/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('other sites', () => {
  it.each(answers)('get no leave to read %s %s', async (method, path) => {
    const origin = { origin: 'https://evil.example' };
    const { headers } = await t.call(method, path, { headers: origin });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('get no leave to send either', async () => {
    const { status, headers } = await t.call('OPTIONS', '/home/auth/login', {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    expect(status).toBe(404);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the request id', () => {
  it('is the same in the header, in the body of an error and in the log', async () => {
    const { headers, json } = await t.call('GET', '/home/content/activity/absent');
    const id = headers['x-request-id'];
    expect(json.requestId).toBe(id);
    expect(t.logs.map((line) => JSON.parse(line)).filter((l) => l.reqId === id)).toMatchObject([
      { msg: 'request', route: '/home/content/activity/:id', status: 404, method: 'GET' },
    ]);
  });

  it('is new each time, whatever the caller says', async () => {
    const forged = { 'x-request-id': 'forged', 'request-id': 'forged' };
    const one = await t.call('GET', '/healthz', { headers: forged });
    const two = await t.call('GET', '/healthz', { headers: forged });
    expect(one.headers['x-request-id']).not.toBe('forged');
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });
});

describe('forged headers', () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '6.6.6.6',
    forwarded: 'for=6.6.6.6;host=evil.example',
    'x-original-url': '/healthz',
    'x-http-method-override': 'DELETE',
  };

  it.each([
    '/home/content/banners',
    '/home/content/contact-info',
    '/home/openapi.json',
    '/home/nothing',
  ])('change nothing in %s', async (path) => {
    const plain = await t.call('GET', path, { lang: 'en' });
    const { status, json, text, headers } = await t.call('GET', path, {
      lang: 'en',
      headers: forged,
    });
    expect(status).toBe(plain.status);
    expect({ ...json, requestId: 0 }).toEqual({ ...plain.json, requestId: 0 });
    expect(text + JSON.stringify(headers)).not.toMatch(/evil|6\.6\.6\.6/);
  });

  /** The address that a write was counted against. */
  const countedFrom = async (env: { TRUST_PROXY?: string }, forwarded: string) => {
    const app = await startTestApp({ demo: false, env });
    onTestFinished(() => app.close());
    await app.call('DELETE', '/home/auth/logout', { headers: { 'x-forwarded-for': forwarded } });
    const { rows } = await app.pool.query('select key from rate_limit');
    return rows.map((r) => r.key);
  };

  it.each([
    ['no proxy', {}, '6.6.6.6', '127.0.0.1'],
    ['no proxy, said aloud', { TRUST_PROXY: 'false' }, '6.6.6.6', '127.0.0.1'],
    ['one proxy', { TRUST_PROXY: '1' }, '9.9.9.9', '9.9.9.9'],
    [
      'one proxy that passes on what it was told',
      { TRUST_PROXY: '1' },
      '6.6.6.6, 9.9.9.9',
      '9.9.9.9',
    ],
    ['two proxies', { TRUST_PROXY: '2' }, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
    ['a proxy by its address', { TRUST_PROXY: '127.0.0.1' }, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['another proxy', { TRUST_PROXY: '10.0.0.1' }, '6.6.6.6', '127.0.0.1'],
  ])('cannot choose the address that is counted: %s', async (_, env, forwarded, address) => {
    expect(await countedFrom(env, forwarded)).toEqual([`write:${address}`]);
  });
});

describe('on a real socket', () => {
  const send = (options: { path?: string; headers?: Record<string, string> }) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { port } = t.app.server.address() as AddressInfo;
      const call = request(
        { port, host: '127.0.0.1', agent: false, ...options },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        },
      );
      call.on('error', reject).end();
    });

  it('64 KB of headers are 431', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const good = await send({ path: '/healthz' });
    expect(good.status).toBe(200);
    const { status, text } = await send({
      path: '/healthz',
      headers: { 'x-long': 'x'.repeat(65_536) },
    });
    expect(status).toBe(431);
    expect(text).not.toMatch(/stack|node_modules/);
  });
});
