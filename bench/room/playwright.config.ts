import { defineConfig } from '@playwright/test';
import base from '../../e2e/playwright.config';

const room = base.projects?.find(({ name }) => name === 'room');

/** As the specs of the call run, one thing at a time. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: /\.bench\.ts$/,
  globalSetup: '../../e2e/fixtures/prepare-run.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'room', use: room?.use ?? {} }],
});
