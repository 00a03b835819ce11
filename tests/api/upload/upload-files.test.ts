import { createHash, randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureWidths } from '#contract/upload/upload.ts';
import * as made from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { caregiver, otherPatient, patient, uploadCalls } from '#tests/api/support/upload-calls.ts';

const t = testApp();
const calls = uploadCalls(t);
let photo: Buffer;
let owner: string;
let other: string;
beforeAll(async () => {
  photo = await made.photo({ width: 1_400, height: 900 });
  owner = await t.sessionOf(patient);
  other = await t.sessionOf(otherPatient);
});

const hours = (n: number) => n * 3_600_000;
const claim = (fileId: string) =>
  t.pool.query('update file set claimed_at = now() where id = $1', [fileId]);

describe('a private picture', () => {
  it('is read by its owner, and by nobody else', async () => {
    const { fileId } = await calls.upload(photo, { token: owner, purpose: 'document' });
    const mine = await calls.read(fileId, { token: owner });
    expect(mine.status).toBe(200);
    expect(made.isJpeg(mine.bytes)).toBe(true);
    const strangers = [
      {},
      { token: other },
      { token: await t.sessionOf(caregiver) },
      { token: 'garbage' },
      { key: 'garbage' },
      { key: fileId },
    ];
    const absent = await calls.read(randomUUID());
    expect(absent.status).toBe(404);
    const said = ({ bytes }: { bytes: Buffer }) => ({ ...JSON.parse(`${bytes}`), requestId: '' });
    for (const who of strangers) {
      const answer = await calls.read(fileId, who);
      expect([answer.status, said(answer)]).toEqual([404, said(absent)]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
  });

  it('is not read once the session has ended or the account is suspended', async () => {
    const token = await t.newPatient('2125550171');
    const { fileId } = await calls.upload(photo, { token, purpose: 'document' });
    expect((await calls.read(fileId, { token })).status).toBe(200);
    await t.pool.query(`update app_user set suspended = true where phone = '+12125550171'`);
    expect((await calls.read(fileId, { token })).status).toBe(404);
  });

  it('leaves with headers that keep it private and harmless', async () => {
    for (const [bytes, ending] of [
      [photo, 'jpg'],
      [await made.png(), 'png'],
    ] as const) {
      const { fileId } = await calls.upload(bytes, { token: owner, purpose: 'whitecard' });
      const { headers } = await calls.read(fileId, { token: owner });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-type': ending === 'jpg' ? 'image/jpeg' : 'image/png',
        'content-disposition': `attachment; filename="document-${fileId.slice(0, 8)}.${ending}"`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        vary: expect.stringContaining('Authorization'),
      });
      expect(headers.etag).toBeUndefined();
    }
  });

  it('has no public address, whatever one tries', async () => {
    const { fileId } = await calls.upload(photo, { token: owner, purpose: 'document' });
    const paths = [
      `/files/${fileId}`,
      `/files/${fileId}?w=320`,
      `/files/private/${fileId}`,
      `/files/..%2fprivate%2f${fileId}`,
      `/files/%2e%2e/private/${fileId}`,
      `/media/${fileId}`,
      `/private/${fileId}`,
    ];
    for (const path of paths)
      for (const token of [undefined, owner])
        expect([400, 404], path).toContain((await calls.get(path, { token })).status);
  });

  it('of a visitor opens with its key, for a day, until it is claimed', async () => {
    const { fileId, key } = await calls.upload(photo);
    expect((await calls.read(fileId, { key })).status).toBe(200);
    expect((await calls.read(fileId, {})).status).toBe(404);
    expect((await calls.read(fileId, { token: owner })).status).toBe(404);
    const { key: foreign } = await calls.upload(photo);
    expect((await calls.read(fileId, { key: foreign })).status).toBe(404);

    const now = t.clock.now().toISOString();
    t.clock.pass(hours(24) - 1_000);
    expect((await calls.read(fileId, { key })).status).toBe(200);
    t.clock.pass(1_000);
    expect((await calls.read(fileId, { key })).status).toBe(404);
    t.clock.set(now);
    await claim(fileId);
    expect((await calls.read(fileId, { key })).status).toBe(404);
  });

  it('HEAD says the same and shows nothing', async () => {
    const { fileId } = await calls.upload(photo, { token: owner, purpose: 'document' });
    const head = (token: string) =>
      t.call('HEAD', `/home/api/file/${fileId}`, { token, headers: {} });
    expect((await head(owner)).status).toBe(200);
    expect((await head(owner)).text).toBe('');
    expect((await head(other)).status).toBe(404);
  });

  it.each(['absent', '%00', "'", 'x'.repeat(101), '..%2f..%2fpublic', '1'])(
    'that is called %j is not there',
    async (id) => {
      expect([400, 404]).toContain((await calls.read(id, { token: owner })).status);
      expect([400, 404]).toContain(await calls.takeBack(id, { token: owner }));
    },
  );
});

describe('at rest', () => {
  it('a private picture is unreadable', async () => {
    const { fileId, bytes: size } = await calls.upload(photo, { token: owner });
    const sealed = await calls.storedBytes(`private/${fileId}`);
    const plain = (await calls.read(fileId, { token: owner })).bytes;
    expect(plain.length).toBe(size);
    expect(sealed.indexOf(made.jpegStart)).toBe(-1);
    for (const at of [0, 100, 1_000, plain.length - 64])
      expect(sealed.indexOf(plain.subarray(at, at + 32))).toBe(-1);
  });

  it('a public one is as it is sent', async () => {
    const { fileId, path } = await calls.upload(photo, { token: owner, purpose: 'review' });
    const { bytes } = await calls.get(path);
    expect(await calls.storedBytes(`public/${fileId}`)).toEqual(bytes);
  });

  it('bytes that were changed, or belong to another picture, are not shown', async () => {
    const [one, two] = [
      await calls.upload(photo, { token: owner, purpose: 'document' }),
      await calls.upload(await made.png(), { token: owner, purpose: 'document' }),
    ];
    const pathOf = (id: string) => join(t.filesFolder, 'private', id);
    await copyFile(pathOf(one.fileId), pathOf(two.fileId));
    const swapped = await calls.read(two.fileId, { token: owner });
    expect(swapped.status).toBe(500);
    expect(made.isJpeg(swapped.bytes)).toBe(false);
    expect(swapped.headers['content-disposition']).toBeUndefined();
    expect((await calls.read(one.fileId, { token: owner })).status).toBe(200);
    await rm(pathOf(one.fileId));
    expect((await calls.read(one.fileId, { token: owner })).status).toBe(404);
  });
});

describe('a public picture', () => {
  let path: string;
  let fileId: string;
  beforeAll(async () => {
    ({ path, fileId } = await calls.upload(photo, { token: owner, purpose: 'review' }));
    await claim(fileId);
  });
  const chrome = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

  it('is for everyone, and asked for again each time: its author may delete it', async () => {
    const { status, bytes, headers } = await calls.get(path);
    expect(status).toBe(200);
    expect(made.isJpeg(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const again = await calls.get(path, { etag: String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each(pictureWidths)('is %i wide when asked to be', async (width) => {
    for (const [accept, format] of [
      [chrome, 'avif'],
      ['image/webp,*/*', 'webp'],
      ['image/avif;q=0, image/webp;q=0.5', 'webp'],
      ['*/*', 'jpeg'],
      [undefined, 'jpeg'],
    ] as const) {
      const { status, bytes, headers } = await calls.get(`${path}?w=${width}`, {
        ...(accept && { accept }),
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(`image/${format}`);
      expect(headers.vary).toContain('Accept');
      expect(headers['cache-control']).toBe('public, no-cache');
      const header = await sharp(bytes).metadata();
      expect([header.width, header.format]).toEqual([width, format === 'avif' ? 'heif' : format]);
    }
  });

  it('is made once: the copy is kept, and asked for by many at a time', async () => {
    const fresh = await calls.upload(photo, { token: owner, purpose: 'review' });
    const asked = Array.from({ length: 8 }, () => calls.get(`${fresh.path}?w=640`));
    const all = await Promise.all(asked);
    const sums = all.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(sums).size).toBe(1);
    const key = `derived/${fresh.fileId}-640.jpeg`;
    expect(await calls.stored()).toContain(key);
    expect(await calls.storedBytes(key)).toEqual(all[0]?.bytes);
  });

  it('is not kept by anyone before something refers to it', async () => {
    const fresh = await calls.upload(photo, { token: owner, purpose: 'review' });
    for (const query of ['', '?w=320'])
      expect((await calls.get(fresh.path + query)).headers['cache-control']).toBe(
        'private, no-store',
      );
  });

  it.each(['w=321', 'w=0', 'w=-1', 'w=abc', 'w=', 'w=320&w=640', 'w[]=320', 'v=1', 'w=1e3'])(
    'is refused with ?%s',
    async (query) => {
      const { status, bytes } = await calls.get(`${path}?${query}`);
      expect(status).toBe(400);
      const field = query.startsWith('v') ? 'v' : 'w';
      expect(JSON.parse(`${bytes}`).errors[0].field).toBe(field);
    },
  );

  it('that is not there is not found, and nobody keeps that answer', async () => {
    for (const id of [randomUUID(), 'absent', '..%2fpublic%2fx', `${fileId}x`]) {
      const { status, headers } = await calls.get(`/files/${id}?w=320`);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });
});

describe('taking an upload back', () => {
  it('removes the row, the bytes and every copy', async () => {
    const sent = await calls.upload(photo, { token: owner, purpose: 'review' });
    await calls.get(`${sent.path}?w=320`, { accept: 'image/webp' });
    expect((await calls.stored()).filter((key) => key.includes(sent.fileId))).toHaveLength(2);
    expect(await calls.takeBack(sent.fileId, { token: owner })).toBe(200);
    expect((await calls.stored()).filter((key) => key.includes(sent.fileId))).toEqual([]);
    expect((await calls.get(sent.path)).status).toBe(404);
    expect(await calls.takeBack(sent.fileId, { token: owner })).toBe(404);
  });

  it('is for the owner, or who has the key', async () => {
    const mine = await calls.upload(photo, { token: owner, purpose: 'document' });
    const visitors = await calls.upload(photo);
    for (const who of [{}, { token: other }, { key: 'x' }, { key: visitors.key }])
      expect(await calls.takeBack(mine.fileId, who)).toBe(404);
    expect(await calls.takeBack(visitors.fileId, { token: owner })).toBe(404);
    expect(await calls.takeBack(visitors.fileId, { key: visitors.key })).toBe(200);
    expect(await calls.takeBack(mine.fileId, { token: owner })).toBe(200);
  });

  it('is too late once something refers to it', async () => {
    const { fileId } = await calls.upload(photo, { token: owner, purpose: 'document' });
    await claim(fileId);
    expect(await calls.takeBack(fileId, { token: owner })).toBe(409);
    expect((await calls.read(fileId, { token: owner })).status).toBe(200);
  });
});

it('what goes wrong with a seal is logged without a word about the picture', async () => {
  const errors = t.logs.filter((line) => JSON.parse(line).level >= 50);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('/home/api/file/:fileId');
  const { rows } = await t.pool.query('select id from file');
  for (const { id } of rows) expect(t.logs.join()).not.toContain(id);
});
