/** Post-build: copies the pictures and precompresses every text file. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const build = join(root, 'build');
const texts = new Set(['.js', '.css', '.svg', '.json', '.vtt', '.webmanifest', '.ico']);
/** Below this size compression does not pay off. */
const smallest = 512;

rmSync(join(build, 'media'), { recursive: true, force: true });
cpSync(join(root, 'demo', 'media'), join(build, 'media'), { recursive: true });

const compress = (file: string) => {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
};

let count = 0;
for (const folder of ['client', 'media']) {
  for (const name of readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' })) {
    const file = join(build, folder, name);
    if (!texts.has(extname(name)) || !statSync(file).isFile()) continue;
    compress(file);
    count++;
  }
}
process.stdout.write(`Compressed ${count} files.\n`);
