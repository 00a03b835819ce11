/** Vector art of the certificate: moon gate, branch, logo, seal. Only an agency's own logo is a bitmap. */
import { degrees, LineCapStyle, type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';

export const colour = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
};

export const ink = colour('#2A1F1A');
export const soft = colour('#54443A');
export const jade = colour('#0E5546');
export const paper = colour('#FFFCF5');
const gold = colour('#E4D3BA');

/** Origin on the page; `turn` is counterclockwise, in degrees. */
type Place = { x: number; y: number; scale: number; turn?: number };
type Shape = { d: string; fill?: string; stroke?: string; width?: number };

const draw = (page: PDFPage, { x, y, scale, turn = 0 }: Place, shapes: readonly Shape[]): void => {
  for (const { d, fill, stroke, width = 1 } of shapes)
    page.drawSvgPath(d, {
      x,
      y,
      scale,
      rotate: degrees(turn),
      ...(fill && { color: colour(fill) }),
      ...(stroke && {
        borderColor: colour(stroke),
        borderWidth: width,
        borderLineCap: LineCapStyle.Round,
      }),
    });
};

const leaf: Shape[] = [
  { d: 'M0 0C10-16 34-20 50-6 38 10 14 14 0 0Z', fill: '#2C7A66' },
  { d: 'M3 0C18-4 32-6 46-6', stroke: '#175A49', width: 1.6 },
];
const fruit: Shape[] = [
  { d: 'M0-22C18-24 30-12 29 3 28 20 14 28 0 28S-28 20-29 3C-30-12-18-24 0-22Z', fill: '#E4661F' },
  { d: 'M-21-6C-19-14-12-18-4-18', stroke: '#FAA064', width: 5 },
  {
    d: 'M0-15C-8-9-18-12-20-20-12-25-7-24-3-24L0-30 4-24C8-25 14-25 20-20 18-12 8-9 0-15Z',
    fill: '#1E6A56',
  },
];
const wood: Shape[] = [
  { d: 'M420 34C340 40 262 30 196 60S92 92 40 84', stroke: '#6B4630', width: 9 },
  {
    d: 'M300 40c-8 30-18 46-22 70M206 58c-8 34-2 60 4 84M128 84c-10 18-14 30-16 44M352 38c-2 24 4 34 6 56',
    stroke: '#6B4630',
    width: 5,
  },
];
const leaves = [
  [240, 42, 28, 1],
  [176, 66, 64, 0.9],
  [306, 44, -24, 0.9],
  [96, 88, 30, 0.8],
  [380, 34, 50, 0.9],
  [140, 84, -30, 0.8],
] as const;
const fruits = [
  [278, 134, 1],
  [212, 170, 1.1],
  [110, 150, 0.9],
  [360, 118, 0.86],
] as const;

/** `x`, `y` is its upper left corner. */
export const drawBranch = (page: PDFPage, { x, y, scale }: Place): void => {
  const at = (dx: number, dy: number, size: number, turn = 0): Place => ({
    x: x + dx * scale,
    y: y - dy * scale,
    scale: scale * size,
    turn,
  });
  draw(page, at(0, 0, 1), wood);
  for (const [dx, dy, turn, size] of leaves) draw(page, at(dx, dy, size, turn), leaf);
  for (const [dx, dy, size] of fruits) draw(page, at(dx, dy, size), fruit);
};

const logo: Shape[] = [
  {
    d: 'M32 16c17-3 27 7 26 20C57 51 46 60 32 60S7 51 6 36c-1-13 9-23 26-20Z',
    fill: '#DB5A1B',
  },
  { d: 'M13 33c1-6 5-10 10-11', stroke: '#FFB070', width: 4 },
  {
    d: 'M10 26 32 8l22 18c-8 1-13-1-16-4-2 2-4 3-6 3s-4-1-6-3c-3 3-8 5-16 4Z',
    fill: '#0E5546',
  },
  {
    d: 'M32 3c1.4 0 2.5 1.1 2.5 2.5v3c0 1.4-1.1 2.5-2.5 2.5s-2.5-1.1-2.5-2.5v-3c0-1.4 1.1-2.5 2.5-2.5Z',
    fill: '#0E5546',
  },
  { d: 'M32 50c-9-6-12-11-9-16 3-4 7-2 9 2 2-4 6-6 9-2 3 5 0 10-9 16Z', fill: '#FFF3DF' },
];
const logoSize = 64;
/** `picture` is the agency's own, a PNG. */
export const drawLogo = async (
  document: PDFDocument,
  page: PDFPage,
  place: Place,
  picture: Uint8Array | null,
): Promise<void> => {
  if (!picture) return draw(page, place, logo);
  const size = logoSize * place.scale;
  const image = await document.embedPng(picture);
  page.drawImage(image, { x: place.x, y: place.y - size, width: size, height: size });
};

const roundedBox = (w: number, h: number, r: number) =>
  `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0Z`;

/** Background, moon gate and border. */
export const drawGround = (page: PDFPage): void => {
  const { width, height } = page.getSize();
  page.drawRectangle({ x: 0, y: 0, width, height, color: paper });
  for (const [size, fill] of [
    [212, '#FDF1DC'],
    [197, '#FFF8E9'],
  ] as const)
    page.drawCircle({
      x: width - 112,
      y: height - 158,
      size,
      color: colour(fill),
      borderColor: gold,
      borderWidth: 0.75,
    });
  page.drawSvgPath(roundedBox(width - 40, height - 40, 4), {
    x: 20,
    y: height - 20,
    borderColor: colour('#DCC79A'),
    borderWidth: 0.75,
  });
};

/** The seal without its four characters. */
export const drawSeal = (page: PDFPage, { x, y, scale }: Place): void => {
  page.drawSvgPath(roundedBox(112, 112, 20), { x, y, scale, color: colour('#C4481A') });
  page.drawSvgPath(roundedBox(98, 98, 14), {
    x: x + 7 * scale,
    y: y - 7 * scale,
    scale,
    borderColor: colour('#FFF3DF'),
    borderWidth: 2.5,
  });
};

export const drawStrokes = (page: PDFPage, place: Place, d: string): void =>
  draw(page, place, [{ d, stroke: '#2A1F1A', width: 4.5 }]);
