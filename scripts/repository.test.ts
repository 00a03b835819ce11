/** What must not be in the repository: secrets, cookies beyond the two, code made of text (quality 41). */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((name) => name && statSync(join(root, name), { throwIfNoEntry: false })?.isFile());
const texts = files
  .filter((name) => !/\.(png|jpe?g|webp|avif|woff2?|ttf|otf|mp4|webm|ico|pdf|gz|bin)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** Where a file has it, with the line. */
const found = (pattern: RegExp, where: (name: string) => boolean = () => true): string[] =>
  texts
    .filter(({ name }) => where(name) && name !== 'scripts/repository.test.ts')
    .flatMap(({ name, text }) =>
      [...text.matchAll(pattern)].map(
        ({ index }) => `${name}:${text.slice(0, index).split('\n').length}`,
      ),
    );

describe('no secret is in the repository', () => {
  it('is about all of it', () => {
    expect(texts.length).toBeGreaterThan(500);
  });

  it.each([
    ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH |DSA |PGP |ENCRYPTED )?PRIVATE KEY/g],
    ['a key of AWS', /\b(?:AKIA|ASIA|AROA)[0-9A-Z]{16}\b/g],
    ['a token of GitHub', /\bgh[pousr]_[0-9A-Za-z]{36}\b|\bgithub_pat_\w{50,}/g],
    [
      'a token of GitLab, Slack, npm',
      /\bglpat-[\w-]{20}\b|\bxox[abprs]-[\w-]{10,}|\bnpm_\w{36}\b/g,
    ],
    ['a key of Twilio', /\b(?:SK|AC)[0-9a-f]{32}\b/g],
    [
      'a key of Stripe, Google, SendGrid',
      /\b[rs]k_live_\w{20,}|\bAIza[\w-]{35}\b|\bSG\.[\w-]{22}\.[\w-]{43}/g,
    ],
    ['a JSON Web Token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
    [
      'an address with a password',
      /\b(?:postgres(?:ql)?|smtps?|https?|redis|s3):\/\/[^\s:@/'"`${}<]+:(?!(?:password|PASSWORD|secret|pass|x|b|p|user)\b)[^\s@/'"`${}<]{8,}@/g,
    ],
  ])('%s', (_, pattern) => {
    // Tests of the scrubbing have some that were made up.
    const madeUp = (place: string) => /\.test\.ts:|^tests\//.test(place);
    expect(found(pattern).filter((place) => !madeUp(place))).toEqual([]);
  });

  it('nor a file that keeps one', () => {
    const kept =
      /(?:^|\/)(?:\.env(?!\.example)(?:\..*)?|secret-key|id_(?:rsa|ed25519|ecdsa)|.*\.(?:pem|p12|pfx|key|keystore)|\.npmrc\.local|postgres\.password)$/;
    expect(files.filter((name) => kept.test(name))).toEqual([]);
  });

  it('the settings of npm name no registry and no token', () => {
    const npmrc = texts.find(({ name }) => name === '.npmrc')?.text ?? '';
    expect(npmrc).not.toMatch(/_auth|token|registry\s*=/i);
    expect(found(/"resolved": "https?:/g, (name) => name === 'package-lock.json')).toEqual([]);
  });
});

const ours = (name: string) =>
  /^(?:web|server|contract|i18n)\/.*\.tsx?$/.test(name) && !name.includes('.test.');

describe('what the source never does', () => {
  it('sets a cookie but the two of language and site', () => {
    const places = found(/document\.cookie\s*=|Set-Cookie|setCookie|cookieStore/g, ours);
    expect([...new Set(places.map((place) => place.split(':')[0]))]).toEqual([
      'server/platform/pages/page-routes.ts',
      'web/lib/i18n/locale.ts',
    ]);
    expect(found(/[`'"](?!site=|lang)\w+=[^`'"]*Max-Age/g, ours)).toEqual([]);
  });

  it('makes code of text', () => {
    expect(
      found(
        /\beval\(|new Function\(|setTimeout\(\s*['"`]|\.insertAdjacentHTML|document\.write\(/g,
        ours,
      ),
    ).toEqual([]);
  });

  it('puts text into the page as markup, but where it was cleaned or is our own', () => {
    const places = found(/dangerouslySetInnerHTML|\.innerHTML\s*=/g, ours);
    expect(places.map((place) => place.split(':')[0])).toEqual([
      'web/office/content/editor/rich-nodes.ts',
      'web/root.tsx',
      'web/ui/data/rich-text.tsx',
      'web/ui/layout/json-ld.tsx',
    ]);
  });

  it('puts a value into a statement by hand', () => {
    const places = found(/sql\.raw\(/g, ours).map((place) => place.split(':')[0]);
    // Of constants, for check constraints.
    expect(places).toEqual(['server/schema/columns.ts']);
  });
});

describe('the table of promises', () => {
  const table = readFileSync(join(root, 'tests/torture/README.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line));
  /** `a/{b,c}` is two paths. */
  const unfold = (path: string): string[] => {
    const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return names ? names.split(',').map((name) => `${before}${name}${after}`) : [path];
  };
  const hasTest = (path: string) =>
    ['tests/api/', ''].some((folder) =>
      ['.test.ts', '.spec.ts', ''].some((end) => files.includes(folder + path + end)),
    );

  it('names tests that exist', () => {
    const cells = table.map((line) => line.split('|')[3] ?? '');
    const paths = cells
      .flatMap((cell) => [...cell.matchAll(/`([\w./{},-]+\/[\w./{},-]+)`/g)])
      .flatMap(([, path = '']) => unfold(path));
    expect(paths.length).toBeGreaterThan(80);
    expect(paths.filter((path) => !hasTest(path))).toEqual([]);
  });

  it('names torture tests that exist, and they name their files', () => {
    const torture = texts.filter(({ name }) => name.endsWith('.torture.ts'));
    const all = torture.map(({ text }) => text).join('\n');
    const names = table
      .map((line) => /`([\w-]+)`/.exec(line.split('|')[4] ?? '')?.[1])
      .filter((name) => name !== undefined);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !all.includes(`'${name}'`))).toEqual([]);
    const runs = [...all.matchAll(/inFull\('\w+', '[\w-]+', '([^']+)'/g)].map(([, file]) => file);
    expect(runs.length).toBeGreaterThan(5);
    expect(runs.filter((file) => !hasTest(`${file}`))).toEqual([]);
  });
});
