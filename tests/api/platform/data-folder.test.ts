import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder, secretFrom } from '#server/platform/embedded/data-folder.ts';

const module = new URL('../../../server/platform/embedded/data-folder.ts', import.meta.url).href;
let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'persimmon folder ')), 'my data');
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** Another process that tries for the lock, says how it went, and holds on to it. */
function locker(): { child: ChildProcess; verdict: Promise<string> } {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(module)};
    process.on('message', async () => {
      const verdict = await lockDataFolder(process.argv[1]).then(() => 'locked', (e) => e.message);
      process.send(verdict);
    });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const verdict = once(child, 'message').then(async () => {
    child.send('go');
    return String((await once(child, 'message'))[0]);
  });
  return { child, verdict };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a second process is refused within 2 s, and the first is unharmed', async () => {
  const first = locker();
  expect(await first.verdict).toBe('locked');

  const start = Date.now();
  const refusal = await lockDataFolder(folder).catch((error: Error) => error);
  expect(Date.now() - start).toBeLessThan(2_000);
  expect(refusal).toBeInstanceOf(Error);
  expect((refusal as Error).message).toMatch(/^[^\n]*DATABASE_URL[^\n]*\.$/);
  expect((refusal as Error).message).toContain(`process ${first.child.pid}`);

  expect(first.child.exitCode).toBeNull();
  expect(readFileSync(join(folder, 'app.pid'), 'utf8').trim()).toBe(String(first.child.pid));
  // The refused one's attempt must not have loosened the first one's hold.
  expect(await locker().verdict).toContain('in use');
});

test('a lock left behind by kill -9 is taken over', async () => {
  const first = locker();
  expect(await first.verdict).toBe('locked');
  await kill(first.child);
  expect(existsSync(join(folder, 'app.pid'))).toBe(true);

  const lock = await lockDataFolder(folder);
  expect(readFileSync(join(folder, 'app.pid'), 'utf8').trim()).toBe(String(process.pid));
  lock.release();
});

test('the pid file of a process that lives, but is another, fools nobody', async () => {
  (await lockDataFolder(folder)).release();
  writeFileSync(join(folder, 'app.pid'), `${process.ppid}\n`);
  const lock = await lockDataFolder(folder);
  lock.release();
  expect(existsSync(join(folder, 'app.pid'))).toBe(false);
});

test('of four simultaneous starters exactly one wins', async () => {
  for (let round = 0; round < 3; round += 1) {
    const four = [locker(), locker(), locker(), locker()];
    const verdicts = await Promise.all(four.map(({ verdict }) => verdict));
    expect(verdicts.filter((verdict) => verdict === 'locked')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict.includes('DATABASE_URL'))).toHaveLength(3);
    for (const { child } of four) await kill(child);
  }
});

test('a released lock is free, and releasing twice harms no later holder', async () => {
  const first = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow('DATABASE_URL');
  first.release();
  const second = await lockDataFolder(folder);
  first.release();
  expect(await locker().verdict).toContain('in use');
  second.release();
});

test('the secret is 32 bytes, private, and the same each time', () => {
  const secret = secretFrom(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(secretFrom(folder)).toBe(secret);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
});

test('a damaged secret is refused, not replaced', () => {
  secretFrom(folder);
  writeFileSync(join(folder, 'secret-key'), 'short\n');
  expect(() => secretFrom(folder)).toThrow('secret-key is damaged');
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe('short\n');
});
