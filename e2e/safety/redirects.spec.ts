import type { Page } from '@playwright/test';
import { REFUSED_REDIRECTS } from '@telehealth/contracts/examples/redirect';
import { DEMO_PASSWORD, DEMO_PATIENT } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { goInside } from '../fixtures/visitors';

const callback = (wanted: string) => `/auth/callback?${new URLSearchParams({ redirect: wanted })}`;

/** Every address the page ever had. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

/** The callback's own tests take all of them; the browser, with its own reading of addresses, some of each kind. */
const someOf = <One>(all: readonly One[], every: number) => all.filter((_, at) => at % every === 0);

test('a signed-in person is sent to none of the nasty addresses', async ({ open, origin }) => {
  const page = await open('patient');
  await page.goto('/find-specialist');
  await expect(page.getByLabel(/^Account of/).first()).toBeAttached();
  const seen = watchAddresses(page);
  for (const wanted of someOf(REFUSED_REDIRECTS, 10)) {
    await goInside(page, callback(wanted));
    await expect(page, JSON.stringify(wanted).slice(0, 80)).toHaveURL(`${origin}/patient/dashboard`);
  }
  expect(
    seen.filter((url) => !url.startsWith(`${origin}/patient/dashboard`) && !url.startsWith(`${origin}/auth/callback`)),
  ).toEqual([]);
});

/** The parameters the provider's widgets follow themselves, beside our own. */
const VENDOR_PARAMETERS = [
  'redirect_url',
  'sign_in_force_redirect_url',
  'sign_in_fallback_redirect_url',
  'sign_up_force_redirect_url',
  'sign_up_fallback_redirect_url',
  'after_sign_in_url',
  'after_sign_up_url',
] as const;
// The last one is of the domain that the provider, left alone, takes for ours.
for (const evil of sampled(['https://evil.example/steal', 'https://app.localhost.local/steal'], 2)) {
  test(`the hosted sign-in does not follow ${evil}, nor other nasty addresses beside it`, async ({ page, origin }) => {
    const seen = watchAddresses(page);
    const others = [evil, '//evil.example/steal', evil, 'javascript:alert(1)'];
    const query = new URLSearchParams(VENDOR_PARAMETERS.map((name, at) => [name, others[at % others.length] ?? evil]));
    await page.goto(`/auth/sign-in?${query}`);
    await page.getByLabel('Email address').fill(DEMO_PATIENT);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(`${origin}/patient/dashboard`);
    expect(seen.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  });
}
