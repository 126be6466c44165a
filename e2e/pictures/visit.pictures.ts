import { DEMO_PASSWORD } from '../fixtures/accounts';
import { bookUpToPayment, openingsOf, pay } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { newPatient, quickSignIn } from '../fixtures/visitors';
import { take } from './take';

test('booking', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Nomsa', last: 'Dlamini' });
  await (await openingsOf(page, 'Naledi Mokoena')).last().click();
  await page.waitForURL(/\/book-consultation/);
  await take(page, 'booking');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please say in a few words what the visit is about').first()).toBeVisible();
  await take(page, 'booking-refused');
  await page.getByLabel(/What do you need help with/).fill('I have crushing chest pain');
  await expect(page.getByRole('link', { name: /112/ }).nth(1)).toBeVisible();
  await page.getByRole('radio', { name: /Someone I care for/ }).check();
  await take(page, 'booking-danger-somebody-else');
});

test('payment', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Sizwe', last: 'Mthembu' });
  await bookUpToPayment(page, 0);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await take(page, 'payment');
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText(/did not approve this payment/)).toBeVisible();
  await take(page, 'payment-declined');
  await pay(page, '4000 0000 0000 3220');
  await expect(page.getByRole('link', { name: 'Continue to your bank' })).toBeVisible();
  await take(page, 'payment-challenge');
  await page.getByRole('link', { name: 'Continue to your bank' }).click();
  await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
  await page.waitForURL(/\/confirmation\//);
  await expect(page.getByText(/^R\d{4}-\d{6}$/)).toBeVisible();
  await take(page, 'confirmation');
  await page.getByRole('link', { name: 'Open the visit' }).click();
  await page.waitForURL(/\/consultation\//);
  await take(page, 'visit-ahead');
});

test('late payment', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Zanele', last: 'Khumalo' });
  await bookUpToPayment(page, 2);
  await pay(page, '4000 0000 0000 0119');
  await expect(page.getByText(/You do not need to pay again/)).toBeVisible();
  // It answers by itself while the pictures are taken: a page that hears of nothing stays as it is.
  await page.context().setOffline(true);
  await take(page, 'payment-late');
});

for (const role of ['patient', 'specialist'] as const) {
  test(`visits of a ${role}`, async ({ open }) => {
    const page = await open(role);
    const [list] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/rest/v1/rpc/my_appointments') && answer.ok()),
      page.goto(`/${role}/appointments`),
    ]);
    const visits = (await list.json()) as { id: string; status: string }[];
    for (const status of ['booked', 'completed', 'cancelled', 'no_show']) {
      const visit = visits.find((one) => one.status === status);
      if (visit === undefined) continue;
      await page.goto(`/consultation/${visit.id}`, { waitUntil: 'networkidle' });
      await take(page, `visit-${status}-${role}`);
    }
  });
}

test('symptom check of a patient', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'zoe.fernandes@example.com', DEMO_PASSWORD);
  await page.goto('/specialist/appointments');
  await page
    .getByRole('button', { name: /^Symptom check of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'symptom-check-dialog');
});
