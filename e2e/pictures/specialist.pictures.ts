import { DEMO_PASSWORD } from '../fixtures/accounts';
import { sessionFor } from '../fixtures/call-data';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

test('specialist dashboard', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/dashboard');
  await expect(page.getByRole('list', { name: 'Still open' })).toBeVisible();
  await take(page, 'specialist-dashboard');
  const brief = page.getByRole('button', { name: /^Brief: / }).first();
  if (await brief.isVisible()) {
    await brief.click();
    await expect(page.getByRole('dialog').getByText(/Put together by rules/)).toBeVisible();
    await take(page, 'specialist-brief');
  }
});

test('specialist consultations', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/consultations');
  await expect(page.getByRole('list', { name: 'Notes to sign' })).toBeVisible();
  await take(page, 'consultations-to-sign');
  await page.getByRole('tab', { name: /^Today/ }).click();
  await take(page, 'consultations-today');
  await page.getByRole('tab', { name: 'All visits' }).click();
  await expect(page.getByRole('list', { name: 'Visits', exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Ask a colleague to cover/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: /^Colleague/ }).fill('ng');
  await expect(page.getByRole('radio').last()).toBeVisible();
  await take(page, 'consultations-cover');
});

test('renewals to decide', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'fatima.essop@example.com', DEMO_PASSWORD);
  await page.goto('/specialist/consultations?show=renewals');
  await page.getByRole('list', { name: 'To decide' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Approve and check' })).toBeVisible();
  await take(page, 'inbox-renewal');
});

test('evidence of a visit that was missed, and a day that is over', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'sibusiso@example.com', DEMO_PASSWORD);
  await page.goto('/specialist/consultations?show=all');
  await page.getByRole('radio', { name: /^Missed/ }).check();
  await page
    .getByRole('button', { name: /^Evidence/ })
    .first()
    .click();
  await expect(page.getByText(/Nothing was seen of/)).toBeVisible();
  await take(page, 'consultations-evidence');
});

test('a day on which nothing waits', async ({ open }) => {
  const page = await open('specialist');
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await page.route('**/rest/v1/rpc/my_consultations*', async (route) => {
    const response = await route.fetch();
    const visits = (await response.json()) as Record<string, unknown>[];
    const signed = { state: 'note_signed', appointment_status: 'completed', note_signed_at: inHours(0) };
    const today = { starts_at: inHours(-0.01), ends_at: inHours(0), ended_at: inHours(0), covering_name: null };
    const missed = { state: 'scheduled', appointment_status: 'no_show_patient', note_signed_at: null };
    const ahead = { state: 'scheduled', appointment_status: 'booked', note_signed_at: null, ended_at: null };
    const json = visits.slice(0, 8).map((visit, at) => ({
      ...{ ...visit, ...today, ...(at === 0 ? missed : signed) },
      ...(at === 1 && { ...ahead, starts_at: inHours(40), ends_at: inHours(40.5) }),
    }));
    await route.fulfill({ response, json });
  });
  await page.route('**/rest/v1/notes?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/specialist/consultations');
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  await take(page, 'consultations-zero');
});

test('letters of a visit', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/consultations?show=all');
  await page.getByRole('radio', { name: /^Signed/ }).check();
  await page.getByRole('list', { name: 'Visits', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Write a sick note' })).toBeVisible();
  await take(page, 'visit-after-specialist');
  await page.getByRole('button', { name: 'Write a sick note' }).click();
  await page.getByRole('button', { name: 'Issue it' }).click();
  await take(page, 'letter-sick-note');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Write a referral' }).click();
  await take(page, 'letter-referral');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a sick note, by its patient', async ({ open }) => {
  const page = await open('patient');
  const { apikey, token } = await sessionFor(page);
  const headers = { apikey, authorization: `Bearer ${token}` };
  const letters = await page.request.get('/rest/v1/letters?select=appointment_id', { headers });
  const [letter] = (await letters.json()) as { appointment_id: string }[];
  await page.goto(`/consultation/${letter?.appointment_id}`);
  await page.getByRole('button', { name: 'Read the sick note' }).click();
  await take(page, 'letter-paper');
});
