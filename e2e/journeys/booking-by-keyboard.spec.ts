import type { Page } from '@playwright/test';
import { choose, keepsFocus, pick, press, tabTo, write, writeDate } from '../fixtures/by-keyboard';
import { photoWithPlace } from '../fixtures/photo';
import { expect, test } from '../fixtures/product';
import { newPatient } from '../fixtures/visitors';

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

async function bookForChild(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: 'Me', exact: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Someone I care for' })).toBeChecked();
  await write(page, page.getByLabel(/Their full name/), 'Sipho Mthembu');
  await writeDate(page, page.getByLabel(/Their date of birth/), '2019-04-02');
  await choose(page, page.getByLabel(/Their sex or gender/), 'Male');
  await tabTo(page, page.getByLabel(/Who are they to you/));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Your own record stays closed', { exact: false })).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await write(page, page.getByLabel(/^Card number/), card);
  await write(page, page.getByLabel(/^Expiry/), '12/34');
  await write(page, page.getByLabel(/^Security code/), '123');
  await press(page, button(page, /^Pay /));
}

test('a visit for a child is booked, paid, prepared, moved and cancelled with the keyboard alone', async ({ page }) => {
  await newPatient(page, { first: 'Zanele', last: 'Mthembu' });
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
  await write(page, page.getByLabel(/What do you need help with/), 'Headaches since Monday');
  await addFile(page);
  await editConsent(page);
  await press(page, page.getByRole('checkbox', { name: /I agree to be seen remotely/ }), 'Space');
  // Gone after its press.
  await press(page, button(page, 'Add 5 minutes'));
  await expect(button(page, 'Add 5 minutes')).toHaveCount(0);
  await keepsFocus(page);
  await bookForChild(page);
  await press(page, button(page, 'Continue to payment'));
  await page.waitForURL(/\/payment\//);
  await expect(heading(page, 'Payment')).toBeFocused();
  await expect(page.getByText('Sipho Mthembu (my child)')).toBeVisible();

  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText(/did not approve this payment/)).toBeVisible();
  await keepsFocus(page);
  await payWith(page, '4000 0000 0000 3220');
  await expect(page.getByRole('link', { name: 'Continue to your bank' })).toBeVisible();
  await keepsFocus(page);
  await press(page, button(page, 'Use another card'));
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await keepsFocus(page);
  await payWith(page, '4000 0000 0000 3220');
  await tabTo(page, page.getByRole('link', { name: 'Continue to your bank' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Yes, approve the payment' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/confirmation\//);
  await expect(page.locator('h1:visible')).toBeFocused();

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
  await tabTo(page, leaving.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(page, leaving.getByRole('button', { name: /^Cancel the visit/ }));
  await press(page, leaving.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('You cancelled it.').first()).toBeVisible();
  await keepsFocus(page);
}
