import type { Page } from '@playwright/test';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { choose, press, skipToContent, write } from '../fixtures/by-keyboard';
import { callData } from '../fixtures/call-data';
import { faultsOfLargeText } from '../fixtures/large-text';
import { openPractice } from '../fixtures/own-practice';
import { codeIn } from '../fixtures/practice-team';
import { expect, test } from '../fixtures/product';
import { onboard, quickAccount } from '../fixtures/visitors';

/** The page, opened anew and past what every page begins with. */
async function openTeam(page: Page): Promise<void> {
  await page.goto('/specialist/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await skipToContent(page);
}

/** The doctor asks reception for something, who is told, does it, and is seen to have done it. */
async function giveAndDo(doctor: Page, reception: Page): Promise<void> {
  await openTeam(doctor);
  await write(doctor, doctor.getByLabel(/^What is to be done/), 'Order paper for the printer');
  await choose(doctor, doctor.getByLabel(/^Who does it/), 'Rita Botha, Reception');
  await press(doctor, doctor.getByRole('button', { name: 'Put it on the list' }));
  await expect(doctor.getByRole('list', { name: 'You asked others' })).toContainText('For Rita Botha');

  await openTeam(reception);
  await expect(reception.getByRole('list', { name: 'For you' })).toContainText('Asked by Ayesha Adams');
  expect(await violationsOf(reception)).toEqual([]);
  await press(reception, reception.getByRole('button', { name: 'Done: Order paper for the printer' }));
  await expect(reception.getByText('Nothing is on your list.')).toBeVisible();

  await openTeam(doctor);
  await press(doctor, doctor.getByText(/^Ended in the last 30 days/));
  await expect(doctor.getByRole('list', { name: 'Ended tasks' })).toContainText('Rita Botha did it');
  expect(await violationsOf(doctor)).toEqual([]);
}

test('a doctor founds a practice and invites reception, who joins with the mailed code, sees no patient and does a task; the end is seen at once', async ({
  open,
}) => {
  const [doctor, desk, reception] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [, address] = await Promise.all([
    openPractice(doctor, desk, { first: 'Ayesha', last: 'Adams', specialty: 'obgyn' }),
    quickAccount(reception, 'Rita', { role: 'patient', onboardingCompleted: true }, 'Botha'),
  ]);
  const asReception = await callData(reception);
  await onboard(asReception);

  await openTeam(doctor);
  await write(doctor, doctor.getByLabel(/^Name of the practice/), 'Adams and colleagues');
  await write(doctor, doctor.getByLabel(/^Practice number/), '0123456');
  await press(doctor, doctor.getByRole('button', { name: 'Set up the practice' }));
  await expect(doctor.getByText('Your practice is set up.')).toBeVisible();

  await openTeam(doctor);
  await write(doctor, doctor.getByLabel(/^Email address/), address);
  await choose(doctor, doctor.getByLabel(/^Role/), 'Reception');
  await press(doctor, doctor.getByRole('button', { name: 'Send the invitation' }));
  await expect(doctor.getByRole('list', { name: 'Open invitations' })).toContainText(address);
  expect(await violationsOf(doctor)).toEqual([]);
  expect(await faultsOfLargeText(doctor, 'the team')).toEqual([]);

  const code = await codeIn(reception, address);
  await openTeam(reception);
  await write(reception, reception.getByLabel(/^Code/), code);
  await press(reception, reception.getByRole('button', { name: 'See the invitation' }));
  await expect(reception.getByText(/Ayesha Adams invites you as: Reception/)).toBeVisible();
  await press(reception, reception.getByRole('button', { name: 'Join', exact: true }));
  await expect(reception.getByText('Your role: Reception')).toBeVisible();
  await expect(reception.getByRole('button', { name: /^End membership/ })).toHaveCount(0);
  expect(await violationsOf(reception)).toEqual([]);
  expect(await faultsOfLargeText(reception, 'the team for reception')).toEqual([]);
  expect(await asReception('my_appointments')).toEqual([]);
  await giveAndDo(doctor, reception);

  await openTeam(doctor);
  await press(doctor, doctor.getByRole('button', { name: 'End membership of Rita Botha' }));
  await press(doctor, doctor.getByRole('alertdialog').getByRole('button', { name: 'End it' }));
  await expect(doctor.getByRole('list', { name: 'Members' })).not.toContainText('Rita Botha');
  await expect(doctor.getByText('Ayesha Adams ended the membership of Rita Botha (Reception)')).toBeVisible();

  await openTeam(reception);
  await expect(reception.getByText(/Your membership ended/)).toBeVisible();
  await expect
    .poll(async () => (await mailsOf(reception)).map(({ subject }) => subject))
    .toContain('You are no longer in a practice’s team');
});
