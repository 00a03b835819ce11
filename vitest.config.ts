import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Puts something else in the place of a module, for all who import it after. */
const replacing = ['server/platform/crypto/password-queue.test.ts'];

// Apart from vite.config.ts: these tests run on the server's side, without the web's plugins.
export default defineConfig({
  test: {
    include: ['tests/api', 'contract', 'i18n', 'server', 'scripts', 'web'].map(
      (d) => `${d}/**/*.test.ts`,
    ),
    globalSetup: ['tests/api/support/cluster.ts'],
    // Processes, not threads: tests send signals and change the environment.
    pool: 'forks',
    // Two even on two cores, for much of the time is waiting; not more than one database can serve.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    // Some start processes of the product, which takes long on a machine that does other things too.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    env: { APP_ENV: 'test', TZ: 'America/New_York' },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      // What a file imports stays for the next one: reading it anew for each took half of the time.
      { extends: true, test: { name: 'together', isolate: false, exclude: replacing } },
      // It needs no database.
      { extends: false, test: { name: 'apart', include: replacing, pool: 'forks' } },
    ],
  },
});
