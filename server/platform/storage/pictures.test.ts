import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import * as made from '#tests/api/support/pictures.ts';
import { createPictures, type Picture, type PictureFormat, type Sender } from './pictures.ts';

const all = createPictures();
const someone = { account: 'someone' };
const pictures = {
  clean: (bytes: Buffer) => all.clean(bytes, someone),
  shrink: (bytes: Buffer, width: number, format: PictureFormat) =>
    all.shrink(bytes, width, format, someone),
};
const codeOf = (bytes: Buffer): Promise<string> =>
  pictures.clean(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const sample = { jpeg: made.jpeg, png: made.png };
const expectClean = async ({ bytes, type, width, height }: Picture) => {
  const header = await sharp(bytes).metadata();
  expect([header.format, header.width, header.height]).toEqual([type.slice(6), width, height]);
  expect(bytes.length).toBeLessThan(limits.uploadBytes);
  for (const key of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const)
    expect(header[key], key).toBeUndefined();
};

describe('a picture', () => {
  it.each(['jpeg', 'png'] as const)('%s stays what it is', async (format) => {
    const picture = await pictures.clean(await sample[format]());
    expect(picture).toMatchObject({ type: `image/${format}`, width: 60, height: 40 });
    await expectClean(picture);
    expect(await made.corners(picture.bytes)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  it.each(['jpeg', 'png'] as const)('%s is put upright, and its story is gone', async (format) => {
    const sent = await made.fromPhone(format);
    expect(sent.toString('latin1')).toContain('CANARY');
    const picture = await pictures.clean(sent);
    expect([picture.width, picture.height]).toEqual([40, 60]);
    expect(await made.corners(picture.bytes)).toEqual(['red', 'red', 'blue', 'blue']);
    await expectClean(picture);
    expect(picture.bytes.toString('latin1')).not.toMatch(/CANARY|Exif|GPS/);
  });

  it.each(['jpeg', 'png'] as const)('%s: nothing behind its end survives', async (format) => {
    const tail = Buffer.from('<?php HIDDEN-CANARY ?><script>HIDDEN-CANARY</script>');
    const picture = await pictures.clean(Buffer.concat([await sample[format](), tail]));
    expect(picture.bytes.toString('latin1')).not.toContain('CANARY');
    await expectClean(picture);
  });

  it('nothing inside of it survives either', async () => {
    const hidden = Buffer.from('<script>HIDDEN-CANARY</script>');
    const png = await made.png();
    for (const type of ['tEXt', 'eXIf', 'prVt']) {
      const { bytes } = await pictures.clean(made.withChunks(png, made.chunk(type, hidden)));
      expect(bytes.toString('latin1'), type).not.toContain('CANARY');
    }
    const jpeg = made.commented(await made.jpeg(), 70_000);
    expect((await pictures.clean(jpeg)).bytes.length).toBeLessThan(5_000);
  });

  it('with 256 colours keeps them, and stays small', async () => {
    const few = await made.drawing({ width: 800, height: 600 }).png({ palette: true }).toBuffer();
    const picture = await pictures.clean(few);
    expect(picture.type).toBe('image/png');
    expect(picture.bytes.length).toBeLessThan(few.length * 2);
    expect(await made.corners(picture.bytes)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  it('transparent, grey, 16 bit, with four inks or other colours', async () => {
    const see = made.drawing().ensureAlpha(0.3);
    const kinds = [
      await see.png().toBuffer(),
      await made.drawing().greyscale().png().toBuffer(),
      await made.drawing().greyscale().jpeg().toBuffer(),
      await made.drawing().toColourspace('rgb16').png().toBuffer(),
      await made.drawing().toColourspace('cmyk').jpeg().toBuffer(),
      await made.drawing().withIccProfile('p3').jpeg().toBuffer(),
      await made.drawing().withIccProfile('p3').png().toBuffer(),
      await made.drawing().jpeg({ progressive: true }).toBuffer(),
      await made.drawing().png({ progressive: true }).toBuffer(),
    ];
    for (const sent of kinds) await expectClean(await pictures.clean(sent));
  });

  it('a scan in black and white stays one', async () => {
    const sent = made.hugePng(1_200, 1_600, 40);
    const picture = await pictures.clean(sent);
    expect(picture).toMatchObject({ type: 'image/png', width: 1_200, height: 1_600 });
    expect(picture.bytes.length).toBeLessThan(sent.length * 1.2);
    await expectClean(picture);
  });

  it('a PNG that gets too large becomes a JPG', async () => {
    const sent = made.hugePng(2_100, 2_100, 60);
    expect(sent.length).toBeLessThan(limits.uploadBytes);
    const picture = await pictures.clean(sent);
    expect(picture.type).toBe('image/jpeg');
    await expectClean(picture);
  });

  it('that is barely small enough is still small enough afterwards', async () => {
    const sent = await made.photo({ quality: 84, grain: 42 });
    expect(sent.length).toBeLessThan(limits.uploadBytes);
    expect(sent.length).toBeGreaterThan(300_000);
    const picture = await pictures.clean(sent);
    await expectClean(picture);
    expect([picture.width, picture.height]).toEqual([1_600, 1_200]);
  });
});

describe('refused', () => {
  it('what is no JPG or PNG, whatever it is called', async () => {
    for (const [name, bytes] of Object.entries(await made.impostors())) {
      const code = name.startsWith('html behind') ? /^file_(type|unreadable)$/ : /^file_type$/;
      expect(await codeOf(bytes), name).toMatch(code);
    }
  });

  it('nothing at all', async () => {
    expect(await codeOf(Buffer.alloc(0))).toBe('file_empty');
  });

  it.each(['jpeg', 'png'] as const)('%s that is cut off anywhere', async (format) => {
    const whole = await sample[format]({ width: 200, height: 150 });
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      const code = await codeOf(whole.subarray(0, Math.floor(whole.length * part)));
      expect(code, `${part}`).toMatch(/^file_(unreadable|type)$/);
      if (part >= 0.3) expect(code, `${part}`).toBe('file_unreadable');
    }
  });

  it('what is damaged inside', async () => {
    const png = await made.png({ width: 200, height: 150 });
    const at = png.indexOf('IDAT') + 20;
    expect(await codeOf(Buffer.from(png).fill(0xaa, at, at + 20))).toBe('file_unreadable');
    // A JPG has no sums to check: what can be noticed are broken tables and data that do not fill the picture.
    const jpeg = await made.photo({ width: 300, height: 200, grain: 90 });
    const table = jpeg.indexOf(Buffer.from([0xff, 0xc4])) + 5;
    expect(await codeOf(Buffer.from(jpeg).fill(0xff, table, table + 16))).toBe('file_unreadable');
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 400;
    const holed = Buffer.concat([jpeg.subarray(0, scan), jpeg.subarray(scan + 3_000)]);
    expect(await codeOf(holed)).toBe('file_unreadable');
  });

  it('more than 40 megapixels, from the header alone', async () => {
    const before = Date.now();
    expect(await codeOf(made.hugePng(12_000, 12_000))).toBe('file_dimensions');
    expect(await codeOf(made.hugePng(8_000, 5_001))).toBe('file_dimensions');
    expect(Date.now() - before).toBeLessThan(2_000);
  });

  it('a JPG that says it is huge', async () => {
    const jpeg = await made.jpeg();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(12_000, frame + 5);
    jpeg.writeUInt16BE(12_000, frame + 7);
    expect(await codeOf(jpeg)).toBe('file_dimensions');
  });

  it('what must be held whole and is too large for that', async () => {
    const wide = {
      create: { width: 4_000, height: 3_000, channels: 3, background: '#eee' },
    } as const;
    const bytes = await sharp(wide).jpeg({ quality: 20, progressive: true }).toBuffer();
    expect(await codeOf(bytes)).toBe('file_dimensions');
  });

  it('a picture of a thousand scans', async () => {
    const jpeg = await made.drawing().jpeg({ progressive: true }).toBuffer();
    const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
    const scan = jpeg.subarray(last, -2);
    const many = Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array(1_000).fill(scan),
      jpeg.subarray(-2),
    ]);
    expect(await codeOf(many)).toBe('file_unreadable');
  });
});

it('forty megapixels are accepted, and made smaller', async () => {
  const picture = await pictures.clean(made.hugePng(8_000, 5_000));
  expect(picture.width * picture.height).toBeLessThanOrEqual(4_000_000);
  expect(picture.width / picture.height).toBeCloseTo(1.6, 2);
});

it('comments that unfold to half a gigabyte are never unfolded', async () => {
  const bomb = await made.commentBomb();
  expect(bomb.length).toBeLessThan(limits.uploadBytes);
  expect(await codeOf(bomb)).toBe('accepted');
});

describe('one sender’s many', () => {
  it('beyond what one may have waiting are refused, and nobody else’s', async () => {
    const { clean } = createPictures();
    const bytes = await made.photo();
    const [many, few] = [{ account: 'many' }, { address: '10.0.0.9' }];
    const done: string[] = [];
    const send = async (sender: Sender, name: string) => {
      try {
        await clean(bytes, sender);
        done.push(name);
        return 'ok';
      } catch (error) {
        return (error as AppError).code;
      }
    };
    const sent = Array.from({ length: 40 }, () => send(many, 'many'));
    const other = send(few, 'few');
    expect(await other).toBe('ok');
    // One of theirs was under way; the other one's had the second place for itself.
    expect(done.filter((name) => name === 'many').length).toBeLessThan(12);
    const codes = await Promise.all(sent);
    expect(new Set(codes)).toEqual(new Set(['ok', 'too_many_requests']));
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(26);
  });

  it('when all places are waited for, others still get one', async () => {
    const { clean } = createPictures({ waitingMax: 6 });
    const bytes = await made.photo();
    const crowd = Array.from({ length: 8 }, () => clean(bytes, { account: 'many' }));
    const settled = Promise.allSettled(crowd);
    await expect(clean(bytes, { account: 'few' })).resolves.toMatchObject({ width: 1_600 });
    const refused = (await settled).filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect((reason as AppError).code).toBe('unavailable');
  });

  it('are counted', async () => {
    const counted: Sender[] = [];
    const { clean } = createPictures({ count: async (sender) => void counted.push(sender) });
    await clean(await made.jpeg(), { account: 'a' });
    await expect(clean(Buffer.alloc(0), { address: 'b' })).rejects.toThrow('file_empty');
    expect(counted).toEqual([{ account: 'a' }, { address: 'b' }]);
  });
});

it('an endless row is refused from its header, up to the side that is allowed it is not', async () => {
  expect(await codeOf(made.hugePng(1, 1_000_000))).toBe('file_dimensions');
  expect(await codeOf(made.hugePng(1_000_000, 1))).toBe('file_dimensions');
  expect(await codeOf(made.hugePng(20_001, 2))).toBe('file_dimensions');
  expect(await codeOf(made.hugePng(2, 20_000))).toBe('accepted');
});

describe('a smaller copy', () => {
  it.each(['avif', 'webp', 'jpeg', 'png'] as const)('as %s', async (format) => {
    const { bytes } = await pictures.clean(await made.jpeg({ width: 900, height: 600 }));
    const header = await sharp(await pictures.shrink(bytes, 320, format)).metadata();
    expect([header.width, header.height]).toEqual([320, 213]);
    expect(header.format).toBe(format === 'avif' ? 'heif' : format);
  });

  it('never larger than the picture, and of a very long one not too long', async () => {
    const small = await pictures.shrink(await made.jpeg(), 1280, 'webp');
    expect((await sharp(small).metadata()).width).toBe(60);
    const long = await pictures.shrink(await made.png({ width: 400, height: 20_000 }), 320, 'webp');
    expect((await sharp(long).metadata()).height).toBe(960);
  });
});
