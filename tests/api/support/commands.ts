/** The commands of package.json and the app itself, each as a process of its own. */
import { execFile } from 'node:child_process';

export const quickImports = '--import=#server/platform/quick-imports.ts';

export type Ended = { code: number; stdout: string; stderr: string };

/** Nothing of the tests' own environment but what every program needs. */
export const runCommand = (
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE, TZ } = process.env;
    execFile(
      process.execPath,
      [quickImports, file, ...args],
      { env: { PATH, NODE_COMPILE_CACHE, TZ, APP_ENV: 'demo', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
