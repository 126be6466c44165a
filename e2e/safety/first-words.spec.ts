import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { newAddress } from '../fixtures/accounts';
import { hold } from '../fixtures/held';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const FIXED = ROWS.filter(({ path, document, owner }) => !path.includes(':') && document !== true && owner !== 'host');
/** Whoever they are of, these are drawn for nobody beforehand. */
const isGuarded = ({ access, owner }: RouteRow) => access !== 'anyone' && owner !== 'auth';

test.describe('before its program runs', () => {
  test.use({ javaScriptEnabled: false });

  test('every page that anybody may open has its heading, its words and the way to help, and links that work', async ({
    page,
  }) => {
    // The landing page is drawn as it is.
    const open = FIXED.filter((row) => !isGuarded(row) && row.path !== '/');
    expect(open.length).toBeGreaterThan(20);
    for (const { path } of sampled(open, 3)) {
      await page.goto(path);
      await expect(page.locator('main h1:visible'), path).toHaveCount(1);
      await expect(page.locator('a[href="tel:112"]').first(), path).toBeVisible();
      // What loads is not said to load for ever.
      await expect(page.locator('[role="status"]:visible'), path).toHaveCount(0);
    }
    await page.goto('/find-specialist');
    await page.getByRole('link', { name: 'Symptom checker', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Symptom checker' })).toBeVisible();
  });

  test('a page behind a guard says nothing of anybody', async ({ page }) => {
    const guarded = FIXED.filter(isGuarded);
    expect(guarded.length).toBeGreaterThan(5);
    for (const { path } of sampled(guarded, 3)) {
      await page.goto(path);
      await expect(page.locator('#root'), path).toBeEmpty();
    }
  });
});

test('the page takes the place of its first words: one heading, and fields that take words', async ({ page }) => {
  await page.goto('/find-specialist');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
  const need = page.getByLabel('What do you need help with?');
  await need.fill('a rash that itches');
  await expect(need).toHaveValue('a rash that itches');
  await expect(page.locator('[data-until]')).toHaveCount(0);
});

test('a form of signing up takes words before the identity’s client has come, and sends them when it has', async ({
  page,
}) => {
  const { letGo } = await hold(page, /\/static\/identity\/clerk-js@/);
  await page.goto('/auth/unified/sign-up');
  const email = newAddress('early');
  await page.getByLabel(/^First name/).fill('Ayanda');
  await page.getByLabel(/^Last name/).fill('Zulu');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill('First-passphrase-1');
  await page.getByLabel(/^Confirm password/).fill('First-passphrase-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Creating your account' })).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  letGo();
  await page.waitForURL('**/auth/verify-email');
  await expect(page.getByText(email)).toBeVisible();
});
