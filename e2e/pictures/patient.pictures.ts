import { expect, test } from '../fixtures/product';
import { take } from './take';

test('access manager', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/access-manager');
  await expect(page.getByRole('region', { name: 'Who looked' }).getByRole('listitem').first()).toBeVisible();
  await take(page, 'access-manager');
  await page.getByRole('button', { name: 'Check that nothing was changed' }).click();
  await expect(page.getByText('Your access log is complete')).toBeVisible();
  await take(page, 'access-manager-checked');
  await page.getByRole('button', { name: 'Give access' }).click();
  await take(page, 'access-manager-give');
});
