// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BeforeDoctorCard } from './before-doctor-card';

afterEach(cleanup);

const SHARING = { categories: ['profile', 'medicines', 'conditions'], files: true, state: 'active', until: null };

function open(missing: object | null, answers: Record<string, unknown> = {}) {
  const backend = createFakeBackend({ server_time: new Date().toISOString(), ...answers });
  const details = visitDetails.parse(visitDetailsRow({}, { missing, sharing: SHARING }));
  return renderInHost(<BeforeDoctorCard details={details} />, { backend });
}
const sent = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it.each([null, { allergies: false, weight: false }])('asks nothing where nothing is missing: %s', (missing) => {
  open(missing);
  expect(screen.queryByText('Before the doctor comes')).toBeNull();
});

it('takes the answers of allergies, and leaves what is not known to the doctor', async () => {
  const drawn = open({ allergies: true, weight: false }, { say_no_allergies: {}, add_chart_entry: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, say what' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
  const what = screen.getByLabelText(/^What is it/);
  expect(screen.getByText('Please say what, or choose another answer')).toBeDefined();
  expect(document.activeElement).toBe(what);
  expect(sent(drawn, 'add_chart_entry')).toEqual([]);
  fireEvent.change(what, { target: { value: 'Peanut' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() =>
    expect(sent(drawn, 'add_chart_entry')).toMatchObject([{ p_list: 'allergies', p_entry: { label: 'Peanut' } }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nothing we know' }));
  await waitFor(() => expect(sent(drawn, 'say_no_allergies')).toEqual([{ p_none: true, p_screen: 'consultation' }]));
  fireEvent.click(screen.getByRole('button', { name: 'I do not know' }));
  expect(screen.queryByText('Before the doctor comes')).toBeNull();
});

it('takes a child’s weight in kilograms, and keeps what was typed when saving fails', async () => {
  const drawn = open({ allergies: false, weight: true }, { record_observations: refuse('', '', 500) });
  const box = screen.getByLabelText<HTMLInputElement>(/weigh today/);
  fireEvent.change(box, { target: { value: 'heavy' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the weight' }));
  expect(screen.getByText(/Please type the weight in kilograms/)).toBeDefined();
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: '16,2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the weight' }));
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeDefined();
  expect(box.value).toBe('16,2');
  expect(sent(drawn, 'record_observations')).toMatchObject([
    { p_items: [{ code: 'body_weight', value: 16.2, unit: 'kg', source: 'typed' }] },
  ]);
});

it('shows a weight that was given for the visit in the visit', async () => {
  const drawn = open(
    { allergies: false, weight: true },
    { record_observations: null, set_visit_access: { id: 'grant' } },
  );
  fireEvent.change(screen.getByLabelText(/weigh today/), { target: { value: '16.2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the weight' }));
  await waitFor(() => expect(sent(drawn, 'set_visit_access')).toHaveLength(1));
  expect(sent(drawn, 'set_visit_access')).toMatchObject([
    { p_categories: ['profile', 'medicines', 'conditions', 'readings'], p_files: true },
  ]);
});
