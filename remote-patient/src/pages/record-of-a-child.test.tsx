// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CHILD_RECORD, openRecord, regionOf } from './open-record.fixtures';

afterEach(() => {
  cleanup();
  localStorage.clear();
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
