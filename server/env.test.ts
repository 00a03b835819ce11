import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const refusal = (source: Record<string, string | undefined>): string => {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
  throw new Error('this should have been refused');
};

const production = {
  APP_ENV: 'production',
  SECRET_KEY: 'Zr8vQm2LtYp5WxKc9HsJd4NfBg7TaEu1',
  PUBLIC_URL: 'https://persimmon.example',
  SMS_URL: 'https://a:b@sms.example/messages?from=%2B12125550100',
  SMTP_URL: 'smtps://user:pass@mail.example?from=care@persimmon.example',
};

describe('without anything set', () => {
  it('is a demo on port 3000 of this machine', () => {
    expect(readEnv({})).toMatchObject({
      APP_ENV: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('./data'),
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
    });
  });

  it('takes an empty variable for an absent one', () => {
    const empty = Object.fromEntries(
      ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'APP_ENV', 'SECRET_KEY', 'LOG_LEVEL'].map(
        (k) => [k, ''],
      ),
    );
    expect(readEnv(empty)).toEqual(readEnv({}));
    expect(readEnv({ PORT: undefined })).toEqual(readEnv({}));
  });

  it('does not mind other people’s variables', () => {
    expect(readEnv({ PATH: '/bin', FOO: 'bar' })).toEqual(readEnv({}));
  });
});

describe('a wrong value is refused with a sentence that names the variable', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '1e3'],
    ['PORT', ' 3000'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['STORAGE_URL', '/var/files'],
    ['STORAGE_URL', 'ftp://files'],
    ['STORAGE_URL', 's3://minio:9000'],
    ['STORAGE_URL', 's3://xxxxx@minio:9000/care'],
    ['APP_ENV', 'staging'],
    ['APP_ENV', 'Production'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['SECRET_KEYS_OLD', `${'x'.repeat(32)},short`],
    ['PUBLIC_URL', 'persimmon.example'],
    ['PUBLIC_URL', 'ftp://persimmon.example'],
    ['SMS_URL', 'not a url'],
    ['SMS_URL', 'https://sms.example/Messages.json'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['SLOW_QUERY_MS', 'fast'],
    ['SLOW_QUERY_MS', '-1'],
    ['PREPARED_STATEMENTS', 'true'],
  ])('%s=%s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
    // What was typed may be a secret.
    expect(message).not.toContain('xxxxx');
  });
});

describe('good values', () => {
  it.each([
    ['PORT', '1', 1],
    ['PORT', '65535', 65_535],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['DATABASE_URL', 'postgres://u:p@db:5432/persimmon', 'postgres://u:p@db:5432/persimmon'],
    ['DATABASE_URL', 'postgresql://db/persimmon', 'postgresql://db/persimmon'],
    ['STORAGE_URL', 'file:///var/files', 'file:///var/files'],
    ['STORAGE_URL', 's3://k:s@minio:9000/care?tls=false', 's3://k:s@minio:9000/care?tls=false'],
    ['PUBLIC_URL', 'https://persimmon.example/', 'https://persimmon.example'],
    ['SECRET_KEY', 'x'.repeat(32), 'x'.repeat(32)],
    ['HSTS_SUBDOMAINS', 'true', true],
    ['HSTS_SUBDOMAINS', 'false', false],
    ['HSTS_SUBDOMAINS', '', false],
    ['PREPARED_STATEMENTS', 'off', false],
    ['TRUST_PROXY', '1', '1'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['DATA_DIR', '/srv/my data', '/srv/my data'],
  ] as const)('%s=%s', (name, value, read) => {
    expect(readEnv({ [name]: value })[name]).toBe(read);
  });
});

it('older keys are a list', () => {
  const [a, b] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readEnv({}).SECRET_KEYS_OLD).toEqual([]);
  expect(readEnv({ SECRET_KEYS_OLD: `${a}, ${b},` }).SECRET_KEYS_OLD).toEqual([a, b]);
});

describe('production', () => {
  it('starts when all is there, and logs what happens', () => {
    expect(readEnv(production)).toMatchObject({ APP_ENV: 'production', LOG_LEVEL: 'info' });
  });

  it.each(['SECRET_KEY', 'PUBLIC_URL', 'SMS_URL', 'SMTP_URL'] as const)(
    'refuses without %s',
    (name) => {
      expect(refusal({ ...production, [name]: undefined })).toBe(
        `${name} must be set when APP_ENV is production.`,
      );
      expect(refusal({ ...production, [name]: '' })).toContain(name);
    },
  );

  it.each([
    'x'.repeat(40),
    'changeme-changeme-changeme-changeme',
    'please change this to something secret',
    'a secret for tests, at least 32 characters',
    'abababababababababababababababababab',
    'https://example.com/make-one-of-your-own',
  ])('refuses a key that others have too: %s', (SECRET_KEY) => {
    expect(refusal({ ...production, SECRET_KEY })).toContain('SECRET_KEY is an example');
  });

  it.each([
    'http://care.example',
    'HTTP://care.example',
    'http://192.168.1.20:3000',
    'http://127.0.0.1.care.example',
    'http://localhost.care.example',
    'http://[::2]',
    'http://0.0.0.0:3000',
  ])('refuses %s: what is sent there can be read on the way', (PUBLIC_URL) => {
    expect(refusal({ ...production, PUBLIC_URL })).toMatch(/^PUBLIC_URL must start with https:/);
    expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.1:80',
    'http://[::1]:3000',
    'http://care.localhost',
  ])('takes %s, which leaves no machine', (PUBLIC_URL) => {
    expect(readEnv({ ...production, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it('names everything that is missing at once', () => {
    expect(refusal({ APP_ENV: 'production' })).toBe(
      'SECRET_KEY, PUBLIC_URL, SMS_URL, SMTP_URL must be set when APP_ENV is production.',
    );
  });
});
