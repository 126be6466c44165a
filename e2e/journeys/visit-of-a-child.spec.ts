import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { type CallData, callData } from '../fixtures/call-data';
import { sitDown } from '../fixtures/call-page';
import type { OwnPractice } from '../fixtures/own-practice';
import { agree } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { begin, comeIn, meet } from '../fixtures/running-visit';
import { onboard, quickAccount } from '../fixtures/visitors';

const CHILD = 'Lwazi Khumalo';
const AGED = /Lwazi Khumalo, \d+ years/;
const { dateOfBirth: BORN } = GOOD_PATIENT_ONBOARDING;
const FACTS = `Penicillin|Enalapril|151 ?/ ?97|Bongani|Hypertension`;
/** Everything that the parent's own record says of a body, on a page. */
const PARENTS_BODY = new RegExp(`${FACTS}|\\b${BORN.slice(0, 4)}\\b`);
/** The same in an answer of the services. */
const PARENTS_ROWS = new RegExp(`${FACTS}|${BORN}|"value": ?151\\b`);

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

/** The child gets a record of their own, without a sign-in, with a weight of yesterday. */
async function addChild(parent: Page, asParent: CallData): Promise<string> {
  const form = { firstName: 'Lwazi', lastName: 'Khumalo', dateOfBirth: '2019-04-02', gender: 'male' };
  const child = await asParent<string>('add_person', {
    ...{ p_key: randomUUID(), p_form: { ...form, relation: 'child', basis: 'guardian' } },
  });
  const asChild = await callData(parent, child);
  const takenAt = new Date(Date.now() - 86_400_000).toISOString();
  const weight = { code: 'body_weight', unit: 'kg', value: 21.4, takenAt, source: 'typed' };
  await asChild('record_observations', { p_items: [{ id: randomUUID(), ...weight }] });
  return child;
}

/** Begun by the parent for themselves; by one choice it goes on for the child, with the time and every word. */
async function bookForChild(
  page: Page,
  { specialistId, visitTypeId }: OwnPractice,
  startsAt: string,
  child: string,
): Promise<string> {
  const query = new URLSearchParams({ specialist: specialistId, visit: visitTypeId, at: startsAt, mode: 'video' });
  await page.goto(`/book-consultation?${query}`);
  await page.getByLabel('What do you need help with?').fill('A fever for two days');
  await agree(page);
  await expect(page.getByText('Held for you for')).toBeVisible();
  await page.getByText(AGED).click();
  await page.waitForURL(new RegExp(`/for/${child}/book-consultation`));
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('A fever for two days');
  await expect(page.getByRole('checkbox', { name: /I agree to be seen remotely/ })).toBeChecked();
  await expect(page.getByText('Held for you for')).toBeVisible();
  await expect(page.getByLabel('Who comes along?')).toHaveValue('Nomsa Khumalo');
  await expect(page.getByText('Allergies of Lwazi: nobody has asked yet', { exact: false })).toBeVisible();
  await page.getByText('Readings such as blood pressure').click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.waitForURL(new RegExp(`/for/${child}/confirmation/`));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The child's name, and nothing of the parent's body. */
async function isOfTheChild(page: Page, where: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main, where).toContainText(CHILD);
  const text = (await main.textContent()) ?? '';
  expect(text.match(PARENTS_BODY)?.[0], `${where}: ${text}`).toBeUndefined();
}

/** Keeps every answer of the data and of the functions that this browser is given from now on. */
function watchAnswers(page: Page): { told(): Promise<string[]> } {
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (!/\/(rest|functions)\/v1\//.test(answer.url())) return;
    // A page that was left took its answers along.
    const body = answer.text().catch(() => '');
    answers.push(body.then((text) => `${new URL(answer.url()).pathname} ${text}`));
  });
  return { told: () => Promise.all(answers) };
}

/** A second guardian, invited by the first. */
async function addFather(father: Page, parent: Page, child: string): Promise<void> {
  const email = await quickAccount(father, 'Sizwe', { role: 'patient', onboardingCompleted: true }, 'Khumalo');
  const call = await callData(father);
  await onboard(call);
  const invitation = { p_key: randomUUID(), p_email: email, p_scopes: [], p_basis: 'guardian' };
  const { id } = await (await callData(parent, child))<{ id: string }>('invite_delegate', invitation);
  await call('accept_delegation', { p_delegation: id });
}

/** In the child's name, compared with the child's own allergies. */
async function prescribe(asDoctor: CallData, visit: string): Promise<void> {
  const syrup = { ...GOOD_ITEM, form: 'syrup', strength: '120 mg/5 ml', quantity: 100, schedule: 0, repeats: 0 };
  const item = { ...syrup, directions: '10 ml every six hours when needed, at most four times a day' };
  const drafted = { p_appointment: visit, p_key: randomUUID(), p_items: [item] };
  const { id, version } = await asDoctor<{ id: string; version: number }>('draft_prescription', drafted);
  const ticket = await asDoctor<string>('check_prescription', { p_id: id });
  await asDoctor('read_look', { p_ticket: ticket });
  await asDoctor('issue_prescription', { p_id: id, p_version: version, p_override_reason: 'By weight: 21.4 kg' });
}

test('a feverish child is booked by the mother, seen and prescribed for in a record of their own, which the father reads; nothing of hers is open in it', async ({
  open,
}) => {
  const [doctor, parent, desk, father] = await Promise.all([
    open('guest'),
    open('guest'),
    open('guest'),
    open('guest'),
  ]);
  const answers = watchAnswers(doctor);
  let child = '';
  const meeting = await meet(
    { doctor, patient: parent, desk },
    {
      upTo: 'booked',
      patient: { first: 'Nomsa', last: 'Khumalo' },
      book: async ({ practice, asPatient, startsAt }) => {
        await shareOwnRecord(asPatient, practice);
        child = await addChild(parent, asPatient);
        return bookForChild(parent, practice, startsAt, child);
      },
    },
  );
  const { id, asDoctor } = meeting;

  await test.step('the lists of both sides', async () => {
    await parent.goto(`/for/${child}/patient/appointments`);
    await expect(parent.getByRole('main')).toContainText('Farida Essop');
    await parent.goto('/patient/appointments');
    await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(parent.getByRole('main')).not.toContainText('Farida Essop');
    for (const path of ['/specialist/appointments', '/specialist/appointments?view=week']) {
      await doctor.goto(path);
      await isOfTheChild(doctor, path);
    }
  });

  await test.step('the door', async () => {
    await comeIn({ ...meeting, asPatient: await callData(parent, child) });
    await doctor.goto(`/consultation/${id}`);
    await doctor.getByRole('button', { name: 'Read the brief' }).click();
    await expect(doctor.getByRole('region', { name: 'Two-minute brief' })).toContainText(/\d+ years, male/);
    await isOfTheChild(doctor, 'the door');
  });

  await test.step('the room, part by part', async () => {
    await begin(meeting);
    await sitDown(doctor, meeting);
    await expect(doctor.getByRole('note', { name: 'Allergies' })).toContainText('Nobody has recorded asking');
    await doctor.getByRole('button', { name: 'None known' }).click();
    await expect(doctor.getByRole('note', { name: 'Allergies' })).toContainText('You asked Nomsa Khumalo');
    const bar = doctor.getByRole('region', { name: 'Who the patient is' });
    await expect(bar).toContainText('Lwazi Khumalo, born 2 Apr 2019');
    await expect(bar).toContainText('With him: Nomsa Khumalo');
    await expect(bar).toContainText('agrees to this visit and to treatment');
    // A sister in the picture is not him; nothing is written until he is there.
    await doctor.getByRole('button', { name: 'Not Lwazi' }).click();
    await doctor.getByRole('alertdialog').getByRole('button', { name: 'Not Lwazi' }).click();
    await expect(bar).toContainText('Nothing is written into the record');
    await expect(doctor.getByText('Not Lwazi Khumalo: nothing is written now')).toBeVisible();
    await doctor.getByRole('button', { name: 'Yes, this is Lwazi' }).click();
    await expect(bar).toContainText(/You checked \d\d:\d\d/);
    await expect(doctor.getByText(/^21.4 kg, /).first()).toBeVisible();
    await expect(doctor.getByText(/^This is Lwazi’s chart\. His .* record stays closed\.$/)).toBeVisible();
    for (const name of ['Brief', 'Growth', 'Vaccines', 'Note', 'Prescriptions', 'Files', 'Chat']) {
      await doctor.getByRole('tab', { name }).click();
      await expect(doctor.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await isOfTheChild(doctor, `the room, ${name}`);
    }
    expect(await violationsOf(doctor)).toEqual([]);
  });

  await test.step('the note, afterwards', async () => {
    await asDoctor('finish_consultation', { p_appointment: id });
    await prescribe(asDoctor, id);
    await doctor.goto(`/consultation/${id}`);
    await doctor.getByLabel('What you think').fill('Croup');
    await doctor.getByLabel(/^What the patient does, step by step/).fill('Cool air. Call 112 if breathing is hard.');
    await isOfTheChild(doctor, 'after the visit');
    await doctor.getByRole('button', { name: 'Sign the note' }).click();
    await doctor.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(doctor.getByText('Signed by Farida Essop')).toBeVisible();
    await parent.goto(`/for/${child}/patient/medical-records`);
    await expect(parent.getByRole('main')).toContainText('Croup');
    await parent.goto('/patient/medical-records');
    await expect(parent.getByRole('main')).toContainText('Penicillin');
    await expect(parent.getByRole('main')).not.toContainText('Croup');
  });

  await test.step('the father', async () => {
    const answersToHim = watchAnswers(father);
    await addFather(father, parent, child);
    await father.goto(`/for/${child}/patient/medical-records`);
    await expect(father.getByRole('main')).toContainText('Croup');
    await father.goto(`/for/${child}/my-prescriptions`);
    await expect(father.getByRole('region', { name: /^Paracetamol/ })).toBeVisible();
    await father.goto(`/for/${child}/consultation/${id}`);
    await expect(father.getByRole('region', { name: 'Whose record' })).toContainText(CHILD);
    await expect(father.getByRole('main')).toContainText('Croup');
    expect((await father.getByRole('main').textContent())?.match(PARENTS_BODY)?.[0]).toBeUndefined();
    for (const answer of await answersToHim.told()) expect(answer.match(PARENTS_ROWS)?.[0], answer).toBeUndefined();
  });

  await test.step('every answer that the practice was given', async () => {
    const told = await answers.told();
    expect(told.filter((answer) => answer.includes(CHILD)).length).toBeGreaterThan(3);
    for (const answer of told) expect(answer.match(PARENTS_ROWS)?.[0], answer).toBeUndefined();
  });

  await test.step('the mails of all', async () => {
    await expect.poll(async () => (await mailsOf(parent)).some(({ text }) => AGED.test(text))).toBe(true);
    for (const page of [doctor, parent, father])
      for (const { subject, text } of await mailsOf(page))
        expect(`${subject} ${text}`.match(PARENTS_BODY)?.[0], subject).toBeUndefined();
  });
});
