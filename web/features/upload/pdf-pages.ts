/** Turns the pages of a PDF into JPGs, so that a scan is kept and shown like photos, page by page. */
import { limits } from '#contract/limits.ts';
import { uploadRules } from '#contract/upload/upload.ts';
import type { Refusal } from './judge-picture.ts';

export type PdfPages = { pages: Blob[] } | { why: Refusal; numbers: Record<string, number> };

const [first, ...smaller] = uploadRules.shrink;

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Drawn in one color: empty, or in a format that could not be read. Never sent as if it were the page. */
const isBlank = (context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement) => {
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
};

/** `room`: how many pages there is place for. */
export const pagesOfPdf = async (file: Blob, room: number): Promise<PdfPages> => {
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(await file.arrayBuffer());
  // Glyphs are drawn as shapes: no font is loaded, and nothing in the file is run.
  const opened = getDocument({ data, disableFontFace: true, verbosity: 0 });
  try {
    const pdf = await opened.promise;
    const count = pdf.numPages;
    if (count > room) return { why: 'pdfPages', numbers: { count, room } };
    const pages: Blob[] = [];
    for (let number = 1; number <= count; number += 1) {
      const page = await pdf.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const scale = first.pixels / Math.max(plain.width, plain.height);
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const context = canvas.getContext('2d');
      if (!context) return { why: 'pdf', numbers: {} };
      await page.render({ canvas, viewport, background: '#fff' }).promise;
      if (isBlank(context, canvas)) return { why: 'pdfBlank', numbers: { number } };
      let small: Blob | null = null;
      for (const { quality } of [first, ...smaller]) {
        const blob = await encode(canvas, quality);
        if (blob && blob.size < limits.uploadBytes) {
          small = blob;
          break;
        }
      }
      if (!small) return { why: 'pdf', numbers: {} };
      pages.push(small);
      page.cleanup();
    }
    return { pages };
  } catch {
    return { why: 'pdf', numbers: {} };
  } finally {
    await opened.destroy();
  }
};
