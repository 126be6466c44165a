import { expect, test } from '../fixtures/product';

const SECTIONS = [
  { remote: 'public', page: '/find-specialist' },
  { remote: 'auth', page: '/auth/unified/sign-in' },
] as const;

for (const { remote, page: path } of SECTIONS) {
  test(`a dead ${remote} remote is only that section's failure, and trying again mends it`, async ({ page }) => {
    const pattern = new RegExp(`/r/remote_${remote}/`);
    await page.route(pattern, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    // The shell is alive: its own pages open.
    await expect(page.getByRole('link', { name: /Sawubona/ }).first()).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
}
