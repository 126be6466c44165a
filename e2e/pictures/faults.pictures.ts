import { expect, test } from '../fixtures/product';
import { broken } from '../fixtures/refusals';
import { waitedLong } from '../fixtures/waited-long';
import { take } from './take';

const DATA = '**/rest/v1/rpc/*';
const SCREENS = {
  landing: '/',
  find: '/find-specialist',
  map: '/find-specialist?view=map',
  emergency: '/emergency-care',
};

for (const [screen, path] of Object.entries(SCREENS)) {
  test(`${screen} without its data`, async ({ page }) => {
    await page.route(DATA, broken);
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, `${screen}-failed`);
  });
}

for (const [screen, path] of [
  ['find', '/find-specialist'],
  ['map', '/find-specialist?view=map'],
] as const) {
  test(`${screen} while it loads`, async ({ page }) => {
    await page.route(DATA, () => new Promise(() => undefined));
    await page.goto(path);
    await take(page, `${screen}-loading`, { loading: true });
  });
}

test('find without a network', async ({ page }) => {
  await page.goto('/find-specialist', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: 'Voice' })
    .or(page.getByRole('radio', { name: 'Voice' }))
    .first()
    .click({ force: true });
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
  await take(page, 'find-offline');
});

for (const [role, screen, path] of [
  ['patient', 'visit', '/consultation/00000000-0000-4000-8000-000000000000'],
  ['patient', 'payment', '/payment/00000000-0000-4000-8000-000000000000'],
] as const) {
  test(`${screen} loading and failed`, async ({ open }) => {
    const page = await open(role);
    const endpoints = /\/rest\/v1\/rpc\/(visit_details|my_appointments)/;
    await page.route(endpoints, () => new Promise(() => undefined));
    await page.goto(path);
    await take(page, `${screen}-loading`, { loading: true });
    await page.unrouteAll();
    await page.route(endpoints, broken);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
    await take(page, `${screen}-failed`);
  });
}

test('a page whose program does not arrive', async ({ page }) => {
  await page.route(/\/static\/js\/(index|lib-)/, (route) => route.abort());
  await page.goto('/find-specialist');
  await waitedLong(page);
  await expect(page.locator('#unstarted')).toBeVisible();
  await take(page, 'not-started');
});
