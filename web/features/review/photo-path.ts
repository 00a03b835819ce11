import type { pictureWidths } from '#contract/upload/upload.ts';

/** An uploaded picture has smaller copies; a drawing of the sample content is as large as one likes. */
export const photoPath = (path: string, width: (typeof pictureWidths)[number]): string =>
  path.startsWith('/files/') ? `${path}?w=${width}` : path;
