import type { Page } from '@playwright/test';
import { violationsEverywhere } from '../fixtures/axe';
import { keepsFocus, press, write } from '../fixtures/by-keyboard';
import { PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';

const door = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
const field = (page: Page) => page.getByLabel('Your question');

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('the assistant leads to a page by keyboard alone, offline, and keeps nothing', async ({ open }) => {
  const page = await open('guest');
  const asked: string[] = [];
  await page.goto('/');
  // The page's own last question, which it asks when it has time.
  await expect(page.getByText(/^Counted \d\d:\d\d/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    // The browser asks for the sign of the tab whenever it likes.
    if (request.url().endsWith('/favicon.svg')) return;
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await expect(door(page)).toBeVisible();
  expect(asked, 'its code comes with the first press').toEqual([]);
  // The way there by Tab passes links, whose pages are fetched then.
  await door(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toHaveAccessibleDescription(/not a person, and not a doctor/);
  await expect(page.getByRole('heading', { name: 'Assistant' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(asked.length, 'the panel was fetched').toBeGreaterThan(0);
  expect(asked.join('\n')).not.toMatch(/supabase|\/rest\/|__clerk/);

  await page.context().setOffline(true);
  asked.length = 0;
  await write(page, field(page), 'howzit, can I reshedule my apointment? Thandi Dlamini 0821234567');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Your appointments show each visit');
  await expect(field(page)).toBeFocused();
  await ask(page, 'who won the rugby');
  await expect(log).toContainText('I did not understand that');
  await press(page, log.getByRole('button', { name: 'Talk to a person' }).last());
  await expect(log).toContainText('not a person and not a doctor');
  expect(asked, 'nothing is sent').toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toMatch(/Thandi|rugby|0821234567/);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(door(page)).toBeFocused();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(log).not.toContainText('Thandi');
  await ask(page, 'find a cardiologist');
  await press(page, log.getByRole('link', { name: 'Find a specialist' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('by touch: danger signs replace the conversation until the person says it is not about them now', async ({
  open,
}) => {
  const page = await open('guest', PHONE);
  await page.goto('/medical-records');
  await tap(door(page));
  const size = async () => {
    const box = await panel(page).boundingBox();
    return [box?.width, Math.round(box?.height ?? 0)];
  };
  await expect.poll(size, { message: 'the whole screen of a phone' }).toEqual([390, 844]);
  await ask(page, 'what are your prices');
  await expect(page.getByRole('log')).toContainText('Each specialist sets a price');
  expect(await violationsEverywhere(page, 'assistant')).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await ask(page, 'book an appointment for my crushing chest pain');
  const card = panel(page).getByRole('alert');
  await expect(card).toBeFocused();
  expect(await violationsEverywhere(page, 'emergency card')).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await expect(card.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('log')).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
  await tap(card.getByRole('button', { name: 'This is not about me now' }));
  await tap(page.getByRole('log').getByRole('link', { name: 'Book a consultation' }).last());
  await page.waitForURL('**/book-consultation');
});

test('by keyboard: the test of camera and sound says what to do when the browser may not use them', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto('/find-specialist');
  await press(page, door(page));
  await press(page, page.getByRole('log').getByRole('button', { name: 'Test camera and sound' }));
  await press(page, page.getByRole('log').getByRole('link', { name: 'Start the test' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Camera and sound' })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  expect(await violationsEverywhere(page, 'device test')).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Start camera and microphone' }));
  await expect(page.getByRole('status').filter({ hasText: /may not use|no camera/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the test again' })).toBeVisible();
  await keepsFocus(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeVisible();
});
