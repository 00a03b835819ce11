import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: these tests run on the server's side, without the web's plugins.
export default defineConfig({
  test: {
    include: ['tests/api', 'contract', 'i18n', 'server', 'scripts'].map((d) => `${d}/**/*.test.ts`),
    globalSetup: ['tests/api/cluster.ts'],
    // Processes, not threads: tests send signals and change the environment.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    env: { APP_ENV: 'test', TZ: 'America/New_York' },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
