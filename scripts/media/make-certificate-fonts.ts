/**
 * Writes the fonts of the certificate to server/features/training/certificate/fonts: `node scripts/media/make-certificate-fonts.ts`.
 *
 * LXGW WenKai Medium, whole: names may have any character (𠮷, 堃, 陳 and 陈), so it cannot be cut down to what is used.
 * It is fetched with `npm pack` into the system's temporary folder, stripped of hints and tables that a PDF has no use
 * for, and kept compressed. Latin letters come from the fonts of the site, set to one weight each.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
// @ts-expect-error The package has no types; the one call is typed below.
import untypedSubset from 'subset-font';

type Options = {
  targetFormat: 'truetype';
  noHinting: boolean;
  keepAllGlyphs?: boolean;
  variationAxes?: Record<string, number>;
};
const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer> = untypedSubset;
const exec = promisify(execFile);

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = join(root, 'server/features/training/certificate/fonts');
const source = join(tmpdir(), 'wenkai-source');
const archive = 'fontsource-lxgw-wenkai-5.3.0';

const wenkai = async (): Promise<{ font: Buffer; licence: string }> => {
  const folder = join(source, archive);
  const unpacked = join(folder, 'package');
  if (!existsSync(join(unpacked, 'package.json'))) {
    await mkdir(folder, { recursive: true });
    if (!existsSync(join(source, `${archive}.tgz`)))
      await exec('npm', ['pack', '@fontsource/lxgw-wenkai@5.3.0', '--silent'], { cwd: source });
    await exec('tar', ['-xzf', join(source, `${archive}.tgz`), '-C', folder]);
  }
  const file = join(unpacked, 'files', 'lxgw-wenkai-latin-500-normal.woff2');
  return { font: await readFile(file), licence: join(unpacked, 'LICENSE') };
};

/** The tables a TrueType font needs to be drawn; layout features and vertical metrics go. */
const drawn = new Set([
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'OS/2',
  'post',
]);

type Table = { tag: string; data: Buffer };

/** Every shape begins at a fourth byte: what cuts the font down when a PDF is made counts on it. */
const aligned = (tables: Table[]): Table[] => {
  const of = (tag: string) => tables.find((table) => table.tag === tag)?.data ?? Buffer.alloc(0);
  const [head, loca, glyf] = [Buffer.from(of('head')), of('loca'), of('glyf')];
  const isLong = head.readInt16BE(50) === 1;
  const count = loca.length / (isLong ? 4 : 2);
  const at = (i: number) => (isLong ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  const places = Buffer.alloc(count * 4);
  const shapes: Buffer[] = [];
  let offset = 0;
  for (let i = 0; i < count; i++) {
    places.writeUInt32BE(offset, i * 4);
    if (i === count - 1) break;
    const shape = glyf.subarray(at(i), at(i + 1));
    const padding = (4 - (shape.length % 4)) % 4;
    shapes.push(shape, Buffer.alloc(padding));
    offset += shape.length + padding;
  }
  head.writeInt16BE(1, 50);
  const changed: Record<string, Buffer> = { head, loca: places, glyf: Buffer.concat(shapes) };
  return tables.map(({ tag, data }) => ({ tag, data: changed[tag] ?? data }));
};

const checksum = (data: Buffer): number => {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) {
    const word = i + 4 <= data.length ? data.readUInt32BE(i) : 0;
    sum = (sum + word) >>> 0;
  }
  return sum;
};

const onlyDrawn = (font: Buffer): Buffer => {
  const count = font.readUInt16BE(4);
  const found: Table[] = [];
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16;
    const tag = font.toString('latin1', at, at + 4);
    const from = font.readUInt32BE(at + 8);
    const data = font.subarray(from, from + font.readUInt32BE(at + 12));
    if (drawn.has(tag)) found.push({ tag, data });
  }
  const kept = aligned(found);
  const head = Buffer.alloc(12 + kept.length * 16);
  font.copy(head, 0, 0, 4);
  const power = 2 ** Math.floor(Math.log2(kept.length));
  head.writeUInt16BE(kept.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((kept.length - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  kept.forEach(({ tag, data }, i) => {
    const at = 12 + i * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum(data), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  });
  return Buffer.concat(parts);
};

/** Every character a slice may have: Latin with all its marks, and the signs of typing. */
const latin = Array.from({ length: 0x24f }, (_, i) => String.fromCharCode(i + 0x20)).join('');
const marks = Array.from({ length: 0x120 }, (_, i) => String.fromCharCode(i + 0x1e00)).join('');
const signs = '–—‘’“”„•…‹›€™−';

const latinFonts: { from: string; axis: string; to: string; axes: Record<string, number> }[] = [
  {
    from: 'fraunces',
    axis: 'fraunces-{}-opsz-normal',
    to: 'fraunces',
    axes: { wght: 600, opsz: 48 },
  },
  {
    from: 'atkinson-hyperlegible-next',
    axis: 'atkinson-hyperlegible-next-{}-wght-normal',
    to: 'atkinson',
    axes: { wght: 400 },
  },
];

await mkdir(target, { recursive: true });
for (const { from, axis, to, axes } of latinFonts) {
  const folder = join(root, 'node_modules/@fontsource-variable', from);
  for (const slice of ['latin', 'latin-ext']) {
    const whole = await readFile(join(folder, 'files', `${axis.replace('{}', slice)}.woff2`));
    const font = await subsetFont(whole, latin + marks + signs, {
      targetFormat: 'truetype',
      noHinting: true,
      variationAxes: axes,
    });
    await writeFile(join(target, `${to}-${slice}.ttf`), onlyDrawn(font));
  }
  await copyFile(join(folder, 'LICENSE'), join(target, `LICENSE-${to}.txt`));
}

const { font, licence } = await wenkai();
const plain = await subsetFont(font, '', {
  targetFormat: 'truetype',
  noHinting: true,
  keepAllGlyphs: true,
});
const packed = brotliCompressSync(onlyDrawn(plain), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
await writeFile(join(target, 'wenkai.ttf.br'), packed);
await copyFile(licence, join(target, 'LICENSE-wenkai.txt'));
