import { expect, test } from '../fixtures/product';
import { take } from './take';

test('patients of a specialist', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/patients');
  await expect(page.getByRole('list', { name: 'Patients' })).toBeVisible();
  await take(page, 'practice-patients');
  await page.getByRole('link', { name: 'Thandi Nkosi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Problems' }).getByRole('listitem').first()).toBeVisible();
  await take(page, 'practice-chart');
});

test('closed parts of a record', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/patients');
  await page.getByRole('link', { name: 'Siyabonga', exact: true }).click();
  const asking = page.getByRole('button', { name: 'Ask for access' });
  await expect(asking).toBeVisible();
  await asking.click();
  await take(page, 'practice-ask');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Emergency access' }).click();
  await expect(page.getByText(/in the last 12 months/)).toBeVisible();
  await take(page, 'practice-emergency');
  await page.getByText('Danger to life', { exact: true }).click();
  await page.getByLabel(/^What happened/).fill('Collapsed on the pitch, the team doctor asks for medicines.');
  await page.getByRole('button', { name: 'Confirm and open' }).click();
  await expect(page.getByRole('region', { name: 'Emergency access' })).toBeVisible();
  await take(page, 'practice-emergency-open');
});
