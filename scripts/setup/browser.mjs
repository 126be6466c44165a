import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages } from './debian.mjs';
import { ROOT, run } from './run.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';

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
  await installPackages(['chromium']);
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
}

/**
 * Finds a browser for many tests: Chromium's headless shell, which draws and runs the same and has no windows to keep (a fifth less
 * processor time), from Debian where it can be had; else any Chromium.
 * @returns {Promise<string>} path of the executable
 */
export async function ensureTestBrowser() {
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  if (existsSync(SHELL)) return SHELL;
  console.log('No headless shell of Chromium found; trying the Debian package …');
  if ((await installPackages(['chromium-headless-shell'])) && existsSync(SHELL)) return SHELL;
  return ensureBrowser();
}

/**
 * Finds a whole Chromium, for what the headless shell does not show: an installed one, else Debian's package. Playwright's own is
 * not fetched for it.
 * @returns {Promise<string | null>} path of the executable; null: there is none
 */
export async function ensureWholeBrowser() {
  const found = [...INSTALLED, playwrightBrowser()].find(
    (path) => path && !/headless.shell/.test(path) && existsSync(path),
  );
  if (found) return found;
  console.log('No whole Chromium found; trying the Debian package …');
  return (await installPackages(['chromium'])) && existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}
