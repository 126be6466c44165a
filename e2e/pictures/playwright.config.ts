import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** The pictures of the call need its browsers, with a camera and a microphone. */
const CALL = /room\.pictures\.ts/;
const room = base.projects?.find(({ name }) => name === 'room');

/** Pictures to look at, not checks: `npm run pictures`. Never part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: /.*\.pictures\.ts/,
  projects: [
    { ...room, name: 'room', testMatch: CALL },
    { name: 'product', testIgnore: CALL },
  ],
  globalSetup: '../fixtures/prepare-run.ts',
  timeout: 300_000,
  reporter: [['list']],
  outputDir: '../../test-results/pictures-run',
  use: { ...base.use, screenshot: 'off' },
});
