/** Reads and validates the environment. Errors name the variable. */
import { isIPv4 } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isStorageUrl, storageForm } from './platform/storage/storage-url.ts';
import { smsAccountOf, smsForm } from './shared/messaging/sms-url.ts';
import { isSmtpUrl, smtpForm } from './shared/messaging/smtp-url.ts';

/** More of them would need more connections than a PostgreSQL server has by default. */
const workersMax = 8;
const appEnvs = ['demo', 'production', 'test'] as const;

const url = (...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${schemes.map((s) => `${s}//`).join(' or ')}`,
  });

const Env = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine(
      (v) => /^\d{1,5}$/.test(v) && Number(v) >= 1 && Number(v) <= 65_535,
      'must be a port number, 1 to 65535',
    )
    .transform(Number),
  WORKERS: z
    .string()
    .default(() => String(Math.min(availableParallelism(), workersMax)))
    .refine(
      (v) => /^\d{1,2}$/.test(v) && Number(v) >= 1 && Number(v) <= workersMax,
      `must be a number of processes, 1 to ${workersMax}`,
    )
    .transform(Number),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: url('postgres:', 'postgresql:').optional(),
  PREPARED_STATEMENTS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  STORAGE_URL: z.string().refine(isStorageUrl, storageForm).optional(),
  APP_ENV: z.enum(appEnvs, `must be one of ${appEnvs.join(', ')}`).default('demo'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEYS_OLD: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .refine(
      (keys) => keys.every((key) => key.length >= 32),
      'must be earlier values of SECRET_KEY, separated by commas',
    ),
  PUBLIC_URL: url('http:', 'https:').optional(),
  SMS_URL: z
    .string()
    .refine((value) => smsAccountOf(value) !== null, smsForm)
    .optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, smtpForm).optional(),
  HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a log level')
    .optional(),
  SLOW_QUERY_MS: z
    .string()
    .default('500')
    .refine((v) => /^\d{1,6}$/.test(v), 'must be a number of milliseconds, or 0')
    .transform(Number),
});

export type Env = Omit<z.infer<typeof Env>, 'DATA_DIR' | 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  DATA_DIR: string;
  PUBLIC_URL: string;
  LOG_LEVEL: string;
};

export class EnvError extends Error {}

const neededInProduction = ['SECRET_KEY', 'PUBLIC_URL', 'SMS_URL', 'SMTP_URL'] as const;

/** A secret from a guide, or a repeated key: not secret. */
const looksLikeExample = (key: string): boolean =>
  new Set(key).size < 12 || /change.?me|change.?this|replace|example|password|for tests/i.test(key);

/** The URL parser has normalized the address. */
const isLoopback = (address: string): boolean => {
  const { hostname } = new URL(address);
  if (isIPv4(hostname)) return hostname.startsWith('127.');
  return hostname === '[::1]' || hostname === 'localhost' || hostname.endsWith('.localhost');
};

export const readEnv = (source: Record<string, string | undefined>): Env => {
  // Empty means unset: compose files and shells leave empty variables behind.
  const given = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== ''));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.APP_ENV === 'production') {
    const missing = neededInProduction.filter((name) => !env[name]);
    if (missing.length)
      throw new EnvError(`${missing.join(', ')} must be set when APP_ENV is production.`);
    if (looksLikeExample(env.SECRET_KEY ?? ''))
      throw new EnvError('SECRET_KEY is an example: make one with `openssl rand -base64 48`.');
    const { PUBLIC_URL = '' } = env;
    if (new URL(PUBLIC_URL).protocol === 'http:' && !isLoopback(PUBLIC_URL))
      throw new EnvError(
        'PUBLIC_URL must start with https:// when APP_ENV is production, but for this machine itself.',
      );
  }
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    LOG_LEVEL: env.LOG_LEVEL ?? (env.APP_ENV === 'production' ? 'info' : 'warn'),
  };
};
