import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs work exclusively among all runs in this clone. The lock is an abstract socket name, which the kernel releases
 * when its process ends. It is inherited as a file descriptor, so a child that outlives a killed parent keeps the
 * lock. Linux only; elsewhere nothing is locked.
 */
export async function takeTurns(root, work) {
  if (process.platform !== 'linux') return work(undefined);
  const name = createHash('sha256').update(root).digest('hex').slice(0, 24);
  let server = await claim(`\0persimmon-${name}`);
  if (!server) console.log('Another run is installing or building here: waiting for it …');
  while (!server) {
    await wait(300);
    server = await claim(`\0persimmon-${name}`);
  }
  try {
    return await work(server._handle?.fd);
  } finally {
    server.close();
  }
}

function claim(path) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve() : reject(error)));
    server.listen({ path }, () => resolve(server));
  });
}
