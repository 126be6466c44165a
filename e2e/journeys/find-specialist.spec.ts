import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { choose, keepsFocus, press, write } from '../fixtures/by-keyboard';
import { fits, PHONE, reach, tap } from '../fixtures/by-touch';
import { faultsOfLargeText } from '../fixtures/large-text';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';

const NEED = 'An itchy rash on both arms';

/** From the list to somebody's own page, and from there to a booking. */
async function readsAboutThem(page: Page): Promise<void> {
  const name = 'Zoë Fernandes';
  await press(page, page.getByRole('article', { name }).getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Usual hours' })).toBeVisible();
  await expect(page.getByText(/visits? held here|No visits held here yet/)).toBeVisible();
  const times = page.getByRole('list', { name: /^Next openings for/ }).first();
  await expect(times).toBeVisible();
  expect([...(await violationsOf(page)), ...(await faultsOfLargeText(page, 'their page'))]).toEqual([]);
  await press(page, times.getByRole('link').first());
  await expect(page).toHaveURL(/\/book-consultation\?specialist=/);
  await expect(page.getByRole('main')).toContainText(name);
}

test('by keyboard: a need in plain words leads to somebody, to their page and a booking, and the search can be shared', async ({
  page,
  open,
}) => {
  await page.goto('/');
  // Counted after the first paint, by nobody in particular.
  await expect(page.getByText(/^Counted \d\d:\d\d/)).toBeVisible();
  await write(page, page.getByLabel('What do you need help with?'), NEED);
  await press(page, page.getByRole('button', { name: 'See openings' }));
  await page.waitForURL(/\/find-specialist\?/);
  await expect(page.getByLabel('What do you need help with?')).toHaveValue(NEED);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('article').first()).toContainText(
    'You wrote “rash” and “itchy”, then by soonest opening',
  );
  await press(page, page.getByRole('button', { name: 'Dermatology' }));
  await expect(page.getByRole('article', { name: 'Zoë Fernandes' })).toBeVisible();
  await keepsFocus(page);
  await choose(page, page.getByLabel('Gender of the specialist'), 'Female');
  await choose(page, page.getByLabel('Works in'), 'Gauteng');
  await expect(page).toHaveURL(/specialty=dermatology.*gender=female.*province=GP/);
  expect(decodeURIComponent(page.url())).not.toContain('rash');

  const other = await open('guest');
  await other.goto(page.url());
  const card = other.getByRole('article', { name: 'Zoë Fernandes' });
  await expect(card).toContainText('Registration checked');
  await expect(card).toContainText('works in Gauteng');
  await expect(other.getByLabel('What do you need help with?')).toHaveValue('');
  await readsAboutThem(page);
});

// The search’s own tests say how many a looser wish finds, and join and leave the line.
if (IS_LONG)
  test('by keyboard: when nobody fits, it says how many a looser wish finds; and there is a line to wait in', async ({
    open,
  }) => {
    const page = await open('patient');
    await page.goto('/find-specialist?specialty=dermatology&language=Tshivenda');
    const looser = page.getByRole('button', { name: /^Not only Tshivenda: \d+ found$/ });
    await expect(looser).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Wait for dermatology' }));
    await expect(page.getByText('You are waiting for dermatology')).toBeVisible();
    await keepsFocus(page);
    await press(page, page.getByRole('button', { name: 'Leave the waiting list' }));
    await expect(page.getByRole('button', { name: 'Wait for dermatology' })).toBeVisible();
    await keepsFocus(page);
    await press(page, looser);
    await expect(page.getByRole('article').first()).toBeVisible();
    await keepsFocus(page);
  });

test('by touch: the map of free today says in words what it draws, and a filter changes it', async ({ open }) => {
  const page = await open('guest', PHONE);
  await page.goto('/find-specialist');
  await tap(page.getByRole('radio', { name: 'Map of free today' }));
  const answer = page.getByRole('heading', { name: /free today$/ }).or(page.getByText(/^Nobody is free for the rest/));
  await expect(answer).toBeVisible();
  await fits(page);
  await tap(page.getByRole('radio', { name: 'List' }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'Filters' }));
  await tap(page.getByRole('radio', { name: 'Voice' }));
  await expect(page).toHaveURL(/mode=/);
  const order = page.getByLabel('Order');
  await reach(order);
  await order.selectOption({ label: 'Lowest price' });
  await expect(page).toHaveURL(/sort=price/);
  const insured = page.getByRole('checkbox', { name: 'Accepts insurance' });
  await tap(insured);
  await expect(page).toHaveURL(/insurance=/);
  await tap(page.getByRole('button', { name: 'Clear all filters' }));
  await expect(insured).not.toBeChecked();
  await expect(page).not.toHaveURL(/insurance=|mode=/);
  await tap(page.getByRole('button', { name: /^Show \d+$/ }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await tap(
    page
      .getByRole('list', { name: /Next openings of/ })
      .first()
      .getByRole('link')
      .first(),
  );
  await page.waitForURL(/\/book-consultation/);
  await fits(page);
});
