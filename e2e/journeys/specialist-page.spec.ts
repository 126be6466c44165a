import { violationsOf } from '../fixtures/axe';
import { press, skipToContent, write } from '../fixtures/by-keyboard';
import { expect, test } from '../fixtures/product';

test('by keyboard an itchy rash leads to who sees to skin, to their page, and from there to a booking', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto('/find-specialist');
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await skipToContent(page);
  await write(page, page.getByLabel(/What do you need help with/), 'An itchy rash');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('You wrote “rash” and “itchy”, then by soonest opening');
  await expect(first).toContainText('Dermatology');
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await press(page, first.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Usual hours' })).toBeVisible();
  await expect(page.getByText(/visits? held here|No visits held here yet/)).toBeVisible();
  const times = page.getByRole('list', { name: /^Next openings for/ }).first();
  await expect(times).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, times.getByRole('link').first());
  await expect(page).toHaveURL(/\/book-consultation\?specialist=/);
  await expect(page.getByRole('main')).toContainText(name);
});

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
