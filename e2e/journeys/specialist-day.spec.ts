import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { pick, press, skipToContent, tabTo, write, writeDate } from '../fixtures/by-keyboard';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';

/** Written, issued and read on the visit's page. */
async function sickNote(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Write a sick note' }));
  const dialog = page.getByRole('dialog', { name: 'Write a sick note' });
  const first = await dialog.getByLabel(/^First day/).inputValue();
  await writeDate(page, dialog.getByLabel(/^Last day/), first);
  await pick(page, dialog.getByRole('radio', { name: 'Not able to do any work' }));
  await pick(page, dialog.getByRole('radio', { name: /^What I saw/ }));
  expect(await violationsOf(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Issue it' }));
  await expect(dialog).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Read the sick note' }));
  await expect(page.getByRole('article', { name: 'Sick note' })).toContainText('Not named, for the patient’s privacy');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
}

/** By touch: the patient finds the note on their visit, and whoever gets the paper checks its code. */
async function isProven(patient: Page, employer: Page, visit: string): Promise<void> {
  await patient.goto(`/consultation/${visit}`);
  await expect(patient.getByRole('button', { name: 'Read the sick note' })).toBeVisible();
  await everyTarget(patient);
  await tap(patient.getByRole('button', { name: 'Read the sick note' }));
  const paper = patient.getByRole('article', { name: 'Sick note' });
  const code = (await paper.locator('footer strong').textContent()) ?? '';
  await employer.goto('/service/my-prescriptions');
  await employer.getByLabel(/Code on the script/).fill(code);
  await tap(employer.getByRole('button', { name: 'Check the code' }));
  await expect(employer.getByText('This sick note is valid')).toBeVisible();
  await expect(employer.getByText('AB', { exact: true })).toBeVisible();
}

test('by keyboard a specialist goes from the brief over the unsigned note to a day on which nothing waits', async ({
  open,
}) => {
  // Nothing moves, so that no colour is measured while a dialog comes in.
  const [page, patient, desk] = await Promise.all([open('guest'), open('guest', PHONE), open('guest')]);
  const meeting = await meet({ doctor: page, patient, desk }, { upTo: 'waiting' });

  await page.goto('/specialist/dashboard');
  const today = page.getByRole('list', { name: 'Visits today' });
  await expect(today.getByText(/^Waits since \d\d:\d\d/)).toBeVisible();
  await skipToContent(page);
  await press(page, today.getByRole('button', { name: /^Brief: Annelie Botha/ }));
  const brief = page.getByRole('dialog', { name: 'Annelie Botha, in two minutes' });
  await expect(brief.getByText('A cough that does not go away')).toBeVisible();
  await expect(brief.getByText(/The patient’s access log shows that you read it/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(brief).toHaveCount(0);
  // The patient reads who looked, and at what.
  const looked = await meeting.asPatient<{ actor_name: string }[]>('my_access_log');
  expect(looked.some(({ actor_name }) => actor_name === 'Farida Essop')).toBe(true);

  await meeting.asDoctor('admit_patient', { p_appointment: meeting.id, p_key: randomUUID() });
  await meeting.asDoctor('finish_consultation', { p_appointment: meeting.id });
  const loops = page.getByRole('list', { name: 'Still open' });
  await expect(loops.getByText('Note to sign', { exact: false }).first()).toBeVisible();

  await page.goto('/specialist/consultations');
  const queue = page.getByRole('list', { name: 'Notes to sign' });
  await expect(queue.getByText(/^23 hours 5\d minutes left$/)).toBeVisible();
  await expect(queue.getByText('Nothing is written yet.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await skipToContent(page);
  await press(page, queue.getByRole('link', { name: /^Begin the note: Annelie Botha/ }));
  await page.waitForURL(`**/consultation/${meeting.id}`);
  await write(page, page.getByLabel('What you think'), 'A cough after a cold');
  await tabTo(page, page.getByLabel(/^What the patient does, step by step/));
  await expect(page.getByText(/^Saved/).first()).toBeVisible();

  // Left half-way: the queue knows what is missing, and leads back to it.
  await tabTo(page, page.getByRole('link', { name: 'Everything waiting for you' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(queue.getByText(/Missing: plan in plain words\. 5 words, saved/)).toBeVisible();
  await page.reload();
  await skipToContent(page);
  await press(page, queue.getByRole('link', { name: /^Keep writing: Annelie Botha/ }));
  await write(page, page.getByLabel(/^What the patient does, step by step/), 'Rest. Drink enough. Write if it stays.');
  await press(page, page.getByRole('button', { name: 'Sign the note' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByText('Signed by Farida Essop')).toBeVisible();
  await sickNote(page);

  await isProven(patient, await open('guest', PHONE), meeting.id);

  await page.goto('/specialist/consultations');
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  await expect(page.getByRole('img', { name: '1 of 1 visits signed' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await skipToContent(page);
  await press(page, page.getByRole('tab', { name: 'To sign' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Visits today' }).getByText(/Note signed/)).toBeVisible();
});
