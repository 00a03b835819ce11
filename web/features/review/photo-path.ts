import type { pictureWidths } from '#contract/upload/upload.ts';

/** Uploaded pictures have smaller copies; sample illustrations are SVG. */
export const photoPath = (path: string, width: (typeof pictureWidths)[number]): string =>
  path.startsWith('/files/') ? `${path}?w=${width}` : path;
