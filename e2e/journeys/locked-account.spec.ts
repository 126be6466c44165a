import type { Page } from '@playwright/test';
import { newAddress } from '../fixtures/accounts';
import { asServer } from '../fixtures/as-server';
import { violationsEverywhere } from '../fixtures/axe';
import { goOn, passwordField, toPasswordStep } from '../fixtures/hosted';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, type Instance, test } from '../fixtures/product';

/** Nothing moves, so that no colour is measured in between. */
/** Somebody new, made by a server. @returns their id and address */
async function somebody(instance: Instance): Promise<{ id: string; email: string }> {
  const email = newAddress('locked');
  const { id } = await asServer<{ id: string }>(instance, 'POST', '/users', {
    email_address: [email],
    password: NEW_PASSWORD,
    first_name: 'Zanele',
    last_name: 'Dube',
    unsafe_metadata: { role: 'patient', onboardingCompleted: false },
  });
  return { id, email };
}

async function _tryIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('the hosted sign-in says it on its first step, where another address can be tried', async ({ page, instance }) => {
  const { id, email } = await somebody(instance);
  await asServer(instance, 'POST', `/users/${id}/lock`);
  await page.goto('/auth/patient/login');
  await toPasswordStep(page, email);
  await passwordField(page).fill(NEW_PASSWORD);
  await goOn(page);
  await expect(page.getByText(/try again in 60 minutes/)).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeVisible();
  expect(await violationsEverywhere(page, 'locked')).toEqual([]);
  await asServer(instance, 'POST', `/users/${id}/unlock`);
  await toPasswordStep(page, email);
  await expect(page.getByText(/try again in/)).toHaveCount(0);
  await passwordField(page).fill(NEW_PASSWORD);
  await goOn(page);
  await page.waitForURL('**/patient/onboarding');
});
