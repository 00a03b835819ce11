// npm start: installs if needed, builds if stale, and runs the app until it is told to end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  exitCode,
  node,
  passSignals,
  Refusal,
  root,
  withBin,
} from './prepare.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}

const args = ['--import', './scripts/follow-parent.mjs', 'server/main.ts'];
const app = spawn(node, [...args, ...process.argv.slice(2)], {
  cwd: root,
  // Compile cache: a quarter less work at the next start.
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    MALLOC_ARENA_MAX: '1',
    // Libraries leave out their checks for developers.
    NODE_ENV: 'production',
    ...withBin(),
  },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
app.channel?.unref();
passSignals(app);
app.on('error', (error) => {
  console.error(`The app could not be started (${error.code}).`);
  process.exit(1);
});
app.on('exit', (code, signal) => process.exit(exitCode(code, signal)));

// If npm itself is killed, don't leave the app running with port and data taken.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    app.kill('SIGTERM');
  }, 500);
  watch.unref();
}
