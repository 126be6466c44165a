import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { violationsOf } from '../fixtures/axe';
import type { CallData } from '../fixtures/call-data';
import { sitDown } from '../fixtures/call-page';
import type { OwnPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { begin, comeIn, meet } from '../fixtures/running-visit';

const CHILD = 'Lwazi Khumalo';
const AGED = /Lwazi Khumalo(?: \(my child\))?, \d+ years/;
const NO_RECORD = /no record (?:of them )?here yet/i;
const YEAR = GOOD_PATIENT_ONBOARDING.dateOfBirth.slice(0, 4);
/** Everything that the parent's own record says of a body. */
const PARENTS_BODY = new RegExp(`Penicillin|Enalapril|151/97|1?51 ?/ ?97|Bongani|\\b${YEAR}\\b|Hypertension`);

/** A record that says much, all of it shared with this practice before, for good. */
async function shareOwnRecord(asParent: CallData, { specialistId }: OwnPractice): Promise<void> {
  const add = (p_list: string, p_entry: object) =>
    asParent('add_chart_entry', { p_list, p_entry, p_key: randomUUID() });
  await add('allergies', { label: 'Penicillin', severity: 'severe', reaction: 'rash' });
  await add('medications', { label: 'Enalapril', dose: '5 mg', frequency: 'mornings' });
  await add('conditions', { label: 'Hypertension' });
  const taken_at = new Date(Date.now() - 60_000).toISOString();
  await asParent('record_observations', {
    p_items: [
      {
        id: randomUUID(),
        code: 'blood_pressure',
        unit: 'mm[Hg]',
        value: 151,
        secondValue: 97,
        takenAt: taken_at,
        source: 'typed',
      },
    ],
  });
  await asParent('grant_access', {
    ...{ p_key: randomUUID(), p_specialist: specialistId, p_purpose: 'ongoing_care', p_may: 'add', p_until: null },
    p_categories: ['profile', 'medicines', 'conditions', 'notes', 'documents', 'results', 'readings'],
  });
}

/** The form, filled in for a child nobody booked for before; what the visit cannot do is said before it is booked. */
async function bookForChild(page: Page, { specialistId, visitTypeId }: OwnPractice, startsAt: string): Promise<string> {
  const query = new URLSearchParams({ specialist: specialistId, visit: visitTypeId, at: startsAt, mode: 'video' });
  await page.goto(`/book-consultation?${query}`);
  await page.getByText('Someone I care for').click();
  await page.getByLabel(/Their full name/).fill(CHILD);
  await page.getByLabel(/Their date of birth/).fill('2019-04-02');
  await page.getByLabel(/Their sex or gender/).selectOption('male');
  await page.getByLabel(/Who are they to you/).selectOption('child');
  const cannot = page
    .getByRole('heading', { name: `What this visit cannot do for ${CHILD}` })
    .or(page.getByText(`What this visit cannot do for ${CHILD}`));
  await expect(cannot.first()).toBeVisible();
  await expect(page.getByText('Your own record stays closed', { exact: false })).toBeVisible();
  await expect(page.getByText(/Nothing here is checked against allergies/)).toBeVisible();
  await expect(page.getByText(/cannot write a prescription/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('What do you need help with?').fill('A cough that does not go away');
  await page.getByRole('checkbox', { name: /I agree to be seen remotely/ }).check();
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.waitForURL(/\/confirmation\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Nothing of the parent's body, and the child with the age; `says`: also that nothing is on record. */
async function isOfTheChild(page: Page, where: string, says = true): Promise<void> {
  const main = page.getByRole('main');
  await expect(main, where).toContainText(AGED);
  if (says) await expect(main, where).toContainText(NO_RECORD);
  const text = (await main.textContent()) ?? '';
  expect(text.match(PARENTS_BODY)?.[0], `${where}: ${text}`).toBeUndefined();
}

async function mailsOf(page: Page): Promise<{ subject: string; text: string }[]> {
  const client = (await (await page.request.get('/__clerk/v1/client')).json()) as {
    response: { sessions: { user: { email_addresses: { email_address: string }[] } }[] };
  };
  const address = client.response.sessions[0]?.user.email_addresses[0]?.email_address ?? '';
  const answer = await page.request.get(`/__mailbox/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as { subject: string; text: string }[];
}

test('a visit for a child shows the child, and nothing of the parent who booked it', async ({ open }) => {
  const [doctor, parent, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet(
    { doctor, patient: parent, desk },
    {
      upTo: 'booked',
      patient: { first: 'Nomsa', last: 'Khumalo' },
      book: async ({ practice, asPatient, startsAt }) => {
        await shareOwnRecord(asPatient, practice);
        return bookForChild(parent, practice, startsAt);
      },
    },
  );
  const { id, asDoctor } = meeting;

  await test.step('the lists of both sides, and the calendar', async () => {
    await parent.goto('/patient/appointments');
    await isOfTheChild(parent, 'the parent’s list');
    await parent.goto('/patient/dashboard');
    await expect(parent.getByRole('main')).toContainText(AGED);
    for (const path of ['/specialist/appointments', '/specialist/appointments?view=week']) {
      await doctor.goto(path);
      await isOfTheChild(doctor, path, false);
    }
  });

  await test.step('the door', async () => {
    await comeIn(meeting);
    await doctor.goto(`/consultation/${id}`);
    await doctor.getByRole('button', { name: 'Read the brief' }).click();
    await expect(doctor.getByRole('region', { name: 'Two-minute brief' })).toContainText(NO_RECORD);
    await isOfTheChild(doctor, 'the door');
  });

  await test.step('the room, part by part', async () => {
    await begin(meeting);
    await sitDown(doctor, meeting);
    await expect(doctor.getByRole('note', { name: 'Allergies' })).toContainText(AGED);
    const bar = doctor.getByRole('region', { name: 'Who the patient is' });
    await expect(bar).toContainText(/Lwazi Khumalo, born 2 Apr 2019, \d+ years, with Nomsa Khumalo/);
    for (const name of ['Brief', 'Note', 'Prescriptions', 'Files', 'Chat']) {
      await doctor.getByRole('tab', { name }).click();
      await expect(doctor.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await isOfTheChild(doctor, `the room, ${name}`);
    }
    await doctor.getByRole('tab', { name: 'Prescriptions' }).click();
    await expect(doctor.getByText(/a prescription here would carry the wrong name/)).toBeVisible();
    expect(await violationsOf(doctor)).toEqual([]);
  });

  await test.step('the note, afterwards', async () => {
    await asDoctor('finish_consultation', { p_appointment: id });
    await doctor.goto(`/consultation/${id}`);
    await doctor.getByLabel('What you think').fill('Croup');
    await doctor.getByLabel(/^What the patient does, step by step/).fill('Cool air. Call 112 if breathing is hard.');
    await isOfTheChild(doctor, 'after the visit');
    await doctor.getByRole('button', { name: 'Sign the note' }).click();
    await doctor.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(doctor.getByText('Signed by Farida Essop')).toBeVisible();
    await doctor.goto('/specialist/consultations?show=all');
    await isOfTheChild(doctor, 'the list of consultations', false);
    await parent.goto('/patient/medical-records');
    await expect(parent.getByRole('main')).toContainText(/About Lwazi Khumalo, \d+ years: Visit: Croup/);
  });

  await test.step('every mail of both', async () => {
    for (const page of [doctor, parent]) {
      await expect.poll(async () => (await mailsOf(page)).some(({ text }) => AGED.test(text))).toBe(true);
      const ofVisits = (await mailsOf(page)).filter(({ text }) => text.includes(`/consultation/${id}`));
      expect(ofVisits.length).toBeGreaterThan(0);
      for (const { subject, text } of ofVisits) {
        expect(text, subject).toMatch(AGED);
        expect(`${subject} ${text}`.match(PARENTS_BODY)?.[0], subject).toBeUndefined();
      }
    }
  });
});
