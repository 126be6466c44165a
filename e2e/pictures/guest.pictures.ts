import { prescriptionsOf } from '../fixtures/prescriptions';
import { expect, test } from '../fixtures/product';
import { take } from './take';

const PAGES = {
  landing: '/',
  records: '/medical-records',
  prescriptions: '/my-prescriptions',
  'records-service': '/service/medical-records',
  verify: '/service/my-prescriptions',
  'checker-service': '/service/symptom-checker',
  'checker-tests': '/symptom-checker/how-it-was-tested',
  terms: '/terms',
  contact: '/contact',
  'not-found': '/no-such-page',
};
for (const [screen, path] of Object.entries(PAGES)) {
  test(screen, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, screen);
  });
}

test('find', async ({ page }) => {
  await page.goto('/find-specialist', { waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await page.getByLabel(/What do you need help with/).fill('A rash on my arm');
  await expect(page.getByRole('button', { name: 'Dermatology' })).toBeVisible();
  await take(page, 'find');
  await page.goto('/find-specialist?specialty=oncology&language=French', { waitUntil: 'networkidle' });
  await take(page, 'find-nobody');
  await page.goto('/find-specialist?view=map', { waitUntil: 'networkidle' });
  await take(page, 'map');
});

test('specialist', async ({ page }) => {
  await page.goto('/find-specialist', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /Naledi/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: /^Next openings for/ }).first()).toBeVisible();
  await take(page, 'specialist');
});

test('emergency', async ({ page }) => {
  await page.goto('/emergency-care', { waitUntil: 'networkidle' });
  await take(page, 'emergency');
});

test('verify-answer', async ({ open }) => {
  const scripts = await prescriptionsOf(await open('patient'));
  const page = await open('guest');
  const codes = {
    unknown: '0000-0000-0000-0000-0000',
    valid: scripts.find(({ status }) => status === 'active')?.code,
    over: scripts.find(({ status }) => status !== 'active')?.code,
    incomplete: '0000',
  };
  for (const [answer, code = ''] of Object.entries(codes)) {
    await page.goto('/service/my-prescriptions');
    await page.getByLabel(/Code on the script/).fill(code);
    await page.getByRole('button', { name: 'Check the code' }).click();
    await expect(page.getByRole('button', { name: 'Check the code' })).toBeEnabled();
    await take(page, `verify-${answer}`);
  }
});

test('waiting list', async ({ open }) => {
  const search = '/find-specialist?specialty=oncology&language=French';
  const page = await open('patient');
  await page.goto(search, { waitUntil: 'networkidle' });
  const wait = page.getByRole('button', { name: /^Wait for/ });
  await expect(wait).toBeVisible();
  await take(page, 'find-wait');
  await wait.click();
  await expect(page.getByText(/^You are waiting for/)).toBeVisible();
  await take(page, 'find-waiting');
  // A time comes free only when somebody gives theirs back; what the page makes of it is the same.
  await page.route('**/rest/v1/rpc/my_waitlist*', async (route) => {
    const response = await route.fetch();
    const places = (await response.json()) as Record<string, unknown>[];
    const offer = {
      offer_id: '00000000-0000-4000-8000-000000000001',
      offer_appointment_id: '00000000-0000-4000-8000-000000000000',
      offer_starts_at: new Date(Date.now() + 26 * 3_600_000).toISOString(),
      offer_expires_at: new Date(Date.now() + 9 * 60_000).toISOString(),
    };
    await route.fulfill({ response, json: places.map((place) => ({ ...place, ...offer })) });
  });
  await page.goto(search, { waitUntil: 'networkidle' });
  await expect(page.getByText(/is free for you$/)).toBeVisible();
  await take(page, 'find-offered');
});

test('assistant', async ({ page }) => {
  await page.goto('/my-prescriptions');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByLabel('Your question').fill('what are your prices');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByRole('log')).toContainText('Each specialist sets a price');
  await take(page, 'assistant');
  await page.getByLabel('Your question').fill('what if there is load shedding during my visit');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByRole('log')).toContainText('If the line drops');
  await take(page, 'assistant-power-cut');
  await page.getByLabel('Your question').fill('crushing chest pain');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await take(page, 'assistant-danger');
  await page.getByRole('button', { name: 'This is not about me now' }).click();
  await page.getByLabel('Your question').fill('I want to end my life');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('You are not alone');
  await take(page, 'assistant-crisis');
});
