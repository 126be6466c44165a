// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { refuse } from '@telehealth/data/testing/fake-backend';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { argsOf, grant, mayAdd, openChart, THANDI } from './patient-chart.fixtures';

afterEach(cleanup);

it('a clinician reports a death from the chart: the day is asked, and a colleague who was faster is said', async () => {
  const user = userEvent.setup();
  const { backend } = openChart({
    grants: grant('profile'),
    answers: { report_death: refuse('P0001', 'death.alreadyReported') },
  });
  fireEvent.click(await screen.findByLabelText('More about Thandi Nkosi'));
  await user.click(screen.getByRole('button', { name: 'Patient has died' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Has Thandi Nkosi died?' }));
  expect(dialog.getByText(/Nothing changes until/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Report it' }));
  expect(await dialog.findAllByText(message('death.day'))).not.toHaveLength(0);
  await user.type(dialog.getByLabelText(/Day of death/), '2026-01-03');
  await user.type(dialog.getByLabelText(/How you know/), 'I certified it.');
  await user.click(dialog.getByRole('button', { name: 'Report it' }));
  expect(await dialog.findByText(message('death.alreadyReported'))).toBeDefined();
  backend.answer('report_death', null);
  await user.click(dialog.getByRole('button', { name: 'Report it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(argsOf(backend, 'report_death').at(-1)).toMatchObject({
    p_patient: 'patient',
    p_died_on: '2026-01-03',
    p_note: 'I certified it.',
  });
});

it('of somebody who has died the day is said, the age stands still, and nothing is offered that adds', async () => {
  openChart({ grants: mayAdd('profile', 'conditions'), people: [{ ...THANDI, died_on: '2026-06-03' }] });
  expect(await screen.findByText(/^Died 3 Jun 2026, and the record stays as it is\./)).toBeDefined();
  expect(await screen.findByText(/38 years, born 21 Mar 1988/)).toBeDefined();
  expect(screen.queryByLabelText('More about Thandi Nkosi')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('nobody to whom the record is closed reports a death', async () => {
  openChart({ grants: [], people: [{ ...THANDI, has_access: false }] });
  await screen.findByRole('heading', { level: 1, name: 'Thandi Nkosi' });
  expect(screen.queryByLabelText('More about Thandi Nkosi')).toBeNull();
});

it('once what they shared is over, nobody is to be asked and nothing is an emergency', async () => {
  openChart({ grants: [], people: [{ ...THANDI, has_access: false, died_on: '2026-06-03' }] });
  expect(await screen.findByRole('region', { name: 'The record is closed' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Ask for access|Emergency access/ })).toBeNull();
  expect(screen.queryByRole('note', { name: 'Allergies' })).toBeNull();
});
