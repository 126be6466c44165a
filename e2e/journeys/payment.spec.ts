import { openPayment } from '../fixtures/own-practice';
import { pay } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

// The page’s own tests ask again without a second form; the sandbox’s tests of the data keep from paying twice.
if (IS_LONG)
  test('a bank that answers late books by itself, in every tab, and is not paid twice', async ({ open }) => {
    const page = await open('guest');
    await openPayment(page, await signInAsNewPatient(page, { first: 'Sizwe', last: 'Mthembu' }), 1);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByLabel(/^Card number/)).toBeVisible();

    await pay(page, '4000 0000 0000 0119');
    await expect(page.getByText(/You do not need to pay again/)).toBeVisible();
    // The other tab hears it, too, and takes its form away.
    await expect(other.getByLabel(/^Card number/)).toHaveCount(0);
    await Promise.all([page, other].map((tab) => tab.waitForURL(/\/confirmation\//)));
    await expect(page.getByText(/^R\d{4}-\d{6}$/)).toBeVisible();
  });
