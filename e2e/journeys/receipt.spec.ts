import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { press, write } from '../fixtures/by-keyboard';
import { openPayment } from '../fixtures/own-practice';
import { pay, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickSignIn, signInAsNewPatient } from '../fixtures/visitors';

const NALEDI = 'naledi@example.com';

test('from payment to a printed receipt that names practice and medical aid', async ({ open }) => {
  const [practice, page] = [await open('guest'), await open('guest')];
  await quickSignIn(practice, NALEDI, DEMO_PASSWORD);
  await practice.goto('/specialist/profile');
  await write(practice, practice.getByLabel(/^Practice number/), '012 3456');
  await press(practice, practice.getByRole('button', { name: 'Save changes' }));
  await expect(toast(practice, 'saved')).toBeVisible();

  const call = await signInAsNewPatient(page, { first: 'Lerato', last: 'Molefe' });
  await page.goto('/patient/profile');
  await press(page, page.getByRole('button', { name: 'Add your medical aid' }));
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel(/^Medical aid/), 'Made-up Health');
  await write(page, dialog.getByLabel(/^Main member/), 'Molefe L');
  await write(page, dialog.getByLabel(/^Membership number/), '00123');
  await write(page, dialog.getByLabel(/^Your dependant code/), '01');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('member 00123, Molefe L')).toBeVisible();

  await openPayment(page, call, 'late');
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const words of ['Naledi Mokoena', '0123456', 'Made-up Health', 'Molefe L', '00123', 'Lerato Molefe'])
    await expect(receipt).toContainText(words);
  // Nobody gave codes, so there is nothing to choose.
  await expect(page.getByRole('checkbox', { name: /diagnosis/ })).toHaveCount(0);

  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await press(page, page.getByRole('button', { name: 'Print the receipt' }));
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const away of [page.getByRole('banner').first(), page.getByRole('button', { name: 'Print the receipt' })])
    await expect(away).toBeHidden();
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(receipt.locator('dd').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
