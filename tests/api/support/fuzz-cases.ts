/**
 * Inputs for every call, made from its schemas (quality 27): well-formed, nearly well-formed, and nothing of the kind.
 * The same seed makes the same cases.
 */
import fc from 'fast-check';
import { z } from 'zod';
import type { Api } from '#contract/endpoint.ts';
import { uploadKeyHeader } from '#contract/upload/upload.ts';
import { goodBodies } from './bodies.ts';
import { paramsOf } from './endpoints.ts';
import { fitting, strange } from './fuzz-texts.ts';

export type FuzzCase = {
  params: Record<string, string>;
  query: string;
  body?: string | Buffer;
  headers: Record<string, string>;
};
type Sent = { body?: string | Buffer; type?: string };
/** Names of records that are there, by the name of the field that asks for one. */
export type RealIds = { of: (field: string) => string[]; all: string[] };

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const oddNumbers = [0, -0, -1, 1, 2, 0.5, 1e21, -1e21, 2 ** 31, 2 ** 53, 5e-324, 100_000];
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...strange, ...oddNumbers, null, true, false, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);
const wellFormed = fc.string({ unit: 'grapheme', maxLength: 30 });

export const arbitrariesFrom = (ids: RealIds) => {
  const textOf = (field: string, { minLength = 0, maxLength }: Schema) => {
    const real = ids.of(field);
    const choices = [fc.constantFrom(...fitting), wellFormed, fc.constantFrom(...strange)];
    if (real.length) choices.push(fc.constantFrom(...real), fc.constantFrom(...real));
    // At the edge of what fits, and one behind it.
    const most = Math.min(maxLength ?? 50, 5_000);
    const long = fc.constantFrom('x', '字').map((c) => c.repeat(most));
    return fc.oneof(
      ...choices,
      long,
      long.map((v) => `${v}y`),
      fc.constant('a'.repeat(minLength)),
    );
  };
  const numberOf = ({ minimum = -5, maximum = 1_000 }: Schema) =>
    fc.oneof(
      fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }),
      fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, ...oddNumbers),
    );
  const objectOf = (schema: Schema): fc.Arbitrary<unknown> => {
    const { properties, required = [], additionalProperties, propertyNames } = schema;
    if (properties) {
      const fields = Object.entries(properties).map(([k, s]) => [k, valueFor(s, k)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: required });
    }
    const key = propertyNames ? valueFor(propertyNames, '').map(String) : wellFormed;
    const inner = typeof additionalProperties === 'object' ? additionalProperties : {};
    return fc.dictionary(key, valueFor(inner, ''), { maxKeys: 4 });
  };
  /** What the schema asks for, with a few values of its edges. */
  const valueFor = (schema: Schema, field: string): fc.Arbitrary<unknown> => {
    const one = schema.anyOf ?? schema.oneOf;
    if (one) return fc.oneof(...one.map((s) => valueFor(s, field)));
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'string':
        return textOf(field, schema);
      case 'number':
      case 'integer':
        return numberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(valueFor(schema.items ?? {}, field), { maxLength: 4 });
      case 'object':
        return objectOf(schema);
      default:
        return anything;
    }
  };
  /** One field somewhere inside is taken away, replaced, put twice as deep, or added. */
  const spoiled = (value: unknown, choose: (n: number) => number, other: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return other;
    const copy: Record<string, unknown> = { ...(value as object) };
    const keys = Object.keys(copy);
    const key = keys[choose(Math.max(1, keys.length))] ?? 'userType';
    const how = choose(5);
    if (how === 0) delete copy[key];
    else if (how === 1) copy[`${key}x`] = other;
    else if (how === 2) copy[key] = [copy[key]];
    else if (how === 3) copy[key] = spoiled(copy[key], choose, other);
    else copy[key] = other;
    return Array.isArray(value) ? Object.values(copy) : copy;
  };

  const schemaOf = (part: z.ZodType): Schema =>
    z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;

  /** With the names of records that are there in the place of those that are not. */
  const withReal = (body: object): fc.Arbitrary<unknown> => {
    const swaps = Object.keys(body).filter((key) => ids.of(key).length);
    if (!swaps.length) return fc.constant(body);
    const real = Object.fromEntries(swaps.map((k) => [k, fc.constantFrom(...ids.of(k))]));
    return fc.oneof(
      fc.constant(body),
      fc.record(real).map((r) => ({ ...body, ...r })),
    );
  };

  const bodyOf = (api: Api): fc.Arbitrary<Sent> => {
    const raw = fc.uint8Array({ maxLength: 300 }).map((b) => Buffer.from(b));
    const types = ['application/json', 'text/plain', 'application/octet-stream', 'a/b', ';'];
    const rubbish = fc.record({
      body: fc.oneof(
        raw,
        fc.constantFrom('{', '[]', '""', '7', '{"a":', 'null', '{"__proto__":1}'),
      ),
      type: fc.constantFrom(...types, 'multipart/form-data; boundary=x'),
    });
    if (api.multipart || api.raw) {
      const type = api.raw ? 'application/octet-stream' : 'multipart/form-data; boundary=x';
      const form = raw.map((b) =>
        Buffer.concat([
          Buffer.from(
            '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
          ),
          b,
          Buffer.from('\r\n--x--\r\n'),
        ]),
      );
      return fc.oneof(fc.record({ body: api.raw ? raw : form, type: fc.constant(type) }), rubbish);
    }
    if (!api.body) return fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, rubbish);
    const made = valueFor(schemaOf(api.body), '');
    const good = withReal(goodBodies[api.path] ?? {});
    const choice = fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 });
    const near = fc
      .tuple(good, choice, anything, fc.boolean())
      .map(([body, numbers, other, twice]) => {
        const choose = (n: number) => (numbers.pop() ?? 0) % n;
        const once = spoiled(body, choose, other);
        return twice ? spoiled(once, choose, other) : once;
      });
    const json = fc.oneof(
      { weight: 3, arbitrary: good },
      { weight: 5, arbitrary: near },
      { weight: 5, arbitrary: made },
      { weight: 1, arbitrary: anything },
    );
    const asJson = json.map((value) => ({
      body: JSON.stringify(value) ?? 'null',
      type: 'application/json',
    }));
    return fc.oneof({ weight: 9, arbitrary: asJson }, { weight: 1, arbitrary: rubbish });
  };

  const queryOf = (api: Api): fc.Arbitrary<string> => {
    const { properties = {} } = api.query ? schemaOf(api.query) : {};
    const names = Object.entries(properties);
    const say = (key: string, value: unknown) =>
      `${encodeURIComponent(key)}=${encodeURIComponent(String(value).toWellFormed())}`;
    const fields = names.map(([k, s]) =>
      fc.option(
        valueFor(s, k).map((v) =>
          Array.isArray(v) ? v.map((one) => say(`${k}[]`, one)).join('&') : say(k, v),
        ),
        { freq: 2 },
      ),
    );
    const good = fc.tuple(...fields).map((all) => all.filter((v) => v !== null).join('&'));
    const key = fc.constantFrom(...names.map(([k]) => k), 'userType', '__proto__', 'a[b]', 'x[]');
    const odd = fc.tuple(key, fc.constantFrom(...strange)).map(([k, v]) => say(k, v));
    const torn = fc.constantFrom('%', '%zz', '&&&', '=', '%00', 'a=%FF', '?', 'a'.repeat(2_000));
    return fc.oneof(
      { weight: 10, arbitrary: good },
      { weight: 1, arbitrary: fc.tuple(good, odd).map(([a, b]) => `${a}&${b}`) },
      { weight: 1, arbitrary: torn },
    );
  };

  const paramsArbitrary = (api: Api): fc.Arbitrary<Record<string, string>> =>
    fc.record(
      Object.fromEntries(
        paramsOf(api).map((name) => {
          const real = ids.of(name);
          const odd = fc.constantFrom(...strange.filter(Boolean), ...fitting, ...ids.all);
          const known = fc.constantFrom(...(real.length ? real : ids.all));
          const value = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: odd });
          return [name, value.map((v) => encodeURIComponent(v.toWellFormed()))];
        }),
      ),
    );

  const headerValues = fc.constantFrom('', 'x', '*', 'zh-TW,zh;q=0.9', '%00', '9'.repeat(300));
  const headersOf = fc.dictionary(
    fc.constantFrom(
      'accept-language',
      'preview',
      uploadKeyHeader,
      'range',
      'if-none-match',
      'accept',
    ),
    headerValues,
    { maxKeys: 2 },
  );

  return (api: Api): fc.Arbitrary<FuzzCase> =>
    fc
      .tuple(
        paramsArbitrary(api),
        queryOf(api),
        api.method === 'GET' ? fc.constant<Sent>({}) : bodyOf(api),
        fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headersOf }),
      )
      .map(([params, query, { body, type }, headers]) => ({
        params,
        query,
        ...(body !== undefined && { body }),
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      }));
};
