// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { OwnPrescriptions } from './own-prescriptions';
import { AMLODIPINE, prescriptionRow, REQUEST, type RowSaid } from './prescription-row';

afterEach(cleanup);

function open(rows: RowSaid[], more: Record<string, unknown> = {}, path = '/my-prescriptions') {
  const backend = createFakeBackend({
    my_prescriptions: 'ticket',
    read_look: rows.map(prescriptionRow),
    ...more,
  });
  return { ...renderInHost(<OwnPrescriptions />, { backend, path }), user: userEvent.setup() };
}
const argsOf = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const ask = () => screen.findByRole('button', { name: 'Request it again: Amlodipine 5 mg' });

it('says when it runs out and why, and that nothing is requested by looking', async () => {
  const { backend, container } = open([{}]);
  await ask();
  for (const words of [
    'Runs out in 5 days',
    'Runs out Wednesday 2 December 2026',
    '3 × 30 = 90 days from 3 Sept 2026',
    'Not requested yet',
    'Opening this page does not request anything',
  ]) {
    expect(container.textContent).toContain(words);
  }
  expect(argsOf(backend, 'request_renewal')).toEqual([]);
});

it('requests once with the note, says so, and shows whose turn it is', async () => {
  const { backend, user, hostCalls, container } = open([{}], { request_renewal: { id: 'r1', version: 1 } });
  await ask();
  await user.click(screen.getByText('Add a note'));
  await user.type(screen.getByLabelText(/^Note to Naledi/), 'I am well');
  backend.answer('read_look', [prescriptionRow({ renewal: { ...REQUEST, note: 'I am well' } })]);
  await user.click(await ask());
  await screen.findByText('Requested, not seen yet');
  expect(argsOf(backend, 'request_renewal')).toEqual([
    { p_prescription: 'p1', p_key: expect.any(String), p_note: 'I am well' },
  ]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['renewals.requested'] });
  expect(screen.queryByText('Not requested yet')).toBeNull();
  expect(container.textContent).toContain('Your note: “I am well”');
});

it('says that a clinician stopped taking of it, until that is taken back', async () => {
  const stopped = {
    ...{ id: 'review-1', position: 1, says: 'stopped', words: 'Swollen ankles', by: 'naledi', answer: '' },
    ...{ by_name: 'Naledi Mokoena', at: '2026-11-03T10:00:00Z', taken_back_at: null },
  };
  open([{ reviews: [stopped] }]);
  expect(await screen.findByText('Amlodipine was stopped')).toBeDefined();
  expect(screen.getByText(/Stopped by Naledi Mokoena, 3 Nov 2026: Swollen ankles/)).toBeDefined();
  cleanup();
  open([{ reviews: [{ ...stopped, taken_back_at: '2026-11-04T10:00:00Z' }] }]);
  await ask();
  expect(screen.queryByText('Amlodipine was stopped')).toBeNull();
});

it('says which script took the place of which, and what was wrong', async () => {
  const old = {
    id: 'p0',
    status: 'stopped',
    status_reason: 'The strength was wrong',
    replaced_at: '2026-09-04T10:00:00Z',
    items: [{ ...AMLODIPINE, strength: '50 mg' }],
  };
  const { container } = open([
    {
      replaces_id: 'p0',
      replaces: { issued_at: '2026-09-03T13:02:00Z', reason: 'The strength was wrong' },
      issued_at: '2026-09-04T10:00:00Z',
    },
    old,
  ]);
  expect(await screen.findByText(/^This one takes the place of the one of 3 Sept? 2026/)).toBeDefined();
  expect(screen.getByText('Amlodipine: 5 mg instead of 50 mg')).toBeDefined();
  expect(screen.getByText('Replaced')).toBeDefined();
  expect(container.textContent).toMatch(/A new one took its place on 4 Sept? 2026: The strength was wrong/);
});

it('keeps the note and the same key when sending fails', async () => {
  const { backend, user } = open([{}], { request_renewal: refuse('P0001', 'renewals.prescriberAway') });
  await ask();
  await user.click(screen.getByText('Add a note'));
  await user.type(screen.getByLabelText(/^Note to Naledi/), 'I am well');
  await user.click(await ask());
  expect((await screen.findByRole('alert')).textContent).toContain(message('renewals.prescriberAway'));
  await user.click(await ask());
  await waitFor(() => expect(argsOf(backend, 'request_renewal')).toHaveLength(2));
  const [first, second] = argsOf(backend, 'request_renewal');
  expect(second).toEqual(first);
});

it('withdraws only after asking', async () => {
  const { backend, user } = open([{ renewal: REQUEST }], { withdraw_renewal: {} });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request for Amlodipine 5 mg' }));
  expect(argsOf(backend, 'withdraw_renewal')).toEqual([]);
  backend.answer('read_look', [prescriptionRow()]);
  await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await ask();
  expect(argsOf(backend, 'withdraw_renewal')).toEqual([{ p_request: 'r1' }]);
});

it('tells a refusal with its reason and the way on, and lets ask again', async () => {
  const decided = { decision: 'visit_needed', reason: 'Let us measure first', decided_at: REQUEST.due_at };
  const closed = {
    ...REQUEST,
    ...decided,
    state: 'decided',
    seen_at: REQUEST.due_at,
    closed_at: REQUEST.due_at,
    due_at: null,
  };
  const { container } = open([{ renewal: closed }]);
  await ask();
  expect(container.textContent).toContain('Naledi Mokoena wants to see you first');
  expect(container.textContent).toContain('Let us measure first');
  expect(screen.getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe(
    '/book-consultation?specialist=naledi',
  );
});

it('says what was told to whom once nobody answered in 48 hours', async () => {
  open([{ renewal: { ...REQUEST, escalated_at: REQUEST.due_at } }]);
  expect(await screen.findByText('This takes too long')).toBeDefined();
});

it('is read again by what the patient is told', async () => {
  const { backend } = open([{ renewal: REQUEST }]);
  await screen.findByText('Requested, not seen yet');
  backend.answer('read_look', [prescriptionRow({ renewal: { ...REQUEST, state: 'seen', seen_at: REQUEST.due_at } })]);
  backend.sendLive();
  expect(await screen.findByText('Seen, not decided')).toBeDefined();
});

it('shows a script whose picture leads to the check, with the code where no server is told it', async () => {
  const { container } = open([{}], {}, '/my-prescriptions?script=p1');
  await screen.findByRole('heading', { level: 1, name: 'Script' });
  for (const words of ['MP0000001', '2 Road, Durban', 'To be written in by hand', 'Quantity 30, 2 repeats', 'K7Q2-']) {
    expect(container.textContent).toContain(words);
  }
  expect(
    await screen.findByRole('img', { name: 'The address at which a pharmacist checks this script' }),
  ).toBeDefined();
});

it('has its first words where nothing was prescribed', async () => {
  open([]);
  expect(await screen.findByText('Nothing was prescribed to you here yet')).toBeDefined();
});

it('speaks of somebody one acts for, and asks for it in their place', async () => {
  const id = '3f0a4a0e-3f4e-4b6e-9a39-5a1c2b8d7e10';
  history.replaceState(null, '', `/for/${id}/my-prescriptions`);
  try {
    const { backend, user, container } = open([{}], {
      request_renewal: { id: 'r1', version: 1 },
      my_people: [
        {
          ...{ id, name: 'Gogo Khumalo', first_name: 'Gogo', date_of_birth: '1948-08-14', gender: 'female' },
          ...{ relation: 'grandparent', basis: 'invited', scopes: ['prescriptions'], may: 'view', until: null },
          ...{ since: '2026-01-12T08:00:00Z', delegation_id: 'd1', has_sign_in: true, next_visit: null },
          ...{ allergies: 'not_asked', turns_12_on: null, turns_18_on: null },
        },
      ],
    });
    await user.click(await ask());
    expect(screen.getByText(/^What they take/)).toBeDefined();
    expect(container.textContent).not.toContain('by you');
    expect(screen.queryByRole('link', { name: 'The visit it is from' }), 'closed to that scope').toBeNull();
    expect(argsOf(backend, 'my_prescriptions')[0]).toBeUndefined();
    expect(argsOf(backend, 'request_renewal')).toHaveLength(1);
  } finally {
    history.replaceState(null, '', '/');
  }
});
