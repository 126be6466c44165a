import type { Page } from '@playwright/test';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { DEMO_PATIENT, newAddress } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { openingsOf, pay, signUpThroughWidget } from '../fixtures/people';
import { expect, test, type Visitor } from '../fixtures/product';
import { newPatient } from '../fixtures/visitors';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
/** Nothing moves, so that no colour is measured in between. */
const STILL = { reducedMotion: 'reduce' } as const;

/** The pages each visitor sees as they are; of pages that only announce themselves one per frame is enough. */
function pagesFor(visitor: Visitor): RouteRow[] {
  const laterFrames = new Set<string>();
  return ROWS.filter((row) => {
    if (row.path.includes(':') || row.id === 'auth.callback' || row.access === 'rolePending') return false;
    const isFor =
      visitor === 'guest'
        ? row.access === 'anyone' || row.access === 'guest'
        : typeof row.access === 'object' && 'role' in row.access && row.access.role === visitor;
    if (!isFor || row.later !== true) return isFor;
    const isFirst = !laterFrames.has(row.frame);
    laterFrames.add(row.frame);
    return isFirst;
  });
}

/** The page stands: its heading is there, nothing is loading any more, and the hosted form has been drawn. */
async function settled(page: Page, row?: RouteRow): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (row?.page === 'hosted') await expect(page.getByLabel('Email address')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const visitor of ['guest', 'patient', 'specialist'] as const) {
  test(`every page for a ${visitor} is without a violation, light and dark, wide and narrow`, async ({ open }) => {
    test.setTimeout(180_000);
    const page = await open(visitor, STILL);
    const found: string[] = [];
    for (const row of pagesFor(visitor)) {
      await page.goto(row.path);
      await settled(page, row);
      found.push(...(await violationsEverywhere(page, row.id)));
    }
    if (visitor !== 'guest') {
      const other = visitor === 'patient' ? 'specialist' : 'patient';
      await page.goto(`/${other}/dashboard`);
      await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
      found.push(...(await violationsEverywhere(page, 'a page of the other role')));
      await page.goto('/consultation/00000000-0000-4000-8000-000000000000');
      await settled(page);
      found.push(...(await violationsEverywhere(page, 'consultation')));
    }
    expect(found).toEqual([]);
  });
}

test('the booking from opening to cancellation is without a violation', async ({ open }) => {
  test.setTimeout(180_000);
  const page = await open('guest', STILL);
  await newPatient(page, { first: 'Nomsa', last: 'Dlamini' });
  const found: string[] = [];
  const check = async (what: string) => {
    await settled(page);
    found.push(...(await violationsEverywhere(page, what)));
  };
  await check('patient dashboard without visits');
  const openings = await openingsOf(page, 'Naledi Mokoena');
  await openings.last().click();
  await page.waitForURL(/\/book-consultation/);
  await check('booking with a chosen opening');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please say in a few words what the visit is about').first()).toBeVisible();
  await check('booking with refused answers');
  await page.getByLabel(/What do you need help with/).fill('I have crushing chest pain');
  await expect(page.getByRole('link', { name: /112/ }).nth(1)).toBeVisible();
  await check('booking with a danger sign');
  await page.getByLabel(/What do you need help with/).fill('Headaches since Monday');
  await page.getByText('Video', { exact: true }).click();
  await page.getByRole('checkbox', { name: /I agree to be seen at a distance/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/payment\//);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await check('payment');
  await pay(page, '4000000000000002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await check('payment declined');
  await pay(page, '4242424242424242');
  await page.waitForURL(/\/confirmation\//);
  await check('confirmation');
  await page.goto('/patient/appointments');
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check('cancel dialog of a patient');
  await page.getByRole('button', { name: 'Cancel the visit' }).click();
  await check('cancel dialog without a reason');
  expect(found).toEqual([]);
});

test('the cancel dialog of a specialist is without a violation', async ({ open }) => {
  const page = await open('specialist', STILL);
  await page.goto('/specialist/appointments');
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await violationsEverywhere(page, 'cancel dialog of a specialist')).toEqual([]);
});

for (const role of ['patient', 'specialist'] as const) {
  test(`onboarding of a ${role} with refused answers is without a violation`, async ({ open }) => {
    const page = await open('guest', STILL);
    await page.goto('/auth/sign-in');
    const label = role === 'patient' ? 'Enter as a demo patient' : 'Enter as a demo healthcare provider';
    await page.getByRole('button', { name: label }).click();
    await page.waitForURL(role === 'patient' ? '**/patient/dashboard' : '**/specialist/onboarding');
    await page.goto(`/${role}/onboarding`);
    await settled(page);
    const found = await violationsEverywhere(page, `${role} onboarding`);
    await page.getByRole('button', { name: 'Complete Onboarding' }).click();
    await expect(page.getByText(/answers need another look/)).toBeVisible();
    found.push(...(await violationsEverywhere(page, `${role} onboarding with errors`)));
    expect(found).toEqual([]);
  });
}

test('the password step of the hosted sign-in and the choice of a role are without a violation', async ({ open }) => {
  test.setTimeout(90_000);
  const page = await open('guest', STILL);
  await page.goto('/auth/patient/login');
  await page.getByLabel('Email address').fill(DEMO_PATIENT);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const found = await violationsEverywhere(page, 'password step');
  await page.goto('/auth/sign-up');
  await signUpThroughWidget(page, newAddress('roleless'), { first: 'Lerato', last: 'Molefe' });
  await page.waitForURL('**/auth/role-selection', { timeout: 30_000 });
  await settled(page);
  found.push(...(await violationsEverywhere(page, 'role selection')));
  expect(found).toEqual([]);
});

test('sign-up with its verification step, our own forms with errors, and the mailbox are without a violation', async ({
  open,
}) => {
  test.setTimeout(90_000);
  const page = await open('guest', STILL);
  const found: string[] = [];
  await page.goto('/auth/unified/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('First name is required').first()).toBeVisible();
  found.push(...(await violationsEverywhere(page, 'unified sign-up with errors')));
  await page.goto('/auth/unified/sign-in');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  found.push(...(await violationsEverywhere(page, 'forgot password')));
  await page.goto('/auth/specialist/signup');
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Venter');
  await page.getByLabel('Email address').fill(`anna.${Date.now().toString(36)}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Very-long-passphrase-9');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  found.push(...(await violationsEverywhere(page, 'verification')));
  await page.goto('/__mailbox');
  found.push(...(await violationsEverywhere(page, 'mailbox')));
  await page.getByRole('link').last().click();
  found.push(...(await violationsEverywhere(page, 'mail')));
  expect(found).toEqual([]);
});
