import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { choose, pick, press, skipToContent, tabTo, write, writeDate } from '../fixtures/by-keyboard';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import type { CallData } from '../fixtures/call-data';
import type { OwnPractice } from '../fixtures/own-practice';
import { prescriptionsOf } from '../fixtures/prescriptions';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { signInAsNewPatient } from '../fixtures/visitors';

const REASON = 'Tolerated it twice since, in hospital';
const HOUR_MS = 3_600_000;

/** Books a visit of the next hours and thinks again at once, which is free. */
async function thinkAgain(call: CallData, { specialistId, visitTypeId }: OwnPractice): Promise<void> {
  const [found] = await call<{ openings: string[] }[]>('find_slots', {
    p_filters: { specialistId, visitTypeId },
    p_from: new Date(Date.now() + HOUR_MS).toISOString(),
    p_to: new Date(Date.now() + 4 * HOUR_MS).toISOString(),
    p_per_visit_type: 1,
  });
  const { id } = await call<{ id: string }>('hold_slot', {
    ...{ p_visit_type: visitTypeId, p_starts_at: found?.openings[0], p_mode: 'video' },
    ...{ p_time_zone: 'Africa/Johannesburg', p_idempotency_key: randomUUID() },
  });
  await call('book_visit', { p_appointment: id, p_reason: 'A rash', p_consent: true });
  const cancelled = await call<{ status: string; cancelled_late: boolean }>('cancel_appointment', {
    ...{ p_appointment: id, p_reason: 'No taxi came' },
  });
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_late: false });
}

/** The draft is compared with the record, and issued with a reason although an allergy speaks against it. */
async function issueInSpite(page: Page, asks = 'Check and issue'): Promise<void> {
  await press(page, page.getByRole('button', { name: asks }));
  const conflict = page.getByRole('region', { name: 'An allergy conflicts with it' });
  await expect(conflict).toContainText(/Amoxicillin is of the kind named by the recorded allergy “Penicillin”/);
  expect(await violationsOf(page)).toEqual([]);
  await write(page, conflict.getByRole('textbox'), REASON);
  await press(page, page.getByRole('button', { name: 'Issue with this reason' }));
}
const issued = (page: Page): Locator =>
  page.getByRole('article').filter({ hasText: `Issued with this reason: ${REASON}` });

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

/** Who waits is on the board, and the brief says what is to be known; the patient reads who looked. */
async function readBrief(page: Page, { asPatient }: Meeting): Promise<void> {
  await page.goto('/specialist/dashboard');
  const today = page.getByRole('list', { name: 'Visits today' });
  await expect(today.getByText(/^Waits since \d\d:\d\d/)).toBeVisible();
  await skipToContent(page);
  await press(page, today.getByRole('button', { name: /^Brief: Annelie Botha/ }));
  const brief = page.getByRole('dialog', { name: 'Before you see Annelie Botha' });
  await expect(brief.getByText('A cough that does not go away')).toBeVisible();
  await expect(brief.getByText(/The patient’s access log shows that you read it/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(brief).toHaveCount(0);
  const looked = await asPatient<{ actor_name: string }[]>('my_access_log');
  expect(looked.some(({ actor_name }) => actor_name === 'Farida Essop')).toBe(true);
}

/** Left half-way: the queue knows what is missing, and leads back to it. */
async function beginNote(page: Page, id: string): Promise<void> {
  await page.goto('/specialist/consultations');
  const queue = page.getByRole('list', { name: 'Notes to sign' });
  await expect(queue.getByText(/^23 hours 5\d minutes left$/)).toBeVisible();
  await expect(queue.getByText('Nothing is written yet.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await skipToContent(page);
  await press(page, queue.getByRole('link', { name: /^Begin the note: Annelie Botha/ }));
  await page.waitForURL(`**/consultation/${id}`);
  await write(page, page.getByLabel('What you think'), 'A cough after a cold');
  await tabTo(page, page.getByLabel(/^What the patient does, step by step/));
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Everything waiting for you' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(queue.getByText(/Missing: plan in plain words\. 5 words, saved/)).toBeVisible();
  await page.reload();
  await skipToContent(page);
  await press(page, queue.getByRole('link', { name: /^Keep writing: Annelie Botha/ }));
}

/** Its prescription speaks against an allergy of the record. */
async function prescribe(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Write a prescription' }));
  await write(page, page.getByLabel('Medicine', { exact: true }), 'Amoxicillin');
  await expect(page.getByText(/“Penicillin” is a recorded allergy/)).toBeVisible();
  for (const [label, text] of [
    ['Strength', '500 mg'],
    ['Form', 'capsules'],
    ['Quantity', '15'],
    ['Lasts, days', '5'],
    ['Directions', 'One capsule three times a day'],
    ['Repeats', '1'],
  ] as const) {
    await write(page, page.getByLabel(label, { exact: true }), text);
  }
  await choose(page, page.getByLabel('Schedule', { exact: true }), '4');
  await page.getByRole('checkbox', { name: /^Ongoing/ }).press('Space');
  await issueInSpite(page);
  await expect(issued(page)).toHaveCount(1);
}

/** The day is not over before the renewal that the patient asks for is decided. */
async function renew(page: Page, patient: Page, { id, asPatient }: Meeting): Promise<void> {
  const [script] = (await prescriptionsOf(patient)) as unknown as { id: string; items: { medicine: string }[] }[];
  expect(script?.items).toMatchObject([{ medicine: 'Amoxicillin' }]);
  await asPatient('request_renewal', { p_prescription: script?.id, p_key: randomUUID(), p_note: 'It helped' });
  await page.goto('/specialist/consultations');
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: 'One renewal to decide' }));
  await press(page, page.getByRole('list', { name: 'To decide' }).getByRole('link', { name: 'Annelie Botha' }));
  await page.waitForURL('**/specialist/inbox?**');
  await expect(page.getByText('It helped')).toBeVisible();
  await issueInSpite(page, 'Approve and check');
  await expect(page.getByText('Nothing waits for you', { exact: true })).toBeVisible();
  await page.goto(`/consultation/${id}`);
  await expect(issued(page)).toHaveCount(2);
}

/** Nothing waits, and every visit of the day is listed with what became of it. */
async function isOver(page: Page): Promise<void> {
  await page.goto('/specialist/consultations');
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  await expect(page.getByRole('img', { name: '1 of 1 visits signed' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Renewals decided' }).locator('+ dd')).toHaveText('1');
  expect(await violationsOf(page)).toEqual([]);
  await skipToContent(page);
  await press(page, page.getByRole('tab', { name: 'To sign' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Visits today' }).getByText(/Note signed/)).toBeVisible();
  await page.goto('/specialist/consultations?show=all');
  const cancelled = page
    .getByRole('list', { name: 'Visits', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Themba Zulu' });
  await expect(cancelled).toContainText(/Cancelled/);
}

test('by keyboard a day with a visit, one called off again and a renewal goes from the brief to its end', async ({
  open,
}) => {
  test.slow();
  const [page, patient, other, desk] = await Promise.all([
    open('guest'),
    open('guest', PHONE),
    open('guest'),
    open('guest'),
  ]);
  const meeting = await meet({ doctor: page, patient, desk }, { upTo: 'waiting' });
  const { id, practice, asDoctor, asPatient } = meeting;
  await asPatient('add_chart_entry', {
    ...{ p_list: 'allergies', p_entry: { label: 'Penicillin' }, p_key: randomUUID() },
  });
  await thinkAgain(await signInAsNewPatient(other, { first: 'Themba', last: 'Zulu' }), practice);
  await readBrief(page, meeting);
  // The bar and the page each have their data; what one was told hangs there once.
  await expect(page.locator('#bell summary[aria-label^="Notifications"]')).toHaveCount(1);
  await asDoctor('admit_patient', { p_appointment: id, p_key: randomUUID() });
  await asDoctor('finish_consultation', { p_appointment: id });
  const loops = page.getByRole('list', { name: 'Still open' });
  await expect(loops.getByText('Note to sign', { exact: false }).first()).toBeVisible();

  await beginNote(page, id);
  await write(page, page.getByLabel(/^What the patient does, step by step/), 'Rest. Drink enough. Write if it stays.');
  await prescribe(page);
  await press(page, page.getByRole('button', { name: 'Sign the note' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByText('Signed by Farida Essop')).toBeVisible();
  await sickNote(page);
  await isProven(patient, await open('guest', PHONE), id);
  await renew(page, patient, meeting);
  await isOver(page);
});
