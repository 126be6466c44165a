// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import DashboardPage from './dashboard-page';
// Loaded before the first test, so that none waits for it.
import '@telehealth/care/safety/check-of-reading';

afterEach(cleanup);

const now = () => new Date().toISOString();
const QUIET = {
  my_people: [],
  ...{ my_mail_trouble: [], my_prescriptions: 'ticket', read_look: [], my_access_requests: [], my_access_log: [] },
  ...{ my_visit_outcomes: [], my_latest_readings: [], observations: [], observation_types: [] },
  ...{ patients: [{ date_of_birth: '1980-05-05', gender: 'female' }] },
};
const pressure = (value: number, second_value: number) => ({
  ...{ id: 'reading', code: 'blood_pressure', label: 'Blood pressure', unit: 'mm[Hg]', value, second_value },
  ...{ taken_at: now(), source: 'typed' },
});
const CHECK = {
  ...{ rules: '86aaeb6632623132', level: 2, heading: 'This should be seen now, in person', within: 'Now', about: 'me' },
  ...{ age: 46, sex: 'female', words: 'chest pain', facts: [], questions: [], isUnreviewed: true, hasCalled: false },
  reasons: [
    { ruleId: 'chest.pain', ruleVersion: 1, level: 2, text: 'Chest pain needs a look now.', source: 'A guide' },
  ],
};
const visit = createAppointment({ status: 'booked', startsAt: new Date(Date.now() + 30 * 3_600_000) });
const open = (dangers: unknown, more: Record<string, unknown> = {}) =>
  renderInHost(<DashboardPage />, {
    backend: createFakeBackend({ ...QUIET, my_appointments: [], my_open_dangers: dangers, ...more }),
  });
const first = () => screen.getAllByRole('region')[0];

it('has a dangerous reading first, with a visit today, after any reload', async () => {
  open({ checks: [], readings: [pressure(192, 124)] });
  const card = await screen.findByRole('region', { name: 'See a clinician today' });
  expect(first()).toBe(card);
  expect(card.textContent).toMatch(/Blood pressure 192\/124 mmHg, typed/);
  const way = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(way('Find a visit today')).toBe('/find-specialist?when=today');
  expect(way('Measure again')).toBe('/patient/connect-device?kind=blood_pressure');
  expect(await screen.findByText('Nothing else to do.')).toBeDefined();
});

it('says nothing of a reading that no rule calls dangerous', async () => {
  open({ checks: [], readings: [pressure(128, 82)] });
  expect(await screen.findByText(/You have nothing to do/)).toBeDefined();
  expect(screen.queryByText('Find a visit today')).toBeNull();
});

it('has an urgent answer of checker or chat first, with the call before the visit', async () => {
  const chat = { ...CHECK, level: 1, heading: 'This may be an emergency. Call an ambulance now', origin: 'chat' };
  open({
    checks: [
      { id: '5d0c1f9e-0000-4000-8000-000000000001', savedAt: now(), check: chat, visits: [] },
      { id: '5d0c1f9e-0000-4000-8000-000000000002', savedAt: now(), check: CHECK, visits: [] },
    ],
    readings: [pressure(192, 124)],
  });
  await screen.findByRole('region', { name: 'See a clinician today' });
  const names = screen.getAllByRole('region').map((region) => within(region).queryByRole('heading')?.textContent);
  expect(names.slice(0, 3)).toEqual([chat.heading, CHECK.heading, 'See a clinician today']);
  const [call] = within(first() as HTMLElement).getAllByRole('link');
  expect(call?.getAttribute('href')).toBe('tel:112');
});

it('goes when the person says what was done, and asks before that', async () => {
  const { backend } = open(
    { checks: [], readings: [pressure(192, 124)] },
    { save_symptom_check: { id: '5d0c1f9e-0000-4000-8000-000000000003' }, answer_danger: null },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'I have had help' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Choose what was done.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'A doctor, nurse or clinic has seen me' }));
  backend.answer('my_open_dangers', { checks: [], readings: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'See a clinician today' })).toBeNull());
  const sent = (name: string) => backend.calls.find((call) => call.name === name)?.args;
  expect(sent('save_symptom_check')).toMatchObject({
    p_check: { origin: 'reading', observationId: 'reading', level: 3 },
  });
  expect(sent('answer_danger')).toEqual({ p_id: '5d0c1f9e-0000-4000-8000-000000000003', p_answer: 'seen' });
});

it('is shown to the next visit by a press, but not what is about somebody else', async () => {
  const kept = { id: '5d0c1f9e-0000-4000-8000-000000000002', savedAt: now(), check: CHECK, visits: [] as string[] };
  const ofOther = { ...kept, id: '5d0c1f9e-0000-4000-8000-000000000003', check: { ...CHECK, about: 'other' } };
  const { backend } = open(
    { checks: [kept, ofOther], readings: [] },
    { my_appointments: [visit].map(toAppointmentRow), share_danger: null },
  );
  const way = await screen.findByRole('button', { name: `Show it to ${visit.counterpartName}` });
  backend.answer('my_open_dangers', { checks: [{ ...kept, visits: [visit.id] }], readings: [] });
  fireEvent.click(way);
  const told = await screen.findByText(/sees this before your visit/);
  expect(told.textContent).toMatch(/Do not wait for that visit: this needs help now\.$/);
  const shared = backend.calls.find(({ name }) => name === 'share_danger');
  expect(shared?.args).toEqual({ p_id: kept.id, p_appointment: visit.id });
});

it.each([
  [30, 'Do not wait for that visit: this needs a clinician today.'],
  [20, null],
])('says of a visit in %i hours whether it is soon enough for today', async (hours, said) => {
  const startsAt = new Date(Date.now() + hours * 3_600_000);
  const booked = createAppointment({ status: 'booked', startsAt });
  const check = { ...CHECK, level: 3, heading: 'See a clinician today' };
  open(
    {
      checks: [{ id: '5d0c1f9e-0000-4000-8000-000000000001', savedAt: now(), check, visits: [booked.id] }],
      readings: [],
    },
    { my_appointments: [booked].map(toAppointmentRow) },
  );
  const told = await screen.findByText(/sees this before your visit/);
  if (said === null) expect(told.textContent).not.toMatch(/Do not wait/);
  else expect(told.textContent).toContain(said);
});

it('does not say that there is nothing to do when it could not look', async () => {
  open(refuse('', '', 500));
  expect(await screen.findByText('We could not look for dangerous readings')).toBeDefined();
  expect(await screen.findByText(/We could not look everywhere/)).toBeDefined();
  expect(screen.queryByText(/[Nn]othing (else )?to do/)).toBeNull();
});

it('names who opened it, which takes nothing away, and for two weeks what a clinician did about another', async () => {
  const opened = { byName: 'Naledi Mokoena', at: now(), how: 'opened' };
  const seen = { id: '5d0c1f9e-0000-4000-8000-000000000009', byName: 'Sipho Dube', at: now(), done: 'advised' };
  const { id: _, ...measured } = pressure(200, 130);
  open({
    checks: [],
    readings: [{ ...pressure(192, 124), opened }],
    seen: [{ ...seen, words: 'Rest', savedAt: null, check: null, reading: measured }],
  });
  const card = await screen.findByRole('region', { name: 'See a clinician today' });
  expect(card.textContent).toMatch(/Naledi Mokoena opened it on .*Nobody has said yet what was done/);
  expect(screen.getByText(/Sipho Dube saw it on .*: Advised: Rest\./).textContent).toContain('200/130');
});
