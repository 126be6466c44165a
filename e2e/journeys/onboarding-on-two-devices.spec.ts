import { signInHere } from '../fixtures/account-security';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { newPerson, quickAccount } from '../fixtures/visitors';

// The form’s own tests take over, say and put aside; supabase/tests/identity/onboarding-drafts keeps them apart.
if (IS_LONG)
  test('details begun on one device go on on another; the newer ones are taken over, said, and can be put aside', async ({
    open,
  }) => {
    const phone = await open('guest');
    const email = await quickAccount(phone, 'Palesa', newPerson('patient'));
    await phone.goto('/patient/onboarding');
    await phone.getByLabel('Phone number', { exact: true }).fill('+27 82 555 0101');
    await phone.getByLabel('Address', { exact: true }).fill('12 Long Street');
    await expect(phone.getByText(/^Everything so far is kept/)).toBeVisible();

    const computer = await open('guest');
    await signInHere(computer, email, undefined, '/patient/onboarding');
    const address = computer.getByLabel('Address', { exact: true });
    await expect(address).toHaveValue('12 Long Street');
    await expect(computer.getByText(/^We filled in what you typed/)).toBeVisible();
    await address.fill('1 New Road');
    await expect(computer.getByText(/^Everything so far is kept/)).toBeVisible();

    // Taken into the hand again.
    await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const first = phone.getByLabel('Address', { exact: true });
    await expect(first).toHaveValue('1 New Road');
    await phone.getByRole('button', { name: 'Start from what was here' }).click();
    await expect(first).toHaveValue('12 Long Street');
    await phone.getByRole('button', { name: 'Fill it in again' }).click();
    await expect(first).toHaveValue('1 New Road');
    await expect(phone.getByLabel('Phone number', { exact: true })).toHaveValue('+27 82 555 0101');
  });
