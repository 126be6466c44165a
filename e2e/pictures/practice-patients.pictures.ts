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
