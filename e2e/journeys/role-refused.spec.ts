import '@telehealth/contracts/words';
import type { Page } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { fillPatientOnboarding, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { cut, refusal, whileAnswered } from '../fixtures/refusals';
import { openAs } from '../fixtures/visitors';

const PATIENT = /^Patient/;
const SPECIALIST = /^Healthcare Provider/;
const choose = async (page: Page, role: RegExp) => {
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};
const said = (page: Page) => page.getByRole('form', { name: 'Role' }).getByRole('alert');

test('a role that does not get through is said at its place, and goes through at the next press', async ({ open }) => {
  const page = await openAs('noRole', open);
  await page.goto('/auth/role-selection?redirect=%2Fpatient%2Fappointments');
  await expect(page.getByRole('radio', { name: PATIENT })).toBeVisible();
  await page.context().setOffline(true);
  await choose(page, PATIENT);
  await expect(said(page)).toHaveText(messageText('auth.offline'));
  await page.context().setOffline(false);
  for (const [address, answer] of [
    [/\/rest\/v1\/rpc\/choose_role/, cut],
    [/\/__clerk\/v1\/me\/metadata/, refusal('unheard_of')],
  ] as const) {
    await whileAnswered(page, address, answer, async () => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(said(page)).toHaveText(messageText('role.failed'));
    });
    await expect(page.getByRole('radio', { name: PATIENT })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(said(page)).toHaveCount(0);
  await page.waitForURL('**/patient/onboarding**');
});

test('the other role is refused to whoever has chosen one elsewhere; they are told, and arrive at home', async ({
  open,
}) => {
  const page = await openAs('noRole', open);
  await page.goto('/auth/role-selection');
  await expect(page.getByRole('radio', { name: SPECIALIST })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/auth/role-selection');
  await choose(other, PATIENT);
  await other.waitForURL('**/patient/onboarding');
  await fillPatientOnboarding(other);
  await other.getByRole('button', { name: 'Complete Onboarding' }).click();
  await other.waitForURL('**/patient/dashboard');
  await choose(page, SPECIALIST);
  await expect(toast(page, messageText('role.alreadyChosen'))).toBeVisible();
  await page.waitForURL('**/patient/dashboard');
});
