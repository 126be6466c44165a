import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { press, write, writeDate } from '../fixtures/by-keyboard';
import { openPayment } from '../fixtures/own-practice';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickSignIn, signInAsNewPatient } from '../fixtures/visitors';

const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** The number that everybody reads, with what it was taken from. */
async function ambulanceOf(page: Page): Promise<{ version: number; source: string } | undefined> {
  const answer = await page.request.get(
    '/rest/v1/emergency_numbers?country=eq.ZA&kind=eq.ambulance&region=eq.&select=version,source',
    { headers: { apikey: 'sb_publishable_local' } },
  );
  return ((await answer.json()) as { version: number; source: string }[])[0];
}

/** Proposed by one, it is not theirs to confirm. */
async function proposeNumber(one: Page): Promise<void> {
  await press(one, one.getByRole('button', { name: /^Correct Ambulance.*, ZA$/ }).first());
  const dialog = one.getByRole('dialog');
  await write(one, dialog.getByLabel(/^Source/), 'Read in the telephone book of the province');
  await writeDate(one, dialog.getByLabel(/^Read by you on/), DAY);
  await press(one, dialog.getByRole('button', { name: 'Propose it' }));
  await expect(toast(one, 'Proposed.')).toBeVisible();
  await expect(one.getByRole('button', { name: /^Take it back: Ambulance/ })).toBeVisible();
  await expect(one.getByRole('button', { name: /^Confirm and publish: Ambulance/ })).toHaveCount(0);
}

test('two operators publish a number and a rate, by nobody alone; a patient in South Africa pays in rands at that rate', async ({
  open,
}) => {
  const [one, two, home] = [await open('guest'), await open('guest'), await open('guest')];
  await home.goto('/find-specialist');
  const main = home.getByRole('main');
  await expect(
    main
      .getByRole('article')
      .getByText(/^US\$\d/)
      .first(),
  ).toBeVisible();
  // The demo's own rate stands until another one is published.
  const newRate = main.getByText(/R19\.25 to the dollar/);
  await expect(main.getByText(/R18\.03 to the dollar .*Made up for the demo/)).toBeVisible();

  await Promise.all([
    quickSignIn(one, 'operator@example.com', DEMO_PASSWORD),
    quickSignIn(two, 'operator.two@example.com', DEMO_PASSWORD),
  ]);
  await one.goto('/desk/publishing');
  const before = await ambulanceOf(one);
  await proposeNumber(one);
  expect((await ambulanceOf(one))?.source).not.toContain('telephone book');
  await one.getByRole('tab', { name: 'Rands' }).click();
  await press(one, one.getByRole('button', { name: 'Propose a rate' }));
  const dialog = one.getByRole('dialog');
  await write(one, dialog.getByLabel(/^Rands for one US dollar/), '19.25');
  await writeDate(one, dialog.getByLabel(/^Day of the rate/), DAY);
  await write(one, dialog.getByLabel(/^Source/), 'Reserve Bank, made up for a test');
  expect(await violationsOf(one)).toEqual([]);
  await press(one, dialog.getByRole('button', { name: 'Propose it' }));
  await expect(one.getByRole('button', { name: /^Take it back: R19.25/ })).toBeVisible();
  await home.reload();
  await expect(
    main
      .getByRole('article')
      .getByText(/^US\$\d/)
      .first(),
  ).toBeVisible();
  await expect(newRate).toHaveCount(0);

  await two.goto('/desk/publishing');
  const confirm = two.getByRole('button', { name: /^Confirm and publish: Ambulance/ });
  await expect(confirm).toBeVisible();
  expect(await violationsOf(two)).toEqual([]);
  await press(two, confirm);
  await expect(toast(two, 'Published.')).toBeVisible();
  await expect.poll(async () => (await ambulanceOf(one))?.source).toContain('telephone book');
  expect((await ambulanceOf(one))?.version).toBe((before?.version ?? 0) + 1);
  const rate = two.getByRole('button', { name: /^Confirm and publish: R19.25/ });
  await press(two, rate);
  await expect(rate).toHaveCount(0);

  await home.reload();
  await expect(main.getByText(/\(about R\d/).first()).toBeVisible();
  await expect(main.getByText(/R19\.25 to the dollar .*made up for a test/)).toBeVisible();
  expect(await violationsOf(home)).toEqual([]);
  await openPayment(home, await signInAsNewPatient(home, { first: 'Ayanda', last: 'Khoza' }), 'late');
  await expect(main.getByText(/^You pay R\d+\.00: US\$\d+\.00 at R19\.25 to the dollar/)).toBeVisible();
  expect(await violationsOf(home)).toEqual([]);
});
