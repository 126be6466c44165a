// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import DeskPeoplePage from './desk-people-page';
import DeskRegistrationsPage from './desk-registrations-page';
import DeskReportsPage from './desk-reports-page';

afterEach(cleanup);

const ENTRY = {
  ...{ id: 'a0a0a0a0-0000-4000-8000-000000000001', nr: 7, kind: 'complaint', happened_on: '2026-01-31' },
  ...{ told_by: 'patient', harm: 'none', what: 'The doctor was rude.', written_by_name: 'Olwethu Operator' },
  ...{ written_at: '2026-02-01T08:00:00Z', state: 'open', steps: [] },
};
const STEP = { at: '2026-02-02T08:00:00Z', byName: 'Second Operator', state: 'closed', words: 'Both were rung.' };
const CLOSED = { ...ENTRY, id: 'a0a0a0a0-0000-4000-8000-000000000002', nr: 6, state: 'closed', steps: [STEP] };
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

function openReports(answers: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    ...{ desk_overview: [], access_reports: [], help_desk: [], incident_register: [ENTRY, CLOSED] },
    ...answers,
  });
  renderInHost(<DeskReportsPage />, { backend });
  return { backend, user: userEvent.setup() };
}

it('keeps a register: an entry is written, and nothing is sent before all of it is there', async () => {
  const { backend, user } = openReports({ write_incident: 8 });
  await user.click(await screen.findByRole('button', { name: 'New entry' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Data in wrong hands' }));
  expect(dialog.getByText(/Information Regulator/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Write it down' }));
  expect((await dialog.findAllByText(message('desk.incidentWhat'))).length).toBeGreaterThan(0);
  expect(sent(backend, 'write_incident')).toEqual([]);
  await user.type(dialog.getByLabelText(/Day it happened/), '2026-01-31');
  await user.click(dialog.getByRole('radio', { name: 'A patient' }));
  await user.click(dialog.getByRole('radio', { name: 'No harm' }));
  await user.type(dialog.getByLabelText(/What happened/), 'A letter went to a neighbour.');
  await user.click(dialog.getByRole('button', { name: 'Write it down' }));
  await waitFor(() => expect(sent(backend, 'write_incident')).toHaveLength(1));
  expect(sent(backend, 'write_incident')[0]).toMatchObject({
    p_form: { kind: 'breach', happenedOn: '2026-01-31', toldBy: 'patient', harm: 'none' },
  });
});

it('adds what was done, after what was on the screen, and folds what is closed', async () => {
  const { backend, user } = openReports({ add_incident_step: null });
  await user.click(await screen.findByRole('button', { name: 'Add what was done: no. 7' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/What was done, and/), 'Both were rung and heard.');
  await user.click(dialog.getByRole('radio', { name: 'Closed' }));
  await user.click(dialog.getByRole('button', { name: 'Write it down' }));
  await waitFor(() =>
    expect(sent(backend, 'add_incident_step')).toEqual([
      { p_incident: ENTRY.id, p_state: 'closed', p_words: 'Both were rung and heard.', p_seen: 0 },
    ]),
  );
  expect(screen.getByText('1 closed entry')).toBeDefined();
  expect(screen.getByText(/Both were rung\./).textContent).toContain('Second Operator');
});

it('shows what operators did on a press, and earlier acts after the last one', async () => {
  const act = (place: number) => ({
    ...{ at: new Date(Date.UTC(2026, 0, 31, 8, 0, -place)).toISOString(), about: 'Palesa Tau' },
    ...{ operator_id: ENTRY.id, operator_name: 'Olwethu Operator', act: 'registration.verified' },
  });
  const { backend, user } = openReports({ operator_log: Array.from({ length: 100 }, (_, place) => act(place)) });
  await user.click(await screen.findByRole('button', { name: 'Show the log' }));
  expect((await screen.findAllByText('Confirmed a registration: Palesa Tau')).length).toBe(100);
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(sent(backend, 'operator_log')).toEqual([{}, { p_before: act(99).at }]));
});

it('finds a registration by its name or number, in whatever state', async () => {
  const backend = createFakeBackend({ desk_overview: [], registrations_to_check: [] });
  renderInHost(<DeskRegistrationsPage />, { backend });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Name, email or council number/), 'MP 0123');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(sent(backend, 'registrations_to_check').at(-1)).toEqual({ p_search: 'MP 0123' }));
  expect(await screen.findByText('Found for “MP 0123”')).toBeDefined();
});

it('tells how an account stands by its exact address', async () => {
  const account = {
    ...{ id: ENTRY.id, name: 'Thandi Nkosi', role: 'patient', isOperator: false, joinedAt: '2026-01-31T08:00:00Z' },
    ...{ onboardedAt: null, registrationState: null, visitsAhead: 2, mailsFailed: 1, lastMailAt: null },
  };
  const backend = createFakeBackend({
    ...{ desk_overview: [], deaths_at_desk: [], authority_papers: [], merged_at_desk: [] },
    ...{ find_account: 'ticket', read_look: [account] },
  });
  renderInHost(<DeskPeoplePage />, { backend });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Email address/), 'thandi@example.com');
  await user.click(screen.getByRole('button', { name: 'Look' }));
  expect(await screen.findByRole('heading', { name: 'Thandi Nkosi' })).toBeDefined();
  expect(screen.getByText('1, see Health')).toBeDefined();
  const field = screen.getByLabelText(/Email address/);
  await user.clear(field);
  await user.type(field, '082 555 0142');
  await user.click(screen.getByRole('button', { name: 'Look' }));
  await waitFor(() =>
    expect(sent(backend, 'find_account')).toEqual([{ p_reach: 'thandi@example.com' }, { p_reach: '+27825550142' }]),
  );
});
