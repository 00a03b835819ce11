/**
 * Nobody learns from the time either (quality 21). What takes the time is counted: the statements that go to the database
 * and the passwords that are hashed must be the same, one by one, whether or not there is an account. The clock's own
 * verdict follows, with fewer tries than `npm run torture` would make.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordQueue } from '#server/platform/crypto/password.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
beforeEach(() => void vi.stubEnv('PASSWORD_COST', 'real'));
afterEach(() => vi.restoreAllMocks());

const someone = async () => {
  const phone = people.newPhone();
  await t.newPatient(phone);
  return phone;
};

/** The statements of one call in order, without their values; and how many passwords were hashed. */
const workOf = async (call: () => Promise<{ status: number }>) => {
  const statements: string[] = [];
  const { Client } = await import('pg');
  const original = Client.prototype.query;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    const first = given[0] as string | { text?: string };
    statements.push(typeof first === 'string' ? first : (first?.text ?? ''));
    return (original as (...g: unknown[]) => never).apply(this, given);
  } as never);
  const before = passwordQueue().hashed;
  const { status } = await call();
  vi.restoreAllMocks();
  return { status, statements, hashes: passwordQueue().hashed - before };
};

const signIn = (username: string, more: object = {}) =>
  t.call('POST', '/home/auth/login', { body: { username, password: 'Wr0ng-one!', ...more } });
const reset = (phone: string) =>
  t.call('POST', '/home/api/user/resetPassword', {
    body: { phone, verificationCode: '000000', password: goodPassword },
  });
const register = (phone: string) =>
  people.send('patient', people.patientForm({ phone, verificationCode: '000000' }));
const code = (phone: string, purpose: 'register' | 'resetPassword') =>
  people.askCode(phone, purpose);

type Call = (phone: string) => Promise<{ status: number }>;
const calls: [string, Call, Call?][] = [
  ['signing in', (phone) => signIn(phone)],
  ['signing in with a device key', (phone) => signIn(phone, { deviceKey: 'made-up' })],
  ['asking for a code to register', (phone) => code(phone, 'register')],
  ['asking for a code to reset', (phone) => code(phone, 'resetPassword')],
  ['resetting with a wrong code', reset, (phone) => code(phone, 'resetPassword')],
  ['resetting without a code', reset],
  ['registering with a wrong code', register, (phone) => code(phone, 'register')],
  ['registering without a code', register],
];

describe('the same work for a phone with an account and one without', () => {
  it.each(calls)('%s', async (_, call, before) => {
    const [known, unknown] = [await someone(), people.newPhone()];
    for (const phone of [known, unknown]) await before?.(phone);
    const a = await workOf(() => call(known));
    const b = await workOf(() => call(unknown));
    expect(a.statements.length).toBeGreaterThan(1);
    expect(a).toEqual(b);
  });

  it('a password is hashed for each', async () => {
    for (const phone of [await someone(), people.newPhone()])
      expect((await workOf(() => signIn(phone))).hashes).toBe(1);
  });

  it('a suspended account is like one that is not there', async () => {
    const [known, unknown] = [await someone(), people.newPhone()];
    await t.pool.query('update app_user set suspended = true where phone = $1', [`+1${known}`]);
    expect(await workOf(() => signIn(known))).toEqual(await workOf(() => signIn(unknown)));
  });

  it('a locked account too', async () => {
    const [known, unknown] = [await someone(), people.newPhone()];
    for (let i = 0; i < 10; i++) for (const phone of [known, unknown]) await signIn(phone);
    const a = await workOf(() => signIn(known));
    expect(a).toMatchObject({ status: 429, hashes: 0 });
    expect(a).toEqual(await workOf(() => signIn(unknown)));
  });
});

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** As many as npm run torture asks for. */
const triesOr = (few: number) => Number(process.env.TIMING_TRIES ?? few);

describe('by the clock', () => {
  // On a machine that does a dozen other things a single round proves little: three may try.
  it.each([
    ['signing in', triesOr(15), (phone: string) => signIn(phone)],
    ['resetting without a code', triesOr(60), reset],
    ['asking for a code', triesOr(60), (phone: string) => code(phone, 'resetPassword')],
  ] as const)(
    '%s: the medians of %i tries are the same',
    {
      retry: 2,
      timeout: 900_000,
    },
    async (_, tries, call) => {
      const differences: number[] = [];
      const durations: number[] = [];
      for (let i = 0; i < tries; i++) {
        const pair = [await someone(), people.newPhone()] as const;
        const took: Record<string, number> = {};
        // In turn, the other way round each time: what slows the machine slows both.
        for (const phone of i % 2 ? pair : pair.toReversed()) {
          const start = performance.now();
          await call(phone);
          took[phone] = performance.now() - start;
        }
        durations.push(...Object.values(took));
        differences.push((took[pair[0]] ?? 0) - (took[pair[1]] ?? 0));
      }
      const within = Math.max(5, median(durations) / 5);
      expect(Math.abs(median(differences))).toBeLessThan(within);
    },
  );
});
