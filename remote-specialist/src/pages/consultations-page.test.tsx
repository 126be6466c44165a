// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import ConsultationsPage from './consultations-page';

afterEach(cleanup);

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const row = (id: string, hours: number, changes: Record<string, unknown> = {}) => ({
  ...{ id, appointment_id: `a-${id}`, state: 'ended', appointment_status: 'completed', mode: 'video' },
  ...{ starts_at: ago(hours + 0.5), ends_at: ago(hours), viewer_side: 'specialist', patient_name: `Patient ${id}` },
  ...{ specialist_name: 'Naledi Mokoena', covering_name: null, waiting_since: null, started_at: ago(hours + 0.5) },
  ...{ ended_at: ago(hours), note_signed_at: null, part: hours < 0 ? 'ahead' : 'past' },
  ...changes,
});
const note = (id: string, changes: Record<string, unknown> = {}) => ({
  ...{ id: `n-${id}`, appointment_id: `a-${id}`, chain_no: 0, category: 'notes', soap: { assessment: 'Mild anaemia' } },
  ...{ plan_plain: '', created_at: ago(1), updated_at: ago(1) },
  ...changes,
});
const REQUEST = {
  ...{
    id: 'r1',
    prescription_id: 'p1',
    state: 'requested',
    note: 'It works well',
    requested_at: ago(10),
    seen_at: null,
  },
  ...{ decided_at: null, decision: null, new_prescription_id: null, due_at: ago(-38), closed_at: null },
};
const PRESCRIPTION = {
  ...{ id: 'p1', appointment_id: 'a-old', issued_at: ago(900), runs_out_on: '2026-12-01' },
  draft_items: [
    { medicine: 'Budesonide', strength: '200 µg', form: 'inhaler', directions: 'Twice a day', quantity: 1, repeats: 5 },
  ],
  particulars: { patientName: 'Thandi Nkosi' },
};
const SIGNED = { state: 'note_signed', note_signed_at: ago(0) };
const EMPTY = { my_consultations: [], notes: [], renewal_requests: [], prescriptions: [], my_appointments: [] };
const open = (answers: Record<string, unknown>, path = '/') => {
  const backend = createFakeBackend({ ...EMPTY, ...answers });
  return { ...renderInHost(<ConsultationsPage />, { backend, role: 'specialist', path }), user: userEvent.setup() };
};

it('has the notes to sign, oldest first, with how late they are and what is missing', async () => {
  open({ my_consultations: [row('new', 2), row('late', 80)], notes: [note('late')] });
  const queue = await screen.findByRole('list', { name: 'Notes to sign' });
  const [first, second] = within(queue).getAllByRole('listitem');
  expect(first?.textContent).toContain('2 days 8 hours late');
  expect(first?.textContent).toContain('Missing: plan in plain words. 2 words');
  expect(second?.textContent).toContain('Nothing is written yet.');
  expect(
    within(queue)
      .getByRole('link', { name: /^Keep writing: Patient late/ })
      .getAttribute('href'),
  ).toBe('/consultation/a-late');
  expect(screen.getByText(/2 notes to sign\./)).toBeDefined();
});

it('says that nothing waits once the day is over, and signs out from there', async () => {
  const { user, hostCalls } = open({
    my_consultations: [row('done', 0, { ...SIGNED, starts_at: ago(0) })],
  });
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close the day and sign out' }));
  expect(hostCalls).toContainEqual({ name: 'auth.signOut', args: [] });
});

it('does not call a day over that has a renewal open', async () => {
  open({
    my_consultations: [row('done', 0, { ...SIGNED, starts_at: ago(0) })],
    renewal_requests: [REQUEST],
    prescriptions: [PRESCRIPTION],
  });
  expect(await screen.findByRole('link', { name: 'One renewal to decide' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Nothing to do' })).toBeNull();
});

it('leads from each renewal to the inbox, where it is decided', async () => {
  open({ renewal_requests: [REQUEST], prescriptions: [PRESCRIPTION] }, '/?show=renewals');
  const list = await screen.findByRole('list', { name: 'To decide' });
  expect(list.textContent).toContain('Budesonide 200 µg');
  expect(within(list).getByRole('link', { name: 'Thandi Nkosi' }).getAttribute('href')).toBe(
    '/specialist/inbox?item=renewal.r1',
  );
});

it('narrows all visits to a state and shows the evidence of one that was missed', async () => {
  const { user } = open(
    {
      my_consultations: [
        row('missed', 30, { state: 'scheduled', appointment_status: 'no_show_patient', ended_at: null }),
        row('held', 3),
      ],
      join_events: [
        { id: 1, side: 'specialist', kind: 'join', detail: '', at: ago(30.4) },
        { id: 2, side: 'specialist', kind: 'callback', detail: 'noAnswer', at: ago(30.2) },
      ],
    },
    '/?show=all',
  );
  const list = await screen.findByRole('list', { name: 'Visits' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /^Missed/ }));
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /^Evidence: Patient missed/ }));
  expect(await screen.findByText(/You rang, no answer/)).toBeDefined();
  expect(screen.getByText(/Nothing was seen of Patient missed/)).toBeDefined();
});

it('goes on to older visits, with what waits for its note from the beginning', async () => {
  const rows = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => row(`p${from + at}`, 24 + from + at, SIGNED));
  const waits = row('waits', 900, { part: 'waiting' });
  const first = [...rows(200, 0), waits];
  const answerOlder = (older: unknown) => (args?: { p_before_id?: string }) => {
    if (args?.p_before_id === undefined) return first;
    return args.p_before_id === 'p199' ? older : [];
  };
  const { user, backend } = open({ my_consultations: answerOlder(refuse('', '', 500)) }, '/?show=all');
  expect(await screen.findByRole('radio', { name: /^All/ })).toBeDefined();
  expect(await screen.findByText('201+')).toBeDefined();
  for (let shown = 20; shown < 201; shown += 20)
    await user.click(screen.getByRole('button', { name: /^Show \d+ more/ }));
  await user.click(screen.getByRole('button', { name: 'Show earlier visits' }));
  expect(await screen.findByText('The next visits did not come')).toBeDefined();
  backend.answer('my_consultations', answerOlder([...rows(3, 200), waits]));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await waitFor(() => expect(screen.queryByText('The next visits did not come')).toBeNull());
  const list = screen.getByRole('list', { name: 'Visits' });
  expect(within(list).getAllByRole('link')).toHaveLength(204);
  expect(screen.getByText('There are no earlier visits.')).toBeDefined();
}, 60_000);

it('lets a colleague stand in', async () => {
  const { user, backend } = open(
    {
      my_consultations: [
        row('next', -3, { state: 'scheduled', appointment_status: 'booked', started_at: null, ended_at: null }),
      ],
      specialist_public: [{ specialist_id: 's2', name: 'Hlengiwe Ngcobo', specialty: 'general' }],
      cover_consultation: {},
    },
    '/?show=all',
  );
  await user.click(await screen.findByRole('button', { name: /^Ask a colleague to cover/ }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Let them stand in' }));
  expect(within(dialog).getByText('Please choose the colleague who stands in')).toBeDefined();
  await user.type(within(dialog).getByRole('searchbox'), 'hlen');
  await user.click(await within(dialog).findByRole('radio', { name: /^Hlengiwe Ngcobo/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Let them stand in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls).toContainEqual({
    name: 'cover_consultation',
    args: { p_appointment: 'a-next', p_colleague: 's2' },
  });
});

it('says what is safe when something cannot be read, and reads only that again', async () => {
  const { user, backend } = open({ notes: refuse('', '', 500) });
  expect(await screen.findByText(/Your visits, notes and drafts are safe\./)).toBeDefined();
  backend.answer('notes', []);
  const asked = () => backend.calls.filter(({ name }) => name === 'my_consultations').length;
  const before = asked();
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('No notes to sign')).toBeDefined();
  expect(asked()).toBe(before);
});
