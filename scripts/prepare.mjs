// First step of npm start and npm test: installs and builds if needed. Plain JavaScript for the system's Node (20 or
// newer), which runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeTurns } from './take-turns.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = join(root, 'node_modules', '.bin');
export const node = join(bin, 'node');

const LOCKFILE = join(root, 'package-lock.json');
const INSTALL_STAMP = join(root, 'node_modules', '.persimmon-install');
const BUILD_STAMP = join(root, 'build', '.stamp');
const BUILT_FROM = [
  'web',
  'contract',
  'i18n',
  'demo/media',
  'scripts/finish-build.ts',
  'scripts/light-contract.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** An expected failure: shown as one sentence, without a stack trace. */
export class Refusal extends Error {}

export async function ensureInstalled() {
  if (isInstalled()) return;
  await takeTurns(root, async (turn) => {
    // The previous holder may have done it.
    if (isInstalled()) return;
    console.log('Installing the dependencies (once; a minute or two) …');
    const start = Date.now();
    const progress = setInterval(() => {
      console.log(`  … ${countPackages()} packages after ${seconds(start)}`);
    }, 10_000);
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress'];
    // Not with the Node that is about to be replaced.
    const env = { ...process.env, PATH: withoutBin(), npm_config_loglevel: 'error' };
    const code = await run('npm', args, { env, turn }).finally(() => clearInterval(progress));
    if (code === 0 && !hasNode()) {
      // The package "node" downloads its binary in an install script, which npm may be configured to skip.
      await run('npm', ['rebuild', 'node', '--ignore-scripts=false'], { env, turn });
    }
    if (code !== 0 || !hasNode()) {
      throw new Refusal(
        'The dependencies could not be installed: see the messages above, check the network ' +
          'connection, and run the command again.',
      );
    }
    fs.writeFileSync(INSTALL_STAMP, installStamp());
    console.log(`Installed in ${seconds(start)}.`);
  });
}

export async function ensureBuilt() {
  if (isBuilt(sourceHash())) return;
  await takeTurns(root, async (turn) => {
    const hash = sourceHash();
    if (isBuilt(hash)) return;
    console.log('Building the site …');
    const start = Date.now();
    // An interrupted build must not pass as current.
    fs.rmSync(BUILD_STAMP, { force: true });
    const env = { ...withBin(), NODE_ENV: 'production' };
    const code = await run('npm', ['run', '--silent', 'build'], { env, turn });
    if (code !== 0) throw new Refusal('The site could not be built: see the messages above.');
    fs.writeFileSync(BUILD_STAMP, hash);
    console.log(`Built in ${seconds(start)}.`);
  });
}

/** Environment with the project's own `node` on PATH. */
export function withBin() {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    // Compile cache: later starts are faster.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.persimmon', 'compiled'),
  };
}

/** Runs a child and returns its exit code; forwards signals to it. `held`: what it says is printed when it ends. */
export function run(command, args, { env = process.env, turn, held = false } = {}) {
  return new Promise((resolve, reject) => {
    const out = held ? 'pipe' : 'inherit';
    const stdio = turn === undefined && !held ? 'inherit' : ['ignore', out, out, turn ?? 'ignore'];
    const child = spawn(command, args, { cwd: root, env, stdio });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => said.push(chunk));
    const stopPassing = passSignals(child);
    child.on('error', (error) => {
      stopPassing();
      reject(new Refusal(`${command} could not be started (${error.code}).`));
    });
    // Not "exit": by then not everything has been read.
    child.on(held ? 'close' : 'exit', (code, signal) => {
      process.stdout.write(Buffer.concat(said));
      const told = stopPassing();
      if (told) process.exit(exitCode(null, told));
      resolve(exitCode(code, signal));
    });
  });
}

/** Forwards signals; returns a function that stops forwarding and returns the last signal. */
export function passSignals(child) {
  let told;
  const pass = (signal) => {
    told = signal;
    // In a terminal Ctrl-C reaches the child directly; a second SIGINT could mean "force".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
    return told;
  };
}

export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

function isInstalled() {
  if (!fs.existsSync(node)) return false;
  if (read(INSTALL_STAMP) === installStamp()) return true;
  // Maybe npm ci was run by hand: npm's own lockfile, written last, tells what is installed.
  const record = read(join(root, 'node_modules', '.package-lock.json'));
  if (!matches(read(LOCKFILE), record) || !hasNode()) return false;
  fs.writeFileSync(INSTALL_STAMP, installStamp());
  return true;
}

function installStamp() {
  const lock = createHash('sha256').update(fs.readFileSync(LOCKFILE)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

function hasNode() {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return (stdout ?? '').startsWith('v24.');
}

function matches(lock, record) {
  if (!lock || !record) return false;
  const present = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '' || present[path]?.version === wanted.version) return true;
    if (!wanted.optional) return false;
    const here = (list, value) => !list || list.includes(value);
    const forUs = here(wanted.os, process.platform) && here(wanted.cpu, process.arch);
    // May be missing: the C library cannot be detected cheaply, and some optional packages name no system.
    return !forUs || Boolean(wanted.libc) || !wanted.os;
  });
}

/** Packages with files: npm creates all folders first and fills them later. */
function countPackages() {
  const modules = join(root, 'node_modules');
  const names = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  return names(modules)
    .flatMap((name) =>
      name.startsWith('@') ? names(join(modules, name)).map((n) => join(name, n)) : name,
    )
    .filter((name) => fs.existsSync(join(modules, name, 'package.json'))).length;
}

function isBuilt(hash) {
  const parts = ['client', 'server'].map((part) => join(root, 'build', part));
  return read(BUILD_STAMP) === hash && parts.every((part) => fs.existsSync(part));
}

function sourceHash() {
  const hash = createHash('sha256');
  const add = (path) => {
    const stat = fs.statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of fs.readdirSync(join(root, path)).sort()) add(join(path, name));
    } else if (stat) {
      hash.update(`${path}\0${stat.size}\0`).update(fs.readFileSync(join(root, path)));
    }
  };
  BUILT_FROM.forEach(add);
  return hash.digest('hex');
}

function withoutBin() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !/node_modules[\\/]\.bin$/.test(folder)).join(delimiter);
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}
