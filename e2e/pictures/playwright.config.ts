import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Pictures to look at, not checks: `npm run pictures`. Never part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: /.*\.pictures\.ts/,
  globalSetup: '../fixtures/prepare-run.ts',
  timeout: 300_000,
  reporter: [['list']],
  outputDir: '../../test-results/pictures-run',
  use: { ...base.use, screenshot: 'off', trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
});
