import type { Page } from '@playwright/test';
import type { RouteRow } from '@telehealth/contracts/routes';
import { VIEWPORTS, violationsEverywhere, widthsInTurn } from '../fixtures/axe';
import { everyStop } from '../fixtures/by-keyboard';
import { everyTarget } from '../fixtures/by-touch';
import { faultsOfLargeText } from '../fixtures/large-text';
import { shiftsOf, watchShifts } from '../fixtures/layout-shift';
import { pagesFor, settled } from '../fixtures/pages';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

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

// A third of the pages in every run; journeys look at most of the others as well, with what is done on them.
for (const [what, visitor, rows] of [
  ['every page for a guest', 'guest', pagesFor('guest').filter((row) => !isOfAuth(row))],
  ['every page to sign in or up', 'guest', pagesFor('guest').filter(isOfAuth)],
  ['every page for a patient', 'patient', pagesFor('patient')],
  ['every page for a specialist', 'specialist', pagesFor('specialist')],
  ['every page for an operator', 'operator', pagesFor('operator')],
] as const) {
  test(`${what} moves nothing while it loads and is without a violation, light and dark, wide and narrow, in large letters`, async ({
    open,
  }) => {
    const page = await open(visitor);
    // Letters are there: the fonts whose measure theirs have until then are not on every machine that tests.
    await page.goto('/', { waitUntil: 'networkidle' });
    await watchShifts(page);
    const found: string[] = [];
    const looked = sampled(rows, 3);
    const walked = sampled(looked.filter(isWalkedHere), 2);
    for (const row of looked) {
      for (const width of widthsInTurn()) {
        await page.setViewportSize(width);
        await page.goto(row.path);
        await settled(page, row);
        found.push(...(await shiftsOf(page, `${row.id}, ${width.width} px`)));
        found.push(...(await violationsEverywhere(page, row.id, [width])));
      }
      found.push(...(await faultsOfLargeText(page, row.id)));
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
