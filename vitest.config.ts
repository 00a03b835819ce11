import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Replace modules for everything that imports them later. */
const replacing = ['server/platform/crypto/password-queue.test.ts', 'web/lib/i18n/i18n.test.ts'];

// Separate from vite.config.ts: these tests run on the server's side, without the web's plugins.
export default defineConfig({
  test: {
    // Processes, not threads: tests send signals and change the environment.
    pool: 'forks',
    // Two even on two cores, since much of the time is waiting; no more than one database can serve.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    // Some tests start processes of the product, which is slow on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    // Only ends a wait for what never comes: a shared machine can be ten times slower than an idle one.
    expect: { poll: { timeout: 120_000 } },
    env: { APP_ENV: 'test', TZ: 'America/New_York' },
    restoreMocks: true,
    unstubEnvs: true,
    // Loading every module anew for each file took half of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['contract', 'i18n', 'server', 'scripts', 'web'].map((d) => `${d}/**/*.test.ts`),
          exclude: replacing,
        },
      },
      { extends: true, test: { name: 'isolated', include: replacing, isolate: true } },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/component/support/setup.ts'],
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/support/cluster.ts'],
          setupFiles: ['tests/api/support/cheap-passwords.ts'],
        },
      },
    ],
  },
});
