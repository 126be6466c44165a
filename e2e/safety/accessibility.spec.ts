import type { Page } from '@playwright/test';
import type { RouteRow } from '@telehealth/contracts/routes';
import { VIEWPORTS, violationsEverywhere, widthsInTurn } from '../fixtures/axe';
import { everyStop } from '../fixtures/by-keyboard';
import { everyTarget } from '../fixtures/by-touch';
import { shiftsOf, watchShifts } from '../fixtures/layout-shift';
import { pagesFor, settled } from '../fixtures/pages';
import { openingsOf, pay } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { newPatient, openAs } from '../fixtures/visitors';

const isOfAuth = (row: RouteRow) => row.owner === 'auth';
/** Public pages but for those that journeys walk; these are hundreds of openings long. */
const isWalkedHere = ({ frame, id }: RouteRow) =>
  frame === 'site' && id !== 'findSpecialist' && id !== 'bookConsultation';

/** By keyboard on a desk and by finger on a phone; left as wide as a desk. */
async function goThrough(page: Page): Promise<void> {
  await everyStop(page);
  await page.setViewportSize(VIEWPORTS[1]);
  await everyTarget(page);
  await page.setViewportSize(VIEWPORTS[0]);
}

for (const [what, visitor, rows] of [
  ['every page for a guest', 'guest', pagesFor('guest').filter((row) => !isOfAuth(row))],
  ['every page to sign in or up', 'guest', pagesFor('guest').filter(isOfAuth)],
  ['every page for a patient', 'patient', pagesFor('patient')],
  ['every page for a specialist', 'specialist', pagesFor('specialist')],
  ['every page for an operator', 'operator', pagesFor('operator')],
] as const) {
  test(`${what} moves nothing while it loads and is without a violation, light and dark, wide and narrow`, async ({
    open,
  }) => {
    const page = await open(visitor);
    // Letters are there: the fonts whose measure theirs have until then are not on every machine that tests.
    await page.goto('/', { waitUntil: 'networkidle' });
    await watchShifts(page);
    const found: string[] = [];
    const walked = sampled(rows.filter(isWalkedHere), 3);
    for (const row of rows) {
      for (const width of widthsInTurn()) {
        await page.setViewportSize(width);
        await page.goto(row.path);
        await settled(page, row);
        found.push(...(await shiftsOf(page, `${row.id}, ${width.width} px`)));
        found.push(...(await violationsEverywhere(page, row.id, [width])));
      }
      if (walked.includes(row)) await test.step(row.id, () => goThrough(page));
    }
    if (visitor === 'patient' || visitor === 'specialist') {
      const other = visitor === 'patient' ? 'specialist' : 'patient';
      await page.goto(`/${other}/dashboard`);
      await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
      found.push(...(await violationsEverywhere(page, 'a page of the other role')));
      await page.goto('/consultation/00000000-0000-4000-8000-000000000000');
      await settled(page);
      found.push(...(await violationsEverywhere(page, 'consultation')));
    }
    if (visitor === 'specialist') {
      await page.goto('/specialist/appointments');
      const cancel = page.getByRole('button', { name: /^Cancel/ });
      await cancel.first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      found.push(...(await violationsEverywhere(page, 'cancel dialog of a specialist')));
    }
    expect(found).toEqual([]);
  });
}

test('the booking from opening to cancellation is without a violation', async ({ open }) => {
  const page = await open('guest');
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
  await page.getByRole('checkbox', { name: /I agree to be seen remotely/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/payment\//);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await check('payment');
  await pay(page, '4000000000000002');
  await expect(
    page
      .getByText(/did not approve/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await check('payment declined');
  await pay(page, '4000000000003220');
  const bank = page.getByRole('link', { name: 'Continue to your bank' });
  await expect(bank).toBeVisible();
  await check('payment that the bank asks about');
  await bank.click();
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await check('the question of the bank');
  await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
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

for (const role of ['patient', 'specialist'] as const) {
  test(`onboarding of a ${role} with refused answers is without a violation`, async ({ open }) => {
    const page = await openAs(role === 'patient' ? 'newP' : 'newS', open);
    await page.goto(`/${role}/onboarding`);
    await settled(page);
    const found = await violationsEverywhere(page, `${role} onboarding`);
    await page.getByRole('button', { name: 'Complete Onboarding' }).click();
    await expect(page.getByText(/answers need another look/)).toBeVisible();
    found.push(...(await violationsEverywhere(page, `${role} onboarding with errors`)));
    expect(found).toEqual([]);
  });
}

test('the choice of a role is without a violation', async ({ open }) => {
  const page = await openAs('noRole', open);
  await page.goto('/auth/role-selection');
  await expect(page.getByRole('radio', { name: /^Patient/ })).toBeVisible();
  await settled(page);
  expect(await violationsEverywhere(page, 'role selection')).toEqual([]);
});

test('sign-up with its verification step, our own forms with errors, and the mailbox are without a violation', async ({
  open,
}) => {
  const page = await open('guest');
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
  await page.waitForURL(/\/__mailbox\/./);
  found.push(...(await violationsEverywhere(page, 'mail')));
  expect(found).toEqual([]);
});
