/**
 * Cuts LXGW WenKai Bold down to the characters of the interface's headings and writes
 * web/ui/fonts/wenkai-hans.woff2 and wenkai-hant.woff2: `node scripts/subset-fonts.ts`.
 * `--check` writes nothing, lists the characters the two files lack and fails if there are any.
 *
 * The whole fonts (100 MB packed) are no dependency of the project. They are fetched with `npm pack`
 * into a folder of the system's temporary directory and kept there for the next run;
 * `--source DIR` names another folder that has, or shall have, the two .tgz files.
 *
 * Which texts: every string of i18n/zh-hans(.ts) and i18n/zh-hant(.ts) that could be a heading.
 * Each character costs about 200 bytes, so what is surely no heading is left out: sentences (a
 * string with 。), error messages, names of fields, the words of the PDF, and keys such as `…Hint` or `…Lead`.
 * A heading must therefore not be named like that, nor end with 。 (it should not anyway).
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
// @ts-expect-error The package has no types; the one call is typed below.
import untypedSubset from 'subset-font';

const root = fileURLToPath(new URL('../', import.meta.url));
const fonts = join(root, 'web/ui/fonts');
const exec = promisify(execFile);

type Options = {
  targetFormat: 'truetype' | 'woff2';
  noHinting?: boolean;
  keepAllGlyphs?: boolean;
};
const subsetFont: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer> =
  untypedSubset;

const hansPackage = { name: '@fontsource/lxgw-wenkai', version: '5.3.0', prefix: 'lxgw-wenkai' };
/** Cut in slices by its publisher; full-width marks lie outside the large slice. */
const hantPackage = {
  name: '@fontsource/lxgw-wenkai-tc',
  version: '5.3.0',
  prefix: 'lxgw-wenkai-tc',
};
type Package = typeof hansPackage;

type Script = { name: string; folder: string; always: string };
const scripts: Script[] = [
  {
    name: 'wenkai-hans',
    folder: 'zh-hans',
    always: '柿安居家护理年月日周星期一二三四五六七八九十上下午点分',
  },
  {
    name: 'wenkai-hant',
    folder: 'zh-hant',
    always: '柿安居家護理年月日週星期一二三四五六七八九十上下午點分',
  },
];

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const marks = '，。、；：？！…—·～（）「」『』“”‘’《》〈〉＋－／％';
/** Ideographs, CJK marks and full-width forms; arrows, stars and the like stay with the system's font. */
const drawn = /[\u3001-\u303f\u3400-\u9fff\uff01-\uff5e\u2014\u2018-\u201d\u2026\u00b7]/;

// --- Characters -------------------------------------------------------------------------------

const otherFiles = /[/\\](errors|fields|certificate)\.ts$/;
const otherKeys = /(hint|label|lead|placeholder|help|error|alt|text|body|note|message|aria)$/i;

const filesOf = async (folder: string) => {
  const inside = await readdir(join(root, 'i18n', folder), { recursive: true });
  const files = inside
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, 'i18n', folder, file));
  const index = join(root, 'i18n', `${folder}.ts`);
  return existsSync(index) ? [...files, index] : files;
};

/** A comment, or a string with the key before it. Comments are matched so that a quote inside one opens no string. */
const tokens =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?:(?<key>\w+)['"]?\s*:\s*)?(?<text>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

const headingsOf = (source: string) =>
  [...source.matchAll(tokens)].flatMap(({ groups: { key = '', text = '' } = {} }) =>
    text.includes('。') || otherKeys.test(key) ? [] : text,
  );

const wantedBy = async ({ folder, always }: Script) => {
  const files = (await filesOf(folder)).filter((file) => !otherFiles.test(file));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const used = [...sources.flatMap(headingsOf).join('')].filter((char) => drawn.test(char));
  return [...new Set([...ascii, ...marks, ...always, ...used])].sort();
};

// --- The whole fonts --------------------------------------------------------------------------

const unpack = async ({ name, version }: Package, source: string) => {
  const archive = `${name.slice(1).replace('/', '-')}-${version}`;
  const folder = join(source, archive);
  if (existsSync(join(folder, 'package', 'package.json'))) return join(folder, 'package');
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(source, `${archive}.tgz`))) {
    console.log(`npm pack ${name}@${version}`);
    await exec('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: source });
  }
  await exec('tar', ['-xzf', join(source, `${archive}.tgz`), '-C', folder]);
  return join(folder, 'package');
};

const fontFile = (folder: string, { prefix }: Package, slice: string) =>
  join(folder, 'files', `${prefix}-${slice}-700-normal.woff2`);

const inRanges = (char: string, ranges: string) => {
  const code = char.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
};

/** The files to look into, best first. The Hans font is the last resort for a rare character. */
const sourcesFor = async (script: Script, source: string, wanted: string[]) => {
  const hans = await unpack(hansPackage, source);
  const whole = fontFile(hans, hansPackage, 'latin');
  if (script.name === 'wenkai-hans') return [whole];
  const hant = await unpack(hantPackage, source);
  const slices: Record<string, string> = JSON.parse(
    await readFile(join(hant, 'unicode.json'), 'utf8'),
  );
  const needed = Object.entries(slices)
    .filter(([, ranges]) => wanted.some((char) => inRanges(char, ranges)))
    .map(([slice]) => fontFile(hant, hantPackage, slice.replace(/[[\]]/g, '')));
  return [fontFile(hant, hantPackage, 'chinese-traditional'), ...needed, whole];
};

// --- Reading and joining TrueType files -------------------------------------------------------

type Glyph = { shape: Buffer; advance: number; bearing: number };
type Face = { tables: Map<string, Buffer>; glyphs: Glyph[]; chars: Map<number, number> };

const tablesOf = (font: Buffer) => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16).map((at) => {
    const start = font.readUInt32BE(at + 8);
    return [
      font.toString('latin1', at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    ] as const;
  });
  return new Map(entries);
};

const table = (tables: Map<string, Buffer>, tag: string) => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
};

/** Characters of a format 4 (short) or 12 (long) map. */
const charsOf = (cmap: Buffer) => {
  const chars = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = map.readUInt16BE(0);
    if (format === 12) {
      for (let at = 16, left = map.readUInt32BE(12); left > 0; left--, at += 12) {
        const [from, to, glyph] = [
          map.readUInt32BE(at),
          map.readUInt32BE(at + 4),
          map.readUInt32BE(at + 8),
        ];
        for (let code = from; code <= to; code++) chars.set(code, glyph + code - from);
      }
    } else if (format === 4) {
      const size = map.readUInt16BE(6);
      for (let at = 14; at < 14 + size; at += 2) {
        const from = map.readUInt16BE(at + 2 + size);
        const delta = map.readUInt16BE(at + 2 + size * 2);
        const skip = at + 2 + size * 3;
        const offset = map.readUInt16BE(skip);
        for (let code = from; code <= map.readUInt16BE(at) && code < 0xffff; code++) {
          const raw = offset ? map.readUInt16BE(skip + offset + (code - from) * 2) : code;
          if (!offset || raw) chars.set(code, (raw + delta) & 0xffff);
        }
      }
    }
  }
  return chars;
};

const faceOf = (font: Buffer): Face => {
  const tables = tablesOf(font);
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => table(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const long = table(tables, 'head').readUInt16BE(50) === 1;
  const start = (i: number) => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  const metrics = table(tables, 'hhea').readUInt16BE(34);
  const glyphs = Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, i) => ({
    shape: glyf.subarray(start(i), start(i + 1)),
    advance: hmtx.readUInt16BE(Math.min(i, metrics - 1) * 4),
    bearing: hmtx.readInt16BE(i < metrics ? i * 4 + 2 : metrics * 4 + (i - metrics) * 2),
  }));
  return { tables, glyphs, chars: charsOf(table(tables, 'cmap')) };
};

/** Where a compound glyph names its parts. */
const componentsOf = (shape: Buffer) => {
  const places: number[] = [];
  if (shape.length === 0 || shape.readInt16BE(0) >= 0) return places;
  for (let at = 10, more = true; more; ) {
    const flags = shape.readUInt16BE(at);
    places.push(at + 2);
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
  return places;
};

const withNumbers = (from: Buffer, numbers: [offset: number, value: number][]) => {
  const copy = Buffer.from(from);
  for (const [offset, value] of numbers) copy.writeUInt16BE(value, offset);
  return copy;
};

const cmapOf = (chars: [code: number, glyph: number][]) => {
  const map = Buffer.alloc(12 + 16 + chars.length * 12);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(chars.length, 24);
  chars.forEach(([code, glyph], i) => {
    map.writeUInt32BE(code, 28 + i * 12);
    map.writeUInt32BE(code, 32 + i * 12);
    map.writeUInt32BE(glyph, 36 + i * 12);
  });
  return map;
};

const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

const fontOf = (tables: [tag: string, data: Buffer][]) => {
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  let start = head.length;
  tables
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, data], i) => {
      head.write(tag, 12 + i * 16, 'latin1');
      head.writeUInt32BE(start, 20 + i * 16);
      head.writeUInt32BE(data.length, 24 + i * 16);
      start += padded(data).length;
    });
  return Buffer.concat([head, ...tables.map(([, data]) => padded(data))]);
};

/** One font with the glyphs of several cuts of the same design; names and metrics come from the first. */
const joined = (faces: Face[]) => {
  const [first] = faces;
  if (!first) throw new Error('No font to join');
  const glyphs: Glyph[] = [];
  const chars = new Map<number, number>();
  for (const face of faces) {
    const placed = new Map<number, number>();
    const place = (id: number): number => {
      const known = placed.get(id);
      if (known !== undefined) return known;
      const glyph = face.glyphs[id];
      if (!glyph) throw new Error(`The font has no glyph ${id}`);
      const mine = glyphs.push(glyph) - 1;
      placed.set(id, mine);
      const parts = componentsOf(glyph.shape).map((at): [number, number] => [
        at,
        place(glyph.shape.readUInt16BE(at)),
      ]);
      if (parts.length > 0) glyphs[mine] = { ...glyph, shape: withNumbers(glyph.shape, parts) };
      return mine;
    };
    if (face === first) place(0);
    for (const [code, id] of face.chars) if (!chars.has(code)) chars.set(code, place(id));
  }
  const shapes = glyphs.map(({ shape }) => padded(shape));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  shapes.forEach((shape, i) => {
    end += shape.length;
    loca.writeUInt32BE(end, (i + 1) * 4);
  });
  const hmtx = Buffer.alloc(glyphs.length * 4);
  glyphs.forEach(({ advance, bearing }, i) => {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  });
  const limits = Array.from({ length: 13 }, (_, i) => 6 + i * 2).map((at): [number, number] => [
    at,
    Math.max(...faces.map((face) => table(face.tables, 'maxp').readUInt16BE(at))),
  ]);
  const kept = (tag: string) => table(first.tables, tag);
  return fontOf([
    ['OS/2', kept('OS/2')],
    ['cmap', cmapOf([...chars].sort(([a], [b]) => a - b))],
    ['glyf', Buffer.concat(shapes)],
    ['head', withNumbers(kept('head'), [[50, 1]])],
    ['hhea', withNumbers(kept('hhea'), [[34, glyphs.length]])],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', withNumbers(kept('maxp'), [[4, glyphs.length], ...limits])],
    ['name', kept('name')],
    // Version 3: no glyph names.
    [
      'post',
      withNumbers(kept('post').subarray(0, 32), [
        [0, 3],
        [2, 0],
      ]),
    ],
  ]);
};

// --- The two files ----------------------------------------------------------------------------

const cut = (font: Buffer, chars: string[]) =>
  subsetFont(font, chars.join(''), { targetFormat: 'truetype', noHinting: true });

const charsIn = async (file: string) => {
  const chars = charsOf(
    table(tablesOf(await subsetFont(await readFile(file), undefined, everything)), 'cmap'),
  );
  return new Set([...chars.keys()].map((code) => String.fromCodePoint(code)));
};
const everything = { targetFormat: 'truetype', keepAllGlyphs: true } as const;

const build = async (script: Script, source: string) => {
  const wanted = await wantedBy(script);
  let missing = wanted;
  const faces: Face[] = [];
  for (const file of await sourcesFor(script, source, wanted)) {
    if (missing.length === 0) break;
    const face = faceOf(await cut(await readFile(file), missing));
    if (face.chars.size === 0) continue;
    faces.push(face);
    missing = missing.filter((char) => !face.chars.has(char.codePointAt(0) ?? 0));
  }
  if (missing.length > 0) throw new Error(`No source has: ${missing.join(' ')}`);
  const woff2 = await subsetFont(joined(faces), wanted.join(''), { targetFormat: 'woff2' });
  await writeFile(join(fonts, `${script.name}.woff2`), woff2);
  console.log(
    `${script.name}.woff2: ${wanted.length} characters, ${(woff2.length / 1024).toFixed(1)} KB`,
  );
};

const check = async (script: Script) => {
  const has = await charsIn(join(fonts, `${script.name}.woff2`));
  const missing = (await wantedBy(script)).filter((char) => !has.has(char));
  if (missing.length === 0) return;
  console.error(`${script.name}.woff2 lacks ${missing.join('')}: run node scripts/subset-fonts.ts`);
  process.exitCode = 1;
};

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, source: { type: 'string' } },
});
if (values.check) {
  await Promise.all(scripts.map(check));
} else {
  const source = values.source ?? join(tmpdir(), 'wenkai-source');
  await mkdir(source, { recursive: true });
  for (const script of scripts) await build(script, source);
}
