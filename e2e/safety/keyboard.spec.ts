import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product';

const focused = (page: Page) => page.locator(':focus');

test('the first stop is the skip link, which leads past the header', async ({ page }) => {
  for (const path of ['/', '/find-specialist', '/auth/sign-in']) {
    await page.goto(path);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    if (path === '/auth/sign-in') {
      // The widget takes the focus into its first field when it is drawn; from there the way to the top is backwards.
      await expect(page.getByLabel('Email address')).toBeFocused();
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Shift+Tab');
        if ((await focused(page).textContent()) === 'Skip to the content') break;
      }
    } else await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Skip to the content');
    await expect(focused(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    // The browser goes to the fragment of an address in its own time.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
  }
});

test('a navigation moves the focus to the heading of the new page', async ({ page }) => {
  await page.goto('/');
  // Alive: a press before would open the page as a document, which moves no focus.
  await expect(page.getByText(/^Counted \d\d:\d\d/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a specialist' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Sign in', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
});

test('tabs are one stop: arrows, Home and End move and open', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/appointments');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/Upcoming/).focus();
  for (const [key, name] of [
    ['ArrowRight', /Past/],
    ['End', /Cancelled/],
    ['ArrowRight', /Upcoming/],
    ['ArrowLeft', /Cancelled/],
    ['Home', /Upcoming/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(focused(page))).toHaveCount(0);
});

test('a dialog keeps the focus inside, closes by Escape and gives the focus back', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/appointments');
  const opener = page.getByRole('button', { name: /^Cancel/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 8 ? 'Tab' : 'Shift+Tab');
    // Outside of the dialog there is only the browser's own bar, which the document sees as its body.
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(place).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the menu of the header opens and closes by keyboard', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/');
  const menu = page.locator('summary').and(page.getByLabel(/^Account of/));
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(menu).toBeFocused();
});
