import { expect, test } from '../fixtures/product';

const NEED = 'An itchy rash on both arms';

test('a need in plain words leads to somebody, and the search can be shared', async ({ page, open }) => {
  await page.goto('/');
  // Counted after the first paint, by nobody in particular.
  await expect(page.getByText(/^Counted \d\d:\d\d/)).toBeVisible();
  await page.getByLabel('What do you need help with?').fill(NEED);
  await page.getByRole('button', { name: 'See openings' }).click();
  await page.waitForURL(/\/find-specialist\?/);
  await expect(page.getByLabel('What do you need help with?')).toHaveValue(NEED);
  await page.getByRole('button', { name: 'Dermatology' }).click();
  await expect(page.getByRole('article', { name: 'Zoë Fernandes' })).toBeVisible();
  await page.getByLabel('Gender of the specialist').selectOption({ label: 'Female' });
  await page.getByLabel('Works in').selectOption({ label: 'Gauteng' });
  await expect(page).toHaveURL(/specialty=dermatology.*gender=female.*province=GP/);
  expect(decodeURIComponent(page.url())).not.toContain('rash');

  const other = await open('guest');
  await other.goto(page.url());
  const card = other.getByRole('article', { name: 'Zoë Fernandes' });
  await expect(card).toContainText('Registration checked');
  await expect(card).toContainText('works in Gauteng');
  await expect(other.getByLabel('What do you need help with?')).toHaveValue('');
});

test('when nobody fits, it says how many a looser wish finds; and there is a line to wait in', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/find-specialist?specialty=dermatology&language=Tshivenda');
  const looser = page.getByRole('button', { name: /^Not only Tshivenda: \d+ found$/ });
  await expect(looser).toBeVisible();
  await page.getByRole('button', { name: 'Wait for dermatology' }).click();
  await expect(page.getByText('You are waiting for dermatology')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the line' }).click();
  await expect(page.getByRole('button', { name: 'Wait for dermatology' })).toBeVisible();
  await looser.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the map of free today says in words what it draws, on a phone too', async ({ open }) => {
  const page = await open('guest', { viewport: { width: 390, height: 844 } });
  await page.goto('/find-specialist?view=map');
  const answer = page.getByRole('heading', { name: /free today$/ }).or(page.getByText(/^Nobody is free for the rest/));
  await expect(answer).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
