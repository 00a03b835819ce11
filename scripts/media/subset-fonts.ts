/**
 * Cuts LXGW WenKai Bold down to the characters of the interface's headings and writes
 * web/ui/fonts/wenkai-hans.woff2 and wenkai-hant.woff2: `node scripts/media/subset-fonts.ts`.
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
import { report } from '../report.ts';
import { charsOf, type Face, faceOf, joined, table, tablesOf } from './truetype.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
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

/** The TC font draws these as old prints do (爲, 眞, 査, 淸); the Hans font has the forms that people write today. */
const modernForms = '丟併偽即填查為真清情請精猜慎鎮顛';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const marks = '，。、；：？！…—·～（）「」『』“”‘’《》〈〉＋－／％';
/** Ideographs, CJK marks and full-width forms; arrows, stars and the like stay with the system's font. */
const drawn = /[\u3001-\u303f\u3400-\u9fff\uff01-\uff5e\u2014\u2018-\u201d\u2026\u00b7]/;

// --- Characters -------------------------------------------------------------------------------

/** The office has its headings in the system's font: no visitor loads its characters. */
const otherFiles = /[/\\](errors|fields|certificate|office[/\\].+)\.ts$/;
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
    report(`npm pack ${name}@${version}`);
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

type Source = { file: string; only?: string };

/** The files to look into, best first. The Hans font is the last resort for a rare character. */
const sourcesFor = async (script: Script, source: string, wanted: string[]): Promise<Source[]> => {
  const hans = await unpack(hansPackage, source);
  const whole = fontFile(hans, hansPackage, 'latin');
  if (script.name === 'wenkai-hans') return [{ file: whole }];
  const hant = await unpack(hantPackage, source);
  const slices: Record<string, string> = JSON.parse(
    await readFile(join(hant, 'unicode.json'), 'utf8'),
  );
  const needed = Object.entries(slices)
    .filter(([, ranges]) => wanted.some((char) => inRanges(char, ranges)))
    .map(([slice]) => ({ file: fontFile(hant, hantPackage, slice.replace(/[[\]]/g, '')) }));
  return [
    { file: whole, only: modernForms },
    { file: fontFile(hant, hantPackage, 'chinese-traditional') },
    ...needed,
    { file: whole },
  ];
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
  for (const { file, only } of await sourcesFor(script, source, wanted)) {
    const chars = only ? missing.filter((char) => only.includes(char)) : missing;
    if (chars.length === 0) continue;
    const face = faceOf(await cut(await readFile(file), chars));
    if (face.chars.size === 0) continue;
    faces.push(face);
    missing = missing.filter((char) => !face.chars.has(char.codePointAt(0) ?? 0));
  }
  if (missing.length > 0) throw new Error(`No source has: ${missing.join(' ')}`);
  const woff2 = await subsetFont(joined(faces), wanted.join(''), { targetFormat: 'woff2' });
  await writeFile(join(fonts, `${script.name}.woff2`), woff2);
  report(
    `${script.name}.woff2: ${wanted.length} characters, ${(woff2.length / 1024).toFixed(1)} KB`,
  );
};

const check = async (script: Script) => {
  const has = await charsIn(join(fonts, `${script.name}.woff2`));
  const missing = (await wantedBy(script)).filter((char) => !has.has(char));
  if (missing.length === 0) return;
  console.error(
    `${script.name}.woff2 lacks ${missing.join('')}: run node scripts/media/subset-fonts.ts`,
  );
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
