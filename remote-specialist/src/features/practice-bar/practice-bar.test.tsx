// @vitest-environment jsdom
import { useLocation } from '@telehealth/contracts/router';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PracticeBar } from './practice-bar';

afterEach(cleanup);

const THANDI = '00000000-0000-4000-8000-0000000000a1';
const person = (patient_id: string, name: string) => ({
  ...{ patient_id, name, last_visit_at: null, next_visit_at: null, next_appointment_id: null },
  ...{ access_until: null, has_access: true },
});
const PEOPLE = [person(THANDI, 'Thandi Nkosi'), person('00000000-0000-4000-8000-0000000000a2', 'José Antônio')];

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
function open(answers: Record<string, unknown> = {}) {
  const backend = createFakeBackend({ my_appointments: [], my_patients: PEOPLE, ...answers });
  const page = (
    <>
      <PracticeBar />
      <Place />
    </>
  );
  return renderInHost(page, { role: 'specialist', backend, path: '/specialist/dashboard' });
}
const box = () => screen.getByRole('combobox', { name: 'Find a patient' });
const asked = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).length;

it('finds a patient from any page by keys alone, without accents, and asks only then', async () => {
  const opened = open();
  await screen.findByText('Nobody is booked for today');
  expect(asked(opened, 'my_patients')).toBe(0);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box());
  fireEvent.change(box(), { target: { value: 'jose' } });
  expect((await screen.findByRole('option')).textContent).toBe('José Antônio');
  fireEvent.change(box(), { target: { value: 'nk th' } });
  expect((await screen.findByRole('option')).textContent).toBe('Thandi Nkosi');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(screen.getByText(`/specialist/patients?patient=${THANDI}`)).toBeDefined());
  expect((box() as HTMLInputElement).value).toBe('');
});

it('says when nobody has the name, and when the list did not come', async () => {
  open();
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: 'zzz' } });
  expect(await screen.findByText('None of your patients has this name.')).toBeDefined();
  cleanup();
  open({ my_patients: refuse('', '', 503) });
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: 'th' } });
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
});

it('does not take the key from who is typing', async () => {
  open();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  fireEvent.keyDown(field, { key: '/' });
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('says who begins to wait while it stands, not who waited before', async () => {
  const visit = (id: string, counterpartName: string, status: 'booked' | 'waiting') =>
    toAppointmentRow(
      createAppointment({ id, counterpartName, status, viewerRole: 'specialist', startsAt: new Date() }),
    );
  const { backend } = open({ my_appointments: [visit('a', 'Anele', 'waiting'), visit('b', 'Ruan', 'booked')] });
  await screen.findByRole('link', { name: /Anele/ });
  expect(screen.queryByText(/is waiting for you/)).toBeNull();
  backend.answer('my_appointments', [visit('a', 'Anele', 'waiting'), visit('b', 'Ruan', 'waiting')]);
  backend.sendLive();
  expect(await screen.findByText('Ruan is waiting for you.')).toBeDefined();
  expect(screen.queryByText(/Anele is waiting/)).toBeNull();
});

it('leads by single keys to the places of a practice and to who waits, lists them, and is silent where they are off', async () => {
  const waiting = createAppointment({ id: 'w', status: 'waiting', viewerRole: 'specialist', startsAt: new Date() });
  open({ my_appointments: [toAppointmentRow(waiting)] });
  await screen.findByText(/^waits for/);
  const place = () => document.querySelector('output')?.textContent;
  for (const [key, path] of Object.entries({
    p: '/specialist/patients',
    a: '/specialist/appointments',
    c: '/specialist/consultations',
    d: '/specialist/dashboard',
    b: '/consultation/w',
  })) {
    fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(place()).toBe(path));
  }
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = screen.getByRole('dialog', { name: 'Keys' });
  expect(dialog.textContent).toContain('Find a patient');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Single keys work on this device' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(place()).toBe('/consultation/w');
  localStorage.clear();
  document.documentElement.setAttribute('data-own-frame', '');
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(place()).toBe('/consultation/w');
  document.documentElement.removeAttribute('data-own-frame');
});
