import { parentPort, workerData } from 'node:worker_threads';
import { drawCertificate, type Paper } from './training-certificate-pdf.ts';

const bytes = await drawCertificate(workerData as Paper);
parentPort?.postMessage(bytes);
