import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';

const OPERATOR = 'operator@example.com';
const TITLE = 'Your account works for the clinic';

/** Nothing moves, so that no colour is measured in between. */
test('an operator gets no role to choose, but the way to the desk', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, OPERATOR, DEMO_PASSWORD);
  await page.goto('/patient/dashboard');
  await page.waitForURL('**/auth/role-selection');
  const title = page.getByRole('heading', { level: 1, name: TITLE });
  await expect(title).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await violationsEverywhere(page, 'operator')).toEqual([]);
  // The other role's pages do not open either, and none of it goes in circles.
  await page.goto('/specialist/dashboard');
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Go to the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your places' }).getByRole('link', { name: 'Desk' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
