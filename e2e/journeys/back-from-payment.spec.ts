import { newAddress } from '../fixtures/accounts';
import { PHONE, tap } from '../fixtures/by-touch';
import { fillPatientOnboarding, openingsOf, signUpThroughWidget } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

const REASON = 'A cough since Monday that keeps me awake';

test('by touch: back from payment a newcomer is led to the visit that is held, and a cancelled one tells the truth', async ({
  open,
}) => {
  const page = await open('guest', PHONE);
  await tap((await openingsOf(page, 'Naledi Mokoena')).first());
  await page.waitForURL(/\/book-consultation/);
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel(/What do you need help with/).fill(REASON);
  await tap(page.getByRole('checkbox', { name: /I agree to be seen remotely/ }));
  await tap(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.waitForURL(/\/auth\/patient\/signup/);
  await signUpThroughWidget(page, newAddress('back'), { first: 'Zinhle', last: 'Zungu' });
  await page.waitForURL(/\/patient\/onboarding/);
  await fillPatientOnboarding(page);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await page.waitForURL(/\/book-consultation/);
  await expect(page.getByText('Held for you for')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Continue to payment' }));
  await page.waitForURL(/\/payment\//);
  const payment = page.url();
  await expect(page.getByLabel(/^Card number/)).toBeVisible();

  await page.goBack();
  const main = page.getByRole('main');
  await expect(main.getByText('This time is yours and waits for payment')).toBeVisible();
  await expect(main.getByText(`“${REASON}”`)).toBeVisible();
  await expect(main.getByText('The details you typed earlier have expired', { exact: false })).toHaveCount(0);
  await tap(main.getByRole('link', { name: 'Go to payment' }));
  await expect(page).toHaveURL(payment);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();

  await page.goto(payment.replace('/payment/', '/consultation/'));
  await tap(main.getByRole('button', { name: 'Let the time go' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Let it go' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto(payment);
  await expect(main.getByText('This visit was cancelled')).toBeVisible();
  await expect(main.getByText('You cancelled it. There is nothing to pay.')).toBeVisible();
  await expect(main.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByLabel(/^Card number/)).toHaveCount(0);
  await tap(main.getByRole('link', { name: 'See the visit' }));
  await page.waitForURL(/\/consultation\//);
});
