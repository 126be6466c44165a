import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { choose, press, skipToContent, write } from '../fixtures/by-keyboard';
import type { CallData } from '../fixtures/call-data';
import type { OwnPractice } from '../fixtures/own-practice';
import { prescriptionsOf } from '../fixtures/prescriptions';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
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
async function issueInSpite(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Check and issue' }));
  const conflict = page.getByRole('region', { name: 'An allergy conflicts with it' });
  await expect(conflict).toContainText(/Amoxicillin is of the kind named by the recorded allergy “Penicillin”/);
  expect(await violationsOf(page)).toEqual([]);
  await write(page, conflict.getByRole('textbox'), REASON);
  await press(page, page.getByRole('button', { name: 'Issue with this reason' }));
}
const issued = (page: Page): Locator =>
  page.getByRole('article').filter({ hasText: `Issued despite an allergy: ${REASON}` });

test('by keyboard a day with a visit, one called off again and a renewal comes to its end', async ({ open }) => {
  const [page, patient, other, desk] = await Promise.all([open('guest'), open('guest'), open('guest'), open('guest')]);
  const { id, practice, asDoctor, asPatient } = await meet({ doctor: page, patient, desk });
  await asPatient('add_chart_entry', {
    ...{ p_list: 'allergies', p_entry: { label: 'Penicillin' }, p_key: randomUUID() },
  });
  await thinkAgain(await signInAsNewPatient(other, { first: 'Themba', last: 'Zulu' }), practice);
  await asDoctor('finish_consultation', { p_appointment: id });

  // The visit that took place: its prescription against an allergy, and its note.
  await page.goto(`/consultation/${id}`);
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
  await write(page, page.getByLabel('What you think'), 'An infected cut');
  await write(page, page.getByLabel(/^What the patient does, step by step/), 'Take all capsules. Call if it spreads.');
  await press(page, page.getByRole('button', { name: 'Sign the note' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByText('Signed by Farida Essop')).toBeVisible();

  // The patient reads it, and asks for more.
  const [script] = (await prescriptionsOf(patient)) as unknown as { id: string; items: { medicine: string }[] }[];
  expect(script?.items).toMatchObject([{ medicine: 'Amoxicillin' }]);
  await asPatient('request_renewal', { p_prescription: script?.id, p_key: randomUUID(), p_note: 'It helped' });

  // The day is not over before that is decided.
  await page.goto('/specialist/consultations');
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: 'One renewal to decide' }));
  await press(page, page.getByRole('button', { name: 'Open the request of Annelie Botha' }));
  await expect(page.getByText('It helped')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Approve' }));
  await press(page, page.getByRole('link', { name: 'Check and issue it' }));
  await page.waitForURL(`**/consultation/${id}`);
  await issueInSpite(page);
  await expect(issued(page)).toHaveCount(2);

  await page.goto('/specialist/consultations');
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  await expect(page.getByRole('img', { name: '1 of 1 visits signed' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Renewals decided' }).locator('+ dd')).toHaveText('1');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/specialist/consultations?show=all');
  const cancelled = page
    .getByRole('list', { name: 'Visits', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Themba Zulu' });
  await expect(cancelled).toContainText(/Cancelled/);
});
