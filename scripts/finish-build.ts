/** Post-build: copies the pictures, shortens the route manifest and precompresses every text file. */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const build = join(root, 'build');
const texts = new Set(['.js', '.css', '.svg', '.json', '.vtt', '.webmanifest', '.ico']);
/** Below this size compression does not pay off. */
const smallest = 512;

rmSync(join(build, 'media'), { recursive: true, force: true });
cpSync(join(root, 'demo', 'media'), join(build, 'media'), { recursive: true });

type Manifest = { entry: { imports: string[] }; routes: Record<string, Record<string, unknown>> };

/**
 * Every visitor loads the manifest of all routes. `imports` are the files that the server lets browsers preload, from its
 * own copy; a navigation finds them by the imports of the page. What is false need not be said, and the names of the style
 * sheets, which many routes share, stand there once.
 */
const shortenManifest = () => {
  const assets = join(build, 'client', 'assets');
  const name = readdirSync(assets).find((one) => /^manifest-\w+\.js$/.test(one));
  if (!name) throw new Error('the build has no route manifest');
  const [start = '', json = ''] = readFileSync(join(assets, name), 'utf8').split(/(?<==)(?={)/);
  const manifest = JSON.parse(json.replace(/;\s*$/, '')) as Manifest;
  manifest.entry.imports = [];
  const sheets = new Set<string>();
  for (const route of Object.values(manifest.routes)) {
    delete route.imports;
    for (const sheet of route.css as string[]) sheets.add(sheet);
    route.css = (route.css as string[]).map((sheet) => [...sheets].indexOf(sheet));
  }
  const short = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
  writeFileSync(
    join(assets, name),
    `${start}${short};const sheets=${JSON.stringify([...sheets])};` +
      'for(const route of Object.values(__reactRouterManifest.routes))route.css=route.css.map((one)=>sheets[one]);',
  );
};
shortenManifest();

const compress = async (file: string) => {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
};

const files = ['client', 'media'].flatMap((folder) =>
  readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(build, folder, name))
    .filter((file) => texts.has(extname(file)) && statSync(file).isFile()),
);
// At once: Node compresses on as many threads as it has for that.
await Promise.all(files.map(compress));
process.stdout.write(`Compressed ${files.length} files.\n`);
