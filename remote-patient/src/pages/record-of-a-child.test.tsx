// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import { refuse } from '@telehealth/data/testing/fake-backend';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CHILD_RECORD, look, openRecord, regionOf, sentTo } from './open-record.fixtures';

const CHILD = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';
const EMPTY = look({
  profile: { profile: [{ kind: 'facts', date_of_birth: '2022-08-14', gender: 'male', blood_type: null }] },
});
const personWith = (scopes: readonly string[]) => ({
  ...{ id: CHILD, name: 'Lwazi Khumalo', first_name: 'Lwazi', date_of_birth: '2022-08-14', gender: 'male' },
  ...{ relation: 'child', basis: 'invited', scopes, since: '2026-01-12T08:00:00Z', until: null },
  ...{ delegation_id: 'd1', has_sign_in: false, next_visit: null, allergies: 'not_asked' },
  ...{ turns_12_on: null, turns_18_on: null },
});
/** The record of a child, opened by somebody who acts for them in these scopes. */
function openFor(scopes: readonly string[], answers: Record<string, unknown> = {}, path = '/') {
  history.replaceState(null, '', `/for/${CHILD}/patient/medical-records`);
  return openRecord({ my_people: [personWith(scopes)], ...answers }, path);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('shows growth and the schedule in the record of a child', async () => {
  openRecord({ read_look: CHILD_RECORD });
  const growth = await regionOf('Growth');
  expect(within(growth).getByRole('img', { name: /^Weight by age, 2 measurements, last 15.4 kg/ })).toBeDefined();
  expect(within(growth).getByRole('link', { name: 'Write down a measurement' }).getAttribute('href')).toContain(
    'kind=body_weight',
  );
  const schedule = await regionOf('Vaccination schedule');
  expect(within(schedule).getByText('Photo of the clinic card, 12 Jan 2026. Not confirmed')).toBeDefined();
  expect(within(schedule).getByRole('link', { name: 'Look at the clinic card' }).getAttribute('href')).toContain(
    'entry=card',
  );
});

it('takes a photo of the clinic card as a document of that kind', async () => {
  openRecord({ read_look: CHILD_RECORD });
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add a photo of the clinic card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload a document' });
  expect(await within(dialog).findByDisplayValue('Clinic card')).toBeDefined();
  expect(within(dialog).getByDisplayValue('Clinic card or vaccination booklet')).toBeDefined();
});

it('adds a vaccination from the schedule', async () => {
  openRecord({ read_look: CHILD_RECORD });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a vaccination' }));
  expect(await screen.findByLabelText(/What were you vaccinated against/)).toBeDefined();
});

it('shows neither in the record of an adult', async () => {
  openRecord();
  await regionOf('Allergies');
  expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Vaccination schedule' })).toBeNull();
});

it('opens the form for a paper by the address once, also in a record that is empty and offers its first steps', async () => {
  openFor(['records', 'manage'], { read_look: EMPTY }, '/?add=authority');
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog', { name: 'Upload a document' });
  await screen.findByText(/record is empty/);
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for no log and no contact where the right does not reach, and calls none of it a failure', async () => {
  const { backend } = openFor(['records'], { my_access_log: refuse('42501', 'access.notDelegated') });
  expect((await regionOf('What matters first')).textContent).toContain('Emergency contact: not shown to you.');
  expect(screen.queryByText(/did not load/)).toBeNull();
  expect(sentTo(backend, 'my_access_log')).toEqual([]);
  expect(sentTo(backend, 'emergency_contacts')).toEqual([]);
});
