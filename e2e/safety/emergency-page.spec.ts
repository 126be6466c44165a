import type { Page, Response } from '@playwright/test';
import { DEMO_PATIENT } from '../fixtures/accounts';
import { THEMES, VIEWPORTS, violationsEverywhere } from '../fixtures/axe';
import { PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';

const PATH = '/emergency-care';
test.use({ serviceWorkers: 'allow' });
const BUDGET_BYTES = 30 * 1024;
/** Where somebody stands: 33.70 south, 19.00 east, a short way out of Paarl. */
const NEAR_PAARL = { latitude: -33.7, longitude: 19, accuracy: 25 };

const numbersIn = (page: Page, slot: string) =>
  page.locator(`#slot-${slot} .number`).evaluateAll((items) => items.map((one) => one.querySelector('b')?.textContent));

test('the first view is under 30 KB, framework and fonts left out, and asks nobody else', async ({ open }) => {
  const page = await open('guest');
  const measured: Promise<[string, number]>[] = [];
  const measure = async (response: Response): Promise<[string, number]> => {
    const { pathname } = new URL(response.url());
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    return [pathname, responseBodySize + responseHeadersSize];
  };
  // The worker's requests as well.
  page.context().on('response', (response) => measured.push(measure(response)));
  const response = await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-encoding']).toBe('br');
  const sizes = await Promise.all(measured);
  const paths = sizes.map(([path]) => path);
  expect(paths).toContain(PATH);
  expect(
    paths.filter(
      (path) =>
        !/^\/(emergency-care(\.webmanifest)?|favicon\.svg|emergency-care-worker\.js|static\/js\/(theme|emergency)\.|rest\/)/.test(
          path,
        ),
    ),
  ).toEqual([]);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeGreaterThan(5_000);
  expect(total, JSON.stringify(sizes)).toBeLessThan(BUDGET_BYTES);
});

test("its policy is stricter than the application's, and alive", async ({ page, request, quiet }) => {
  const policy = (await request.get(PATH)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  expect(policy).not.toMatch(/unsafe|\*/);
  await page.goto(PATH);
  // The style that the policy knows by its hash is the one that is drawn.
  expect(await page.locator('h1').evaluate((one) => getComputedStyle(one).marginTop)).toBe('0px');
  quiet.expected.push(/Content Security Policy/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.head.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test('without a script: numbers that dial, all countries, first aid that opens', async ({ open }) => {
  const page = await open('guest', { javaScriptEnabled: false });
  await page.goto(PATH);
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.locator('#slot-call').getByRole('link', { name: /Ambulance/ })).toHaveAttribute(
    'href',
    'tel:10177',
  );
  await expect(page.getByRole('link', { name: /Suicide crisis line/ })).toHaveAttribute('href', 'tel:+27800567567');
  await page.locator('#in-NA summary').click();
  await expect(page.getByRole('link', { name: /Child helpline/ })).toBeVisible();
  await page.getByText('Choking', { exact: true }).last().click();
  await expect(page.getByText(/5 hard blows between the shoulder blades/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sawubona' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/doctor who sees you/i);
});

test('every number says where and when it was read', async ({ page }) => {
  await page.goto(PATH);
  const numbers = page.locator('.number');
  expect(await numbers.count()).toBeGreaterThan(10);
  for (const text of await numbers.allTextContents()) expect(text).toMatch(/Checked \d+ \w+ 20\d\d in: \S.{5,}/s);
});

test('the chosen region is shown first, remembered, and nothing else is', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Checked just now')).toBeVisible();
  const before = await page.evaluate(() => ({ ...localStorage }));
  await page.getByLabel('Where are you?').selectOption({ label: 'Gauteng' });
  expect((await numbersIn(page, 'call')).slice(0, 3)).toEqual(['112', '011 564 2210', '011 458 0911']);
  await page.getByLabel('Where are you?').selectOption({ label: 'Limpopo' });
  await expect(page.getByText('We have no local number for Limpopo.')).toBeVisible();
  await page.getByLabel('Where are you?').selectOption({ label: 'United States' });
  await expect(page.getByRole('link', { name: 'Call 911', exact: true })).toHaveAttribute('href', 'tel:911');
  expect(await numbersIn(page, 'crisis')).toEqual(['988', '1-800-222-1222']);
  await page.reload();
  await expect(page.getByLabel('Where are you?')).toHaveValue('US');
  expect(await numbersIn(page, 'call')).toEqual(['911']);
  const after = await page.evaluate(() => ({ ...localStorage }));
  expect(after).toEqual({ ...before, emergencyRegion: 'US' });
});

test("an operator's correction shows without a release", async ({ page }) => {
  // On the context: the worker may ask in the page's place.
  await page.context().route('**/rest/v1/emergency_numbers?**', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { kind: string; number: string; tel: string }[];
    expect(rows.length).toBeGreaterThan(10);
    const corrected = rows
      .filter(({ kind }) => kind !== 'mentalHealth')
      .map((row) => (row.kind === 'ambulance' ? { ...row, number: '10 999', tel: '10999' } : row));
    await route.fulfill({ response, json: corrected });
  });
  await page.goto(PATH);
  await expect(page.getByRole('link', { name: /10 999/ })).toHaveAttribute('href', 'tel:10999');
  await expect(page.getByRole('link', { name: /10177/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Mental health helpline/ })).toHaveCount(0);
});

test('a list that is broken or away changes no number', async ({ page }) => {
  // On the context: the worker may ask in the page's place.
  await page.context().route('**/rest/v1/emergency_numbers?**', (route) => route.fulfill({ json: [] }));
  await page.goto(PATH);
  await expect(page.getByText('We could not check for updates')).toBeVisible();
  expect(await numbersIn(page, 'call')).toEqual(['112', '10177', '10111']);
});

test.describe('where am I', () => {
  test('by touch: in words and digit by digit, copied, in the message, and with the numbers of the place', async ({
    open,
  }) => {
    const page = await open('guest', {
      ...PHONE,
      geolocation: NEAR_PAARL,
      permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
    });
    await page.goto(PATH);
    await tap(page.getByRole('button', { name: 'Find where I am' }));
    await expect(page.getByText('About 4 km north-east of Paarl').first()).toBeVisible();
    await expect(page.getByText(/Accurate to about 25 m/)).toBeVisible();
    await expect(page.getByText('South 3 3 point 7 0 0 0 0')).toBeVisible();
    await expect(page.getByText('East 1 9 point 0 0 0 0 0')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Copy' }));
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('-33.70000, 19.00000');
    await page.getByLabel('Their number').fill('082 123 4567');
    const sms = decodeURIComponent((await page.getByRole('link', { name: 'Write an SMS' }).getAttribute('href')) ?? '');
    expect(sms).toMatch(/^sms:0821234567\?&body=I need help\. About 4 km north-east of Paarl\./);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/27821234567\?text=/,
    );
    await tap(page.getByRole('button', { name: 'Show its numbers' }));
    await expect(page.getByLabel('Where are you?')).toHaveValue('ZA-WC');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('33.7');
  });

  test('each kind of failure says what to do instead', async ({ page }) => {
    await page.goto(PATH);
    for (const [code, says] of [
      [1, 'is not allowed to know where you are'],
      [2, 'cannot find where it is'],
      [3, 'No location found in time'],
    ] as const) {
      await page.evaluate((kind) => {
        const fail = (_: unknown, failed: (error: { code: number }) => void) => failed({ code: kind });
        Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: fail }, configurable: true });
      }, code);
      await page.getByRole('button', { name: 'Find where I am' }).click();
      await expect(page.locator('#where-state')).toContainText(says);
      await expect(page.locator('#where-state')).toContainText(/street sign/);
    }
  });
});

test('the card: shown on a press, kept only when asked to, and removed again', async ({ page }) => {
  await page.goto(PATH);
  await page.getByText('Fill in the card').click();
  await page.getByRole('button', { name: 'Show the card' }).click();
  await expect(page.getByText('Nothing is filled in yet')).toBeVisible();
  await page.getByLabel('Allergies').fill('Penicillin <b>');
  await page.getByRole('button', { name: 'Show the card' }).click();
  const card = page.getByRole('dialog', { name: 'Show this screen to the operator' });
  await expect(card.getByText('Penicillin <b>')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('emergencyCard'))).toBeNull();
  await page.getByLabel(/Keep it on this device/).check();
  await page.getByRole('button', { name: 'Show the card' }).click();
  await page.reload();
  // Kept, and still shown to nobody until somebody presses.
  await expect(page.getByText('Penicillin')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show my card' }).click();
  await expect(card.getByText('Penicillin <b>')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Fill in the card').click();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  expect(await page.evaluate(() => localStorage.getItem('emergencyCard'))).toBeNull();
});

test('somebody signed in fills the card from their record; a locked account does not', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/dashboard');
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sawubona-backend-session'))).not.toBeNull();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sawubona-activity'))).not.toBeNull();
  await page.getByRole('link', { name: 'Emergency help' }).first().click();
  await page.waitForURL(`**${PATH}`);
  expect(await page.locator('#card-name').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Fill in from my record' }).click();
  await expect(page.getByText('Filled in from your record')).toBeVisible();
  await expect(page.locator('#card-name')).toHaveValue(/Thandi/);
  await expect(page.locator('#card-contactPhone')).not.toHaveValue('');
  await expect(page.getByLabel('Their number')).not.toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('emergencyCard'))).toBeNull();
  await page.reload();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('sawubona-activity') ?? '{}') as object;
    localStorage.setItem('sawubona-activity', JSON.stringify({ ...record, locked: true }));
  });
  await page.getByRole('button', { name: 'Fill in from my record' }).click();
  await expect(page.getByText('Your account is locked here')).toBeVisible();
  expect(await page.locator('#card-name').inputValue()).toBe('');
  expect(DEMO_PATIENT).toContain('thandi');
});

test('the tools beat, count and note the time', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T10:00:00Z' });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await page.clock.pauseAt('2026-11-22T10:05:00Z');
  await page.getByText('Not breathing: CPR', { exact: true }).last().click();
  const beat = page.getByRole('button', { name: 'Beat 110 a minute' });
  await beat.click();
  await expect(page.locator('#metronome-count')).toHaveText('1');
  await page.clock.runFor(2000);
  await expect(page.locator('#metronome-count')).toHaveText('4');
  await beat.click();
  await expect(page.locator('#metronome-count')).toBeEmpty();
  await page.getByText('Seizure (fit)', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Start the timer' }).click();
  await page.clock.runFor(4 * 60_000);
  await expect(page.locator('#seizure-state')).toBeEmpty();
  await page.clock.runFor(61_000);
  await expect(page.locator('#seizure-state')).toHaveText('5 minutes: call for an ambulance now.');
  await page.getByRole('button', { name: 'Stop the timer' }).click();
  await expect(page.locator('#seizure-state')).toContainText('Stopped after 5:01');
});

test('by keyboard: call first, and a first-aid card from its link', async ({ page }) => {
  await page.goto(PATH);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Call 112', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: 'First aid' })
    .getByRole('link', { name: 'Severe bleeding' })
    .press('Enter');
  await expect(page.getByText(/Press hard on the wound/)).toBeVisible();
  await page.getByText('Severe bleeding', { exact: true }).last().locator('xpath=ancestor::summary').press('Enter');
  await expect(page.getByText(/Press hard on the wound/)).toBeHidden();
});

test('nothing breaks a rule of axe, closed and with everything open', async ({ open }) => {
  const page = await open('guest', { geolocation: NEAR_PAARL, permissions: ['geolocation'] });
  await page.goto(PATH);
  const found = await violationsEverywhere(page, 'emergency page');
  await page.getByRole('button', { name: 'Find where I am' }).click();
  await page.getByText('South 3 3 point').waitFor();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  found.push(...(await violationsEverywhere(page, 'emergency page, all open')));
  await page.getByLabel('Allergies').fill('Penicillin');
  await page.getByRole('button', { name: 'Show the card' }).click();
  found.push(...(await violationsEverywhere(page, 'operator card')));
  expect(found).toEqual([]);
});

test('nothing is wider than a narrow phone, in either theme', async ({ page }) => {
  for (const width of [320, ...VIEWPORTS.map((one) => one.width)]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of THEMES) {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto(PATH);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
});
