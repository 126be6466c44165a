import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product';
import { newPatient } from '../fixtures/visitors';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until something is focused that fits; fails when the page is over first. */
async function tabTo(page: Page, name: RegExp, limit = 60): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return '';
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : [];
      const area = element instanceof HTMLTextAreaElement ? [...element.labels].map((one) => one.textContent) : [];
      return [element.getAttribute('aria-label') ?? '', ...labels, ...area, (element as HTMLElement).textContent ?? '']
        .join(' ')
        .trim();
    });
    if (name.test(text)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

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
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
  }
});

test('a navigation moves the focus to the heading of the new page', async ({ page }) => {
  await page.goto('/');
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

test('a visit is booked up to the payment with the keyboard alone', async ({ page }) => {
  await newPatient(page, { first: 'Zanele', last: 'Mthembu' });
  await page.goto('/find-specialist');
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Somebody who takes money: whose opening comes first changes with the time of day.
  await tabTo(page, /\d\d:\d\d, .+, with Naledi Mokoena/, 400);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book-consultation/);
  await expect(page.getByRole('heading', { level: 1, name: 'Book a consultation' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /\d\d:\d\d/ }).first()).toBeAttached();
  await tabTo(page, /Video/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked();
  await tabTo(page, /What do you need help with/);
  await page.keyboard.type('Headaches since Monday');
  await tabTo(page, /I agree to be seen at a distance/);
  await page.keyboard.press('Space');
  await tabTo(page, /Continue to payment/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
  await tabTo(page, /Card number/);
});
