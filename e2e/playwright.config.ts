import { defineConfig } from '@playwright/test';

/** Against the production build and the real local services, started once for the run on free ports with fresh data. */
export default defineConfig({
  testDir: '.',
  testMatch: /(journeys|safety|conformance)\/.*\.spec\.ts/,
  globalSetup: './fixtures/start-product.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  outputDir: '../test-results/browser',
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every step takes time that a small machine does not have; a failure's screenshot and steps are kept anyway.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    timezoneId: 'Africa/Johannesburg',
    locale: 'en-ZA',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
