// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { practiceRow } from '@telehealth/data/testing/practice-rows';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import AppointmentsPage from './appointments-page';
import ConsultationsPage from './consultations-page';
import DashboardPage from './dashboard-page';
import InboxPage from './inbox-page';
import PatientsPage from './patients-page';

afterEach(cleanup);

const NOTE = {
  ...{ id: 'n1', version: 3, patient_name: 'Thandi Nkosi', starts_at: '2026-11-20T08:00:00Z', category: 'notes' },
  ...{
    is_addendum: false,
    soap: { subjective: 'Itches', assessment: '' },
    plan_plain: '',
    teach_back: [],
    watch_for: {},
  },
};
const EMPTY = {
  ...{ my_appointments: [], my_open_loops: [], my_patients: [], my_consultations: [], notes: [], renewal_requests: [] },
  ...{ prescriptions: [], consultations: [], my_mail_trouble: [], my_break_glass: [] },
};
function open(Page: ComponentType, changes: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const backend = createFakeBackend({ ...EMPTY, specialists: practiceRow(changes), notes_to_finish: [NOTE], ...more });
  renderInHost(<Page />, { role: 'specialist', backend });
  return backend;
}
const EMPTIES =
  /No patients yet|No visit booked yet|Nobody is booked for today|No visit yet|No notes to sign yet|Nothing waits for you/;

describe.each([
  ['suspended', 'Your registration is suspended'],
  ['expired', 'Your registration check is out of date'],
])('while a registration is %s', (reg_state, title) => {
  it.each([
    ['dashboard', DashboardPage],
    ['appointments', AppointmentsPage],
    ['inbox', InboxPage],
    ['patients', PatientsPage],
    ['consultations', ConsultationsPage],
  ])('the page %s says so, and not that there is nobody', async (_, Page) => {
    open(Page, { reg_state });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.queryByText(EMPTIES)).toBeNull();
  });
});

it('lets a note that was begun be finished and signed', async () => {
  const backend = open(
    ConsultationsPage,
    { reg_state: 'suspended' },
    {
      save_note: { saved: true, hint: null, note: { version: 4 } },
      sign_note: { id: '0a0b0c0d-0000-4000-8000-000000000001', version: 5 },
    },
  );
  fireEvent.change(await screen.findByLabelText(/^Assessment/), { target: { value: 'Contact eczema' } });
  fireEvent.change(screen.getByLabelText(/^The plan in plain words/), { target: { value: 'Change the soap' } });
  fireEvent.click(screen.getByRole('button', { name: /^Sign: Note: Thandi Nkosi/ }));
  await waitFor(() =>
    expect(backend.calls.find(({ name }) => name === 'sign_note')?.args).toEqual({ p_note: 'n1', p_version: 4 }),
  );
  expect(backend.calls.find(({ name }) => name === 'save_note')?.args).toMatchObject({
    ...{
      p_version: 3,
      p_soap: { subjective: 'Itches', assessment: 'Contact eczema' },
      p_plan_plain: 'Change the soap',
    },
  });
});

describe('what closes the practice soon', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  it.each([
    [{ reg_until: inDays(13) }, /^Your yearly card ends on/],
    [{ reg_until: inDays(-2) }, /^Your yearly card ended on/],
    [{ suspends_at: inDays(5) }, /^Suspended from/],
  ])('stands on the dashboard: %o', async (changes, words) => {
    open(DashboardPage, changes);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/closed to you/)).toBeNull();
    const hasEnded = 'reg_until' in changes && Date.parse(changes.reg_until) < Date.now();
    expect(screen.queryAllByText(/^Patients cannot find or book you now/)).toHaveLength(hasEnded ? 1 : 0);
    expect(screen.queryAllByText(/^Patients can find you/)).toHaveLength(hasEnded ? 0 : 1);
  });
});
