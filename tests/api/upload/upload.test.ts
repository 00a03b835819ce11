import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { uploadPurposes } from '#contract/upload/upload.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import * as made from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import {
  caregiver,
  patient,
  rawPart,
  type Sent,
  uploadCalls,
} from '#tests/api/support/upload-calls.ts';

const t = testApp();
const calls = uploadCalls(t);
let photo: Buffer;
let tokens: Record<string, string | undefined>;
beforeAll(async () => {
  photo = await made.photo({ width: 640, height: 480 });
  tokens = {
    visitor: undefined,
    patient: await t.sessionOf(patient),
    caregiver: await t.sessionOf(caregiver),
    garbage: 'garbage',
  };
});

const countFiles = async (): Promise<number> => {
  const { rows } = await t.pool.query('select count(*)::int as n from file');
  return rows[0].n;
};

const outcome = ({ status, json }: Sent): [number, string] => [status, json.code];

describe('an upload', () => {
  it('answers what it has become', async () => {
    const sent = await calls.upload(photo);
    expect(sent).toEqual({
      fileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      path: `/home/api/file/${sent.fileId}`,
      width: 640,
      height: 480,
      bytes: expect.any(Number),
      key: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('keeps the hash of its key, not the key', async () => {
    const { fileId, key } = await calls.upload(photo);
    const { rows } = await t.pool.query('select * from file where id = $1', [fileId]);
    expect(rows).toHaveLength(1);
    expect(rows[0].key_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('of someone signed in is theirs, and needs no key', async () => {
    const { fileId, key } = await calls.upload(photo, { token: tokens.patient });
    expect(key).toBeNull();
    const { rows } = await t.pool.query(
      'select u.phone from file f join app_user u on u.id = f.owner_id where f.id = $1',
      [fileId],
    );
    expect(rows).toEqual([{ phone: `+1${patient}` }]);
  });

  it('is known by its content: neither name nor declared type count', async () => {
    for (const [name, type] of [
      ['photo.gif', 'image/gif'],
      ['page.html', 'text/html'],
      ['photo', ''],
      ['photo.jpg.php', 'application/x-php'],
    ] as const)
      expect(outcome(await calls.send(photo, { name, type })), name).toEqual([200, '200']);
  });

  it('comes back without place, owner and camera, and upright', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const { fileId, key, width, height } = await calls.upload(await made.fromPhone(format));
      expect([width, height]).toEqual([40, 60]);
      const { bytes, headers } = await calls.read(fileId, { key });
      expect(headers['content-type']).toBe(`image/${format}`);
      expect(bytes.toString('latin1')).not.toMatch(/CANARY|Exif|GPS/);
      const header = await sharp(bytes).metadata();
      expect([header.exif, header.xmp, header.orientation]).toEqual(Array(3).fill(undefined));
      expect(await made.corners(bytes)).toEqual(['red', 'red', 'blue', 'blue']);
    }
  });

  it('comes back without what was hidden behind its end', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>HIDDEN-CANARY</script>')]);
    const { fileId, key } = await calls.upload(polyglot);
    expect((await calls.read(fileId, { key })).bytes.toString('latin1')).not.toContain('CANARY');
  });
});

describe('its size', () => {
  it.each([
    [499_999, [200, '200']],
    [511_999, [200, '200']],
    [512_000, [400, 'file_too_large']],
    [512_001, [400, 'file_too_large']],
    [3_000_000, [400, 'file_too_large']],
  ] as const)('%i bytes', async (length, expected) => {
    for (const grow of [made.padded, made.commented]) {
      const picture = grow(photo, length);
      expect(picture.length).toBe(length);
      const before = await countFiles();
      expect(outcome(await calls.send(picture))).toEqual(expected);
      expect(await countFiles()).toBe(before + (expected[0] === 200 ? 1 : 0));
    }
  });

  it('is judged whatever comes first, and before the form is over', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(made.padded(photo, 512_000))]), 'a.jpg');
    form.append('purpose', 'registration');
    expect(outcome(await calls.sendForm(form))).toEqual([400, 'file_too_large']);
  });

  it('what is kept is never larger than what may be sent', async () => {
    const grainy = await made.photo({ quality: 84, grain: 42 });
    expect(grainy.length).toBeGreaterThan(400_000);
    expect((await calls.upload(grainy)).bytes).toBeLessThan(limits.uploadBytes);
  });
});

describe('refused', () => {
  const refusedAs = async (picture: Buffer, code: string, name: string) => {
    const before = await calls.stored();
    for (const type of ['image/jpeg', 'image/png'])
      expect(outcome(await calls.send(picture, { type })), name).toEqual([400, code]);
    expect(await calls.stored()).toEqual(before);
  };

  it('what is called .jpg and is something else', async () => {
    const { 'html behind two bytes of a JPG': half, ...others } = await made.impostors();
    for (const [name, bytes] of Object.entries(others)) await refusedAs(bytes, 'file_type', name);
    expect((await calls.send(half ?? photo)).status).toBe(400);
  });

  it('what cannot be read', async () => {
    await refusedAs(Buffer.alloc(0), 'file_empty', 'nothing');
    await refusedAs(photo.subarray(0, photo.length / 2), 'file_unreadable', 'half a JPG');
    const png = await made.png({ width: 300, height: 200 });
    await refusedAs(png.subarray(0, png.length - 30), 'file_unreadable', 'a PNG without its end');
    const at = png.indexOf('IDAT') + 12;
    await refusedAs(Buffer.from(png).fill(7, at, at + 9), 'file_unreadable', 'a damaged PNG');
  });

  it('what has too many pixels', async () => {
    await refusedAs(made.hugePng(12_000, 12_000), 'file_dimensions', '12,000 x 12,000');
    await refusedAs(made.hugePng(1, 1_000_000), 'file_dimensions', 'an endless column');
    await refusedAs(made.hugePng(1_000_000, 1), 'file_dimensions', 'an endless row');
  });

  it.each([
    ['en', en, 'Only JPG/PNG files under 500KB can be uploaded.'],
    ['zh-CN', zhHans, zhHans.errors.file_type],
    ['zh-TW', zhHant, zhHant.errors.file_type],
  ] as const)('in the words of %s', async (lang, words, message) => {
    const gif = await made.drawing().gif().toBuffer();
    expect((await calls.send(gif, { lang })).json.message).toBe(message);
    const large = made.padded(photo, 600_000);
    expect((await calls.send(large, { lang })).json.message).toBe(words.errors.file_too_large);
    const endless = made.hugePng(1, 1_000_000);
    expect((await calls.send(endless, { lang })).json.message).toBe(words.errors.file_dimensions);
  });
});

describe('who may send what', () => {
  const verdict = (who: string, purpose: string): number => {
    if (who === 'visitor' || who === 'garbage') return purpose === 'registration' ? 200 : 401;
    if (who === 'patient' && purpose === 'signature') return 403;
    // Pictures of the site come in through the office.
    return purpose === 'media' ? 403 : 200;
  };
  const people = ['visitor', 'garbage', 'patient', 'caregiver'] as const;
  const table = people.flatMap((who) =>
    uploadPurposes.map((purpose) => [who, purpose, verdict(who, purpose)] as const),
  );

  it.each(table)('%s, %s: %i', async (who, purpose, status) => {
    const token = tokens[who];
    expect((await calls.send(photo, { token, purpose })).status).toBe(status);
    // Whoever may not, learns nothing about what a picture has to be.
    const bad = await calls.send(Buffer.from('no picture'), { token, purpose });
    expect(bad.status).toBe(status === 200 ? 400 : status);
  });

  it('public pictures have a public address, the others do not', async () => {
    for (const purpose of uploadPurposes.filter((one) => one !== 'media')) {
      const token = purpose === 'signature' ? tokens.caregiver : tokens.patient;
      const { fileId, path } = await calls.upload(photo, { token, purpose });
      const at = purpose === 'review' ? '/files/' : '/home/api/file/';
      expect(path).toBe(at + fileId);
    }
  });
});

describe('the name of the file', () => {
  const names = [
    '../../../../tmp/NAME-CANARY.jpg',
    '/etc/NAME-CANARY',
    '..\\..\\NAME-CANARY.jpg',
    'NAME-CANARY\u202egpj.exe',
    'NAME-CANARY.php%00.jpg',
    `NAME-CANARY${'x'.repeat(3_000)}.jpg`,
    '陳美玲-NAME-CANARY.jpg',
    '<img src=x onerror=NAME-CANARY>.jpg',
  ];

  it('is never kept, answered or logged', async () => {
    for (const name of names) {
      const good = await calls.send(photo, { name });
      expect(good.status, name).toBe(200);
      const bad = await calls.send(Buffer.from('no picture'), { name });
      expect(good.text + bad.text).not.toContain('CANARY');
    }
    const nul = Buffer.concat([
      rawPart('name="purpose"', 'registration'),
      rawPart('name="file"; filename="NAME-CANARY\0.jpg"', photo),
      Buffer.from('--edge--\r\n'),
    ]);
    const { status } = await calls.post(nul, 'multipart/form-data; boundary=edge');
    expect([200, 400]).toContain(status);
    expect((await calls.stored()).join()).not.toContain('CANARY');
    for (const key of await calls.stored())
      expect(key).toMatch(/^(private|public)\/[0-9a-f-]{36}$/);
    const { rows } = await t.pool.query('select * from file');
    expect(JSON.stringify(rows)).not.toContain('CANARY');
    expect(t.logs.join()).not.toContain('CANARY');
  });
});

it('visitors are limited by their address, people who are signed in are not', async () => {
  const strict = await startTestApp({ env: { APP_ENV: 'production' } });
  try {
    const { send } = uploadCalls(strict);
    const small = await made.jpeg();
    const token = await strict.sessionOf(patient);
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await send(small)).status);
    expect(statuses.filter((s) => s === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect((await send(small, { token })).status).toBe(200);
  } finally {
    await strict.close();
  }
});

it('is described in the API document', async () => {
  const { json } = await t.call('GET', '/home/openapi.json');
  const { paths } = json as unknown as { paths: Record<string, Record<string, never>> };
  const post = JSON.stringify(paths['/home/api/file']?.post);
  expect(post).toContain('multipart/form-data');
  expect(post).toContain('"purpose"');
  expect(post).toContain('binary');
  expect(JSON.stringify(paths['/home/api/file/{fileId}'])).toContain('image/jpeg');
});

it('no log of all this is an error', () => {
  expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
