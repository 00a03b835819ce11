/** Starts the app in this process, or in as many workers as WORKERS says (docs/decisions/027). */
import cluster from 'node:cluster';
import { EnvError, readEnv } from './env.ts';
import { openDatabase } from './open-database.ts';
import './platform/quick-imports.ts';
import { createEnding } from './shutdown.ts';
import { startWorkers, WorkerFailed } from './workers.ts';

const closers = createEnding();
closers.onSignals();

const sentenceOf = (error: unknown): string => {
  if (error instanceof EnvError) return error.message;
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or set PORT to another number.`;
  return message ?? String(error);
};

try {
  const env = readEnv(process.env);
  const developing = process.argv.includes('--dev');
  if (cluster.isPrimary && env.WORKERS > 1 && !developing) {
    const databaseUrl = await openDatabase(env, closers);
    const workers = await startWorkers(env.WORKERS, databaseUrl);
    closers.push(() => workers.stop());
    process.on('SIGUSR2', () => void workers.restart());
  } else {
    // Loaded after quick-imports.ts has run, and not by the parent of the workers, which needs none of it.
    const { serve } = await import('./serve.ts');
    await serve(env, closers);
  }
} catch (error) {
  // A worker has said itself what is wrong.
  if (!(error instanceof WorkerFailed))
    process.stderr.write(`Persimmon cannot start: ${sentenceOf(error)}\n`);
  await closers.end(1);
}
