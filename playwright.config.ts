import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './tests/e2e/fixtures.ts';

/** Playwright's own list, which ours replaces, and the address bar's windows: a process each that nobody sees. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/server.ts',
  fullyParallel: true,
  workers: 2,
  // A flaky test is a bug.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Timeouts only end tests that hang: a shared machine can be ten times slower than an idle one.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${withoutFeatures.join(',')}`,
        // No test reaches another machine: what is outside is answered by the test or missing.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
    // The agency's time zone, so that greetings and dates are the same everywhere.
    timezoneId: 'America/New_York',
    // A page that still scrolls by itself can move a button from under the pointer.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Recording every action costs a sixth of the run: `--trace on` for the test one looks at.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
