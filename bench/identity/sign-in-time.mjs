import { SLOW_PHONE, slowDown, watchNetwork } from '../measure/visit.mjs';
import { PATIENT } from './people.mjs';

const DASHBOARD = '/patient/dashboard';

/** @param {number} keyMs how long a person takes for a key, which is waited for: typing key by key loses some in a slow widget */
async function write(field, text, keyMs) {
  await field.fill(text);
  await field.page().waitForTimeout(text.length * keyMs);
}

/** The two doors; each leaves the page right before its last press. */
export const DOORS = Object.freeze([
  {
    name: 'unified sign-in',
    path: '/auth/unified/sign-in',
    async fill(page, keyMs) {
      await write(page.getByLabel(/^Email/), PATIENT.email, keyMs);
      await write(page.getByLabel(/^Password/), PATIENT.password, keyMs);
      return page.getByRole('button', { name: 'Sign in', exact: true });
    },
  },
  {
    name: 'hosted sign-in',
    path: '/auth/patient/login',
    async fill(page, keyMs) {
      const button = page.getByRole('button', { name: 'Continue', exact: true });
      await write(page.getByLabel('Email address'), PATIENT.email, keyMs);
      await button.click();
      await write(page.getByLabel('Password', { exact: true }), PATIENT.password, keyMs);
      return button;
    },
  },
]);

/**
 * Signs in on a slow phone, then opens the dashboard again.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @param {typeof DOORS[number]} door
 * @param {{ phone?: typeof SLOW_PHONE, keyMs?: number }} person their phone, and how they write
 * @returns {Promise<{ signIn: Part, again: Part }>} each with its time in ms and what was asked for
 */
export async function signInAndReturn(browser, url, door, { phone = SLOW_PHONE, keyMs = 0 } = {}) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const files = await watchNetwork(cdp);
    await slowDown(cdp, phone);
    await page.goto(door.path);
    const button = await door.fill(page, keyMs);
    await page.waitForLoadState('networkidle');
    const signIn = await time(page, files, () => button.click({ noWaitAfter: true }));
    await page.waitForLoadState('networkidle');
    const again = await time(page, files, () => page.goto(DASHBOARD, { waitUntil: 'commit' }));
    return { signIn, again };
  } finally {
    await context.close();
  }
}

async function time(page, files, act) {
  files.clear();
  const from = performance.now();
  await act();
  await page.waitForFunction(isUsable, DASHBOARD, { timeout: 60_000 });
  const ms = Math.round(performance.now() - from);
  return { ms, files: toList(files) };
}

/** In the page: the dashboard stands with its data; nothing in it is still loading. */
function isUsable(path) {
  const main = document.getElementById('main');
  if (location.pathname !== path || main === null || main.querySelector('h1') === null) return false;
  return main.querySelector('h2') !== null && main.querySelector('[role="status"], [aria-busy="true"]') === null;
}

function toList(seen) {
  const files = [...seen.values()];
  const zero = files[0]?.start ?? 0;
  const toMs = (timestamp) => Math.round((timestamp - zero) * 1000);
  return files.map(({ url, method, start, end, bytes }) => ({
    what: `${method} ${new URL(url).pathname}`,
    start: toMs(start),
    end: end === 0 ? 0 : toMs(end),
    bytes,
  }));
}
