import { defineConfig } from '@playwright/test';
import { TURNED_OFF } from '../scripts/setup/chromium-features.mjs';

/** Specs with a product of other settings, of which each file needs one only. */
const OWN_PRODUCT = /journeys\/(passwordless|turning-18|two-step-required)\.spec\.ts|delivery\/two-teams\.spec\.ts/;

/** Specs of the call: browsers with a camera and a microphone; one file at a time, since two calls are work for a machine. */
const ROOM = /room\/.*\.spec\.ts|delivery\/amid-a-call\.spec\.ts/;
/**
 * What Chromium shows instead of a camera. The second one gives depth, no picture; a third one is a second real one. Five pictures a
 * second: twenty take a sixth more of a test's processor time, and none counts them.
 */
const FAKE_MEDIA = ['--use-fake-device-for-media-stream=device-count=3,fps=5', '--use-fake-ui-for-media-stream'];
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join(',')}`,
];
/**
 * A test's page is gone before code that is compiled twice is quicker: it took a tenth of all processor time. A call lasts longer,
 * and its pictures are judged by how quickly they are made.
 */
const COMPILED_ONCE = '--js-flags=--no-maglev --no-turbofan';
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Against the production build and the real local services: every worker has a product of its own, with fresh data. */
export default defineConfig({
  testDir: '.',
  testMatch: /(journeys|safety|conformance|room|delivery)\/.*\.spec\.ts/,
  globalSetup: './fixtures/prepare-run.ts',
  fullyParallel: true,
  // One more than a small machine's cores: pages wait as often as they work. A hosted instance is one for all.
  workers: process.env.PRODUCT_URL ? 1 : 3,
  retries: 0,
  // What a machine needs that is busy with something else as well; nothing waits longer than for what it waits for.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Where only the end of an output is kept, a line for each test would push out what a failed one showed.
  reporter: [[process.env.CI ? 'dot' : 'line'], ['json']],
  outputDir: '../test-results/browser',
  // Those that start products of their own come first, so that none of them runs alone at the end.
  projects: [
    { name: 'settings', testMatch: OWN_PRODUCT, fullyParallel: false },
    {
      name: 'room',
      testMatch: ROOM,
      // A call that is lost and found again twice takes 140 s on two quiet cores; a busy machine takes it twice.
      timeout: 480_000,
      fullyParallel: false,
      workers: 1,
      use: { launchOptions: { executablePath, args: [...CHROMIUM_ARGS, ...FAKE_MEDIA] } },
    },
    { name: 'product', testIgnore: [OWN_PRODUCT, ROOM] },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    // What devices keep is walked where a spec allows it; elsewhere it would be fetched beside every test.
    serviceWorkers: 'block',
    // What waits for a part that never comes says so at its line, and not at the end of the test's time.
    actionTimeout: 60_000,
    // A part that moves is not pressed before it stands; no rule is about how it moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step takes a third of a small machine's time, and a failure's screenshot and steps are kept anyway; whoever
    // looks for its cause asks for it: `--trace retain-on-failure`.
    trace: 'off',
    timezoneId: 'Africa/Johannesburg',
    locale: 'en-ZA',
    launchOptions: { executablePath, args: [...CHROMIUM_ARGS, COMPILED_ONCE] },
  },
});
