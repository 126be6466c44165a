import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { broken, cut, refusal, whileAnswered } from '../fixtures/refusals';

const SYNC = [
  {
    cause: 'the identity gives no token',
    address: /\/tokens\/supabase/,
    answer: cut,
    says: 'Failed to get authentication token',
  },
  {
    cause: 'the backend refuses the token',
    address: /\/auth\/v1\/token\?grant_type=id_token/,
    answer: refusal('bad_jwt'),
    says: 'Failed to authenticate with Supabase',
  },
  {
    cause: 'the backend is broken',
    address: /\/auth\/v1\/token\?grant_type=id_token/,
    answer: broken,
    says: 'Error syncing authentication',
  },
] as const;

test('each way in which the data session fails has its sentence, and is mended in place', async ({ open }) => {
  const page = await open('patient');
  for (const { address, answer, says } of SYNC) {
    await whileAnswered(page, address, answer, async () => {
      await page.goto('/patient/appointments');
      await expect(page.getByText(says).first()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('tab', { name: /Upcoming/ })).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('tab', { name: /Upcoming/ })).toBeVisible();
    await expect(page.getByText(says)).toHaveCount(0);
  }
});

test('a demo entry that fails says as whom', async ({ open }) => {
  const page = await open('guest');
  await page.goto('/');
  for (const [label, role] of [
    ['Enter as a patient', 'patient'],
    ['Enter as a healthcare provider', 'specialist'],
  ] as const) {
    await whileAnswered(
      page,
      /\/demo\/enter/,
      (route) => route.fulfill({ status: 503, body: '' }),
      async () => {
        await page.getByRole('button', { name: label, exact: true }).click();
        await expect(toast(page, `Failed to enter as ${role}. Please try again.`)).toBeVisible();
      },
    );
  }
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
