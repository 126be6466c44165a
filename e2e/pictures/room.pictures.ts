import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { chooseTheme } from '../fixtures/axe';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { bothFlow } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { take } from './take';

type Open = Parameters<Parameters<typeof test>[2]>[0]['open'];

const TURNED = { width: 780, height: 360 };
const STEPS = [
  'Stop enalapril tonight. The cough can take up to four weeks to go.',
  'Start amlodipine 5 mg tomorrow. One tablet every morning.',
  'Measure your blood pressure twice a week, in the morning, seated.',
].join('\n');
const QUESTIONS = [
  { question: 'What do you do with the enalapril?', options: ['I stop it tonight', 'I take half of it'], right: 0 },
  {
    question: 'Your face or tongue swells. What do you do?',
    options: ['I wait until the follow-up', 'I call 112', 'I write in the chat'],
    right: 1,
  },
];
const WATCH = {
  callAtOnce: ['Your face, lips or tongue swell', 'You cannot finish a sentence'],
  writeOrBook: ['Blood pressure above 160/100 on two days'],
};

async function meeting(open: Open, upTo: 'booked' | 'waiting' | 'begun'): Promise<Meeting> {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  return meet({ doctor, patient, desk }, { upTo });
}

/** The page as it stands while a phone lies on its side. */
async function takeTurned(page: Page, screen: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../test-results/pictures');
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize(TURNED);
  for (const theme of ['light', 'dark'] as const) {
    await chooseTheme(page, theme);
    await page.screenshot({ path: join(folder, `${screen}--${theme}-780.png`), animations: 'disabled' });
  }
  await chooseTheme(page, 'light');
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Both sides of a visit, each in its page. */
async function takeBoth({ doctor, patient, id }: Meeting, screen: string): Promise<void> {
  for (const [side, page] of Object.entries({ patient, practice: doctor })) {
    await page.goto(`/consultation/${id}`, { waitUntil: 'networkidle' });
    await take(page, `${screen}-${side}`);
  }
}

test('door', async ({ open }) => takeBoth(await meeting(open, 'booked'), 'room-door'));

test('waiting room', async ({ open }) => takeBoth(await meeting(open, 'waiting'), 'room-waiting'));

test('call', async ({ open }) => {
  const visit = await meeting(open, 'begun');
  const { doctor, patient } = visit;
  const lines = await bothInCall(visit);
  await bothFlow(lines.doctor, lines.patient);
  await take(patient, 'room-patient');
  await takeTurned(patient, 'room-patient');
  await takeTurned(doctor, 'room-practice-unconfirmed');
  for (const tab of ['Brief', 'Note', 'Prescriptions', 'Files', 'Chat']) {
    await doctor.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await take(doctor, `room-practice-${tab.toLowerCase()}`);
  }
  const words = doctor.getByRole('textbox', { name: /^Write to / });
  await words.fill('Could you hold the box of tablets to the camera?');
  await words.press('Enter');
  await callPage(patient).chat.click();
  await expect(patient.getByText('Could you hold the box').first()).toBeVisible();
  await take(patient, 'room-patient-chat');
  await takeTurned(patient, 'room-patient-chat');
  await callPage(patient).chat.click();
  for (const [side, page] of Object.entries({ patient, practice: doctor })) {
    await callPage(page).more.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await take(page, `room-more-${side}`);
    await page.keyboard.press('Escape');
  }
  await callPage(doctor).finish.click();
  await expect(doctor.getByRole('alertdialog')).toBeVisible();
  await take(doctor, 'room-finish');
  await doctor.keyboard.press('Escape');
  await lines.patient.cut();
  await expect(doctor.getByRole('heading', { name: /^The connection to/ })).toBeVisible();
  await take(doctor, 'room-down-practice');
  await take(patient, 'room-down-patient');
  await takeTurned(doctor, 'room-down-practice');
  await lines.patient.mend();
});

test('taken and left', async ({ open }) => {
  const visit = await meeting(open, 'begun');
  const { doctor, patient } = visit;
  await sitDown(patient, visit);
  await take(patient, 'room-alone-patient');
  const tab = await patient.context().newPage();
  await sitDown(tab, visit);
  await expect(patient.getByText('You took this visit to another tab or device.').first()).toBeVisible();
  await take(patient, 'room-taken-patient');
  await sitDown(doctor, visit);
  await callPage(doctor).leave.click();
  await expect(callPage(doctor).comeIn).toBeVisible();
  await take(doctor, 'room-left-practice');
});

test('after the visit', async ({ open }) => {
  const visit = await meeting(open, 'begun');
  const { asDoctor, id } = visit;
  await asDoctor('finish_consultation', { p_appointment: id });
  await takeBoth(visit, 'room-after-unsigned');
  const note = await asDoctor<{ id: string; version: number }>('begin_note', { p_appointment: id });
  const words = { p_soap: GOOD_NOTE.soap, p_plan_plain: STEPS, p_teach_back: QUESTIONS, p_watch_for: WATCH };
  const saved = await asDoctor<{ note: { version: number } }>('save_note', {
    ...{ p_note: note.id, p_version: note.version },
    ...words,
  });
  await asDoctor('sign_note', { p_note: note.id, p_version: saved.note.version });
  await takeBoth(visit, 'room-after-signed');
});
