import type { Page } from '@playwright/test';
import { PHONE } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';

/** How far the page is scrolled, in pixels. */
const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('an address opens at its top, whatever was read before; reloaded or come back to, where it was left', async ({
  open,
}) => {
  const page = await open('guest', PHONE);
  await page.goto('/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await depth(page)).toBeGreaterThan(300);

  for (const typed of ['/terms', '/emergency-care', '/symptom-checker']) {
    await page.goto(typed, { waitUntil: 'networkidle' });
    expect(await depth(page), typed).toBe(0);
  }
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await depth(page);
  expect(left).toBeGreaterThan(300);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await depth(page)).toBe(left);
});
