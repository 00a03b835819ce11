/**
 * Makes a photo small enough to send (design rules 24 and 25). Any picture that the browser can decode becomes a
 * JPG (HEIC and WebP too), upright, and without its location. A worker does it; the page itself only where
 * the worker can't (older Safari, formats that only <img> decodes).
 */
import { limits } from '#contract/limits.ts';
import { uploadRules } from '#contract/upload/upload.ts';
import type { ShrinkJob } from './shrink.worker.ts';

type Drawable = { image: CanvasImageSource; width: number; height: number; close: () => void };

/** Some browsers show formats that createImageBitmap does not decode. */
const asElement = async (file: Blob): Promise<Drawable> => {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return {
    image,
    width: image.naturalWidth,
    height: image.naturalHeight,
    close: () => URL.revokeObjectURL(url),
  };
};

const decode = async (file: Blob): Promise<Drawable> => {
  try {
    // 'from-image': apply the EXIF orientation.
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { image, width: image.width, height: image.height, close: () => image.close() };
  } catch {
    return asElement(file);
  }
};

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      quality,
    );
  });

const drawn = ({ image, width, height }: Drawable, pixels: number): HTMLCanvasElement => {
  const scale = Math.min(1, pixels / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture could not be drawn.');
  // Transparent parts of a PNG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const inWorker = (job: ShrinkJob): Promise<Blob | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
    const settle = (blob: Blob | null) => {
      worker.terminate();
      resolve(blob);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => settle(data);
    worker.onerror = () => settle(null);
    worker.postMessage(job);
  });

const onPage = async ({ file, steps, below }: ShrinkJob): Promise<Blob> => {
  const picture = await decode(file);
  try {
    for (const { pixels, quality } of steps) {
      const blob = await encode(drawn(picture, pixels), quality);
      if (blob.size < below) return blob;
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture is still too large.');
};

/** One at a time: several decoded camera photos don't fit into the memory of an old phone. */
let last: Promise<unknown> = Promise.resolve();

/** Fails when the browser cannot read the picture, or when even the last step is too large. */
export const shrinkPicture = (file: Blob): Promise<Blob> => {
  const job = { file, steps: uploadRules.shrink, below: limits.uploadBytes };
  const work = async () =>
    (typeof OffscreenCanvas === 'undefined' ? null : await inWorker(job)) ?? onPage(job);
  const result = last.then(work, work);
  last = result.catch(() => {});
  return result;
};
