/** A test of `npm test` once more, with the full number that was promised instead of the few that fit there. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Report = { numPassedTests: number; numFailedTests: number; success: boolean };

export const byVitest = async (
  file: string,
  options: { env: Record<string, string>; only?: string; figure: string },
): Promise<{ ok: boolean; figure: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'persimmon-torture-'));
  const report = join(folder, 'report.json');
  const only = options.only ? ['-t', options.only] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const program = join(root, 'node_modules/.bin/vitest');
    const child = spawn(program, ['run', file, ...only, ...reporters], {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-20_000);
      });
    const code = await new Promise<number | null>((done) => child.once('close', done));
    if (code !== 0) process.stderr.write(said);
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8')) as Report;
    return {
      ok: code === 0 && numPassedTests > 0,
      figure: `${options.figure}: ${numPassedTests} tests passed, ${numFailedTests} failed`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
