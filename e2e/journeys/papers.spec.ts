import { execFileSync } from 'node:child_process';
import type { Download, Locator, Page } from '@playwright/test';
import { mailsTo, newAddress } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { signByHand } from '../fixtures/signing';

/** Looks at a file in the page: its pages are drawn, and what it says can be heard. */
async function lookAt(page: Page, button: Locator, words: readonly string[]): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog');
  const sheet = dialog.getByRole('region', { name: 'Page 1 of 1' });
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  for (const said of words) await expect(sheet).toContainText(said);
  const ink = () =>
    sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dark += 1;
      return dark;
    });
  const before = await ink();
  expect(before, 'ink on the page').toBeGreaterThan(500);
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(ink, { message: 'ink on the larger page' }).toBeGreaterThan(before);
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /^blob:/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** A visit that was held. Its patient, and who gets a paper of it, have phones. */
async function afterVisit(open: Parameters<Parameters<typeof test>[2]>[0]['open']) {
  const [doctor, patient, desk, other] = [
    await open('guest'),
    await open('guest', PHONE),
    await open('guest'),
    await open('guest', PHONE),
  ];
  const { id, asDoctor } = await meet({ doctor, patient, desk });
  await asDoctor('finish_consultation', { p_appointment: id });
  return { doctor, patient, other, id };
}

/** The doctor writes a sick note in the room's page after the visit, and signs it with one press. */
async function writeAndSign(page: Page, id: string): Promise<void> {
  await page.goto(`/consultation/${id}`);
  await page.getByRole('button', { name: 'Write a sick note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a sick note' });
  await dialog.getByLabel(/^Last day/).fill(await dialog.getByLabel(/^First day/).inputValue());
  await dialog.getByText('Not able to do any work', { exact: true }).click();
  await dialog.getByText(/^What I saw/).click();
  await dialog.getByRole('button', { name: 'Issue it' }).click();
  await expect(dialog).toHaveCount(0);
  const look = page.getByRole('button', { name: /^Look at what you sign/ });
  await lookAt(page, look, ['Annelie Botha', 'Not able to do any work', 'Waits for a signature by hand']);
  await page.getByRole('button', { name: 'Sign as a file' }).click();
  await expect(page.getByRole('button', { name: /^Get the file/ })).toBeVisible();
}

async function orderTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order a test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order a test' });
  await dialog.getByText('A laboratory', { exact: true }).click();
  await dialog.getByRole('button', { name: 'HbA1c' }).click();
  await dialog.getByLabel(/^What you want to know/).fill('How good the sugar is');
  await dialog.getByText('Routine', { exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Issue it' }).click();
  await expect(page.getByRole('button', { name: 'Read the test order' })).toBeVisible();
}

/** @returns the code that the patient tells */
async function send(page: Page, what: string, whom: string, email: string): Promise<string> {
  const button = page.getByRole('button', { name: new RegExp(`^Send to .*: ${what}`) });
  await tap(button);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^(Who gets it|Name of the pharmacy)/).fill(whom);
  await dialog.getByLabel(/^Their email/).fill(email);
  expect(await violationsOf(page)).toEqual([]);
  await tap(dialog.getByRole('button', { name: 'Send it' }));
  await expect(dialog.getByText(`Sent to ${whom}`)).toBeVisible();
  const code = await dialog
    .locator('strong')
    .filter({ hasText: /^\d{3} \d{3}$/ })
    .textContent();
  await tap(dialog.getByRole('button', { name: 'Done' }));
  return code ?? '';
}

/** The link of the one mail that went there, as who got it reads it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
  await page.goto(`/__mailbox?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /A document for you/ })
    .first()
    .click();
  return (await page.locator('a[href*="#sent="]').getAttribute('href')) ?? '';
}

/** Opens a link that was mailed with the code that was told. */
async function openSent(page: Page, link: string, code: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel(/^The code they told you/).fill(code);
  await tap(page.getByRole('button', { name: 'Open it' }));
}

/** What tools that nobody here wrote say of the file. */
async function judgeByTools(download: Download): Promise<void> {
  const file = await download.path();
  const ask = (tool: string, ...args: string[]) => execFileSync(tool, [...args, file], { encoding: 'utf8' });
  expect(ask('pdfsig', '-nocert')).toContain('Signature is Valid');
  expect(ask('qpdf', '--check')).toContain('No syntax or stream encoding errors');
  expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain('Annelie Botha');
}

test('from the doctor’s press to the employer’s check: signed, sent, opened with the code, judged, taken back', async ({
  open,
}) => {
  const { doctor, patient, other: employer, id } = await afterVisit(open);
  await writeAndSign(doctor, id);
  await orderTest(doctor);

  const email = newAddress('office');
  await patient.goto(`/consultation/${id}`);
  const code = await send(patient, 'Sick note', 'Office of the works', email);
  await everyTarget(patient);
  const link = await mailedLink(employer, email);
  await employer.goto(link);
  await expect(employer).not.toHaveURL(/sent=/);
  await employer.getByLabel(/^The code they told you/).fill(code);
  expect(await violationsOf(employer)).toEqual([]);
  await tap(employer.getByRole('button', { name: 'Open it' }));
  await expect(employer.getByText('This sick note is valid')).toBeVisible();
  await lookAt(employer, employer.getByRole('button', { name: 'Look at the file' }), [
    'Annelie Botha',
    'Signed electronically, not an advanced electronic signature',
  ]);
  const [download] = await Promise.all([
    employer.waitForEvent('download'),
    tap(employer.getByRole('button', { name: 'Get the file' })),
  ]);
  await judgeByTools(download);
  await employer.getByLabel(/Or drop the file/).setInputFiles(await download.path());
  await expect(employer.getByText('The file is unchanged')).toBeVisible();

  await patient.reload();
  await expect(patient.getByText(/Opened once/)).toBeVisible();
  await tap(patient.getByRole('button', { name: 'Take back what was sent to Office of the works' }));
  await expect(patient.getByText(/You took it back/)).toBeVisible();
  await openSent(employer, link, code);
  await expect(employer.getByText(/This link opens nothing any more/)).toBeVisible();
});

/** In the room's page after the visit; with another strength than was meant. */
async function prescribe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a prescription' }).click();
  for (const [label, words] of [
    ['Medicine', 'Amlodipine'],
    ['Strength', '50 mg'],
    ['Form', 'tablets'],
    ['Quantity', '30'],
    ['Lasts, days', '30'],
    ['Directions', 'One tablet every morning'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByLabel('Schedule').selectOption('3');
  await page.getByRole('button', { name: 'Issue to Annelie Botha' }).click();
  await expect(page.getByRole('button', { name: 'Write another prescription' })).toBeVisible();
}

/** What a script must carry is said beside it, and added to the profile. */
async function completePractice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add it to your profile' }).click();
  await page.getByLabel(/^Address of the practice/).fill('12 Jellicoe Avenue, Rosebank');
  await page.getByLabel(/^Telephone for pharmacists/).fill('011 555 0142');
  const [saved] = await Promise.all([
    page.waitForResponse(/update_specialist_profile/),
    page.getByRole('button', { name: 'Save changes' }).first().click(),
  ]);
  expect(saved.ok()).toBe(true);
}

async function correctStrength(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this prescription?' });
  await dialog.getByLabel(/^What was wrong/).fill('The strength was ten times too high');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Write the new one' }).click();
  // The draft stands behind the open dialog first: what is typed then goes to the dialog.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/still counts at a pharmacy until you issue this one/)).toBeVisible();
  await page.getByLabel('Strength', { exact: true }).fill('5 mg');
  await page.getByRole('button', { name: 'Issue to Annelie Botha' }).click();
  await expect(page.getByText('Replaced', { exact: true })).toBeVisible();
}

async function dispenseTen(page: Page): Promise<void> {
  await page.getByLabel(/^Quantity you dispensed/).fill('10');
  await page.getByLabel(/^Number of the pharmacy/).fill('Y12345');
  await page.getByLabel(/^Your own number/).fill('P54321');
  await tap(page.getByRole('button', { name: 'Record it' }));
  await expect(page.getByText(/Amlodipine: 10, .*pharmacy Y12345/)).toBeVisible();
}

test('from the doctor’s press to the pharmacist’s screen: looked at, signed by hand, sent, corrected, dispensed in part', async ({
  open,
}) => {
  const { doctor, patient, other: pharmacist, id } = await afterVisit(open);
  await doctor.goto(`/consultation/${id}`);
  await prescribe(doctor);
  await completePractice(doctor);
  await doctor.goto(`/consultation/${id}`);
  const look = doctor.getByRole('button', { name: 'Look at what you sign: script, Amlodipine' });
  await lookAt(doctor, look, ['Amlodipine 50 mg', 'Annelie Botha', '12 Jellicoe Avenue, Rosebank', 'Not signed yet']);
  await signByHand(doctor, 'script, Amlodipine');

  const email = newAddress('pharmacy');
  await patient.goto('/my-prescriptions');
  const code = await send(patient, 'Amlodipine 50 mg', 'Corner Pharmacy', email);
  const link = await mailedLink(pharmacist, email);
  await openSent(pharmacist, link, code);
  await expect(pharmacist.getByText('This prescription is valid')).toBeVisible();

  await correctStrength(doctor);
  await openSent(pharmacist, link, code);
  await expect(pharmacist.getByText('Another paper took the place of this one')).toBeVisible();
  await expect(pharmacist.getByText(/The new one was issued on .*Ask the patient or the prescriber/)).toBeVisible();
  await expect(pharmacist.getByRole('button', { name: 'Get the file' })).toHaveCount(0);
  expect(await violationsOf(pharmacist)).toEqual([]);

  await signByHand(doctor, 'script, Amlodipine');
  await doctor.getByRole('button', { name: 'Sign as a file' }).click();
  await expect(doctor.getByRole('button', { name: /^Get the file/ })).toBeVisible();
  await patient.goto('/my-prescriptions');
  const card = patient.getByRole('region', { name: /^Amlodipine 5 mg/ });
  await expect(card.getByText(/changed it: The strength was ten times too high/)).toBeVisible();
  await expect(patient.getByRole('list', { name: 'No longer taken' })).toContainText('Replaced');
  await everyTarget(patient);
  expect(await violationsOf(patient)).toEqual([]);
  const [download] = await Promise.all([
    patient.waitForEvent('download'),
    tap(card.getByRole('button', { name: /^Get the file/ })),
  ]);
  await judgeByTools(download);

  // The pharmacist holds the new paper.
  const shown = (await card.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/).textContent()) ?? '';
  await pharmacist.getByLabel(/^Code on the script/).fill(shown);
  await tap(pharmacist.getByRole('button', { name: 'Check the code' }));
  await expect(pharmacist.getByText('Amlodipine, tablets, 5 mg')).toBeVisible();
  await dispenseTen(pharmacist);
  await patient.reload();
  await expect(card.getByText('Dispensed in part', { exact: true }).first()).toBeVisible();
});
