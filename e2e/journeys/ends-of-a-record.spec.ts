import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { type CallData, callData } from '../fixtures/call-data';
import { NO_NIGHT } from '../fixtures/no-night';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { IS_LONG } from '../fixtures/sample';
import { onboard, quickAccount } from '../fixtures/visitors';

const NAMES = { first: 'Estelle', last: 'Vorster' };
const BORN = GOOD_PATIENT_ONBOARDING.dateOfBirth;
const TODAY = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);

/** What the operator's search finds, of everybody of that name and birth date. */
async function find(desk: Page) {
  await desk.getByLabel(/^Name, or part of it/).fill('vorster');
  await desk.getByLabel(/^Birth date/).fill(BORN);
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  return desk.getByRole('list', { name: 'People found' });
}

/** The same human with another account, and an allergy that the first one does not name. */
async function addSecondRecord(page: Page): Promise<CallData> {
  await quickAccount(page, NAMES.first, { role: 'patient', onboardingCompleted: true }, 'Vorster-Nel');
  const call = await callData(page);
  await onboard(call);
  await call('add_chart_entry', {
    ...{ p_list: 'allergies', p_key: randomUUID() },
    p_entry: { label: 'Latex gloves', severity: 'severe', reaction: 'rash' },
  });
  return call;
}

const allergies = (doctor: Page) => doctor.getByRole('note', { name: 'Allergies' });

/** The record as the practice opens it from its list. */
async function openRecord(doctor: Page): Promise<void> {
  await doctor.goto('/specialist/patients');
  await doctor.getByRole('list', { name: 'Patients' }).getByRole('link', { name: 'Estelle Vorster' }).click();
  await expect(doctor.getByRole('heading', { level: 1, name: 'Estelle Vorster' })).toBeVisible();
}

async function mergeAndPart({ doctor }: Meeting, desk: Page, second: Page): Promise<void> {
  const pairs = desk.getByRole('list', { name: 'Two records of one person' });
  const asSecond = await addSecondRecord(second);
  await test.step('an operator marks two records as of one person; the practice reads both', async () => {
    await openRecord(doctor);
    await expect(allergies(doctor)).not.toContainText('Latex gloves');
    await desk.goto('/desk/people');
    const found = await find(desk);
    await found.getByRole('button', { name: 'Same person as: Estelle Vorster', exact: true }).click();
    await found.getByRole('button', { name: 'Same person as: Estelle Vorster-Nel' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Two records of one person?' });
    await dialog.getByRole('radio', { name: /^Estelle Vorster,/ }).check();
    await dialog.getByLabel(/^How you know/).fill('She showed both letters at the counter.');
    expect(await violationsOf(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mark as one person' }).click();
    await expect(pairs).toContainText('Estelle Vorster, also Estelle Vorster-Nel');
    await doctor.reload();
    await expect(allergies(doctor)).toContainText('Latex gloves');
    await expect(doctor.getByText('The other record of this person').first()).toBeVisible();
  });
  await test.step('it is taken apart again, and each log says both', async () => {
    await pairs.getByRole('button', { name: 'Two people after all: Estelle Vorster' }).click();
    const dialog = desk.getByRole('dialog', { name: /^Two people after all/ });
    await dialog.getByLabel(/^Why/).fill('Two cousins of one birthday.');
    await dialog.getByRole('button', { name: 'Take them apart' }).click();
    await expect(pairs).toContainText('Two cousins of one birthday.');
    await doctor.reload();
    await expect(doctor.getByRole('heading', { level: 1, name: 'Estelle Vorster' })).toBeVisible();
    await expect(allergies(doctor)).not.toContainText('Latex gloves');
    await second.goto('/patient/access-manager');
    await expect(second.getByRole('region', { name: 'Who looked' })).toContainText('Olwethu Operator');
    const lines = await asSecond<{ actor_name: string; action: string }[]>('my_access_log');
    const changes = lines.filter(({ actor_name, action }) => actor_name === 'Olwethu Operator' && action === 'change');
    expect(changes).toHaveLength(2);
  });
}

// In every run: death-of-a-patient.test.ts, two-records-of-one-person.test.ts, desk-people.test.tsx.
if (IS_LONG)
  test('two records are marked as one person and taken apart; then a death is reported, confirmed, and the record given to the executor', async ({
    open,
  }) => {
    const [doctor, patient, desk, second] = await Promise.all([
      open('guest'),
      open('guest'),
      open('guest'),
      open('guest'),
    ]);
    const meeting = await meet(
      { doctor, patient, desk },
      {
        upTo: 'booked',
        startsIn: 50,
        priceMinor: 45_000,
        patient: NAMES,
        doctor: { first: 'Sindiswa', last: 'Mbatha' },
      },
    );
    await meeting.asDoctor('set_notification_settings', NO_NIGHT);
    await meeting.asPatient('grant_access', {
      ...{ p_key: randomUUID(), p_specialist: meeting.practice.specialistId, p_purpose: 'ongoing_care', p_may: 'add' },
      p_categories: ['profile', 'conditions'],
    });
    await mergeAndPart(meeting, desk, second);
    await patient.goto('/patient/appointments');
    await expect(patient.getByRole('main')).toContainText('Sindiswa Mbatha');

    await test.step('the practice reports a death; nothing changes until the document was seen', async () => {
      await doctor.getByLabel('More about Estelle Vorster').click();
      await doctor.getByRole('button', { name: 'Patient has died' }).click();
      const dialog = doctor.getByRole('dialog', { name: 'Has Estelle Vorster died?' });
      await dialog.getByLabel(/^Day of death/).fill(TODAY);
      await dialog.getByLabel(/^How you know/).fill('The ward rang.');
      expect(await violationsOf(doctor)).toEqual([]);
      await dialog.getByRole('button', { name: 'Report it' }).click();
      await expect(toast(doctor, 'reported')).toBeVisible();
      await patient.reload();
      await expect(patient.getByRole('main')).toContainText('Sindiswa Mbatha');
    });

    const before = (await mailsOf(patient)).length;
    const death = desk.getByRole('article', { name: /^Estelle Vorster, died/ });
    await test.step('an operator confirms it with the document', async () => {
      await desk.reload();
      await expect(death).toContainText('The ward rang.');
      await death.getByRole('button', { name: /^Confirm with the document/ }).click();
      const dialog = desk.getByRole('dialog', { name: 'Confirm the death of Estelle Vorster' });
      await expect(dialog).toContainText('One visit ahead is called off with all money back');
      await dialog.getByRole('radio', { name: 'Death certificate' }).check();
      await dialog.getByLabel(/^Its number/).fill('A-77123');
      await dialog.getByLabel(/^The person’s name/).fill('Estelle Vorster');
      expect(await violationsOf(desk)).toEqual([]);
      await dialog.getByRole('button', { name: 'Confirm the death' }).click();
      await expect(death).toContainText(/Called off\s*1 visit/);
    });

    await test.step('the visit is called off and paid back, the practice is told, and nobody signs in or is written to', async () => {
      const state = () =>
        meeting.asDoctor<{ visit: { payment_state: string } }>('visit_details', { p_appointment: meeting.id });
      await expect.poll(async () => (await state()).visit.payment_state).toBe('refunded');
      await doctor.goto(`/consultation/${meeting.id}`);
      await expect(doctor.getByRole('main')).toContainText('The patient has died.');
      await openRecord(doctor);
      await expect(doctor.getByText(/^Died .* the record stays as it is/)).toBeVisible();
      await patient.goto('/patient/appointments');
      await expect(patient.getByRole('main')).toContainText('because we were told that its holder has died');
      await expect(patient.getByText('Sindiswa Mbatha')).toHaveCount(0);
      // The practice has been written to meanwhile, of the same.
      await expect.poll(async () => (await mailsOf(doctor)).some(({ text }) => text.includes('has died'))).toBe(true);
      expect(await mailsOf(patient)).toHaveLength(before);
    });

    await test.step('the executor is given the record, as a file', async () => {
      await death.getByRole('button', { name: /^Give the record to the executor/ }).click();
      const dialog = desk.getByRole('dialog', { name: /^Give the record/ });
      await dialog.getByLabel(/^Name of the executor/).fill('N. Vorster');
      await dialog.getByLabel(/^Number of the letter/).fill('012345/2026');
      await dialog.getByLabel(/^What they asked for/).fill('The insurer asks for it.');
      const [file] = await Promise.all([
        desk.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Log it and save the file' }).click(),
      ]);
      const bundle = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
        entry: { resource: { resourceType: string; deceasedDateTime?: string; status?: string } }[];
      };
      const ofType = (type: string) =>
        bundle.entry.flatMap(({ resource }) => (resource.resourceType === type ? resource : []));
      expect(ofType('Patient').map(({ deceasedDateTime }) => deceasedDateTime)).toEqual([TODAY]);
      expect(ofType('Appointment').map(({ status }) => status)).toEqual(['cancelled']);
      await expect(death).toContainText('to N. Vorster, letter 012345/2026');
    });
  });
