import { execFileSync } from 'node:child_process';
import type { Download, Page } from '@playwright/test';
import { mailsTo, newAddress } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';

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
async function sendToEmployer(page: Page, id: string, email: string): Promise<string> {
  await page.goto(`/consultation/${id}`);
  await tap(page.getByRole('button', { name: 'Send to an employer: Sick note' }));
  const dialog = page.getByRole('dialog', { name: 'Send to an employer' });
  await dialog.getByLabel(/^Who gets it/).fill('Office of the works');
  await dialog.getByLabel(/^Their email/).fill(email);
  expect(await violationsOf(page)).toEqual([]);
  await tap(dialog.getByRole('button', { name: 'Send it' }));
  await expect(dialog.getByText('Sent to Office of the works')).toBeVisible();
  const code = await dialog
    .locator('strong')
    .filter({ hasText: /^\d{3} \d{3}$/ })
    .textContent();
  await tap(dialog.getByRole('button', { name: 'Done' }));
  return code ?? '';
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
  const [doctor, patient, desk, employer] = [
    await open('guest'),
    await open('guest', PHONE),
    await open('guest'),
    await open('guest', PHONE),
  ];
  const { id, asDoctor } = await meet({ doctor, patient, desk });
  await asDoctor('finish_consultation', { p_appointment: id });
  await writeAndSign(doctor, id);
  await orderTest(doctor);

  const email = newAddress('office');
  const code = await sendToEmployer(patient, id, email);
  await everyTarget(patient);
  await expect.poll(async () => (await mailsTo(employer, email)).length).toBe(1);
  await employer.goto(`/__mailbox?q=${encodeURIComponent(email)}`);
  await employer
    .getByRole('link', { name: /A document for you/ })
    .first()
    .click();
  const link = await employer.locator('a[href*="#sent="]').getAttribute('href');
  await employer.goto(link ?? '');
  await expect(employer).not.toHaveURL(/sent=/);
  await employer.getByLabel(/^The code they told you/).fill(code);
  expect(await violationsOf(employer)).toEqual([]);
  await tap(employer.getByRole('button', { name: 'Open it' }));
  await expect(employer.getByText('This sick note is valid')).toBeVisible();
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
  await employer.goto('about:blank');
  await employer.goto(link ?? '');
  await employer.getByLabel(/^The code they told you/).fill(code);
  await tap(employer.getByRole('button', { name: 'Open it' }));
  await expect(employer.getByText(/This link opens nothing any more/)).toBeVisible();
});
