import { violationsOf } from '../fixtures/axe';
import { expect, test } from '../fixtures/product';

test('terms, privacy and contact are pages, and the terms are a link where they are accepted', async ({ open }) => {
  const page = await open('guest');
  await page.goto('/contact');
  for (const [link, says] of [
    ['Terms of use', 'What you agree to'],
    ['Privacy notice', 'Who may see it'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: says })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.goto('/find-specialist/nobody');
  await expect(page.getByText('This specialist is not listed here')).toBeVisible();
});
