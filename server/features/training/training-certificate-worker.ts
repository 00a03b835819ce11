import { parentPort, workerData } from 'node:worker_threads';
import { drawCertificate } from './training-certificate-pdf.ts';

const bytes = new Uint8Array(await drawCertificate(workerData));
parentPort?.postMessage(bytes, [bytes.buffer]);
