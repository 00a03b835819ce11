/**
 * Processing of uploaded pictures (spec §5 "Uploads"; readings "Accounts"): detected by content, decoded and
 * re-encoded, so only pixels survive. Memory is bounded: few at a time, none larger than necessary.
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

/** Who it counts for: an account (client or staff), or the address of a visitor. */
export type Sender = { account: string } | { address: string };

export type Pictures = {
  /**
   * Throws `file_type`, `file_too_large`, `file_dimensions`, `file_empty` or `file_unreadable`; `too_many_requests` if the sender
   * has sent too many, `unavailable` if too many wait in all.
   */
  clean(bytes: Buffer, sender: Sender): Promise<Picture>;
  /** A smaller copy of an already processed picture. */
  shrink(bytes: Buffer, width: number, format: PictureFormat, sender: Sender): Promise<Buffer>;
  /** The number of waiting pictures. */
  waiting(): number;
};

// No cache: nothing is decoded twice; concurrent pictures share the cores.
sharp.cache(false);
sharp.concurrency(1);

const million = 1_000_000;
/** A sheet of paper at 200 dpi; a file under 500 KB shows no more detail. */
const keptPixels = 4 * million;
/** Larger pictures are processed one at a time, with a smaller one beside. */
const lightPixels = 4 * million;
/** Progressive JPEGs and interlaced PNGs are decoded in memory as a whole. */
const heldBytes = 60 * million;
const secondsMax = 15;

const reader = (core: Buffer): Sharp =>
  sharp(core, {
    limitInputPixels: uploadRules.megapixels * million,
    failOn: 'warning',
    pages: 1,
  }).timeout({ seconds: secondsMax });

/** Decoder errors may quote the file; our error code is enough. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const text = error instanceof Error ? error.message : '';
  if (/timeout/i.test(text)) return new AppError('unavailable');
  if (/exceeds pixel limit/i.test(text)) return new AppError('file_dimensions');
  return new AppError('file_unreadable');
};

const coreOf = async (bytes: Buffer): Promise<{ core: Buffer; type: PictureType }> => {
  if (!bytes.length) throw new AppError('file_empty');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'image/jpeg') return { core: coreOfJpeg(bytes), type: found.mime };
  if (found?.mime === 'image/png') return { core: coreOfPng(bytes), type: found.mime };
  throw new AppError('file_type');
};

/** Memory of a picture that cannot be read row by row; 0 for others. */
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

/** Keeps palettes and black-and-white scans as they are. */
const fewColours = ({ isPalette, bitsPerSample = 8 }: Metadata) =>
  (isPalette || bitsPerSample < 8) && {
    palette: true,
    dither: 0,
    colours: isPalette ? 256 : 2 ** bitsPerSample,
  };

/** Upright and without metadata; the first that is small enough. */
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
    // Far too large: skip a step.
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
  /** Counts a picture against its sender; throws when over the limit. */
  count?: (sender: Sender) => Promise<void>;
  waitingMax?: number;
};

/** Queue per sender: two forms full of pictures (`limits.manyPictures`). */
const ownWaitingMax = 24;

export const createPictures = ({ count, waitingMax = 60 }: Options = {}): Pictures => {
  // One at a time per sender: the other slot stays free for everybody else.
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
          // Keeps very long pictures within the limits of the formats.
          .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
          .toFormat(format, shrinkOptions[format])
          .toBuffer(),
      ),
  };
};
