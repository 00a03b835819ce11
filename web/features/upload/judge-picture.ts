/** What can be done with a file (spec §5 "Uploads"), by its content, like the server's check. */
import { limits } from '#contract/limits.ts';
import { uploadRules } from '#contract/upload/upload.ts';

/** Why a file is of no use, as it is told: `upload.refused.<why>`. */
export type Refusal =
  | 'type'
  | 'empty'
  /** The format of iPhones, which only some browsers can read. */
  | 'heic'
  | 'damaged'
  | 'dimensions'
  | 'pdf'
  | 'pdfPages'
  | 'pdfBlank';

export type Verdict =
  | { as: 'picture' }
  /** Too large, or another kind of picture, which the browser may be able to turn into a small JPG. */
  | { as: 'photo'; otherwise: Refusal }
  | { as: 'pdf' }
  | { as: 'nothing'; why: Refusal };

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte);
const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const isJpeg = (head: Uint8Array): boolean => startsWith(head, 0xff, 0xd8, 0xff);
const isPng = (head: Uint8Array): boolean =>
  startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** HEIC and AVIF: '…ftyp' and a brand. Phones often pass them without a type. */
const isIsoMedia = (head: Uint8Array): boolean => text(head, 4, 8) === 'ftyp';
const isHeic = (head: Uint8Array): boolean =>
  isIsoMedia(head) && /^(hei|hev|mif|msf)/.test(text(head, 8, 12));
/** Some scanners write a few bytes before it. */
const isPdf = (head: Uint8Array): boolean => text(head, 0, 1_024).includes('%PDF-');

/** Beyond this even decoding it may take down an old phone. */
const decodedMegapixels = uploadRules.megapixels * 5;

type Size = { width: number; height: number };

/** Frame headers (SOF) carry the size; these three markers in their range do not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (head: DataView): Size | null => {
  for (let at = 2; at + 9 < head.byteLength; at += 2 + head.getUint16(at + 2)) {
    if (head.getUint8(at) !== 0xff) return null;
    if (isFrame(head.getUint8(at + 1)))
      return { height: head.getUint16(at + 5), width: head.getUint16(at + 7) };
  }
  return null;
};

/** As the file itself says. */
const sizeOf = (head: Uint8Array): Size | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (isPng(head))
    return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
  return isJpeg(head) ? jpegSize(view) : null;
};

const isBeyond = (size: Size | null, megapixels: number): boolean =>
  size !== null &&
  (size.width * size.height > megapixels * 1_000_000 ||
    Math.max(size.width, size.height) > uploadRules.sidePixels);

/** Far enough for the size of a JPG behind the camera's notes. */
const headBytes = 262_144;

export const judgePicture = async (file: Blob): Promise<Verdict> => {
  if (!file.size) return { as: 'nothing', why: 'empty' };
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch {
    // A file in a cloud that is not on the device.
    return { as: 'nothing', why: 'damaged' };
  }
  if (isJpeg(head) || isPng(head)) {
    const size = sizeOf(head);
    if (isBeyond(size, decodedMegapixels)) return { as: 'nothing', why: 'dimensions' };
    const isLarge = isBeyond(size, uploadRules.megapixels);
    if (!isLarge && file.size < limits.uploadBytes) return { as: 'picture' };
    return { as: 'photo', otherwise: isLarge ? 'dimensions' : 'damaged' };
  }
  if (isPdf(head)) return { as: 'pdf' };
  if (isHeic(head)) return { as: 'photo', otherwise: 'heic' };
  const isPhoto = /^image\/(?!svg)/.test(file.type) || isIsoMedia(head);
  return isPhoto ? { as: 'photo', otherwise: 'damaged' } : { as: 'nothing', why: 'type' };
};
