/**
 * What is opened by its id is found by an index (quality 51). Every call of the contract that names a record is made, with
 * records that are there; whatever it asks the database must look nowhere through all rows of a table that grows. A call
 * that is new is tested the day it is written; a look-up that casts its column fails wherever it stands.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isForStaff, may } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, endpoints, nameOf, paramsOf } from '#tests/api/support/endpoints.ts';
import type { RealIds } from '#tests/api/support/fuzz-cases.ts';
import { realIds } from '#tests/api/support/fuzz-ids.ts';
import { createPlanner, recorder, type Statement } from '#tests/api/support/statements.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const record = recorder();
const t = testApp();
let planner: Awaited<ReturnType<typeof createPlanner>>;
let ids: RealIds;
beforeAll(async () => {
  planner = await createPlanner(t.url);
  ids = await realIds(t.pool);
});
afterAll(() => planner.end());

/** Of the agency itself: tens of rows, however many people there are. A row of theirs that is named is looked up all the same. */
const small = [
  ...['activity_type', 'article_type', 'banner', 'city', 'company_address', 'faq', 'legal_page'],
  ...['scope_item', 'statistic', 'team_event', 'team_member', 'service', 'setting', 'promo_video'],
  ...['office_schedule', 'office_closed_day', 'office_exception_day', 'holiday'],
  ...['training', 'training_video', 'training_question', 'film_upload', 'training_plan'],
  ...['staff', 'message_template', 'content_draft', 'media'],
];
const names = (sql: string, table: string): boolean =>
  new RegExp(`"${table}"\\."id"(::\\w+)? (=|like) |from "${table}" where "id"(::\\w+)? = `).test(
    sql,
  );

const faultsOf = async (statement: Statement): Promise<string[]> =>
  (await planner.readWhole(statement))
    .filter((table) => !small.includes(table) || names(statement.sql, table))
    .map((table) => `${table}: ${statement.sql}`);

/** Fields that name no record: a kind, a language, a page. */
const noRecords = ['type', 'lang', 'zip', 'page'];
const isRecord = (field: string) => /(id|ids|number|key)$/i.test(field);
type Schema = { properties?: Record<string, unknown>; required?: string[] };
const requiredOf = (part: z.ZodType | undefined): string[] => {
  if (!part) return [];
  const { required = [] } = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;
  return required.filter(isRecord);
};
const pathFields = (api: Api) => paramsOf(api).filter((field) => !noRecords.includes(field));
const naming = endpoints.filter(
  (api) =>
    api.auth !== 'signed' &&
    (pathFields(api).length || requiredOf(api.query).length || requiredOf(api.body).length),
);

/** What belongs to the caller: another's is refused before much is looked up. */
const own: Record<string, string> = {
  recordId: 'select id from service_record where user_id = $1',
  commentId: 'select id from comment where user_id = $1',
  attemptId:
    'select a.id from exam_attempt a join training_enrolment e on e.id = a.enrolment_id where e.user_id = $1',
  fileId: 'select id from file where owner_id = $1',
  sessionId: 'select id from session where user_id = $1',
  linkId: 'select id from help_link where user_id = $1',
  personLinkId: 'select id from person_link where user_id = $1',
};
type Who = 'visitor' | 'admin' | 'patient' | 'caregiver';
const phones: Partial<Record<Who, string>> = { patient: '2125550102', caregiver: '2125550103' };

const callersOf = (api: Api): Who[] => {
  if (isForStaff(api.access)) return ['admin'];
  const people = (['patient', 'caregiver'] as const).filter((one) => may(one, api.access));
  return people.length ? people : ['visitor'];
};
const tokenOf = (who: Who): Promise<string> | undefined => {
  if (who === 'admin') return t.staffSession('admin');
  const phone = phones[who];
  return phone ? t.sessionOf(phone) : undefined;
};
const idsFor = async (who: Who, field: string): Promise<string[]> => {
  const mine = phones[who] && own[field];
  if (!mine) return ids.of(field);
  const person = '(select id from app_user where phone = $1)';
  const { rows } = await t.pool.query(mine.replace('$1', person), [`+1${phones[who]}`]);
  return [...rows.map((row) => String(row.id)), ...ids.of(field)];
};
const nothing = '00000000-0000-4000-8000-000000000001';

/** The call, three times with three different records where there are so many. */
const callThrice = async (api: Api, who: Who): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) {
    const token = await tokenOf(who);
    const pick = async (field: string): Promise<string> => {
      const found = await idsFor(who, field);
      return found[turn % found.length] ?? nothing;
    };
    const filled = async (fields: string[]): Promise<Record<string, string>> =>
      Object.fromEntries(
        await Promise.all(fields.map(async (field) => [field, await pick(field)] as const)),
      );
    const params = await filled(paramsOf(api));
    const query = new URLSearchParams(await filled(requiredOf(api.query))).toString();
    const given = goodBodies[api.path];
    const swapped = requiredOf(api.body).filter((field) => ids.of(field).length || own[field]);
    const body = given && { ...given, ...(await filled(swapped)) };
    await t.call(api.method, addressOf(api, params) + (query && `?${query}`), {
      token,
      ...(body && { body }),
    });
  }
};

describe('every call that names a record finds it by an index', () => {
  it('and there are many', () => {
    expect(naming.length).toBeGreaterThan(90);
  });

  it.each(naming.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const statements = await record(async () => {
      for (const who of callersOf(api)) await callThrice(api, who);
    });
    expect(statements.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const statement of statements) faults.push(...(await faultsOf(statement)));
    expect(faults).toEqual([]);
  });
});

describe('the guard notices', () => {
  it.each([
    ['select * from "service_record" where "service_record"."id"::text = $1', ['service_record']],
    ['select * from "staff" where "staff"."id"::text = $1', ['staff']],
    ['select * from "message" where message.text_sealed = $1', ['message']],
    ['select * from "staff" where name <> $1', []],
    ['select * from "staff" where "staff"."id" = $1', []],
    ['select * from "service_record" where "service_record"."id" = $1', []],
  ] as const)('%s', async (sql, tables) => {
    const faults = await faultsOf({ sql, values: [nothing] });
    expect(faults).toEqual(tables.map((table) => `${table}: ${sql}`));
  });
});

it('no look-up casts its column: that hides the index from the database', () => {
  const sources = import.meta.glob<string>('/server/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const casting = Object.keys(sources).filter((path) =>
    /id\}::\w+`?\s*(=|,|like)/i.test(sources[path] ?? ''),
  );
  expect(casting).toEqual([]);
});

describe('what is no id at all', () => {
  const asked = naming.filter((api) => isForStaff(api.access) && api.method === 'GET');
  it.each(asked.map((api) => [nameOf(api), api] as const))('%s: as absent', async (_, api) => {
    const token = await t.staffSession('admin');
    const odd = Object.fromEntries(paramsOf(api).map((field) => [field, "x'--"]));
    const { status } = await t.call('GET', addressOf(api, odd), { token });
    expect([200, 400, 404]).toContain(status);
  });
});
