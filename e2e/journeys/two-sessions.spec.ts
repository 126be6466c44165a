import { DEMO_PATIENT, signIn } from '../fixtures/accounts';
import { fillPatientOnboarding, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { newPerson, quickAccount, quickSignIn } from '../fixtures/visitors';

// Here in every run: safety/wrong-reader (the other tab) and journeys/across-tabs (what is kept).
if (IS_LONG)
  test('signing out in one tab reaches the other, and nothing of the person stays', { tag: '@hosted' }, async ({
    page,
  }) => {
    await signIn(page, 'patient', DEMO_PATIENT);
    const other = await page.context().newPage();
    await other.goto('/patient/appointments');
    await expect(other.getByRole('tab', { name: /Upcoming/ })).toBeVisible();

    await page
      .locator('summary')
      .and(page.getByLabel(/^Account of/))
      .click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/');

    await other.bringToFront();
    await other.waitForURL((url) => url.pathname !== '/patient/appointments');
    await expect(other.getByRole('tab', { name: /Upcoming/ })).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/thandi|preferredRole|access_token|sb-/i);
    await page.goto('/patient/appointments');
    await page.waitForURL(/\/auth\/sign-in\?redirect=/);
  });

test('signing out in one browser ends the data sessions of both; the other goes on with what was typed', async ({
  open,
}) => {
  const [here, there] = [await open('guest'), await open('guest')];
  const email = await quickAccount(here, 'Nomsa', newPerson('patient'));
  await quickSignIn(there, email);
  let asked: Record<string, string> = {};
  there.on('request', (request) => {
    const { apikey = '', authorization = '' } = request.headers();
    if (request.url().includes('/rest/v1/')) asked = { apikey, authorization };
  });
  await here.goto('/patient/onboarding');
  await there.goto('/patient/onboarding');
  await fillPatientOnboarding(there);
  await expect.poll(() => asked.authorization).toMatch(/^Bearer ey/);
  const left = { headers: asked };
  const status = async () => (await there.request.get('/rest/v1/profiles?select=id', left)).status();
  expect(await status()).toBe(200);

  await here
    .locator('summary')
    .and(here.getByLabel(/^Account of/))
    .click();
  await here.getByRole('button', { name: 'Sign out' }).click();
  await here.waitForURL((url) => url.pathname === '/');
  await expect.poll(status, { message: 'the token of the other browser is of no use any more' }).toBe(401);

  await expect(there.getByLabel(/^Address/)).toHaveValue('12 Long Street, Cape Town');
  await there.getByRole('button', { name: 'Complete Onboarding' }).click();
  await there.waitForURL('**/patient/dashboard');
  await expect(there.getByLabel(/^Account of Nomsa/)).toBeVisible();
});

test('toasts stand at the top right, 356 px wide, three at a time', async ({ open }) => {
  const page = await open('guest');
  await page.clock.install();
  await page.goto('/auth/unified/sign-in');
  const lookAway = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  // While nobody looks they stay, so that no time passes between the first and the last.
  await lookAway(true);
  await page.getByLabel(/^Email/).fill('nobody.at.all@example.com');
  for (let count = 0; count < 5; count += 1) {
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the reset email' }).click();
    // The way back stands on the form before as well, which is taken away when the mail was sent.
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to sign in' }).click();
  }
  const toasts = page.locator('[data-sonner-toast]');
  await expect(toasts.first()).toBeVisible();
  await expect.poll(() => toasts.count()).toBeGreaterThan(3);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  const list = page.locator('[data-sonner-toaster]');
  await expect(list).toHaveAttribute('data-x-position', 'right');
  await expect(list).toHaveAttribute('data-y-position', 'top');
  const front = page.locator('[data-sonner-toast][data-front="true"]');
  // It grows to its size while it comes to the front.
  await expect.poll(async () => (await front.boundingBox())?.width).toBe(356);
  const box = await front.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
  expect(box?.y).toBeLessThan(120);
  // Four seconds, unless somebody is reading it.
  await page.mouse.move(10, 600);
  await lookAway(false);
  await page.clock.fastForward(5_000);
  await expect(toasts).toHaveCount(0);
});
