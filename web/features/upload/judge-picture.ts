/** Whether a file can be sent as is (spec §5 "Uploads"), by its content, like the server's check. */
import { limits } from '#contract/limits.ts';

export type Verdict =
  | { fine: true }
  /** `photo`: too large, or another kind of picture, which the browser may be able to turn into a small JPG. */
  | { fine: false; photo: boolean };

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte);

const isJpeg = (head: Uint8Array): boolean => startsWith(head, 0xff, 0xd8, 0xff);
const isPng = (head: Uint8Array): boolean =>
  startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** HEIC and AVIF: '…ftyp' and a brand. Phones often pass them without a type. */
const isIsoMedia = (head: Uint8Array): boolean =>
  String.fromCharCode(...head.subarray(4, 8)) === 'ftyp';

export const judgePicture = async (file: Blob): Promise<Verdict> => {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isJpeg(head) && !isPng(head)) {
    const photo = /^image\/(?!svg)/.test(file.type) || isIsoMedia(head);
    return { fine: false, photo };
  }
  return file.size < limits.uploadBytes ? { fine: true } : { fine: false, photo: true };
};
