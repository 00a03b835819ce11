/**
 * Extracts the segments of a JPEG or PNG that make its picture: comments, previews, further pictures and trailing
 * data never reach the decoder. A 480 KB PNG whose compressed comments expand to gigabytes is why this comes first:
 * reading its header alone would take 1.6 GB.
 */
import { AppError } from '#contract/errors.ts';

const unreadable = () => new AppError('file_unreadable');

/** Progressive pictures have about ten scans; each is a pass over the whole picture. */
const scansMax = 32;

const startOfScan = 0xda;
const endOfImage = 0xd9;

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Frames, tables and scans; of the rest only orientation and color profile. */
const isJpegCore = (marker: number, segment: Buffer): boolean => {
  if (marker >= 0xc0 && marker <= 0xcf) return true;
  if (marker >= startOfScan && marker <= 0xdd) return true;
  if (marker === 0xe0) return startsWith(segment, 4, 'JFIF\0');
  if (marker === 0xe1) return startsWith(segment, 4, 'Exif\0\0');
  if (marker === 0xe2) return startsWith(segment, 4, 'ICC_PROFILE\0');
  if (marker === 0xee) return startsWith(segment, 4, 'Adobe');
  return false;
};

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The position of the next marker that ends the scan data. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next === 0xff) at += 1;
    else if (next === 0 || isStandalone(next)) at += 2;
    else return at;
  }
  throw unreadable();
};

export const coreOfJpeg = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker === endOfImage) {
      if (!scans) break;
      return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    }
    if (marker === 0 || marker === 0xff || isStandalone(marker)) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) break;
    const segment = bytes.subarray(at, end);
    if (isJpegCore(marker, segment)) parts.push(segment);
    at = end;
    if (marker === startOfScan) {
      scans += 1;
      if (scans > scansMax) break;
      at = endOfScan(bytes, end);
      parts.push(bytes.subarray(end, at));
    }
  }
  throw unreadable();
};

const pngCritical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** Transparency, colors, orientation: once each, and at most this large. */
const pngWelcome: Record<string, number> = {
  tRNS: 512,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: 16_384,
  eXIf: 65_536,
};
const pngAnimated = new Set(['acTL', 'fcTL', 'fdAT']);

export const coreOfPng = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    if (pngAnimated.has(type)) throw new AppError('file_type');
    const isWelcome = length <= (pngWelcome[type] ?? -1) && !seen.has(type);
    if (pngCritical.has(type) || isWelcome) parts.push(bytes.subarray(at, end));
    seen.add(type);
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  throw unreadable();
};
