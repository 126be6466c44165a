import { mailsTo } from '../fixtures/accounts';
import { callData } from '../fixtures/call-data';
import { openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { onboard, quickAccount } from '../fixtures/visitors';
import { take } from './take';

test('tmp team', async ({ open }) => {
  test.setTimeout(240_000);
  const [doctor, desk, reception] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  await openPractice(doctor, desk, { first: 'Ayesha', last: 'Adams', specialty: 'obgyn' });
  const address = await quickAccount(reception, 'Rita', { role: 'patient', onboardingCompleted: true }, 'Botha');
  await onboard(await callData(reception));
  await doctor.goto('/specialist/team');
  await expect(doctor.getByRole('button', { name: 'Set up the practice' })).toBeVisible();
  await doctor.getByRole('button', { name: 'Set up the practice' }).click();
  await take(doctor, 'tmp-none');
  await doctor.getByLabel(/^Name of the practice/).fill('Adams and colleagues');
  await doctor.getByLabel(/^Practice number/).fill('0123456');
  await doctor.getByRole('button', { name: 'Set up the practice' }).click();
  await doctor.getByLabel(/^Email address/).fill(address);
  await doctor.getByLabel(/^Role/).selectOption('reception');
  await doctor.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(doctor.getByRole('list', { name: 'Open invitations' })).toContainText(address);
  await take(doctor, 'tmp-owner');
  const find = async () =>
    (await mailsTo(reception, address))
      .map(({ text }) => /type this code: ([0-9A-Z]{12})/.exec(text)?.[1])
      .find(Boolean);
  await expect.poll(find).toBeTruthy();
  await reception.goto('/specialist/team');
  await reception.getByLabel(/^Code/).fill((await find()) ?? '');
  await reception.getByRole('button', { name: 'See the invitation' }).click();
  await reception.getByText(/invites you as/).waitFor();
  await take(reception, 'tmp-offer');
  await reception.getByRole('button', { name: 'Join', exact: true }).click();
  await reception.getByText('Your role: Reception').waitFor();
  await take(reception, 'tmp-member');
  await doctor.reload();
  await doctor.getByRole('button', { name: 'End membership of Rita Botha' }).click();
  await take(doctor, 'tmp-end');
  await doctor.getByRole('button', { name: 'End it' }).click();
  await doctor.getByText(/ended the membership of/).waitFor();
  await reception.reload();
  await reception.getByText(/Your membership ended/).waitFor();
  await take(reception, 'tmp-ended');
});
