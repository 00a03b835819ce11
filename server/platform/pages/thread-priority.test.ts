import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const report = `
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
const { lowerThreadPriority } = await import(workerData);
lowerThreadPriority();
parentPort.postMessage(getPriority(Number(basename(readlinkSync('/proc/thread-self')))));
`;

it.runIf(process.platform === 'linux')('lowers one thread, not the process', async () => {
  const before = getPriority(process.pid);
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(report)}`), {
    workerData: new URL('./thread-priority.ts', import.meta.url).href,
  });
  const inWorker = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  expect(readlinkSync('/proc/self')).toBe(String(process.pid));
  expect([inWorker, getPriority(process.pid)]).toEqual([10, before]);
});
