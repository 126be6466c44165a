// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NOTHING_SAID } from '../open-loops/loop.fixtures';
import InboxPage from './inbox-page';

afterEach(cleanup);

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const row = (kind: string, id: string, name: string, hours: number, changes: Record<string, unknown> = {}) => ({
  ...NOTHING_SAID,
  ...{ kind, ref_id: id, item_id: id, appointment_id: null, patient_id: `patient ${id}`, patient_name: name },
  ...{ since: ago(hours), due_at: ago(hours - 24), overdue: hours > 24, ...changes },
});
const MESSAGES = row('messages', 'v1', 'Tshepo Radebe', 22, { ref_id: null, appointment_id: 'v1' });
const RESULT = row('result', 'p2', 'Thandi Nkosi', 6, { ref_id: null, due_at: null, seen_at: ago(1) });
const RENEWAL = row('renewal', 'r1', 'Thokozile Khumalo', 2);
const NOTE = row('note', 'v3', 'Ruan Nel', 30, { appointment_id: 'v3' });
const said = (seq: number, senderId: string, body: string) => ({
  ...{ id: `m${seq}`, seq, kind: 'text', sender_id: senderId, sender_name: senderId, client_id: null, body },
  ...{ file: null, event: null, red_flag: null, sent_at: ago(22), deleted_at: null },
});
const THREAD = {
  ...{ open: true, closes_at: ago(-100), unanswered_since: ago(22), last_seq: 1, reads: {} },
  messages: [said(1, 'Tshepo Radebe', 'Should I stop the drops?')],
};
const ITEM = { medicine: 'Metformin', strength: '850 mg', form: 'tablets', directions: 'Twice a day', quantity: 60 };
const REQUEST = {
  ...{ id: 'r1', prescription_id: 's1', state: 'requested', note: 'It works well', requested_at: ago(2) },
  ...{ seen_at: null, decided_at: null, decision: null, new_prescription_id: null, due_at: ago(-46), closed_at: null },
};
const SCRIPT = {
  ...{ id: 's1', appointment_id: 'v9', issued_at: ago(900), runs_out_on: '2026-12-01' },
  ...{ draft_items: [ITEM], particulars: { patientName: 'Thokozile Khumalo' } },
};
const DRAFT = {
  ...SCRIPT,
  ...{ id: 's2', client_key: 'k', version: 1, status: 'draft', status_reason: '', asked: {}, override_reason: null },
  ...{ verify_code: null, issued_at: null, updated_at: ago(0), replaces_id: null, replaces_reason: null },
};
const CHECK = {
  ...{ result: 'clear', findings: [], unrecognised: [], unknown: [], allergies: 1, hidden: 0 },
  checks: {
    ...{ checked_at: ago(0), severe: 0, conflicts: 0, unknown: 0, not_checked: 0 },
    catalogue: { version: 3, source: 'list', dated: '2026-11-01', reviewed: false },
    facts: {
      ...{ age: 42, takes: [], weight: null, egfr: null, kidney_days: null, pregnancy: 'not_asked' },
      ...{ allergy_state: 'recorded', allergies: 1 },
    },
    items: [
      {
        ...{ position: 1, medicine: 'Metformin', medicine_id: 'metformin' },
        lines: [{ kind: 'allergy', state: 'clear', severe: false, says: 'allergy.clear', values: {} }],
      },
    ],
  },
};
const EMPTY = {
  ...{ my_open_loops: [], my_finished_work: [], my_appointments: [], rights_to_chart: [], break_glass: [] },
  ...{ renewal_requests: [], prescriptions: [], correction_requests: [], mark_work: null, mark_messages_read: null },
};
const open = (answers: Record<string, unknown>, path = '/') => {
  const backend = createFakeBackend({ ...EMPTY, ...answers });
  return { ...renderInHost(<InboxPage />, { backend, role: 'specialist', path }), user: userEvent.setup() };
};
const act = (kind: string, item: string, what: string) => ({
  name: 'mark_work',
  args: { p_kind: kind, p_item: item, p_act: what },
});

it('lists all that waits in the order of the database, dangers first and what a colleague has last', async () => {
  open({
    my_open_loops: [
      row('messages', 'v5', 'Bhekisisa Sibiya', 1, { urgent: true }),
      NOTE,
      MESSAGES,
      row('renewal', 'r9', 'Ayanda Mokoena', 1, { patient_born: null, due_at: null, overdue: false }),
      row('result', 'p6', 'Priya Naidoo', 90, { with_name: 'Hlengiwe Ngcobo', due_at: null, overdue: false }),
    ],
  });
  expect(await screen.findByText(/^4 wait for you, the oldest for 1 day 6 hours\. 1 with a colleague\./)).toBeDefined();
  const rows = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(rows('Possible danger, first')).toEqual([expect.stringContaining('Bhekisisa Sibiya')]);
  expect(rows('Waiting for you')).toEqual([
    expect.stringMatching(/^Ruan Nel, 42.*Note to sign 6 hours late/),
    expect.stringMatching(/^Tshepo Radebe, 42.*Message to answer, new$/),
    // What is not known is said, and the rest of the list stands.
    expect.stringMatching(/^Ayanda Mokoena, age not known1 hour.*, new$/),
  ]);
  expect(rows('With a colleague, yours to watch')).toEqual([expect.stringContaining('with Hlengiwe Ngcobo')]);
});

it('answers a message in place, keeps what was typed after a failure, and marks it read without ending it', async () => {
  const { user, backend } = open({ my_open_loops: [MESSAGES, NOTE], open_thread: 'ticket', read_look: THREAD });
  await user.click(await screen.findByRole('link', { name: /^Tshepo Radebe/ }));
  expect(await screen.findByText('Should I stop the drops?')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Tshepo Radebe, 42');
  await waitFor(() =>
    expect(backend.calls).toContainEqual({ name: 'mark_messages_read', args: { p_appointment: 'v1', p_up_to: 1 } }),
  );
  expect(screen.getByRole('link', { name: /^Tshepo Radebe/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  const field = screen.getByLabelText(/^Your answer to Tshepo Radebe/);
  expect(screen.getByText(message('messages.empty'))).toBeDefined();
  expect(document.activeElement).toBe(field);
  backend.answer('send_message', refuse('', '', 500));
  await user.type(field, 'Keep taking them');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/What you wrote is still here/)).toBeDefined();
  backend.answer('send_message', {});
  backend.answer('my_open_loops', [NOTE]);
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Tshepo Radebe/ })).toBeNull());
  const sent = backend.calls.filter(({ name }) => name === 'send_message').map(({ args }) => args);
  expect(sent).toHaveLength(2);
  expect(sent[0], 'the same message').toEqual(sent[1]);
});

it('ends what was opened by a named act, which can be taken back under what was done today', async () => {
  const { user, backend } = open({ my_open_loops: [RESULT] }, '/?item=result.p2');
  await user.click(await screen.findByRole('button', { name: 'Acted on' }));
  expect(backend.calls).toContainEqual(act('result', 'p2', 'done'));
  const done = { kind: 'result', item_id: 'p2', appointment_id: null, patient_id: 'patient p2' };
  backend.answer('my_finished_work', [{ ...done, patient_name: 'Thandi Nkosi', how: 'done', at: ago(0) }]);
  backend.answer('my_open_loops', []);
  cleanup();
  const again = open({ my_finished_work: [{ ...done, patient_name: 'Thandi Nkosi', how: 'done', at: ago(0) }] });
  expect(await screen.findByText('Nothing waits for you')).toBeDefined();
  await again.user.click(await screen.findByText('Done today: 1'));
  await again.user.click(screen.getByRole('button', { name: 'Take back: results of Thandi Nkosi' }));
  expect(again.backend.calls).toContainEqual(act('result', 'p2', 'reopened'));
});

it('tells the patient what a result means, with what follows, and files it to an order, beside the result', async () => {
  const report = {
    ...{ kind: 'document', id: 'd1', title: 'Blood of May', type: 'lab_result', mime_type: 'application/pdf' },
    ...{ document_date: '2026-11-30', recorded_by_name: 'Thandi Nkosi', order: null, answers: [] },
  };
  const look = (result: object) => ({
    opened_at: ago(0),
    categories: {
      profile: { state: 'hidden' },
      results: { state: 'shown', sections: { results: [result] } },
    },
  });
  const order = '3f0c9a52-7c1e-4d53-9f0e-0c1a52b3d4e5';
  const { user, backend, hostCalls } = open(
    {
      my_open_loops: [RESULT],
      rights_to_chart: [{ categories: ['results'], adds: [], until: null, purpose: 'ongoing_care' }],
      open_chart: 'ticket',
      read_look: look(report),
      letters: [
        {
          ...{ id: order, body: { category: 'laboratory', tests: ['HbA1c'] }, issued_at: ago(400), result_at: null },
          particulars: { authorName: 'Naledi Mokoena' },
        },
      ],
      answer_result: refuse('', '', 0),
      file_result: null,
    },
    '/?item=result.p2',
  );
  await user.click(await screen.findByRole('button', { name: 'Tell the patient: Blood of May' }));
  const form = screen.getByRole('form', { name: 'Tell the patient: Blood of May' });
  expect(document.activeElement).toBe(within(form).getByLabelText(/^What it means/));
  await user.click(within(form).getByRole('button', { name: 'Tell the patient' }));
  expect(await within(form).findByText(message('chart.correctionAnswerRequired'))).toBeDefined();
  expect(within(form).getByText(message('chart.resultFollowsRequired'))).toBeDefined();
  await user.type(within(form).getByLabelText(/^What it means/), 'Your sugar is good.');
  await user.click(within(form).getByRole('radio', { name: 'Come back in 3 months' }));
  await user.click(within(form).getByRole('button', { name: 'Tell the patient' }));
  expect(await within(form).findByText(/What you wrote is still here/)).toBeDefined();
  await user.click(within(form).getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Tell the patient: Blood of May' }));
  const again = within(screen.getByRole('form', { name: 'Tell the patient: Blood of May' }));
  expect(again.getByLabelText<HTMLTextAreaElement>(/^What it means/).value).toBe('Your sugar is good.');
  backend.answer('answer_result', null);
  const told = { id: 'a1', words: 'Your sugar is good.', follows: 'come_back', weeks: 13, by_name: 'You', at: ago(0) };
  backend.answer('read_look', look({ ...report, answers: [told] }));
  await user.click(again.getByRole('button', { name: 'Tell the patient' }));
  expect((await screen.findByRole('list', { name: 'What it means' })).textContent).toContain('come back in 3 months');
  const sent = backend.calls.filter(({ name }) => name === 'answer_result').map(({ args }) => args);
  expect(sent[1]).toMatchObject({ p_document: 'd1', p_follows: 'come_back', p_weeks: 13 });
  expect(sent[0], 'the same answer').toEqual(sent[1]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['chart.resultTold'] });
  await user.click(screen.getByRole('button', { name: 'File to a request: Blood of May' }));
  await user.selectOptions(screen.getByLabelText('For which request is Blood of May?'), order);
  await user.click(screen.getByRole('button', { name: 'File it' }));
  await waitFor(() =>
    expect(backend.calls).toContainEqual({
      name: 'file_result',
      args: { p_document: 'd1', p_order: order, p_screen: 'chart' },
    }),
  );
});

it('gives an item to a colleague who may have it, and says why it was refused', async () => {
  const takers = [{ id: 's7', name: 'Hlengiwe Ngcobo' }];
  const { user, backend } = open(
    { my_open_loops: [{ ...RESULT, takers }], mark_work: refuse('P0001', 'work.notTheirs') },
    '/?item=result.p2',
  );
  await user.click(await screen.findByRole('button', { name: 'Give it to Hlengiwe Ngcobo' }));
  expect(await screen.findByText(message('work.notTheirs'))).toBeDefined();
  backend.answer('mark_work', null);
  await user.click(screen.getByRole('button', { name: 'Give it to Hlengiwe Ngcobo' }));
  const given = act('result', 'p2', 'given');
  expect(backend.calls).toContainEqual({ ...given, args: { ...given.args, p_to: 's7' } });
});

it('cannot end what nobody has opened', async () => {
  open({ my_open_loops: [{ ...RESULT, seen_at: null }] }, '/?item=result.p2');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Acted on' })).disabled).toBe(true);
});

it('approves a renewal, shows what was checked, and issues it without leaving the list', async () => {
  const { user, backend } = open(
    { my_open_loops: [RENEWAL, NOTE], renewal_requests: [REQUEST], prescriptions: [SCRIPT], see_renewal: {} },
    '/?item=renewal.r1',
  );
  expect(await screen.findByText('It works well')).toBeDefined();
  expect(backend.calls).toContainEqual({ name: 'see_renewal', args: { p_request: 'r1' } });
  const decided = { state: 'decided', decision: 'approved', decided_at: ago(0), new_prescription_id: 's2' };
  backend.answer('decide_renewal', {});
  backend.answer('renewal_requests', [{ ...REQUEST, ...decided, seen_at: ago(0) }]);
  backend.answer('prescriptions', [DRAFT, { ...DRAFT, ...SCRIPT, status: 'active' }]);
  backend.answer('check_prescription', 'ticket');
  backend.answer('read_look', CHECK);
  await user.click(screen.getByRole('button', { name: 'Approve and check' }));
  const issue = await screen.findByRole('button', { name: 'Issue to Thokozile Khumalo' });
  backend.answer('issue_prescription', { id: 's2', version: 2 });
  backend.answer('my_open_loops', [NOTE]);
  await user.click(issue);
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Thokozile Khumalo/ })).toBeNull());
  expect(backend.calls).toContainEqual({ name: 'issue_prescription', args: { p_id: 's2', p_version: 1 } });
});

it('declines a renewal with a reason, which must be said', async () => {
  const { user, backend } = open(
    { my_open_loops: [RENEWAL], renewal_requests: [REQUEST], prescriptions: [SCRIPT], see_renewal: {} },
    '/?item=renewal.r1',
  );
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }));
  expect(within(dialog).getByText('Please give the reason in at least ten characters')).toBeDefined();
  const why = within(dialog).getByRole('textbox');
  expect(document.activeElement).toBe(why);
  backend.answer('decide_renewal', refuse('P0001', 'renewals.alreadyDecided'));
  await user.type(why, 'Please come and see me');
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }));
  expect(await within(dialog).findByText(/already been decided/)).toBeDefined();
  expect((why as HTMLTextAreaElement).value).toBe('Please come and see me');
  backend.answer('decide_renewal', {});
  await user.click(within(dialog).getByRole('button', { name: 'Decline it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls).toContainEqual({
    name: 'decide_renewal',
    args: { p_request: 'r1', p_decision: 'declined', p_reason: 'Please come and see me' },
  });
});

it('goes through the list by keys, opens by Enter, and ends by E', async () => {
  const { user, backend } = open({ my_open_loops: [NOTE, RESULT] });
  await screen.findByRole('link', { name: /^Ruan Nel/ });
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Ruan Nel');
  await user.keyboard('j');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /^Thandi Nkosi/ })).toBeDefined();
  await user.keyboard('e');
  await waitFor(() => expect(backend.calls).toContainEqual(act('result', 'p2', 'done')));
});

it('says of an address that waits no more that it does not, and of a failure what is safe', async () => {
  open({ my_open_loops: [NOTE] }, '/?item=result.gone');
  expect(await screen.findByText('This does not wait any more')).toBeDefined();
  cleanup();
  open({ my_open_loops: refuse('', '', 500) });
  expect(await screen.findByText(/Nothing that waits is lost\./)).toBeDefined();
});
