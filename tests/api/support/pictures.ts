/** Pictures for tests: honest ones, and every kind of dishonest one. */
import { createCipheriv } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width?: number; height?: number };

/** Something to see: left red, right blue, so that turning it shows. */
export const drawing = ({ width = 60, height = 40 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#d33' } }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height,
          channels: 3,
          background: '#22f',
        },
      },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

export const jpeg = (size: Size = {}): Promise<Buffer> =>
  drawing(size).jpeg({ quality: 80 }).toBuffer();
export const png = (size: Size = {}): Promise<Buffer> => drawing(size).png().toBuffer();

/** The same noise every time. */
const noise = (length: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length));

/** Like a photo: grain everywhere, so that it does not get small by itself. */
export const photo = ({ width = 1600, height = 1200, quality = 70, grain = 40 } = {}) => {
  const pixels = noise(width * height * 3).map((value) => 110 + (value % grain));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
};

/** The same picture, exactly this long: what is behind its end is no part of it. */
export const padded = (picture: Buffer, length: number): Buffer =>
  Buffer.concat([picture, Buffer.alloc(length - picture.length, 'x')]);

/** The same picture, exactly this long, by comments inside of it. */
export const commented = (picture: Buffer, length: number): Buffer => {
  const comments: Buffer[] = [];
  let missing = length - picture.length;
  while (missing > 0) {
    // A comment takes at least 4 bytes: the last two share what is left.
    const size = missing > 65_537 + 4 ? 65_000 : Math.min(missing, 65_537);
    const comment = Buffer.alloc(size, 'c');
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    comments.push(comment);
    missing -= size;
  }
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
};

export const chunk = (type: string, data: Uint8Array): Buffer => {
  const made = Buffer.alloc(12 + data.length);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  made.set(data, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length);
  return made;
};

/** Chunks put right behind the header of a PNG. */
export const withChunks = (picture: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)]);

export const apng = async (): Promise<Buffer> => {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(60, 4);
  frame.writeUInt32BE(40, 8);
  return withChunks(await png(), chunk('acTL', control), chunk('fcTL', frame));
};

/** A PNG of any size, one bit a pixel: small to send, large to look at. With dots, like print. */
export const hugePng = (width: number, height: number, dots = 0): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const stride = Math.ceil(width / 8) + 1;
  const rows = Buffer.alloc(stride * height);
  const random = noise(dots ? rows.length : 0);
  for (const [at, value] of random.entries())
    if (at % stride && value < dots) rows[at] = 1 << (value % 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A small PNG whose comments unfold to half a gigabyte. */
export const commentBomb = async (): Promise<Buffer> => {
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 });
  const comments = Array.from({ length: 60 }, (_, i) =>
    chunk('zTXt', Buffer.concat([Buffer.from(`k${i}\0\0`), text])),
  );
  return withChunks(await png(), ...comments);
};

const gps = { GPSLatitude: '40/1 42/1 46/1', GPSLatitudeRef: 'N', GPSLongitudeRef: 'W' };

/** As a phone takes it: lying on its side, with the place, the owner and the camera in it. */
export const fromPhone = (format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  drawing()
    .withExif({ IFD0: { Artist: 'MEI-LING-CANARY', Make: 'CAMERA-CANARY' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const zip = '504b0304140000000000000021000000000000000000000000000100000061';

/** What is no JPG or PNG, whatever it is called. */
export const impostors = async (): Promise<Record<string, Buffer>> => ({
  gif: await drawing().gif().toBuffer(),
  webp: await drawing().webp().toBuffer(),
  avif: await drawing().avif({ effort: 0 }).toBuffer(),
  tiff: await drawing().tiff().toBuffer(),
  svg: Buffer.from(svg),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  php: Buffer.from('<?php system($_GET["c"]);'),
  zip: Buffer.from(zip, 'hex'),
  gzip: gzipSync('picture'),
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  text: Buffer.from('a picture of a cat'),
  apng: await apng(),
  'html behind two bytes of a JPG': Buffer.from('\xff\xd8<html>', 'latin1'),
});

export const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(jpegStart);
export const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** Colours of the four corners, as 'red' or 'blue': which way is up. */
export const corners = async (bytes: Buffer): Promise<string[]> => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const places = [0, width - 1, (height - 1) * width, height * width - 1];
  return places.map((at) => {
    const [red = 0, , blue = 0] = data.subarray(at * channels);
    return red > blue ? 'red' : 'blue';
  });
};
