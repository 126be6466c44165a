import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { press, write } from '../fixtures/by-keyboard';
import { openPayment } from '../fixtures/own-practice';
import { pay, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { quickSignIn, signInAsNewPatient } from '../fixtures/visitors';

const NALEDI = 'naledi@example.com';

test('from payment to a printed receipt that names practice and medical aid', async ({ open }) => {
  const [practice, page] = [await open('guest'), await open('guest')];
  await quickSignIn(practice, NALEDI, DEMO_PASSWORD);
  await practice.goto('/specialist/profile');
  await write(practice, practice.getByLabel(/^Practice number/), '012 3456');
  await press(practice, practice.getByRole('button', { name: 'Save changes' }));
  await expect(toast(practice, 'saved')).toBeVisible();

  const call = await signInAsNewPatient(page, { first: 'Lerato', last: 'Molefe' });
  await page.goto('/patient/profile');
  await press(page, page.getByRole('button', { name: 'Add your medical aid' }));
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel(/^Medical aid/), 'Made-up Health');
  await write(page, dialog.getByLabel(/^Main member/), 'Molefe L');
  await write(page, dialog.getByLabel(/^Membership number/), '00123');
  await write(page, dialog.getByLabel(/^Your dependant code/), '01');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('member 00123, Molefe L')).toBeVisible();

  await openPayment(page, call, 'late');
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const words of ['Naledi Mokoena', '0123456', 'Made-up Health', 'Molefe L', '00123', 'Lerato Molefe'])
    await expect(receipt).toContainText(words);
  // Nobody gave codes, so there is nothing to choose.
  await expect(page.getByRole('checkbox', { name: /diagnosis/ })).toHaveCount(0);

  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await press(page, page.getByRole('button', { name: 'Print the receipt' }));
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const away of [page.getByRole('banner').first(), page.getByRole('button', { name: 'Print the receipt' })])
    await expect(away).toBeHidden();
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(receipt.locator('dd').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('from a signed note to a printed tax invoice that names the codes only when asked', async ({ open }, info) => {
  const [doctor, patient, desk] = [await open('guest'), await open('guest'), await open('guest')];
  const { id, asDoctor } = await meet({ doctor, patient, desk }, { priceMinor: 4500 });
  await doctor.goto('/specialist/profile');
  const vat = doctor.getByRole('region', { name: 'VAT' });
  await expect(vat).toContainText('You are not registered.');
  await press(doctor, vat.getByRole('button', { name: 'Add your VAT registration' }));
  const dialog = doctor.getByRole('dialog');
  await write(doctor, dialog.getByLabel(/^VAT number/), '4123456789');
  expect(await violationsOf(doctor)).toEqual([]);
  await press(doctor, dialog.getByRole('button', { name: 'Save' }));
  await expect(vat).toContainText('4123456789');

  await asDoctor('finish_consultation', { p_appointment: id });
  await doctor.goto('/specialist/earnings?view=invoices');
  await expect(doctor.getByText('No invoice was made', { exact: false })).toBeVisible();
  await press(doctor, doctor.getByRole('link', { name: /^Go to the note: AB/ }));
  await doctor.waitForURL(`**/consultation/${id}`);
  const note = await asDoctor<{ id: string; version: number }>('begin_note', { p_appointment: id });
  const words = { p_soap: GOOD_NOTE.soap, p_plan_plain: GOOD_NOTE.planPlain };
  const saved = await asDoctor<{ note: { version: number } }>('save_note', {
    ...{ p_note: note.id, p_version: note.version, ...words },
  });
  await asDoctor('sign_note', { p_note: note.id, p_version: saved.note.version });
  await doctor.reload();
  await press(doctor, doctor.getByText(/^Tax invoice INV-00001/));
  await expect(doctor.getByRole('article', { name: 'Tax invoice INV-00001' })).toContainText('Annelie Botha');
  const codes = doctor.getByRole('region', { name: 'Codes for the medical aid' });
  await write(doctor, codes.getByRole('combobox', { name: /^Find a diagnosis/ }), 'runny tummy');
  await doctor.keyboard.press('Enter');
  await write(doctor, codes.getByRole('combobox', { name: /^Find what you did/ }), '0190');
  await doctor.keyboard.press('Enter');
  await expect(codes.getByLabel(/^ICD-10 codes/)).toHaveValue('A09.9');
  await expect(codes.getByLabel(/^Tariff codes/)).toHaveValue('0190');
  expect(await violationsOf(doctor)).toEqual([]);
  await press(doctor, codes.getByRole('button', { name: 'Save the codes' }));
  await expect(toast(doctor, 'saved')).toBeVisible();
  await doctor.goto('/specialist/earnings?view=invoices');
  await expect(doctor.getByRole('row', { name: /Tax invoice INV-00001/ })).toContainText('VAT R5.87');
  expect(await violationsOf(doctor)).toEqual([]);

  await patient.goto(`/consultation/${id}`);
  await press(patient, patient.getByText(/^R45\.00, paid/));
  await press(patient, patient.getByText(/^Tax invoice INV-00001/));
  const invoice = patient.getByRole('article', { name: 'Tax invoice INV-00001' });
  for (const said of ['4123456789', 'Annelie Botha', 'R45.00', 'VAT at 15%', 'R5.87'])
    await expect(invoice).toContainText(said);
  await expect(invoice).not.toContainText('A09.9');
  await patient.getByRole('checkbox', { name: /diagnosis/ }).check();
  await expect(invoice).toContainText('A09.9');
  expect(await violationsOf(patient)).toEqual([]);
  await patient.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await press(patient, patient.getByRole('button', { name: 'Print Tax invoice INV-00001' }));
  await patient.emulateMedia({ media: 'print' });
  const file = info.outputPath('invoice.pdf');
  writeFileSync(file, await patient.pdf({ format: 'A4' }));
  const printed = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  for (const said of ['Tax invoice', 'INV-00001', '4123456789', 'Annelie Botha', 'R5.87', 'A09.9', '0190'])
    expect(printed).toContain(said);
  expect(printed).not.toContain('Receipt');
  expect(printed.split('\f').filter((page) => page.trim() !== '')).toHaveLength(1);
});
