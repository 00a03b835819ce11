/**
 * What we make of uploaded pictures (spec §5 "Uploads"; readings "Accounts"): known by their content, decoded and
 * written anew, so that only pixels survive. Memory is kept small: few at a time, none larger than it has to be.
 */
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { uploadRules } from '#contract/upload/upload.ts';
import { createSemaphore } from '#server/platform/queue/semaphore.ts';
import { coreOfJpeg, coreOfPng } from './picture-segments.ts';

type PictureType = 'image/jpeg' | 'image/png';
export type Picture = { bytes: Buffer; type: PictureType; width: number; height: number };
export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Whose share it is: one account's (of a client or of the office), or that of an address where nobody is signed in. */
export type Sender = { account: string } | { address: string };

export type Pictures = {
  /**
   * Refuses with `file_type`, `file_too_large`, `file_dimensions`, `file_unreadable`; `too_many_requests` when the sender
   * has sent too many, `unavailable` when too many wait in all.
   */
  clean(bytes: Buffer, sender: Sender): Promise<Picture>;
  /** A smaller copy of a picture that is clean. */
  shrink(bytes: Buffer, width: number, format: PictureFormat, sender: Sender): Promise<Buffer>;
  /** How many wait for their turn. */
  waiting(): number;
};

// What is decoded once is not decoded again, and several at a time share the cores.
sharp.cache(false);
sharp.concurrency(1);

const million = 1_000_000;
/** A sheet of paper at 200 dots an inch; in a file under 500 KB there is no more to be seen in more. */
const keptPixels = 4 * million;
/** Beyond this size one is worked on at a time, and a smaller one beside it. */
const lightPixels = 4 * million;
/** Progressive JPG and interlaced PNG are held whole while they are read. */
const heldBytes = 60 * million;
const secondsMax = 15;

const reader = (core: Buffer): Sharp =>
  sharp(core, {
    limitInputPixels: uploadRules.megapixels * million,
    failOn: 'warning',
    pages: 1,
  }).timeout({ seconds: secondsMax });

/** What the decoder says may quote the file; which of our refusals it is, is enough. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const text = error instanceof Error ? error.message : '';
  if (/timeout/i.test(text)) return new AppError('unavailable');
  if (/exceeds pixel limit/i.test(text)) return new AppError('file_dimensions');
  return new AppError('file_unreadable');
};

const coreOf = async (bytes: Buffer): Promise<{ core: Buffer; type: PictureType }> => {
  if (!bytes.length) throw new AppError('file_unreadable');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'image/jpeg') return { core: coreOfJpeg(bytes), type: found.mime };
  if (found?.mime === 'image/png') return { core: coreOfPng(bytes), type: found.mime };
  throw new AppError('file_type');
};

/** Bytes that a picture takes which cannot be read row by row; 0 for the others. */
const heldOf = (header: Metadata, type: PictureType): number => {
  if (!header.isProgressive) return 0;
  const sample = type === 'image/jpeg' || header.depth !== 'uchar' ? 2 : 1;
  return header.width * header.height * header.channels * sample;
};

type Attempt = { type: PictureType; quality: number; pixels: number };

const jpegAttempts: Attempt[] = [
  ...[90, 84, 76, 68].map((quality) => ({ quality, pixels: keptPixels })),
  ...[2, 1].map((size) => ({ quality: 68, pixels: size * million })),
].map((attempt) => ({ type: 'image/jpeg', ...attempt }));

const pngAttempts: Attempt[] = [
  { type: 'image/png', quality: 100, pixels: keptPixels },
  ...jpegAttempts,
];

/** A picture of few colours, or a scan in black and white, stays one. */
const fewColours = ({ isPalette, bitsPerSample = 8 }: Metadata) =>
  (isPalette || bitsPerSample < 8) && {
    palette: true,
    dither: 0,
    colours: isPalette ? 256 : 2 ** bitsPerSample,
  };

/** Turned upright, without anything but pixels; the first that is small enough. */
const encode = async (core: Buffer, header: Metadata, type: PictureType): Promise<Picture> => {
  const { width, height } = header.autoOrient;
  const attempts = type === 'image/png' ? pngAttempts : jpegAttempts;
  let next = 0;
  for (let attempt = attempts[next]; attempt; attempt = attempts[next]) {
    const scale = Math.min(1, Math.sqrt(attempt.pixels / (width * height)));
    const upright = reader(core).autoOrient();
    if (scale < 1) upright.resize({ width: Math.max(1, Math.floor(width * scale)) });
    const made =
      attempt.type === 'image/png'
        ? upright.png({
            compressionLevel: 9,
            ...(scale === 1 && fewColours(header)),
          })
        : upright.flatten({ background: '#fff' }).jpeg({ quality: attempt.quality });
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    if (data.length < limits.uploadBytes)
      return { bytes: data, type: attempt.type, width: info.width, height: info.height };
    // Far from small enough: one step down would not do.
    next += data.length > limits.uploadBytes * 2 ? 2 : 1;
  }
  throw new AppError('file_too_large');
};

const shrinkOptions = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 80 },
  png: { compressionLevel: 9 },
} as const;

const senderKey = (sender: Sender): string =>
  'account' in sender ? `account ${sender.account}` : `address ${sender.address}`;

type Options = {
  /** Counts a picture against its sender; refuses one too many. */
  count?: (sender: Sender) => Promise<void>;
  waitingMax?: number;
};

/** Waiting, of one sender: two forms full of pictures (`limits.manyPictures`). */
const ownWaitingMax = 24;

export const createPictures = ({ count, waitingMax = 60 }: Options = {}): Pictures => {
  // One of a sender at a time: while it works, the other place is there for everybody else.
  const cleaning = createSemaphore({ atOnce: 2, ownAtOnce: 1, waitingMax, ownWaitingMax });
  const cleaningLarge = createSemaphore({ atOnce: 1, waitingMax, ownWaitingMax });
  const shrinking = createSemaphore({ atOnce: 1, waitingMax });
  return {
    async clean(bytes, sender) {
      await count?.(sender);
      const name = senderKey(sender);
      try {
        const { core, type } = await coreOf(bytes);
        const header = await reader(core).metadata();
        const { width, height } = header;
        const pixels = width * height;
        const isTooLarge =
          pixels > uploadRules.megapixels * million ||
          Math.max(width, height) > uploadRules.sidePixels ||
          heldOf(header, type) > heldBytes;
        if (isTooLarge) throw new AppError('file_dimensions');
        const work = () => cleaning(name, () => encode(core, header, type));
        return await (pixels > lightPixels ? cleaningLarge(name, work) : work());
      } catch (error) {
        throw refusalOf(error);
      }
    },
    waiting: () => cleaning.waiting() + cleaningLarge.waiting() + shrinking.waiting(),
    shrink: (bytes, width, format, sender) =>
      shrinking(senderKey(sender), () =>
        sharp(bytes)
          .timeout({ seconds: secondsMax })
          // A very long picture stays within what the formats can hold.
          .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
          .toFormat(format, shrinkOptions[format])
          .toBuffer(),
      ),
  };
};
