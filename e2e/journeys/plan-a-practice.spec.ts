import { callData } from '../fixtures/call-data';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

const BIO = 'I explain in plain words and leave time for questions.';
const WHY = 'I am at a course that day';

test('a specialist changes the profile, takes a day off that hits a patient, moves them by keyboard and shares a calendar', async ({
  open,
}) => {
  const [specialist, desk, patient] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [practice, asPatient] = await Promise.all([
    openPractice(specialist, desk, {
      ...{ first: 'Lindiwe', last: 'Khumalo', specialty: 'oncology' },
      visit: { priceMinor: 0, needsApproval: false },
    }),
    signInAsNewPatient(patient, { first: 'Sizwe', last: 'Mabena' }),
  ]);
  const call = await callData(specialist);
  const [startsAt = ''] = await openingsAhead(asPatient, practice, 1);
  const visit = await bookFree(asPatient, practice, startsAt);
  const day = new Date(new Date(startsAt).getTime() + 7_200_000).toISOString().slice(0, 10);

  // What is typed is what patients see; a price changed later leaves the booked visit alone.
  await specialist.goto('/specialist/profile');
  await specialist.getByLabel(/^Bio/).fill(BIO);
  await expect(specialist.getByRole('region', { name: 'As patients see you' }).getByText(BIO)).toBeVisible();
  await specialist.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(specialist.getByText('Saved.')).toBeVisible();
  await specialist.getByRole('button', { name: 'Change Follow-up' }).press('Enter');
  await specialist
    .getByRole('dialog')
    .getByLabel(/^Price/)
    .fill('420');
  await specialist.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(specialist.getByText('It applies to new bookings only.')).toBeVisible();
  const [booked] = await call<{ price_minor: number }[]>('my_appointments', { p_visit: visit });
  expect(booked?.price_minor).toBe(0);

  // An address for calendars that says when, and not whom.
  await specialist.getByRole('button', { name: 'Make an address' }).press('Enter');
  const address = (await specialist.getByText(/\/functions\/v1\/calendar\//).textContent()) ?? '';
  const file = await (await specialist.request.get(address)).text();
  expect(file).toContain(`UID:${visit}@`);
  expect(file).not.toMatch(/Sizwe|Mabena|cough|oncology/i);

  // The day off shows whom it hits before it counts, and gives the new time in the same step.
  await specialist.goto(`/specialist/appointments?view=day&day=${day}`);
  const block = specialist.getByRole('button', { name: /Sizwe Mabena, .*, booked$/ });
  await expect(block).toBeVisible();
  await specialist.getByRole('button', { name: 'Take time off' }).press('Enter');
  await specialist.getByRole('dialog').getByRole('button', { name: 'Continue' }).press('Enter');
  const hits = specialist.getByRole('dialog', { name: 'This affects 1 visit' });
  await hits.getByLabel(/^Why should the visit move/).fill(WHY);
  await hits.getByRole('checkbox', { name: 'I have read this list of 1 visit' }).press('Space');
  const chosen = await hits.getByLabel('New time for Sizwe Mabena').inputValue();
  await hits.getByRole('button', { name: 'Take time off and ask them' }).press('Enter');
  await expect(specialist.getByText('the patients were asked to take the new times')).toBeVisible();
  // Nobody is moved before they agree.
  await expect(block).toBeVisible();
  await patient.goto('/patient/appointments');
  await patient.getByRole('button', { name: 'Take the new time' }).press('Enter');
  await expect(patient.locator(`time[datetime="${new Date(chosen).toISOString()}"]`).first()).toBeVisible();

  // By keyboard to half an hour later on the new day; nothing counts before the reason.
  const nextDay = new Date(new Date(chosen).getTime() + 7_200_000).toISOString().slice(0, 10);
  await specialist.goto(`/specialist/appointments?view=day&day=${nextDay}`);
  await block.focus();
  await specialist.keyboard.press('Alt+ArrowDown');
  await specialist.keyboard.press('Alt+ArrowDown');
  await specialist.keyboard.press('Enter');
  const move = specialist.getByRole('dialog', { name: 'Ask to move the visit with Sizwe Mabena' });
  await move.getByLabel(/^Why should it move/).fill(WHY);
  await move.getByRole('button', { name: 'Ask the patient' }).press('Enter');
  await expect(move).toBeHidden();
  await expect(block).toBeVisible();
  await patient.reload();
  await patient.getByRole('button', { name: 'Take the new time' }).press('Enter');
  await expect(patient.getByRole('button', { name: 'Take the new time' })).toHaveCount(0);
  const [moved] = await call<{ starts_at: string }[]>('my_appointments', { p_visit: visit });
  expect(new Date(moved?.starts_at ?? '').getTime()).toBe(new Date(chosen).getTime() + 30 * 60_000);
});
