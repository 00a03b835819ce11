/** Worker: redraws one photo as an upright JPG below the limit, so that the page stays responsive meanwhile. */
export type ShrinkJob = {
  file: Blob;
  steps: readonly { pixels: number; quality: number }[];
  below: number;
};

const shrink = async ({ file, steps, below }: ShrinkJob): Promise<Blob | null> => {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (const { pixels, quality } of steps) {
    const scale = Math.min(1, pixels / Math.max(image.width, image.height));
    const width = Math.max(1, Math.round(image.width * scale));
    const height = Math.max(1, Math.round(image.height * scale));
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) return null;
    // JPG has no transparency: without a background it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size < below) return blob;
  }
  return null;
};

self.onmessage = ({ data }: MessageEvent<ShrinkJob>) => {
  shrink(data)
    .catch(() => null)
    .then((blob) => self.postMessage(blob));
};
