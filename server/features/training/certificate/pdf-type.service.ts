/** Typesetting: each character in the first font that has it; fonts are embedded as subsets. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';

const faces = {
  serif: 'fraunces-latin.ttf',
  serifMore: 'fraunces-latin-ext.ttf',
  sans: 'atkinson-latin.ttf',
  sansMore: 'atkinson-latin-ext.ttf',
  kai: 'wenkai.ttf.br',
} as const;
type Face = keyof typeof faces;

/** Font stacks: a Latin face, then the Chinese one. */
export const styles = {
  serif: ['serif', 'serifMore', 'kai'],
  sans: ['sans', 'sansMore', 'kai'],
  kai: ['kai'],
} as const satisfies Record<string, readonly Face[]>;
export type Style = keyof typeof styles;

type Loaded = { bytes: Buffer; has: (codePoint: number) => boolean };

const load = async (face: Face): Promise<Loaded> => {
  const file = await readFile(new URL(`./fonts/${faces[face]}`, import.meta.url));
  const bytes = faces[face].endsWith('.br') ? await promisify(brotliDecompress)(file) : file;
  const font = fontkit.create(bytes);
  if ('fonts' in font)
    throw new Error(`${faces[face]} is a font collection, expected a single font`);
  return { bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
};

// Loaded with the first certificate.
const loading = new Map<Face, Promise<Loaded>>();
const loaded = (face: Face): Promise<Loaded> => {
  const known = loading.get(face) ?? load(face);
  loading.set(face, known);
  known.catch(() => loading.delete(face));
  return known;
};

export type TextOptions = { style: Style; size: number; color: RGB; width?: number; lead?: number };
type Run = { font: PDFFont; text: string; width: number };

/** Line breaks: after a space, and around Chinese characters except before closing punctuation. */
const pieces = (text: string): string[] =>
  text.match(
    /[“「（(]?(?:\p{Script=Han}|[^\s\p{Script=Han}]+)[，。、；：？！”」）)]*\s*|\s+|./gsu,
  ) ?? [];

export const createType = (document: PDFDocument, firstPage: PDFPage) => {
  let page = firstPage;
  document.registerFontkit(fontkit);
  const embedded = new Map<Face, Promise<PDFFont>>();
  const fontOf = (face: Face): Promise<PDFFont> => {
    const known =
      embedded.get(face) ??
      loaded(face).then(({ bytes }) =>
        document.embedFont(bytes, { subset: true, features: { liga: false, kern: false } }),
      );
    embedded.set(face, known);
    return known;
  };

  const faceFor = async (style: Style, char: string): Promise<Face> => {
    const order: readonly Face[] = styles[style];
    for (const face of order) if ((await loaded(face)).has(char.codePointAt(0) ?? 0)) return face;
    return order.at(-1) ?? 'kai';
  };

  const runsOf = async (text: string, style: Style, size: number): Promise<Run[]> => {
    const parts: { face: Face; text: string }[] = [];
    for (const char of text) {
      const face = await faceFor(style, char);
      const last = parts.at(-1);
      if (last?.face === face) last.text += char;
      else parts.push({ face, text: char });
    }
    return Promise.all(
      parts.map(async ({ face, text: part }) => {
        const font = await fontOf(face);
        return { font, text: part, width: font.widthOfTextAtSize(part, size) };
      }),
    );
  };

  const widthOf = async (text: string, { style, size }: Pick<TextOptions, 'style' | 'size'>) =>
    (await runsOf(text, style, size)).reduce((sum, { width }) => sum + width, 0);

  const line = async (text: string, x: number, y: number, options: TextOptions) => {
    let at = x;
    for (const { font, text: part, width } of await runsOf(text, options.style, options.size)) {
      page.drawText(part, { x: at, y, size: options.size, font, color: options.color });
      at += width;
    }
    return at;
  };

  const wrap = async (text: string, options: TextOptions & { width: number }) => {
    const lines: string[] = [];
    let now = '';
    for (const piece of pieces(text)) {
      if (now && (await widthOf((now + piece).trimEnd(), options)) > options.width) {
        lines.push(now.trimEnd());
        now = piece.trimStart();
      } else now += piece;
    }
    return now.trim() ? [...lines, now.trimEnd()] : lines;
  };

  return {
    widthOf,
    line,
    /** What follows is drawn on this page, with the same fonts. */
    turnTo(next: PDFPage) {
      page = next;
    },
    /** How many lines a block takes. */
    linesOf: async (text: string, options: TextOptions & { width: number }) =>
      (await wrap(text, options)).length,
    /** Shrinks to fit one line; returns where it ends. */
    async fitted(text: string, x: number, y: number, options: TextOptions & { width: number }) {
      const wide = await widthOf(text, options);
      const size = Math.min(options.size, (options.size * options.width) / Math.max(1, wide));
      return line(text, x, y, { ...options, size });
    },
    /** Wraps within a width; returns the baseline after the last line. */
    async block(text: string, x: number, y: number, options: TextOptions & { width: number }) {
      let at = y;
      for (const one of await wrap(text, options)) {
        await line(one, x, at, options);
        at -= options.lead ?? options.size * 1.5;
      }
      return at;
    },
    /** Right-aligned at `x`. */
    async right(text: string, x: number, y: number, options: TextOptions) {
      await line(text, x - (await widthOf(text, options)), y, options);
    },
    async centred(text: string, x: number, y: number, options: TextOptions) {
      await line(text, x - (await widthOf(text, options)) / 2, y, options);
    },
  };
};
