/** What a browser keeps of its person, see `known-person.ts` of the host. */
export const KNOWN = 'sawubona-known-person';
const password = 'Sawubona-2026';

export const PATIENT = Object.freeze({ email: 'thandi@example.com', password, home: '/patient/dashboard' });
export const SPECIALIST = Object.freeze({ email: 'naledi@example.com', password, home: '/specialist/dashboard' });

const states = new Map();

/** Signs a demo person in once. @returns what a new browser context needs to be them */
export async function signInQuickly(browser, url, person = PATIENT) {
  if (states.has(person)) return states.get(person);
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    await page.goto('/auth/unified/sign-in');
    await page.getByLabel(/^Email/).fill(person.email);
    await page.getByLabel(/^Password/).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`**${person.home}`);
    await page.waitForLoadState('networkidle');
    // The browser knows its person once identity and backend have both said who is here.
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, KNOWN);
    const state = await context.storageState();
    states.set(person, state);
    return state;
  } finally {
    await context.close();
  }
}
