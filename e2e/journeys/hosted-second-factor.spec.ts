import type { Page } from '@playwright/test';
import { Authenticator } from '../fixtures/authenticator';
import { violationsEverywhere } from '../fixtures/axe';
import { codeField, expectStep, goOn, passwordField, toPasswordStep } from '../fixtures/hosted';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { newPerson, quickAccount } from '../fixtures/visitors';

interface Enrolment {
  secret: string;
}
interface ClerkWindow {
  Clerk: {
    user: { createTOTP(): Promise<Enrolment>; verifyTOTP(proof: { code: string }): Promise<{ backupCodes: string[] }> };
  };
}

/** Somebody new who turned two-step sign-in on, signed out again. */
async function personWithApp(page: Page): Promise<{ email: string; app: Authenticator; codes: string[] }> {
  const email = await quickAccount(page, 'Themba', newPerson('patient'));
  await page.goto('/patient/onboarding');
  await page.getByRole('button', { name: 'Complete Onboarding' }).waitFor();
  const { secret } = await page.evaluate(async () => {
    const made = await (window as unknown as ClerkWindow).Clerk.user.createTOTP();
    return { secret: made.secret };
  });
  const app = new Authenticator(secret);
  const codes = await page.evaluate(
    async (code) => {
      const proven = await (window as unknown as ClerkWindow).Clerk.user.verifyTOTP({ code });
      return proven.backupCodes;
    },
    await app.next(),
  );
  await page.context().clearCookies();
  return { email, app, codes };
}

async function toSecondStep(page: Page, email: string): Promise<void> {
  await page.goto('/auth/patient/login');
  await toPasswordStep(page, email);
  await passwordField(page).fill(NEW_PASSWORD);
  await goOn(page);
  await page.waitForURL('**/factor-two');
}

// In every run: identity-factors.test.ts and two-step-required.spec.ts.
if (IS_LONG)
  test('the second step of the widget: refused, reloaded, and done with a code and with a backup code', async ({
    page,
  }) => {
    const { email, app, codes } = await personWithApp(page);
    await toSecondStep(page, email);
    await expectStep(page, 'Patient Sign In', 'Two-step verification');
    expect(await violationsEverywhere(page, 'second step')).toEqual([]);
    await codeField(page).pressSequentially('000000');
    await expect(page.getByText(/incorrect/i).first()).toBeVisible();
    expect(await violationsEverywhere(page, 'second step refused')).toEqual([]);
    await page.reload();
    await expect(codeField(page)).toBeVisible();
    await expectStep(page, 'Patient Sign In', 'Two-step verification');
    await codeField(page).pressSequentially(await app.next());
    await page.waitForURL('**/patient/onboarding');

    await page.context().clearCookies();
    await toSecondStep(page, email);
    await page.getByRole('link', { name: 'Use another method' }).click();
    await page.getByRole('button', { name: /backup code/i }).click();
    await expectStep(page, 'Patient Sign In', 'Enter a backup code');
    expect(await violationsEverywhere(page, 'backup code')).toEqual([]);
    await page.getByLabel('Backup code').fill(codes[0] ?? '');
    await goOn(page);
    await page.waitForURL('**/patient/onboarding');
  });
