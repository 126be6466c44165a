import { signInQuickly } from './people.mjs';

/** @typedef {{ name: string, path: string, isSignedIn?: boolean, ready: string }} Page `ready` is a selector */

/** @type {readonly Page[]} */
export const PAGES = Object.freeze([
  { name: 'landing page, no session', path: '/', ready: 'h1' },
  { name: 'search, no session', path: '/find-specialist', ready: 'h1' },
  { name: 'dashboard, signed in', path: '/patient/dashboard', isSignedIn: true, ready: 'h1' },
  { name: 'unified sign-in', path: '/auth/unified/sign-in', ready: 'input[type=password]' },
  { name: 'hosted sign-in', path: '/auth/patient/login', ready: '.cl-formFieldInput' },
]);

/** In the provider's own files by their address; in ours by what only its React package says. */
const IS_IDENTITY = (address, text) =>
  address.includes('/static/identity/') || text.includes('__clerk_publishable_key');

/**
 * Opens a page with a cold cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @param {Page} page
 * @returns {Promise<{ name: string, raw: number, sent: number }[]>} the scripts with code of the identity, in bytes
 */
export async function weigh(browser, url, { path, isSignedIn, ready }) {
  const storageState = isSignedIn ? await signInQuickly(browser, url) : undefined;
  const context = await browser.newContext({ baseURL: url, storageState });
  try {
    const page = await context.newPage();
    const scripts = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(scripts.map(toFile));
    return files.filter((file) => file.isIdentity);
  } finally {
    await context.close();
  }
}

async function toFile(response) {
  const body = await response.body();
  const { responseBodySize } = await response.request().sizes();
  const { pathname } = new URL(response.url());
  return {
    name: pathname.slice(pathname.lastIndexOf('/') + 1),
    raw: body.length,
    sent: responseBodySize,
    isIdentity: IS_IDENTITY(pathname, body.toString()),
  };
}
