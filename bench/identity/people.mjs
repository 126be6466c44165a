export const PATIENT = Object.freeze({ email: 'thandi@example.com', password: 'Sawubona-2026' });

let state = null;

/** Signs the demo patient in once. @returns what a new browser context needs to be them */
export async function signInQuickly(browser, url) {
  if (state !== null) return state;
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    await page.goto('/auth/unified/sign-in');
    await page.getByLabel(/^Email/).fill(PATIENT.email);
    await page.getByLabel(/^Password/).fill(PATIENT.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/patient/dashboard');
    await page.waitForLoadState('networkidle');
    state = await context.storageState();
    return state;
  } finally {
    await context.close();
  }
}
