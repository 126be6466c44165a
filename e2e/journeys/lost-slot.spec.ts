import type { Page } from '@playwright/test';
import { agree, openingsOf } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

const REASON = 'A rash on both arms since the weekend';

async function fill(page: Page): Promise<void> {
  await page.getByText('Voice', { exact: true }).click();
  await page.getByLabel(/What do you need help with/).fill(REASON);
  await agree(page);
}

// The form’s own tests keep every word; two hundred race for a slot in supabase/tests/booking; a rival stands beside book-a-consultation.
if (IS_LONG)
  test('of two patients who want the same opening one wins, and the other loses nothing typed', async ({ open }) => {
    const first = await open('guest');
    const second = await open('guest');
    await Promise.all([
      signInAsNewPatient(first, { first: 'Ayanda', last: 'Zulu' }),
      signInAsNewPatient(second, { first: 'Bongani', last: 'Ngcobo' }),
    ]);
    const address = await (await openingsOf(first, 'Naledi Mokoena')).nth(1).getAttribute('href');
    if (address === null) throw new Error('The opening has no address');
    const pages = [first, second];
    // Both see the time as free before either goes on.
    for (const page of pages) {
      await page.goto(address);
      await expect(page.getByText('Voice', { exact: true })).toBeVisible();
    }
    await Promise.all(pages.map(fill));
    const lost = (page: Page) => page.getByText('That time cannot be kept');
    const held = (page: Page) => page.getByText('Held for you for');
    await Promise.all(pages.map((page) => held(page).or(lost(page)).first().waitFor()));
    const winners = [];
    for (const page of pages) if (await held(page).isVisible()) winners.push(page);
    expect(winners).toHaveLength(1);
    const [winner = first] = winners;
    const loser = winner === first ? second : first;

    // Which of the two depends on whether the page looked before or after the other's hold; both are true and offer the same.
    await expect(
      loser.getByText(/Someone else took this time a moment before you|This time is no longer offered/),
    ).toBeVisible();
    await expect(loser.getByLabel(/What do you need help with/)).toHaveValue(REASON);
    await expect(loser.getByRole('checkbox', { name: /I agree to be seen remotely/ })).toBeChecked();
    await expect(loser.getByRole('radio', { name: 'Voice' })).toBeChecked();
    const nearest = loser.getByRole('heading', { name: 'Nearest openings' }).locator('xpath=following-sibling::ul[1]');
    await expect(nearest.getByRole('button')).toHaveCount(3);
    await nearest.getByRole('button').first().click();
    await expect(lost(loser)).toHaveCount(0);
    await loser.getByRole('button', { name: 'Continue to payment' }).click();
    await loser.waitForURL(/\/payment\//);
    await expect(
      loser
        .getByText(REASON)
        .or(loser.getByLabel(/^Card number/))
        .first(),
    ).toBeVisible();
  });
