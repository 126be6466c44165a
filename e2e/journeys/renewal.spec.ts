import { violationsOf } from '../fixtures/axe';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { callData } from '../fixtures/call-data';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';

test('by touch a patient asks for more of a medicine and follows it to the script that is ready to print', async ({
  open,
}) => {
  const [page, practice] = [await open('patient', PHONE), await open('specialist')];
  await page.goto('/my-prescriptions');
  await expect(page.getByRole('heading', { level: 1, name: 'Prescriptions' })).toBeVisible();
  const card = page.getByRole('region', { name: /^Budesonide/ });
  await expect(card.getByText('Not requested yet')).toBeVisible();
  await expect(card).toContainText(/One supply of 30 days|a supply and/);
  await everyTarget(page);
  expect(await violationsOf(page)).toEqual([]);

  await tap(card.getByRole('button', { name: /^Request it again/ }));
  await expect(toast(page, 'Your request is sent')).toBeVisible();
  await expect(card.getByText('Requested, not seen yet')).toBeVisible();
  await expect(card).toContainText(/If nothing has happened by .* are told/);
  // Looking again is the same request, not another one.
  await page.reload();
  await expect(card.getByText('Requested, not seen yet')).toBeVisible();
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
  await everyTarget(pharmacy);
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
    await expect(card.getByText('Not requested yet')).toBeVisible();
  });
