import { randomUUID } from 'node:crypto';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { callData } from '../fixtures/call-data';
import { openingsAhead, openPractice } from '../fixtures/own-practice';
import { agree } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { newPerson, quickAccount, signInAsNewPatient } from '../fixtures/visitors';

const BORN = `${new Date().getFullYear() - 14}-01-02`;

test('a girl of fourteen takes her record over and keeps a visit to herself; her mother finds no trace of it', async ({
  open,
}) => {
  const [mother, girl, doctor, desk] = await Promise.all([open('guest'), open('guest'), open('guest'), open('guest')]);
  const asMother = await signInAsNewPatient(mother, { first: 'Palesa', last: 'Zwane' });
  const person = randomUUID();
  await asMother('add_person', {
    p_key: person,
    p_form: {
      ...{ firstName: 'Amahle', lastName: 'Zwane', dateOfBirth: BORN, gender: 'female' },
      ...{ relation: 'child', basis: 'guardian' },
    },
  });
  const practice = await openPractice(doctor, desk, {
    ...{ first: 'Nokuthula', last: 'Vilakazi', specialty: 'obgyn' },
    visit: { needsApproval: false, priceMinor: 0 },
  });

  await test.step('the mother gives her a code', async () => {
    await mother.goto('/patient/family');
    await mother.getByRole('button', { name: 'Give Amahle a sign-in' }).click();
    await mother.getByRole('dialog').getByRole('button', { name: 'Make a code' }).click();
    await expect(mother.getByTestId('handover-code')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    expect(await violationsOf(mother)).toEqual([]);
  });
  const code = (await mother.getByTestId('handover-code').textContent()) ?? '';

  await test.step('with a new account she takes her record over', async () => {
    await quickAccount(girl, 'Amahle', newPerson('patient'), 'Zwane');
    await girl.goto('/patient/onboarding');
    await girl.getByRole('button', { name: 'I have a code' }).click();
    await girl.getByLabel('Code').fill('AAAA-AAAA-AAAA');
    await girl.getByRole('button', { name: 'Take my record over' }).click();
    await expect(girl.getByText('This code is not known, was used, or is over.', { exact: false })).toBeVisible();
    await girl.getByLabel('Code').fill(code.toLowerCase());
    await girl.getByRole('button', { name: 'Take my record over' }).click();
    await expect(girl).toHaveURL(/\/patient\/dashboard$/);
    await expect(girl.getByLabel(/^Account of Amahle Zwane/)).toBeVisible();
  });

  await test.step('she books, and keeps it to herself', async () => {
    const [startsAt = ''] = await openingsAhead(await callData(girl), practice, 1);
    const query = new URLSearchParams({
      ...{ specialist: practice.specialistId, visit: practice.visitTypeId },
      ...{ at: startsAt, mode: 'video' },
    });
    await girl.goto(`/book-consultation?${query}`);
    await girl.getByLabel('What do you need help with?').fill('Something of my own');
    await girl.getByLabel('Keep this visit to myself').check();
    await expect(girl.getByText('Palesa Zwane may act for you.', { exact: false })).toBeVisible();
    await agree(girl);
    expect(await violationsOf(girl)).toEqual([]);
    await girl.getByRole('button', { name: 'Book this visit' }).click();
    await girl.waitForURL(/\/confirmation\//);
    await girl.goto('/patient/appointments');
    await expect(girl.getByRole('main')).toContainText('Nokuthula Vilakazi');
  });

  await test.step('her mother finds no trace', async () => {
    for (const path of ['/patient/family', '/patient/dashboard', '/patient/notifications']) {
      await mother.goto(path);
      await expect(mother.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(mother.getByText(/Vilakazi/), path).toHaveCount(0);
    }
    for (const path of ['dashboard', 'appointments', 'consultations', 'medical-records']) {
      await mother.goto(`/for/${person}/patient/${path}`);
      await expect(mother.getByRole('region', { name: 'Whose record' })).toContainText('Amahle Zwane');
      await expect(mother.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(mother.getByText(/Vilakazi/), path).toHaveCount(0);
    }
    // The girl has been written to; her mother's box holds nothing of it.
    await expect.poll(async () => (await mailsOf(girl)).some(({ text }) => text.includes('Vilakazi'))).toBe(true);
    for (const { subject, text } of await mailsOf(mother)) expect(`${subject} ${text}`).not.toContain('Vilakazi');
  });
});
