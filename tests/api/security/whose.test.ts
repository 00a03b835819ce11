/**
 * Whose it is (quality 16): every call of clients that names a record, made from the contract. Another's record answers
 * exactly like one that is not there, and is as it was before. A call that names something this file does not know fails.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isForStaff, may } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, nameOf, ofPeople } from '#tests/api/support/endpoints.ts';
import { seen } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';
import { at, queens, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const c = traineesOf(t);

/** `shared`: there for everyone. `chosen`: made up by the caller, or a secret that is the leave itself. */
const kinds = {
  recordId: 'record',
  commentId: 'comment',
  attemptId: 'attempt',
  sessionId: 'session',
  dateId: 'date',
  linkId: 'help link',
  personLinkId: 'person link',
  fileId: 'picture',
  fileIds: 'picture',
  signatureFileId: 'picture',
  applicationFormFileIds: 'picture',
  commentImage: 'picture',
  shortId: 'shared',
  id: 'shared',
  activityId: 'shared',
  typeId: 'shared',
  articleTypeId: 'shared',
  eventId: 'shared',
  trainingContentId: 'shared',
  videoId: 'shared',
  serviceId: 'shared',
  companyAddressId: 'shared',
  questionId: 'of the attempt',
  optionIds: 'of the attempt',
  requestKey: 'chosen',
  deviceKey: 'chosen',
  whiteCardId: 'chosen',
  employeeId: 'chosen',
  number: 'shared',
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];
const owned: readonly Kind[] = [
  'record',
  'comment',
  'attempt',
  'session',
  'date',
  'picture',
  'help link',
  'person link',
];

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
const namesIn = ({ properties = {}, items, anyOf, oneOf }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([key, inner]) => [key, ...namesIn(inner)]),
  ...[...(items ? [items] : []), ...(anyOf ?? []), ...(oneOf ?? [])].flatMap(namesIn),
];
const schemaOf = (part: z.ZodType) =>
  z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;
const namedBy = (api: Api): string[] =>
  [api.params, api.query, api.body]
    .flatMap((part) => (part ? namesIn(schemaOf(part)) : []))
    .filter((name) => /(id|ids|key|number|image)$/i.test(name));

const ofClients = ofPeople.filter((api) => !isForStaff(api.access));
const table = ofClients.flatMap((api) =>
  [...new Set(namedBy(api))].map((field) => [nameOf(api), field, api] as const),
);
const cases = table.filter(([, field]) => owned.includes(kinds[field as keyof typeof kinds]));

it('everything that a call of clients names is known', () => {
  expect(table.length).toBeGreaterThan(50);
  const unknown = table.filter(([, field]) => !(field in kinds));
  expect(unknown.map(([name, field]) => `${name}: ${field}`)).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(20);
});

type Person = { phone: string; token: string; userId: string };
const person = async (api: Api): Promise<Person> => {
  if (!may('patient', api.access)) return c.newCaregiver();
  const one = await v.someone();
  return { ...one, userId: await v.userIdOf(one.phone) };
};

const purposeOf: Record<string, Parameters<typeof c.people.picture>[0]> = {
  '/api/user/caregiver/documents': 'document',
  '/api/service/apply': 'service',
  '/api/user/letter/send': 'service',
  '/api/user/white-card/documents': 'whitecard',
  '/api/user/comment/add': 'review',
  '/api/user/comment/{commentId}': 'review',
};

let trainingId = '';
beforeAll(async () => {
  await v.setPlaces(queens, 100);
  trainingId = await c.newTraining();
});

/** Something of this person, and the row that it is. */
const make: Record<string, (who: Person, api: Api) => Promise<{ id: string; row: string }>> = {
  record: async ({ token }) => {
    const { recordId } = await v.book(token, at('2025-06-19 10:00', queens));
    return { id: recordId, row: 'select * from service_record where id::text = $1' };
  },
  comment: async ({ token }) => {
    const body = { rating: 5, commentText: 'Mine.' };
    const { json } = await t.call<{ commentId: string }>('POST', '/home/api/user/comment/add', {
      token,
      body,
    });
    return { id: json.data?.commentId ?? '', row: 'select * from comment where id::text = $1' };
  },
  attempt: async ({ token }) => {
    await c.watchAll(token, trainingId);
    const { attemptId } = await c.start(token, trainingId);
    return {
      id: attemptId,
      row: 'select a.*, b.* from exam_attempt a join exam_answer b on b.attempt_id = a.id where a.id::text = $1 order by place',
    };
  },
  session: async ({ token, userId }) => {
    const { rows } = await t.pool.query('select id from session where user_id = $1', [userId]);
    expect(token).toBeTruthy();
    return { id: rows[0].id, row: 'select * from session where id::text = $1' };
  },
  date: async ({ token }) => {
    const body = { kind: 'snap', day: '2025-12-01', requestKey: randomUUID() };
    const path = '/home/api/user/important-date/add';
    const { json } = await t.call<{ dateId: string }>('POST', path, { token, body });
    return { id: json.data?.dateId ?? '', row: 'select * from important_date where id::text = $1' };
  },
  'help link': async ({ userId }) => {
    const { rows } = await t.pool.query(
      `insert into help_link (user_id, kind, helper_name, relationship, token_hash, created_at, expires_at)
       values ($1, 'white_card_documents', 'Wei', 'son', $2, $3, $3::timestamptz + interval '7 days') returning id`,
      [userId, randomUUID(), t.clock.now()],
    );
    return { id: rows[0].id, row: 'select * from help_link where id::text = $1' };
  },
  'person link': async ({ userId }) => {
    const helper = await v.someone();
    const { rows } = await t.pool.query(
      `insert into person_link (user_id, helper_id, relationship, created_at)
       values ($1, $2, 'son', $3) returning id`,
      [userId, await v.userIdOf(helper.phone), t.clock.now()],
    );
    return { id: rows[0].id, row: 'select * from person_link where id::text = $1' };
  },
  picture: async ({ userId }, api) => ({
    id: await c.people.picture(purposeOf[api.path] ?? 'service', userId),
    row: 'select * from file where id::text = $1',
  }),
};

/** A good body, with this name in it wherever it belongs. */
const naming = (api: Api, field: string, id: string): object | undefined => {
  if (!api.body) return undefined;
  const body: Record<string, unknown> = { ...goodBodies[api.path] };
  if ('requestKey' in body) body.requestKey = randomUUID();
  const { properties = {} } = schemaOf(api.body);
  if (field === 'commentImage') return { ...body, commentImage: `/files/${id}` };
  if (field in properties) return { ...body, [field]: field.endsWith('Ids') ? [id] : id };
  if (field === 'fileIds' && api.path.endsWith('/caregiver/documents'))
    return { medicalReport: { fileIds: [id] } };
  if (field === 'fileIds' && api.path.endsWith('/white-card/documents'))
    return { ...body, documents: [{ kind: 'income', fileIds: [id], complete: false }] };
  if (field === 'fileIds') return { ...body, medicalReport: { fileIds: [id] } };
  return body;
};
const queryOf = (api: Api, field: string, id: string): string => {
  const names = api.query ? namesIn(schemaOf(api.query)) : [];
  const office = names.includes('companyAddressId') ? `companyAddressId=${queens}&` : '';
  return names.includes(field) ? `?${office}${field}=${id}` : '';
};
const ask = (api: Api, field: string, token: string, id: string) =>
  t.call(
    api.method,
    addressOf(api, { [field]: id, trainingContentId: trainingId }) + queryOf(api, field, id),
    {
      token,
      lang: 'en',
      body: naming(api, field, id),
    },
  );

describe('another’s is like one that is not there', () => {
  it.each(cases)('%s: %s', async (_, field, api) => {
    const [owner, other] = [await person(api), await person(api)];
    const made = await make[kinds[field as keyof typeof kinds]]?.(owner, api);
    if (!made) throw new Error(`nothing makes a ${field}`);
    const row = async () => JSON.stringify((await t.pool.query(made.row, [made.id])).rows);
    const before = await row();
    expect(before.length).toBeGreaterThan(10);
    const theirs = await ask(api, field, other.token, made.id);
    expect(await row()).toBe(before);
    const absent = await ask(api, field, other.token, randomUUID());
    expect(seen(theirs)).toEqual(seen(absent));
    expect(theirs.status).toBeLessThan(500);
    expect(await row()).toBe(before);
  });
});
