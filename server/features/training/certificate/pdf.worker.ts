import { parentPort } from 'node:worker_threads';
import { drawCertificate, type Paper } from './pdf.service.ts';

// One that cannot be drawn ends the thread, and with it the wait.
parentPort?.on('message', async (paper: Paper) => {
  parentPort?.postMessage(await drawCertificate(paper));
});
