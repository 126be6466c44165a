import { defineConfig } from '@playwright/test';
import base from '../../e2e/playwright.config';

/** As the journeys run, one thing at a time. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: /\.bench\.ts$/,
  globalSetup: '../../e2e/fixtures/prepare-run.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 180_000,
  projects: [{ name: 'last-mile' }],
});
