import { DEMO_PASSWORD } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { SMALL_PDF } from '../fixtures/small-pdf';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

test("the operator's desk", async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'operator@example.com', DEMO_PASSWORD);
  await page.goto('/desk');
  await expect(page.getByRole('list', { name: 'What waits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record the verdict' })).toBeVisible();
  await take(page, 'desk');
  await page.goto('/desk/registrations');
  await page
    .getByRole('button', { name: /^Check the registration/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Record the outcome' }).click();
  await take(page, 'desk-registration');
  for (const [path, sign] of [
    ['emergencies', /^Show what/],
    ['reports', 'Show the line it is about'],
    ['publishing', /^Correct Ambulance/],
  ] as const) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('button', { name: sign }).first()).toBeVisible();
    await take(page, `desk-${path}`);
  }
  for (const [path, sign] of [
    ['visits', 'Missed visits'],
    ['payments', 'Refunds that failed'],
    ['health', 'Jobs'],
  ] as const) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await take(page, `desk-${path}`);
  }
});

test("a registration's evidence, on both sides", async ({ open }) => {
  const specialist = await open('guest');
  await quickSignIn(specialist, 'bongani.zwane@example.com', DEMO_PASSWORD);
  await specialist.goto('/specialist/profile');
  for (const [label, name] of [
    [/^Certificate of registration/, 'Practising card 2026.pdf'],
    [/^Identity document/, 'Identity card.pdf'],
  ] as const) {
    const file = { name, mimeType: 'application/pdf', buffer: SMALL_PDF };
    await specialist.getByLabel(label).and(specialist.locator('[type=file]')).setInputFiles(file);
    await expect(specialist.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await take(specialist, 'evidence-given');

  const desk = await open('guest');
  await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
  await desk.goto('/desk/registrations');
  await desk.getByRole('button', { name: 'Check the registration of Bongani Zwane' }).click();
  await expect(desk.getByRole('button', { name: 'Open Identity card.pdf' })).toBeVisible();
  await take(desk, 'evidence-desk');
  await desk.locator('summary', { hasText: 'Ask for more' }).click();
  await desk.getByLabel(/^What is missing/).fill('The page with the stamp of this year');
  await take(desk, 'evidence-desk-more');
  await desk.getByRole('button', { name: 'Ask the specialist' }).click();
  await expect(desk.getByText('The specialist was told what is missing')).toBeVisible();

  await specialist.reload();
  await expect(specialist.getByText('The page with the stamp of this year')).toBeVisible();
  await take(specialist, 'evidence-more');
});
