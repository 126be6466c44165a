import type { Page } from '@playwright/test';
import { violationsEverywhere } from '../fixtures/axe';
import { keepsFocus, pick, press, tabTo, write } from '../fixtures/by-keyboard';
import { settled } from '../fixtures/pages';
import { photoWithPlace } from '../fixtures/photo';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A file, added twice and removed once. */
async function addFile(page: Page): Promise<void> {
  const photo = await photoWithPlace(page);
  const picker = page.getByLabel(/^Add a(nother)? (photo or PDF|file)/);
  // Listened for from the beginning: a press is quicker than a listener.
  page.on('filechooser', (chooser) => void chooser.setFiles(photo));
  const choose = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('arrived and checked')).toBeVisible();
  };
  await tabTo(page, picker);
  await choose();
  await tabTo(page, button(page, /^Remove /), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('arrived and checked')).toHaveCount(0);
  await expect(picker).toBeFocused();
  await choose();
}

/** What the visit would share of one's own record: more, then what is sensitive, which is closed at first. */
async function editConsent(page: Page): Promise<void> {
  const medicines = page.getByRole('checkbox', { name: /medicines/i });
  const before = await medicines.isChecked();
  await press(page, medicines, 'Space');
  await expect(medicines).toBeChecked({ checked: !before });
  await press(page, page.locator('summary').filter({ hasText: 'Sensitive parts' }));
  const mental = page.getByRole('checkbox', { name: /mental/i });
  await press(page, mental, 'Space');
  await expect(mental).toBeChecked();
}

async function payWith(page: Page, card: string): Promise<void> {
  await write(page, page.getByLabel(/^Card number/), card);
  await write(page, page.getByLabel(/^Expiry/), '12/34');
  await write(page, page.getByLabel(/^Security code/), '123');
  await press(page, button(page, /^Pay /));
}

/** Without a violation in either theme, left as it was found. */
async function isClean(page: Page, what: string): Promise<void> {
  await settled(page);
  expect(await violationsEverywhere(page, what)).toEqual([]);
}

/** Refused answers and a danger sign are said, before the form is filled. */
async function isRefused(page: Page): Promise<void> {
  await press(page, button(page, 'Continue to payment'));
  await expect(page.getByText('Please say in a few words what the visit is about').first()).toBeVisible();
  await isClean(page, 'booking with refused answers');
  const reason = page.getByLabel(/What do you need help with/);
  await expect(reason).toBeFocused();
  await page.keyboard.type('I have crushing chest pain');
  await expect(page.getByRole('link', { name: /112/ }).nth(1)).toBeVisible();
  await isClean(page, 'booking with a danger sign');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

// In every run: book-a-consultation.spec.ts by touch, find-specialist.spec.ts by keyboard, moving and calling off in supabase/tests/booking.
if (IS_LONG)
  test('a visit is booked, paid, prepared, moved, cancelled and paid back with the keyboard alone', async ({
    page,
  }) => {
    await signInAsNewPatient(page, { first: 'Zanele', last: 'Mthembu' });
    await page.goto('/find-specialist');
    const openings = page.getByRole('list', { name: /Next openings of Naledi Mokoena/ });
    await expect(openings).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Skip to the content' }));
    await press(page, openings.getByRole('link').first());
    await page.waitForURL(/\/book-consultation/);
    await expect(heading(page, 'Book a consultation')).toBeFocused();
    // The last day with a free time: late enough to move it without a loss.
    await tabTo(page, page.locator('input[name="day"]').first());
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('input[name="day"]:enabled').last()).toBeChecked();
    await pick(page, page.locator('input[name="startsAt"]').first());
    await pick(page, page.getByRole('radio', { name: 'Video' }));
    await isRefused(page);
    await page.keyboard.type('Headaches since Monday');
    await addFile(page);
    await editConsent(page);
    await press(page, page.getByRole('checkbox', { name: /I agree to be seen remotely/ }), 'Space');
    // Gone after its press.
    await press(page, button(page, 'Add 5 minutes'));
    await expect(button(page, 'Add 5 minutes')).toHaveCount(0);
    await keepsFocus(page);
    await press(page, button(page, 'Continue to payment'));
    await page.waitForURL(/\/payment\//);
    await expect(heading(page, 'Payment')).toBeFocused();

    // Everything about the money is said before the first press.
    const price = (await page.getByRole('heading', { name: /^Pay / }).textContent())?.replace('Pay ', '') ?? '';
    expect(price).toMatch(/\d\.\d\d/);
    await expect(page.getByRole('heading', { name: 'If you cancel' })).toBeVisible();
    await expect(page.getByText(/Cancelling is free until|minutes after you book|begins so soon/)).toBeVisible();
    await isClean(page, 'payment');
    await payWith(page, '4000 0000 0000 0002');
    await expect(page.getByText(/did not approve this payment/)).toBeVisible();
    await keepsFocus(page);
    await isClean(page, 'payment declined');
    await payWith(page, '4000 0000 0000 3220');
    await expect(page.getByRole('link', { name: 'Continue to your bank' })).toBeVisible();
    await keepsFocus(page);
    await press(page, button(page, 'Use another card'));
    await expect(page.getByLabel(/^Card number/)).toBeVisible();
    await keepsFocus(page);
    await payWith(page, '4000 0000 0000 3220');
    const bank = page.getByRole('link', { name: 'Continue to your bank' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(bank).toBeInViewport();
    await isClean(page, 'payment that the bank asks about');
    await page.reload();
    await expect(bank).toBeVisible();
    await tabTo(page, bank);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    await expect(page.getByText(price)).toBeVisible();
    await isClean(page, 'the question of the bank');
    await tabTo(page, page.getByRole('button', { name: 'Yes, approve the payment' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/confirmation\//);
    const confirmation = page.url();
    await expect(page.locator('h1:visible')).toBeFocused();
    await expect(page.getByText(/^R\d{4}-\d{6}$/)).toBeVisible();
    await expect(page.getByText(/^Cancel now: /)).toBeVisible();
    await isClean(page, 'confirmation');

    await press(page, button(page, 'Test this device'));
    await expect(button(page, 'Start camera and microphone')).toBeVisible();
    await keepsFocus(page);
    await press(page, page.getByRole('checkbox', { name: /Know the address/ }), 'Space');
    await expect(page.getByText('1 of 5 done')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Open the visit' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/consultation\//);
    await expect(page.locator('h1:visible')).toBeFocused();
    await changeMind(page);

    // The refund is on its way, then there: without a reload.
    await page.goto(confirmation);
    await expect(page.getByText('This visit was cancelled')).toBeVisible();
    await expect(page.getByText(/, returned \(/)).toBeVisible();
  });

/** Another time, then no visit. */
async function changeMind(page: Page): Promise<void> {
  await press(page, button(page, 'Move the visit'));
  const moving = page.getByRole('dialog');
  await tabTo(page, moving.locator('input[name="move-day"]').first());
  await page.keyboard.press('ArrowDown');
  await expect(moving.locator('input[name="move-day"]').nth(1)).toBeChecked();
  await pick(page, moving.locator('input[name="move-time"]').first());
  await press(page, moving.getByRole('button', { name: 'Move the visit' }));
  await expect(moving).toHaveCount(0);
  const leaving = page.getByRole('alertdialog');
  await press(page, leaving.getByRole('button', { name: 'Done' }));
  await expect(leaving).toHaveCount(0);
  await keepsFocus(page);
  await press(page, button(page, 'Cancel the visit'));
  await isClean(page, 'asking before a cancellation');
  await tabTo(page, leaving.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(page, leaving.getByRole('button', { name: /^Cancel the visit/ }));
  await press(page, leaving.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('You cancelled it.').first()).toBeVisible();
  await keepsFocus(page);
}
