/**
 * Draws certificates aside: reading a font with all of Chinese takes a second and 100 MB, during which nobody else would
 * be answered. One at a time; the thread ends with its certificate, and the memory is free again.
 */
import { Worker } from 'node:worker_threads';
import { createTurns } from '#server/ports/turns.ts';
import type { Paper } from './training-certificate-pdf.ts';

const waitingMax = 20;
const turns = createTurns(1, waitingMax);

export const drawAside = (paper: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  turns(
    1,
    () =>
      new Promise((resolve, reject) => {
        const file = new URL('./training-certificate-worker.ts', import.meta.url);
        const worker = new Worker(file, { workerData: paper });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('the certificate was not drawn')));
      }),
  );
