import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { mailsTo } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { press, skipToContent, tabTo, write } from '../fixtures/by-keyboard';
import { type CallData, callData } from '../fixtures/call-data';
import { faultsOfLargeText } from '../fixtures/large-text';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickAccount } from '../fixtures/visitors';

/** A patient nobody has seen before, who signed in this very minute. */
async function newPatient(page: Page): Promise<{ email: string; call: CallData }> {
  const email = await quickAccount(page, 'Nomvula', { role: 'patient', onboardingCompleted: true }, 'Sithole');
  const call = await callData(page);
  const form = { ...GOOD_PATIENT_ONBOARDING, medicalConditions: [], allergies: [], currentMedications: [] };
  await call('complete_patient_onboarding', { p_form: form, p_time_zone: 'Africa/Johannesburg' });
  return { email, call };
}

test('what is chosen is what is mailed, word by word; the record is taken along, and the account is closed', async ({
  open,
}) => {
  const [page, specialist, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [{ email, call }, practice] = await Promise.all([
    newPatient(page),
    openPractice(specialist, desk, {
      ...{ first: 'Lindani', last: 'Buthelezi', specialty: 'neurology' },
      visit: { needsApproval: false, priceMinor: 0 },
    }),
  ]);
  const [first = '', second = ''] = await openingsAhead(call, practice, 2);
  const booked = async () =>
    (await mailsTo(page, email)).filter(({ subject }) => /^Your visit on .* is booked$/.test(subject));

  await page.goto('/patient/account-settings');
  const byMail = page.getByRole('checkbox', { name: 'A visit is booked, moved or cancelled, by email' });
  await expect(byMail).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await skipToContent(page);
  await tabTo(page, byMail);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Saved by itself/)).toBeVisible();
  await expect(byMail).not.toBeChecked();
  const unsaid = await bookFree(call, practice, first);
  const told = await call<{ event: string; read_at: string | null; mail: string }[]>('my_notifications');
  expect(told.find(({ event }) => event === 'booking.confirmed')).toMatchObject({ read_at: null, mail: 'none' });
  await call('cancel_appointment', { p_appointment: unsaid });

  await expect(byMail).toBeFocused();
  await page.keyboard.press('Space');
  await expect(byMail).toBeChecked();
  const locked = page.getByRole('figure', { name: 'How it looks on a locked screen' });
  await expect(locked).toContainText('This is about one of your visits.');
  await page.reload();
  await expect(byMail).toBeChecked();
  const visit = await bookFree(call, practice, second);
  await expect.poll(async () => (await booked()).length).toBe(1);
  // Of the first visit nothing was mailed, neither that it was booked nor that it was called off.
  const [mail, ...more] = (await mailsTo(page, email)).filter(({ subject }) => subject.startsWith('Your visit'));
  expect(more).toEqual([]);
  // Whoever holds the phone reads the subject and the beginning: the very sentence of the page.
  const beginning = mail?.text.split('\n\n')[1] ?? '';
  expect(beginning).not.toContain('Buthelezi');
  await expect(locked).toContainText(beginning);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'Prepare my export' })),
  ]);
  const bundle = JSON.parse(await readFile(await file.path(), 'utf8')) as { resourceType: string };
  expect(bundle.resourceType).toBe('Bundle');
  expect(JSON.stringify(bundle)).toContain('Sithole');
  await expect(page.getByText(/^Saved: \d+ entries/)).toBeVisible();

  const ask = page.getByRole('button', { name: 'See what would happen' });
  await press(page, ask);
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await expect(dialog.getByText('It cannot be closed yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await call('cancel_appointment', { p_appointment: visit });
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The log of who looked at your record')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Close it for good' }));
  await expect(dialog.getByText('Please type the words exactly as shown')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await write(page, dialog.getByRole('textbox', { name: /To close it, type/ }), 'close my account');
  await press(page, dialog.getByRole('button', { name: 'Close it for good' }));
  await expect(toast(page, 'Your account is closed')).toBeVisible();
  await page.goto('/patient/account-settings');
  await expect(page).toHaveURL(/\/auth\//);
});

test('the emails of a practice wait for each other, and leave when their reader wants each at once', async ({
  open,
}) => {
  const [page, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [{ call }, practice] = await Promise.all([
    newPatient(patient),
    openPractice(page, desk, {
      ...{ first: 'Nozipho', last: 'Mthembu', specialty: 'neurology' },
      visit: { needsApproval: false, priceMinor: 0 },
    }),
  ]);
  const own = await callData(page);
  const { email } = await own<{ email: string }>('sync_my_profile');
  const subjects = async () => (await mailsTo(page, email)).map(({ subject }) => subject);

  await page.goto('/specialist/profile');
  await press(page, page.getByRole('link', { name: 'Account settings' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  const hourly = page.getByRole('radio', { name: 'Together, every hour' });
  await expect(hourly).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  expect(await faultsOfLargeText(page, 'settings of a practice')).toEqual([]);

  const [at = ''] = await openingsAhead(call, practice, 1);
  await bookFree(call, practice, at);
  const told = await own<{ event: string; read_at: string | null; mail: string }[]>('my_notifications');
  expect(told.find(({ event }) => event === 'booking.confirmed')).toMatchObject({ read_at: null, mail: 'waiting' });
  expect((await subjects()).filter((subject) => subject.startsWith('New visit on'))).toEqual([]);

  await tabTo(page, hourly);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Saved by itself/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Each at once' })).toBeChecked();
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^New visit on /));
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Each at once' })).toBeChecked();

  // Who works for the clinic has the same page, with the notices of the desk.
  await desk.goto('/specialist/account-settings');
  await expect(desk.getByRole('checkbox', { name: 'A visit needs a decision, by email' })).toBeChecked();
  await expect(desk.getByRole('rowheader', { name: 'Somebody asks for a renewal' })).toHaveCount(0);
});
