/** A drawn signature as a cropped 1-bit mask, which prints sharp on any background. */
import sharp from 'sharp';

export type Ink = {
  width: number;
  height: number;
  /** Rows padded to whole bytes; 1 is ink. */
  bits: Uint8Array;
};

const widthMax = 1_600;
const darkBelow = 150;
/** Share of dark pixels: less is an accident, more is not handwriting. */
const share = { min: 0.000_3, max: 0.6 };

/** Null when blank. */
export const inkOf = async (png: Buffer): Promise<Ink | null> => {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: widthMax, height: widthMax, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isInk = (x: number, y: number) => (data[(y * width + x) * channels] ?? 255) < darkBelow;
  let [left, right, top, bottom, count] = [width, -1, height, -1, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) continue;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const inked = count / (width * height);
  if (inked < share.min || inked > share.max) return null;
  const cut = { width: right - left + 1, height: bottom - top + 1 };
  const rowBytes = Math.ceil(cut.width / 8);
  const bits = Buffer.alloc(rowBytes * cut.height);
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++)
      if (isInk(left + x, top + y)) {
        const at = y * rowBytes + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
  return { ...cut, bits };
};
