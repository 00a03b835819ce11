import { beforeAll, describe, expect, it } from 'vitest';
import * as made from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { rawPart, uploadCalls } from '#tests/api/support/upload-calls.ts';

const t = testApp();
const calls = uploadCalls(t);
let photo: Buffer;
beforeAll(async () => {
  photo = await made.photo({ width: 640, height: 480 });
});

const countFiles = async (): Promise<number> => {
  const { rows } = await t.pool.query('select count(*)::int as n from file');
  return rows[0].n;
};

describe('the form', () => {
  const blob = () => new Blob([new Uint8Array(photo)]);
  const formOf = (...parts: [string, string | Blob][]) => {
    const form = new FormData();
    for (const [name, value] of parts)
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, 'a.jpg');
    return form;
  };
  const purpose = ['purpose', 'registration'] as [string, string];

  it('may come in either order', async () => {
    expect((await calls.sendForm(formOf(['file', blob()], purpose))).status).toBe(200);
    expect((await calls.sendForm(formOf(purpose, ['file', blob()]))).status).toBe(200);
  });

  it.each([
    ['no file', 'file', () => formOf(purpose)],
    ['nothing at all', 'purpose', () => formOf()],
    ['the file as text', 'file', () => formOf(purpose, ['file', 'abc'])],
    ['no purpose', 'purpose', () => formOf(['file', blob()])],
    ['an unknown purpose', 'purpose', () => formOf(['purpose', 'fun'], ['file', blob()])],
    ['an empty purpose', 'purpose', () => formOf(['purpose', ''], ['file', blob()])],
    ['a purpose that is a file', 'purpose', () => formOf(['purpose', blob()], ['file', blob()])],
    ['two purposes', 'purpose', () => formOf(purpose, purpose, ['file', blob()])],
    ['two files', 'file', () => formOf(purpose, ['file', blob()], ['file', blob()])],
    ['an unknown field', 'ownerId', () => formOf(purpose, ['ownerId', 'x'], ['file', blob()])],
    ['an unknown file', 'extra', () => formOf(purpose, ['extra', blob()], ['file', blob()])],
    ['an endless purpose', 'purpose', () => formOf(['purpose', 'x'.repeat(90_000)])],
  ])('%s', async (_, field, form) => {
    const before = [await countFiles(), await calls.stored()];
    const { status, json, text } = await calls.sendForm(form());
    expect([status, json.code], text).toEqual([400, 'invalid_input']);
    expect(json.errors?.map((e) => e.field)).toContain(field);
    expect([await countFiles(), await calls.stored()]).toEqual(before);
  });

  it.each(['__proto__', 'constructor', 'toString'])('a field named %s', async (name) => {
    const { status } = await calls.sendForm(formOf(purpose, [name, 'x'], ['file', blob()]));
    expect(status).toBe(400);
  });

  it('a thousand fields', async () => {
    const many = Array.from({ length: 1_000 }, (_, i) => [`f${i}`, 'x'] as [string, string]);
    expect((await calls.sendForm(formOf(...many))).status).toBe(400);
  });

  const whole = () =>
    Buffer.concat([
      rawPart('name="purpose"', 'registration'),
      rawPart('name="file"; filename="a.jpg"', photo),
      Buffer.from('--edge--\r\n'),
    ]);
  const edge = 'multipart/form-data; boundary=edge';

  it('as bytes of our own', async () => {
    expect((await calls.post(whole(), edge)).status).toBe(200);
  });

  it.each([
    ['cut off', () => whole().subarray(0, 4_000), edge],
    ['cut off before its end', () => whole().subarray(0, -8), edge],
    ['without a boundary', whole, 'multipart/form-data'],
    ['with another boundary', whole, 'multipart/form-data; boundary=other'],
    ['with an endless boundary', whole, `multipart/form-data; boundary=${'x'.repeat(5_000)}`],
    ['of nothing', () => Buffer.alloc(0), edge],
    ['as JSON', () => Buffer.from('{"purpose":"registration","file":"x"}'), 'application/json'],
    ['as empty JSON', () => Buffer.from('{}'), 'application/json'],
  ])('%s', async (_, body, type) => {
    const { status, json, text } = await calls.post(body(), type);
    expect([status, json.code], text).toEqual([400, 'invalid_input']);
    expect(json.errors?.length, text).toBeGreaterThan(0);
  });

  it.each(['image/jpeg', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=edge'])(
    'as %s',
    async (type) => {
      const { status, json } = await calls.post(whole(), type);
      expect([status, json.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('is taken here alone: no other call reads one', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/home/auth/login',
      headers: { 'content-type': edge },
      payload: whole(),
    });
    expect(answer.statusCode).toBe(415);
  });
});

it('no log of all this is an error', () => {
  expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
