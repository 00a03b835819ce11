import { parentPort } from 'node:worker_threads';
import { drawCertificate, type Paper } from './pdf.service.ts';

// An error ends the thread and rejects the request.
parentPort?.on('message', async (paper: Paper) => {
  parentPort?.postMessage(await drawCertificate(paper));
});
