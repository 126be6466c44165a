import type { Page } from '@playwright/test';
import { codeFor, DEMO_PASSWORD, DEMO_PATIENT } from '../fixtures/accounts';
import { chooseTheme, violationsEverywhere } from '../fixtures/axe';
import { codeField, expectStep, goOn, passwordField, toPasswordStep } from '../fixtures/hosted';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';
import { newPerson, quickAccount } from '../fixtures/visitors';

const PATHS = [
  { path: '/auth/sign-in', title: 'Welcome Back', first: 'Email address' },
  { path: '/auth/sign-up', title: 'Create Your Account', first: 'First name' },
  { path: '/auth/patient/login', title: 'Patient Sign In', first: 'Email address' },
  { path: '/auth/patient/signup', title: 'Create Patient Account', first: 'First name' },
  { path: '/auth/specialist/login', title: 'Healthcare Provider Sign In', first: 'Email address' },
  { path: '/auth/specialist/signup', title: 'Join as Healthcare Provider', first: 'First name' },
] as const;
const LOGIN = '/auth/patient/login';

test('each hosted page has its title, the way home, the logo and the pattern of its role', async ({ page }) => {
  for (const { path, title, first } of sampled(PATHS, 3)) {
    await page.goto(path);
    await expect(page.getByLabel(first), path).toBeVisible();
    await expectStep(page, title, null);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('link', { name: 'Sawubona, start page' }), path).toBeVisible();
    const role = path.includes('specialist') ? 'specialist' : 'patient';
    await expect(page.locator('html'), path).toHaveAttribute('data-role', role);
    const pattern = page.getByText('means I see you');
    await expect(pattern, path).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pattern, path).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page, path).toHaveURL(/\/$/);
  }
});

// In every run: the accessibility walk of the same pages, light and dark.
if (IS_LONG)
  test('the widget wears the theme of the product', async ({ page }) => {
    await page.goto(LOGIN);
    const colours = () =>
      page.getByLabel('Email address').evaluate((field) => {
        const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = surface;
        const wanted = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return { field: getComputedStyle(field).backgroundColor, wanted };
      });
    const isTheme = async () => {
      const { field, wanted } = await colours();
      return field === wanted;
    };
    await expect.poll(isTheme).toBe(true);
    const light = await colours();
    await chooseTheme(page, 'dark');
    // The colour of the field is on its way for a moment.
    await expect
      .poll(async () => {
        const dark = await colours();
        return dark.field !== light.field && dark.field === dark.wanted;
      })
      .toBe(true);
  });

// In every run: the first step by accessibility.spec.ts.
if (IS_LONG)
  test('every step of signing up is without a violation, also for an address that has an account', async ({ page }) => {
    const found: string[] = [];
    await page.goto('/auth/specialist/signup');
    await page.getByLabel('First name').fill('Anna');
    await page.getByLabel('Last name').fill('Venter');
    await page.getByLabel('Email address').fill(DEMO_PATIENT);
    await passwordField(page).fill('Anna-2026');
    await expectStep(page, 'Join as Healthcare Provider', null);
    found.push(...(await violationsEverywhere(page, 'account')));
    const [request] = await Promise.all([
      page.waitForRequest((one) => /\/sign_ups/.test(one.url()) && one.method() === 'POST'),
      goOn(page),
    ]);
    const metadata = new URLSearchParams(request.postData() ?? '').get('unsafe_metadata');
    expect(JSON.parse(metadata ?? '{}')).toEqual({ role: 'specialist', onboardingCompleted: false });
    await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    expect(found).toEqual([]);
  });

/** Signed up, signed out again: a person whose mails are this test's alone. */
async function somebodyNew(page: Page): Promise<string> {
  const email = await quickAccount(page, 'Lindiwe', newPerson('patient'));
  await page.context().clearCookies();
  return email;
}

test('a reload in the middle keeps the step, back leads back, and the reset password signs in', async ({ page }) => {
  const email = await somebodyNew(page);
  await page.goto(LOGIN);
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expectStep(page, 'Patient Sign In', null);
  expect(await violationsEverywhere(page, 'address')).toEqual([]);
  await toPasswordStep(page, email);
  await expect(passwordField(page)).toBeFocused();
  expect(await violationsEverywhere(page, 'password')).toEqual([]);
  await page.reload();
  await expect(passwordField(page)).toBeVisible();
  await expectStep(page, 'Patient Sign In', 'Enter your password');
  await page.goBack();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expectStep(page, 'Patient Sign In', null);
  await page.goForward();
  await expect(passwordField(page)).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectStep(page, 'Patient Sign In', 'Forgot Password?');
  expect(await violationsEverywhere(page, 'forgotten password')).toEqual([]);
  const mailed = page.waitForResponse(/prepare_first_factor/);
  await page.getByRole('button', { name: 'Reset your password' }).click();
  await mailed;
  await expectStep(page, 'Patient Sign In', 'Reset password');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  expect(await violationsEverywhere(page, 'code of a reset')).toEqual([]);
  await codeField(page).pressSequentially(await codeFor(page, email));
  await page.waitForURL('**/reset-password');
  await expectStep(page, 'Patient Sign In', 'Set new password');
  await page.reload();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await expect(page.getByText('must contain 8 or more').first()).toBeVisible();
  expect(await violationsEverywhere(page, 'new password')).toEqual([]);
  await page.getByLabel('New password').fill(`${NEW_PASSWORD}-2`);
  await page.getByLabel('Confirm password').fill(`${NEW_PASSWORD}-2`);
  // What the widget says of them moves its button: a press that is half done then is none.
  await expect(page.getByText('meets all the necessary requirements').first()).toBeVisible();
  await expect(page.getByText('Passwords match').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.waitForURL('**/patient/onboarding');
});

test('refused steps say why; the code by mail signs in, and the way back is kept through the steps', async ({
  page,
}) => {
  const email = await somebodyNew(page);
  const check = async (what: string, step: string) => {
    await expectStep(page, 'Patient Sign In', step);
    expect(await violationsEverywhere(page, what)).toEqual([]);
  };
  await page.goto(`${LOGIN}?redirect=${encodeURIComponent('/find-specialist?language=isiZulu')}`);
  await toPasswordStep(page, email);
  await passwordField(page).fill('Wrong-passphrase-0');
  await goOn(page);
  await expect(passwordField(page)).toHaveAccessibleDescription(/incorrect/);
  await check('wrong password', 'Enter your password');
  await page.getByRole('link', { name: 'Use another method' }).click();
  await expect(page.getByRole('heading', { name: 'Use another method' })).toBeFocused();
  await check('other methods', 'Use another method');
  const mailed = page.waitForResponse(/prepare_first_factor/);
  await page.getByRole('button', { name: /^Email code to/ }).click();
  await mailed;
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially('000000');
  await expect(page.getByText('Incorrect code').first()).toBeVisible();
  await check('wrong code', 'Check your email');
  // The widget empties its field a while after it refused a code; what is typed before that is lost.
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).pressSequentially(await codeFor(page, email));
  await page.waitForURL('**/find-specialist?language=isiZulu');
});

const NOWHERE = [
  ['/auth/patient/login/nonsense?redirect=%2Fpayment%2F1', '/auth/patient/login?redirect=%2Fpayment%2F1'],
  ['/auth/specialist/signup/factor-one', '/auth/specialist/signup'],
  ['/auth/patient/login/factor-one', '/auth/patient/login'],
  ['/auth/patient/login/factor-two', '/auth/patient/login'],
  ['/auth/patient/login/client-trust', '/auth/patient/login'],
  ['/auth/patient/login/reset-password', '/auth/patient/login'],
  ['/auth/patient/login/reset-password-success', '/auth/patient/login'],
  ['/auth/sign-up/continue', '/auth/sign-up'],
  ['/auth/sign-up/verify-email-address', '/auth/sign-up'],
  ['/auth/sign-up/verify-phone-number', '/auth/sign-up'],
] as const;

// In every run: routes.spec.ts.
if (IS_LONG)
  test('a step with nothing behind it leads to the start of its own page', async ({ page, origin }) => {
    for (const [from, to] of sampled(NOWHERE, 4)) {
      await page.goto(from);
      await page.waitForURL(origin + to);
      await expect(page.getByLabel('Email address')).toBeVisible();
    }
  });

test('the address typed at the unified form need not be typed again', async ({ page }) => {
  await page.goto('/auth/unified/sign-in');
  await page.evaluate((email) => {
    history.replaceState({ ...history.state, usr: { email } }, '', '/auth/sign-in');
  }, DEMO_PATIENT);
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue(DEMO_PATIENT);
  await goOn(page);
  await passwordField(page).fill(DEMO_PASSWORD);
  await goOn(page);
  await page.waitForURL('**/patient/dashboard');
});
