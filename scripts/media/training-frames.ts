/** Draws the frames of one chapter: opening with its number, scenes with slow camera, closing with a check mark. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontkit from '@cantoo/fontkit';
import sharp from 'sharp';
import { type Chapter, timeChapter } from '#demo/training/script.ts';
import {
  gateRadius,
  gateRing,
  height,
  lattice,
  media,
  mix,
  opening,
  type Point,
  pop,
  soften,
  transformOf,
  width,
} from './drawn-video.ts';
import { type PicturePart, pictures } from './training-pictures.ts';

/** How much of the picture's width the camera leaves when it has come close, and how long it takes. */
const close = 0.9;
const travel = 3.2;
const origin: Point = [0, 0];
const middle: Point = [width / 2, 250];

const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
);

/** Outlines, because a drawn text would take the font of whatever machine draws it. */
const lettering = async () => {
  const font = fontkit.create(await readFile(fontFile));
  if ('fonts' in font) throw new Error(`${fontFile} is several fonts in one file`);
  return (text: string, size: number, ink: string) => {
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const paths = glyphs.map((glyph, i) => {
      const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
      x += positions?.[i]?.xAdvance ?? 0;
      return path;
    });
    const scale = size / font.unitsPerEm;
    // A stroke of its own colour makes the regular weight bold.
    const markup = `<g fill="${ink}" stroke="${ink}" stroke-width="70" transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
    return { markup, wide: x * scale };
  };
};
type Lettering = Awaited<ReturnType<typeof lettering>>;

/** Where the element at a place stands in the text of an SVG file. */
const locate = (svg: string, at: string): [number, number] => {
  let [from, to] = [0, svg.length];
  for (const step of at.split('.').map(Number)) {
    let depth = 0;
    let seen = 0;
    let start = from;
    let found: [number, number] | undefined;
    for (const tag of svg.slice(from, to).matchAll(/<(\/?)[a-z][^>]*?(\/?)>/gi)) {
      const [whole, closes, empty] = tag;
      if (closes) depth--;
      else if (depth === 1) {
        seen++;
        start = from + tag.index;
      }
      if (depth === 1 && seen === step && (closes || empty)) {
        found = [start, from + tag.index + whole.length];
        break;
      }
      if (!closes && !empty) depth++;
    }
    if (!found) throw new Error(`there is no part ${at}`);
    [from, to] = found;
  }
  return [from, to];
};

type Drawing = {
  svg: string;
  box: [number, number];
  focus: Point;
  parts: (PicturePart & { span: [number, number] })[];
};

const lookUp = (name: string) => {
  const known = pictures[name];
  if (!known) throw new Error(`${name} has no camera in training-pictures.ts`);
  return known;
};

const openPicture = async (name: string): Promise<Drawing> => {
  const known = lookUp(name);
  const svg = await readFile(join(media, `${name}.svg`), 'utf8');
  const [, wide = 0, high = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  // From the last to the first, so that moving one does not shift the places of the others.
  const parts = known.parts
    .map((part) => ({ ...part, span: locate(svg, part.at) }))
    .sort((a, b) => b.span[0] - a.span[0]);
  return { svg, box: [wide, high], focus: known.focus ?? [wide / 2, high / 2], parts };
};

/** What the camera sees between the whole picture (0) and close to the focus (1), never past the edge. */
const viewOf = ({ box: [wide, high], focus }: Drawing, near: number) => {
  const whole = Math.min(wide, (high * width) / height);
  const across = mix(whole, whole * close, near);
  const tall = (across * height) / width;
  const hold = (at: number, room: number, view: number) =>
    Math.min(room - view, Math.max(0, at - view / 2));
  const x = hold(mix(wide / 2, focus[0], near), wide, across);
  return { x, y: hold(focus[1], high, tall), across, tall };
};

const pictureMarkup = (drawing: Drawing, seconds: number, near: number) => {
  let moved = drawing.svg;
  for (const { span, pose, pivot = origin } of drawing.parts) {
    const now = pose(seconds);
    const open = `<g transform="${transformOf(now, pivot)}" opacity="${now.show ?? 1}">`;
    moved = `${moved.slice(0, span[0])}${open}${moved.slice(...span)}</g>${moved.slice(span[1])}`;
  }
  const { x, y, across, tall } = viewOf(drawing, near);
  const frame = `width="${width}" height="${height}" viewBox="${x} ${y} ${across} ${tall}"`;
  return moved.replace(/viewBox="[^"]*"/, frame);
};

const rings = ([x, y]: Point, radius: number, share = 1) =>
  gateRing
    .map(
      ({ ink, across }) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${across * share}"/>`,
    )
    .join('');

const dots = ({ n, of }: Place, done: boolean) =>
  Array.from({ length: of }, (_, i) => {
    const wide = i + 1 === n ? 46 : 18;
    const ink =
      i + 1 < n || (done && i + 1 === n) ? '#0E5546' : i + 1 === n ? '#E4661F' : '#E3CFAE';
    const x = middle[0] - (18 * (of - 1) + 46 + 16 * (of - 1)) / 2 + i * 34 + (i + 1 > n ? 28 : 0);
    return `<rect x="${x}" y="486" width="${wide}" height="18" rx="9" fill="${ink}"/>`;
  }).join('');

/** Sets a picture of the frame's size behind the gate. */
const throughGate = (name: string) => {
  const { at, size } = lookUp(name).cover ?? { at: [width / 2, height / 2], size: 0.78 };
  return `translate(${middle[0] - at[0] * size} ${middle[1] - at[1] * size}) scale(${size})`;
};

/** The moon gate in the wall: what lies behind it, and the dots that say which chapter this is. */
const gateCard = (place: Place, inside: string, front: string, done: boolean) =>
  `<rect width="${width}" height="${height}" fill="#FFF9F0"/>${lattice(74)}${lattice(754)}` +
  `<path d="M0 530h${width}v10H0Z" fill="#EFDDC0"/>` +
  `<clipPath id="card"><circle cx="${middle[0]}" cy="${middle[1]}" r="196"/></clipPath>` +
  `<g clip-path="url(#card)">${inside}</g>${rings(middle, 200)}${front}${dots(place, done)}`;

const badge = (letters: Lettering, n: number, seconds: number) => {
  const { markup, wide } = letters(`${n}`, 92, '#FFFDF8');
  return (
    `<g transform="translate(${middle[0] + 150} ${middle[1] + 130}) scale(${pop(seconds, 0.3)})">` +
    '<circle r="66" fill="#FFF9F0"/><circle r="58" fill="#C4420F"/>' +
    `<g transform="translate(${-wide / 2} 31)">${markup}</g></g>`
  );
};

const check = (seconds: number) =>
  `<g transform="translate(${middle[0]} ${middle[1]}) scale(${pop(seconds, 0.4)})" fill="none" stroke="#FFF9F0" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"><path d="M-84 6-24 66 88-58"/></g>`;

const signMarkup = (letters: Lettering, sign: string, seconds: number) => {
  const { markup, wide } = letters(sign, 54, '#0E5546');
  return (
    `<g transform="translate(${54 + wide / 2} 62) scale(${pop(seconds, 0.5)})">` +
    `<rect x="${-wide / 2 - 28}" y="-40" width="${wide + 56}" height="80" rx="40" fill="#FFFDF8" stroke="#F6BD4B" stroke-width="6"/>` +
    `<g transform="translate(${-wide / 2} 18)">${markup}</g></g>`
  );
};

/** Where the picture's own round window stands in the frame, or the middle. */
const windowAt = (name: string, drawing: Drawing, near: number): Point => {
  const { window } = lookUp(name);
  if (!window) return middle;
  const { x, y, across } = viewOf(drawing, near);
  return [((window[0] - x) / across) * width, ((window[1] - y) / across) * width];
};

/** The steps of one action (handwashing-1 to -4) are drawn in the same room. */
const familyOf = (picture: string) => picture.replace(/-\d$/, '');

type Place = { n: number; of: number };
type Shot = {
  start: number;
  seconds: number;
  /** The same room goes on: no gate, and the camera goes back where it came from. */
  goesOn: boolean;
  /** Where in the frame the gate opens on this shot. */
  opensAt: Point;
  markup: (seconds: number) => string;
};

const planShots = async (chapter: Chapter, place: Place): Promise<Shot[]> => {
  const letters = await lettering();
  const times = timeChapter(chapter);
  const cover = await openPicture(chapter.cover);
  const coverAt = throughGate(chapter.cover);
  const shots: Omit<Shot, 'start' | 'seconds'>[] = [
    {
      goesOn: false,
      opensAt: middle,
      markup: (s) =>
        gateCard(
          place,
          `<g transform="${coverAt}">${pictureMarkup(cover, s, 0)}</g>`,
          badge(letters, place.n, s),
          false,
        ),
    },
  ];
  let runStart = 0;
  let away = true;
  for (const [i, { picture, sign }] of chapter.scenes.entries()) {
    const drawing = await openPicture(picture);
    const before = chapter.scenes[i - 1]?.picture;
    const goesOn = before !== undefined && familyOf(picture) === familyOf(before);
    const start = times[i + 1]?.start ?? 0;
    if (picture !== before) runStart = start;
    const clock = start - runStart;
    away = goesOn ? !away : i % 2 === 0;
    // The camera then rests: a zoom that never stops is most of a file's size.
    const [from, to] = away ? [0, 1] : [1, 0];
    const near = (s: number) => mix(from, to, soften(s / travel));
    shots.push({
      goesOn,
      opensAt: windowAt(picture, drawing, near(-opening)),
      markup: (s) =>
        pictureMarkup(drawing, s + clock, near(s)) + (sign ? signMarkup(letters, sign, s) : ''),
    });
  }
  shots.push({
    goesOn: false,
    opensAt: middle,
    markup: (s) =>
      gateCard(place, `<rect width="${width}" height="${height}" fill="#0E5546"/>`, check(s), true),
  });
  return shots.map((shot, i) => ({
    ...shot,
    start: times[i]?.start ?? 0,
    seconds: times[i]?.seconds ?? 0,
  }));
};

/** `draw` gives the raw RGB pixels at a time; the poster shows the chapter's number. */
export const openChapter = async (chapter: Chapter, place: Place) => {
  const shots = await planShots(chapter, place);
  let last = { svg: '', pixels: Promise.resolve(Buffer.alloc(0)) };
  const draw = (time: number) => {
    const layers = shots.flatMap((shot, i) => {
      const seconds = time - shot.start;
      const lead = shot.goesOn || i === 0 ? 0 : opening;
      const next = shots[i + 1];
      const end = shot.start + shot.seconds;
      if (seconds < -lead || (next && time >= end)) return [];
      const inner = shot.markup(seconds);
      if (seconds >= 0 || lead === 0) return inner;
      const [cx, cy] = shot.opensAt;
      const radius = gateRadius(seconds, [(cx / width) * 100, (cy / height) * 100]);
      return (
        `<clipPath id="gate"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath>` +
        `<g clip-path="url(#gate)">${inner}${rings(shot.opensAt, radius, Math.min(1, radius / 160))}</g>`
      );
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
    // Nothing moved: nothing to draw.
    if (svg !== last.svg) {
      last = { svg, pixels: sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer() };
    }
    return last.pixels;
  };
  return { draw, posterAt: (shots[0]?.seconds ?? 0) - opening - 0.05 };
};
