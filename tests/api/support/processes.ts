/** Further processes of the product on a test's database (app-process.ts). */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { quickImports } from './commands.ts';
import { demoNow } from './demo.ts';

const script = join(import.meta.dirname, 'app-process.ts');

export const createProcesses = () => {
  const children: ChildProcess[] = [];
  /** Its address, once it listens. */
  const start = async (url: string, guard = ''): Promise<string> =>
    (await startOne(url, guard)).host;
  const startOne = (url: string, guard = ''): Promise<{ host: string; child: ChildProcess }> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [quickImports, script, url, demoNow, guard], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
      child.stdout?.once('data', (port) =>
        resolve({ host: `http://127.0.0.1:${Number(port)}`, child }),
      );
    });
  return {
    start,
    startOne,
    end(): void {
      for (const child of children) {
        child.removeAllListeners('exit');
        child.kill('SIGKILL');
      }
    },
  };
};

/** A call that changes something, over a real connection. */
export const post = async <T>(host: string, path: string, token: string, body?: object) => {
  const answer = await fetch(`${host}/home${path}`, {
    method: 'POST',
    headers: {
      authorization: token,
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, data } = (await answer.json()) as { code: string; data?: T };
  return { status: answer.status, code, data };
};
