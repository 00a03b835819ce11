import { parentPort } from 'node:worker_threads';
import { drawIdCard } from '#server/features/training/idcard/id-card-pdf.service.ts';
import { drawTranscript } from '#server/features/training/transcript/transcript-pdf.service.ts';
import type { Job } from './drawing.service.ts';
import { drawCertificate } from './pdf.service.ts';

// An error ends the thread and rejects the request.
parentPort?.on('message', async ({ logo, ...job }: Job) => {
  const bytes =
    'certificate' in job
      ? await drawCertificate(job.certificate, logo)
      : 'idCard' in job
        ? await drawIdCard(job.idCard, logo)
        : await drawTranscript(job.transcript, logo);
  parentPort?.postMessage(bytes);
});
