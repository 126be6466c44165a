import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { everyTarget, fits, PHONE, tap } from '../fixtures/by-touch';
import { callData } from '../fixtures/call-data';
import { toast } from '../fixtures/people';
import { prescriptionsOf } from '../fixtures/prescriptions';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signByHand } from '../fixtures/signing';
import { onboard, quickAccount } from '../fixtures/visitors';

/** The patient asks a daughter to see her medicines and to ask for more; the daughter accepts and asks. */
async function asksThroughDaughter(patient: Page, daughter: Page): Promise<void> {
  const address = await quickAccount(daughter, 'Zanele', { role: 'patient', onboardingCompleted: true }, 'Nkosi');
  await onboard(await callData(daughter));
  await patient.goto('/patient/profile');
  await tap(patient.getByRole('button', { name: 'Ask somebody to act for me' }));
  const dialog = patient.getByRole('dialog', { name: 'Ask somebody to act for you' });
  await dialog.getByLabel(/^Their email address/).fill(address);
  await dialog.getByLabel(/^How they are related/).fill('Daughter');
  await tap(dialog.getByText('Book, move and cancel visits'));
  await tap(dialog.getByText('See medicines and ask for renewals'));
  expect(await violationsOf(patient)).toEqual([]);
  await tap(dialog.getByRole('button', { name: 'Send the invitation' }));
  await expect(dialog).toHaveCount(0);

  await daughter.goto('/patient/profile');
  await tap(daughter.getByRole('button', { name: 'Accept to act for Thandi Nkosi' }));
  await tap(daughter.getByRole('link', { name: 'Open the pages of Thandi Nkosi' }));
  const whose = daughter.getByRole('region', { name: 'Whose record' });
  await expect(whose).toContainText('Thandi Nkosi');
  await daughter.goto(daughter.url().replace(/\/patient\/.*/, '/my-prescriptions'));
  await expect(whose).toContainText('Thandi Nkosi');
  const card = daughter.getByRole('region', { name: /^Budesonide/ });
  await tap(card.getByRole('button', { name: /^Request it again/ }));
  await expect(card.getByText('Requested, not seen yet')).toBeVisible();
  await fits(daughter);
  // No other part of the record is open by it.
  await daughter.goto(daughter.url().replace('/my-prescriptions', '/patient/medical-records'));
  await expect(daughter.getByText('Penicillin')).toHaveCount(0);
}

test('by touch a daughter is asked to act, asks for more of a medicine, and the patient follows it to the script that is ready to print', async ({
  open,
}) => {
  const [page, practice, daughter] = [
    await open('patient', PHONE),
    await open('specialist'),
    await open('guest', PHONE),
  ];
  await page.goto('/my-prescriptions');
  await expect(page.getByRole('heading', { level: 1, name: 'Prescriptions' })).toBeVisible();
  const card = page.getByRole('region', { name: /^Budesonide/ });
  await expect(card.getByText('You have not asked for more yet')).toBeVisible();
  await expect(card).toContainText(/One supply of 30 days|a supply and/);
  await everyTarget(page);
  expect(await violationsOf(page)).toEqual([]);

  await asksThroughDaughter(page, daughter);
  await page.goto('/my-prescriptions');
  await expect(card.getByText('Requested, not seen yet')).toBeVisible();
  await expect(card).toContainText(/If nothing has happened by .* are told/);
  // The same request, not another one.
  await expect(card.getByRole('button', { name: /^Request it again/ })).toHaveCount(0);

  // The specialist decides with their own token: each step shows to the patient by itself.
  const call = await callData(practice);
  const loops = await call<{ kind: string; ref_id: string; patient_name: string }[]>('my_open_loops');
  const request = loops.find(({ kind, patient_name }) => kind === 'renewal' && patient_name === 'Thandi Nkosi')?.ref_id;
  await call('see_renewal', { p_request: request });
  await expect(card.getByText('Seen, not decided')).toBeVisible();
  const decided = await call<{ new_prescription_id: string }>('decide_renewal', {
    p_request: request,
    p_decision: 'approved',
  });
  await expect(card.getByText('Approved, not ready')).toBeVisible();
  const draft = { p_id: decided.new_prescription_id, p_version: 1 };
  const ticket = await call<string>('check_prescription', { p_id: draft.p_id });
  await call('read_look', { p_ticket: ticket });
  await call('issue_prescription', { ...draft, p_override_reason: 'Taken for months without any trouble' });
  const fresh = page.getByRole('region', { name: /^Budesonide/ });
  // Issued is not ready: a pharmacy cannot use it before it is signed by hand.
  await expect(fresh.getByText('Waits for the signature', { exact: true }).first()).toBeVisible();
  const [{ appointment_id: visit } = { appointment_id: '' }] = (await prescriptionsOf(page)).filter(
    ({ items, status }) => status === 'active' && items.some(({ medicine }) => medicine.startsWith('Budesonide')),
  );
  await practice.goto(`/consultation/${visit}`);
  await signByHand(practice, 'script, Budesonide');
  await page.goto('/my-prescriptions');
  await expect(fresh.getByText('Ready', { exact: true }).first()).toBeVisible();
  await expect(fresh.getByRole('list', { name: /^Where / }).getByText('Approved')).toBeVisible();
  await expect(page.getByRole('list', { name: 'No longer taken' })).toContainText('Renewed');

  await tap(fresh.getByRole('link', { name: 'Script to print' }));
  const script = page.getByRole('article', { name: 'A script' });
  await expect(script).toContainText('Budesonide');
  const code = (await script.locator('footer strong').textContent()) ?? '';
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await tap(page.getByRole('button', { name: 'Print it' }));
  await page.emulateMedia({ media: 'print' });
  await expect(script).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The pharmacist's phone opens what the picture says.
  const pharmacy = await open('guest', PHONE);
  await pharmacy.goto(`/service/my-prescriptions#${code}`);
  await expect(pharmacy.getByLabel(/Code on the script/)).toHaveValue(code);
  await expect.poll(() => pharmacy.url()).not.toContain('#');
  await tap(pharmacy.getByRole('button', { name: 'Check the code' }));
  await expect(pharmacy.getByText('This prescription is valid')).toBeVisible();
  await pharmacy.getByLabel(/^Quantity you dispensed/).fill('1');
  await pharmacy.getByLabel(/^Number of the pharmacy/).fill('Y12345');
  await pharmacy.getByLabel(/^Your own number/).fill('P54321');
  await tap(pharmacy.getByRole('button', { name: 'Record it' }));
  await expect(pharmacy.getByText(/: 1, .*pharmacy Y12345/)).toBeVisible();
  await everyTarget(pharmacy);
  await page.goto('/my-prescriptions');
  await expect(fresh.getByText(/: 1, .*pharmacy Y12345/)).toBeVisible();
  const kept = await pharmacy.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).not.toContain(code.slice(0, 4));
});

// The page’s own tests withdraw after asking.
if (IS_LONG)
  test('a request is withdrawn before it is decided, and a visitor finds what the page is about', async ({ open }) => {
    const guest = await open('guest');
    await guest.goto('/my-prescriptions');
    await expect(guest.getByRole('heading', { name: 'How a renewal goes' })).toBeVisible();
    const page = await open('patient');
    await page.goto('/patient/dashboard');
    await page.getByRole('navigation', { name: 'Your places' }).getByRole('link', { name: 'Prescriptions' }).click();
    const card = page.getByRole('region', { name: /^Budesonide/ });
    await card.getByRole('button', { name: /^Request it again/ }).click();
    await card.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).click();
    await expect(toast(page, 'Your request is withdrawn')).toBeVisible();
    await expect(card.getByText('You have not asked for more yet')).toBeVisible();
  });
