/** No write takes a field it does not know, at any depth, and nothing is changed by trying (quality 17). From the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isForStaff, may } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, nameOf, ofPeople } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const extra = ['userType', 'status', 'score', 'whiteCardStatus', 'signedAt', 'userId', 'role'];

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
};
const schemasOf = (api: Api): [string, Schema][] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = api[part];
    if (!schema) return [];
    return [[part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema]];
  });
/** The schema and all that is in it. */
const within = (schema: Schema, place: string): [string, Schema][] => [
  [place, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([k, s]) => within(s, `${place}.${k}`)),
  ...[schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []]
    .flat()
    .flatMap((s) => within(s, place)),
];
const everything = ofPeople.flatMap((api) =>
  schemasOf(api).flatMap(([part, schema]) => within(schema, `${nameOf(api)} ${part}`)),
);

describe('what the contract takes', () => {
  it('has no object, at any depth, that lets more through', () => {
    const objects = everything.filter(([, s]) => s.type === 'object' && s.properties);
    expect(objects.length).toBeGreaterThan(200);
    expect(objects.filter(([, s]) => s.additionalProperties !== false).map(([p]) => p)).toEqual([]);
  });

  it('has no number that the database cannot count to', () => {
    const numbers = everything
      .filter(([, s]) => s.type === 'integer' || s.type === 'number')
      // A moment in milliseconds, which the exam's rules keep within the attempt.
      .filter(([place]) => !place.endsWith('body.givenAt'));
    expect(numbers.length).toBeGreaterThan(50);
    const limit = 2 ** 31;
    const wide = numbers.filter(
      ([, { minimum = -limit - 1, maximum = limit }]) => minimum < -limit || maximum >= limit,
    );
    expect(wide.map(([place]) => place)).toEqual([]);
  });
});

/** Of every table but those that count calls and say when a session was last used. */
const contents = async (): Promise<string> => {
  const { rows: tables } = await t.pool.query(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('rate_limit', 'session', 'staff_session', 'staff', 'app_user') order by 1`,
  );
  const sums = [];
  for (const { name } of [...tables, { name: 'app_user' }]) {
    const { rows } = await t.pool.query(
      `select md5(coalesce(string_agg(r::text, '' order by r::text), '')) as sum from ${name} r`,
    );
    sums.push(`${name} ${rows[0].sum}`);
  }
  return sums.join('\n');
};

const writes = ofPeople.filter((api) => api.body && !api.raw);
const tokens: Record<string, string> = {};
let before = '';
beforeAll(async () => {
  tokens.patient = await t.sessionOf('2125550101');
  tokens.caregiver = await t.sessionOf('2125550103');
  tokens.admin = await t.staffSession('admin');
  before = await contents();
});
afterAll(async () => {
  expect(await contents()).toBe(before);
});
const tokenFor = (api: Api) => {
  if (isForStaff(api.access)) return tokens.admin;
  return may('patient', api.access) ? tokens.patient : tokens.caregiver;
};

/** The body once for each object in it, with one field too many there. */
const withExtra = (value: unknown, field: string): unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((one, i) => withExtra(one, field).map((v) => value.with(i, v)));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    withExtra(one, field).map((v) => ({ ...value, [key]: v })),
  );
  return [...(field in value ? [] : [{ ...value, [field]: 'approved' }]), ...inner];
};

describe('one field too many', () => {
  it('is tried on every write', () => {
    expect(writes.length).toBeGreaterThan(80);
    const taken = new Set(['/api/user/submit-white-card']);
    const missing = writes.filter((api) => !goodBodies[api.path] && !taken.has(api.path));
    expect(missing.map(nameOf)).toEqual([]);
  });

  it.each(writes.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const good = goodBodies[api.path] ?? { whiteCardId: 'AB12345C' };
    const known = Object.keys((api.body as { shape?: object }).shape ?? {});
    for (const [i, field] of extra.entries()) {
      // Where the word is a field of the call's own, it is no field too many.
      if (known.includes(field)) continue;
      const bodies = withExtra(good, field);
      // What is in `value` depends on what is edited, and is checked once that is found (office-content.test.ts).
      const deep = i === 0 && !('value' in good);
      for (const body of deep ? bodies : bodies.slice(0, 1)) {
        const answer = await t.call(api.method, addressOf(api), { token: tokenFor(api), body });
        expect(answer.status, answer.text).toBe(400);
        const fields = answer.json.errors?.map((e) => e.field) ?? [];
        expect(
          fields.some((name) => name === field || name.endsWith(`.${field}`) || name === 'value'),
          answer.text,
        ).toBe(true);
      }
    }
  });
});
