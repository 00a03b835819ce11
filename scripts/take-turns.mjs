import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the work while no other run in this clone installs or builds. The turn is a name that the
 * kernel gives to one process and takes back when that ends, however it ends. Work gets it as a
 * file descriptor for its child process: one that outlives a killed parent keeps the turn.
 * Only Linux has such names; elsewhere nothing is waited for.
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
