/**
 * Every call of the API with made-up inputs, by four kinds of caller (quality 27): no failure of ours, no answer outside
 * of its schema, nothing of our insides in one, and no call that does not end. `FUZZ_CASES` makes it that many for each of the
 * four (npm run torture: 1,000); without it forty are shared among them. `FUZZ_SEED` repeats a run.
 */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isForStaff, may } from '#contract/access.ts';
import { type Api, OK } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import { addressOf, endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { arbitrariesFrom, type FuzzCase, type RealIds } from '#tests/api/support/fuzz-cases.ts';
import { realIds } from '#tests/api/support/fuzz-ids.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const perRole = Number(process.env.FUZZ_CASES ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? 20_250_611);
const t = testApp();
let ids: RealIds;
let casesOf: ReturnType<typeof arbitrariesFrom>;
beforeAll(async () => {
  ids = await realIds(t.pool);
  casesOf = arbitrariesFrom(ids);
});
beforeEach(() => t.pool.query('delete from rate_limit'));

const roles = ['visitor', 'patient', 'caregiver', 'admin'] as const;
type Role = (typeof roles)[number];
const phones = { patient: '2125550102', caregiver: '2125550103' } as const;
let spare = 1_000;
const tokenOf = async (role: Role): Promise<string | undefined> => {
  if (role === 'visitor') return undefined;
  if (role === 'admin') return t.staffSession('admin');
  // Some calls end the account they are made from.
  return t
    .sessionOf(phones[role])
    .catch(() => t.newPatient(`332555${spare++}`, { userType: role }));
};

/** Shared among the four: most for those who may, for others are refused before anything is looked at. */
const perCall = 40;
const forRefused = 2;
const mayCall = (api: Api, role: Role) =>
  may(role, api.access) && (role === 'admin') === isForStaff(api.access);
const share = (api: Api, role: Role): number => {
  if (perRole) return perRole;
  const callers = roles.filter((one) => mayCall(api, one)).length;
  if (callers === 0) return perCall / roles.length;
  if (!mayCall(api, role)) return forRefused;
  return Math.ceil((perCall - forRefused * (roles.length - callers)) / callers);
};

const insides =
  /node_modules|\.ts:\d|\bat \w+ \(|ZodError|FST_ERR|PostgresError|syntax error at|violates \w+ constraint|relation "|column "|"stack"/;

const Refusal = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as (keyof typeof errorStatus)[]),
  message: z.string().min(1),
  requestId: z.uuid(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string().min(1) })).optional(),
  data: z.unknown().optional(),
});

/** Null when the answer is as it should be. */
const faultOf = (api: Api, answer: Awaited<ReturnType<typeof t.call>>): string | null => {
  const { status, json, text, headers } = answer;
  if (status >= 500) return `status ${status}`;
  if (insides.test(text)) return 'says something of our insides';
  const type = headers['content-type'] ?? '';
  const isFile = api.answer instanceof z.ZodFile;
  if (status === 200 && !isFile && json.code === OK) {
    const parsed = z
      .object({ code: z.literal(OK), message: z.string(), data: api.answer })
      .safeParse(json);
    return parsed.success ? null : `outside of its schema: ${parsed.error.message}`;
  }
  if (status === 200 && isFile) {
    const expected = !api.download || api.download === 'image/*' ? 'image/' : api.download;
    return type.startsWith(expected.split(';')[0] ?? '') ? null : `a file of type ${type}`;
  }
  if (status === 304) return text === '' ? null : 'a 304 with a body';
  const refusal = Refusal.safeParse(json);
  if (!refusal.success) return `no refusal that is known: ${status} ${text.slice(0, 200)}`;
  return errorStatus[refusal.data.code] === status ? null : `${status} for ${refusal.data.code}`;
};

const inTime = <T>(call: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('does not end')), 10_000);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const send = (api: Api, token: string | undefined, { params, query, body, headers }: FuzzCase) =>
  inTime(
    t.call(api.method, addressOf(api, params) + (query && `?${query}`), {
      token,
      headers,
      ...(body !== undefined && { body }),
    }),
  );

const together = 8;
let calls = 0;

describe('made-up inputs', () => {
  it.each(endpoints.map((api, i) => [nameOf(api), i, api] as const))(
    '%s',
    { timeout: 600_000 },
    async (_, i, api) => {
      const made = casesOf(api);
      for (const [j, role] of roles.entries()) {
        const numRuns = share(api, role);
        const cases = fc.sample(made, { seed: seed + i * 4 + j, numRuns });
        let token = await tokenOf(role);
        for (let k = 0; k < cases.length; k += together) {
          const some = cases.slice(k, k + together);
          const answers = await Promise.all(some.map((one) => send(api, token, one)));
          calls += some.length;
          // Some calls end the session they are made with.
          if (answers.some((a) => a.status === 401)) token = await tokenOf(role);
          for (const [n, answer] of answers.entries()) {
            const fault = faultOf(api, answer);
            if (fault === null) continue;
            const last = t.logs.filter((line) => JSON.parse(line).level >= 50).at(-1);
            expect.fail(
              `${role}, seed ${seed}, case ${k + n}: ${fault}\n${JSON.stringify(some[n])}\n${last}`,
            );
          }
        }
        t.logs.length = 0;
      }
    },
  );

  it('were enough', () => {
    const least = perRole ? perRole * roles.length : perCall;
    expect(calls).toBeGreaterThanOrEqual(endpoints.length * least);
    process.stdout.write(`fuzz: ${calls} calls of ${endpoints.length} endpoints, seed ${seed}\n`);
  });
});
