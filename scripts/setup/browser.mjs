import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightBrowser() {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium for the browser tests: an installed one, else Playwright's, else Debian's package.
 * @returns {Promise<string>} path of the executable
 */
export async function ensureBrowser() {
  const found = INSTALLED.find((path) => path && existsSync(path)) ?? playwrightBrowser();
  if (found) return found;
  console.log('No Chromium found; trying Playwright’s own …');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  const own = playwrightBrowser();
  if (own) return own;
  console.log('Playwright’s cannot be fetched here; trying the Debian package …');
  await run('apt-get', ['update'], { quiet: true });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true });
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
}
