// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DeskEmergenciesPage from './desk-emergencies-page';
import DeskHealthPage from './desk-health-page';
import DeskPaymentsPage from './desk-payments-page';
import DeskReportsPage from './desk-reports-page';
import DeskVisitsPage from './desk-visits-page';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:50:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const DISPUTED = {
  ...{ id: 'b1', specialist_name: 'Kagiso Mabena', reason_code: 'other' },
  ...{
    reason: 'Wanted to see the old pictures',
    opened_at: '2026-11-20T10:00:00Z',
    expires_at: '2026-11-20T11:00:00Z',
  },
  ...{ ended_at: null, review_due_at: '2026-11-23T10:00:00Z', overdue: false, review_state: 'justified' },
  ...{ disputed_at: '2026-11-26T13:50:00Z', dispute: 'I was awake', contact_state: 'none', times_last_year: 1 },
  is_own_verdict: false,
};
const REPORT = {
  id: 'r1',
  report: 'Who is this?',
  reported_at: '2026-11-27T11:50:00Z',
  answer: null,
  answered_at: null,
};
const VISIT = {
  ...{ appointment_id: 'a1', status: 'no_show_patient', starts_at: '2026-11-27T08:00:00Z' },
  ...{ ends_at: '2026-11-27T08:30:00Z', patient_name: 'Sipho Nkosi', specialist_name: 'Zoe Fernandes' },
  ...{ recorded_at: '2026-11-27T08:20:00Z', correctable_until: '2026-11-29T08:20:00Z' },
};
const UNDECIDED = {
  ...VISIT,
  appointment_id: 'a2',
  status: 'waiting',
  patient_name: 'Lerato Adams',
  correctable_until: null,
};
const MAIL = {
  ...{
    channel: 'email',
    id: 7,
    about: 'booking.confirmed',
    address: 't…@example.com',
    failed_at: '2026-11-27T10:00:00Z',
    attempts: 1,
  },
  ...{ reason: 'refused 550', may_send_again: true },
};
const JOB = {
  ...{ name: 'private.settle_no_shows', last_ok_at: '2026-11-27T13:40:00Z', last_error_at: '2026-11-27T13:45:00Z' },
  ...{ last_error_code: '42P01', runs: 20, failures: 2, overdue: true, every: '00:00:00', last_run_at: null },
};

const QUESTION = {
  ...{ id: 'h1', topic: 'payment', request: 'I paid twice for one visit', person_name: 'Sipho Nkosi' },
  ...{ is_guest: false, phone: null },
  ...{ asked_at: '2026-11-27T11:50:00Z', due_at: '2026-11-28T11:50:00Z', visit_at: '2026-11-27T08:00:00Z' },
  ...{ visit_status: 'booked', patient_name: 'Sipho Nkosi', specialist_name: 'Zoe Fernandes' },
  ...{ answer: null, answered_at: null, receipt: 'R2026-000123' },
};

const open = (page: React.ReactElement, answers: Record<string, unknown>) =>
  renderInHost(page, { backend: createFakeBackend({ desk_overview: [], help_desk: [], ...answers }) });

const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('answers a question to the help desk, and says how long first answers take', async () => {
  const user = userEvent.setup();
  const { backend } = open(<DeskReportsPage />, {
    access_reports: [],
    help_desk: [
      QUESTION,
      { ...QUESTION, id: 'h0', answer: 'It went back to you.', answered_at: '2026-11-27T13:50:00Z' },
    ],
    answer_help: null,
  });
  const card = within(await screen.findByRole('article', { name: 'Sipho Nkosi: money' }));
  expect(card.getByText('due in 22 hours')).toBeDefined();
  expect(card.getByText(/Sipho Nkosi with Zoe Fernandes, booked/)).toBeDefined();
  expect(screen.getByText(/Half of the answers of the last 30 days came within 2 hours/)).toBeDefined();
  expect(card.getByRole('link', { name: 'R2026-000123' }).getAttribute('href')).toBe(
    '/desk/payments?receipt=R2026-000123',
  );
  await user.click(card.getByRole('button', { name: 'Send the answer' }));
  expect(await card.findByText('Please write at least 10 characters')).toBeDefined();
  await user.type(card.getByLabelText(/Your answer/), 'The second payment goes back.');
  await user.click(card.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() =>
    expect(sent(backend, 'answer_help')).toEqual([{ p_request: 'h1', p_answer: 'The second payment goes back.' }]),
  );
});

it('answers a disputed verdict, which may change it', async () => {
  const { backend } = open(<DeskEmergenciesPage />, {
    emergencies_to_review: [DISPUTED],
    answer_dispute: { id: 'b1' },
  });
  const user = userEvent.setup();
  const card = within(await screen.findByRole('article', { name: 'Disputed verdict' }));
  expect(card.getByText('“I was awake”')).toBeDefined();
  expect(card.getByText('Disputed 1 day ago')).toBeDefined();
  await user.type(card.getByLabelText(/Your answer/), 'You are right, nobody asked you.');
  await user.click(card.getByRole('radio', { name: 'Not justified' }));
  await user.click(card.getByRole('button', { name: 'Answer and record' }));
  await waitFor(() => expect(sent(backend, 'answer_dispute')).toHaveLength(1));
  expect(sent(backend, 'answer_dispute')).toEqual([
    { p_id: 'b1', p_answer: 'You are right, nobody asked you.', p_verdict: 'not_justified' },
  ]);
});

it('leaves a dispute of one’s own verdict to a colleague', async () => {
  open(<DeskEmergenciesPage />, { emergencies_to_review: [{ ...DISPUTED, is_own_verdict: true }] });
  expect(await screen.findByText('You gave this verdict, so a colleague answers the dispute.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Answer and record' })).toBeNull();
});

it('answers a report after its line was read', async () => {
  const line = { id: 'l', seq: 1, actorName: 'Zoe Fernandes', actorRole: 'specialist', at: '2026-11-26T09:00:00Z' };
  const { backend } = open(<DeskReportsPage />, {
    access_reports: [REPORT],
    read_access_log_for_review: 'ticket',
    read_look: [{ ...line, category: 'notes', action: 'view', basis: 'grant' }],
    answer_access_report: { id: 'r1' },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show the line it is about' }));
  expect((await screen.findByRole('list', { name: 'Lines of the log' })).textContent).toContain('looked at notes');
  expect(sent(backend, 'read_access_log_for_review')).toEqual([{ p_report: 'r1' }]);
  await user.type(screen.getByLabelText(/Your answer/), 'It was your own doctor.');
  backend.answer('access_reports', [
    { ...REPORT, answer: 'It was your own doctor.', answered_at: '2026-11-27T13:50:00Z' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect((await screen.findByRole('list', { name: 'Answered reports' })).textContent).toContain('your own doctor');
  expect(sent(backend, 'answer_access_report')).toEqual([{ p_report: 'r1', p_answer: 'It was your own doctor.' }]);
});

it('books a missed visit again with a reason, after the evidence was read', async () => {
  const { backend } = open(<DeskVisitsPage />, {
    no_shows_to_review: [VISIT, UNDECIDED],
    no_show_evidence: [
      { id: 1, side: 'specialist', kind: 'callback', detail: 'noAnswer', at: '2026-11-27T08:10:00Z' },
      { id: 2, side: 'patient', kind: 'join', detail: '', at: '2026-11-27T08:25:00Z' },
    ],
    correct_no_show: null,
  });
  const user = userEvent.setup();
  const card = within(await screen.findByRole('article', { name: 'Sipho Nkosi with Zoe Fernandes' }));
  expect(card.getByText('Can be put right: due in 1 day')).toBeDefined();
  await user.click(card.getByRole('button', { name: /Show who was there/ }));
  const lines = within(await card.findByRole('list', { name: 'Who was there' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent?.split(': ')[1])).toEqual([
    'The specialist rang, without an answer',
    'The patient came',
  ]);
  await user.click(card.getByRole('button', { name: /book it again/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Book it again' }));
  expect(await dialog.findByText(message('booking.correctionReasonRequired'))).toBeDefined();
  await user.type(dialog.getByLabelText(/Why/), 'He came five minutes late');
  await user.click(dialog.getByRole('button', { name: 'Book it again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'correct_no_show')).toEqual([{ p_appointment: 'a1', p_reason: 'He came five minutes late' }]);
  const other = within(screen.getByRole('article', { name: 'Lerato Adams with Zoe Fernandes' }));
  expect(other.queryByRole('button', { name: /book it again/ })).toBeNull();
});

it('tries a refund again and shows disputes without a name', async () => {
  const refund = {
    refund_id: 'f1',
    amount_minor: 32000,
    currency: 'ZAR',
    attempts: 8,
    created_at: '2026-11-26T11:50:00Z',
    visit_at: '2026-11-20T08:00:00Z',
    provider_ref: 'ch_1',
  };
  const dispute = {
    ...{ dispute_ref: 'dp_41c', state: 'open', amount_minor: 64000, currency: 'ZAR', is_refund_waiting: true },
    ...{ created_at: '2026-11-25T07:14:00Z', updated_at: '2026-11-25T07:14:00Z', provider: 'stripe' },
    ...{ booked_at: '2026-11-10T08:00:00Z', visit_at: '2026-11-12T08:00:00Z', visit_status: 'completed' },
    ...{ held_from: '2026-11-12T08:02:00Z', held_until: '2026-11-12T08:31:00Z' },
  };
  const answers = { failed_refunds: [refund], disputed_payments: [dispute], retry_refund: refuse('', '', 500) };
  const { backend } = open(<DeskPaymentsPage />, answers);
  const user = userEvent.setup();
  expect((await screen.findByRole('list', { name: 'Disputed payments' })).textContent).toMatch(
    /Held back.*It was held from \d\d:02 to \d\d:31/,
  );
  await user.click(await screen.findByRole('button', { name: /the refund/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(message('data.failed'));
  backend.answer('retry_refund', null);
  backend.answer('failed_refunds', []);
  await user.click(screen.getByRole('button', { name: /the refund/ }));
  expect(await screen.findByText('Every refund went through.')).toBeDefined();
  expect(sent(backend, 'retry_refund').at(-1)).toEqual({ p_refund: 'f1' });
});

it('gives money of a visit back once, with words that the patient reads', async () => {
  const payment = {
    ...{ receipt: 'R2026-000123', paid_at: '2026-11-20T08:00:00Z', amount_minor: 4500, refund_minor: 500 },
    ...{ currency: 'USD', visit_at: '2026-11-20T08:00:00Z', visit_status: 'completed', problem: null },
  };
  const answers = { failed_refunds: [], disputed_payments: [], payment_of_receipt: [payment], give_goodwill: null };
  const { backend } = open(<DeskPaymentsPage />, answers);
  const user = userEvent.setup();
  const number = screen.getByLabelText(/^Number of the receipt/);
  await user.type(number, '123');
  await user.click(screen.getByRole('button', { name: 'Find the payment' }));
  expect(await screen.findByText(message('payment.noSuchReceipt'))).toBeDefined();
  expect(sent(backend, 'payment_of_receipt')).toEqual([]);
  await user.clear(number);
  await user.type(number, 'r2026-000123');
  await user.click(screen.getByRole('button', { name: 'Find the payment' }));
  await user.click(await screen.findByRole('button', { name: 'Give money back' }));
  expect(sent(backend, 'payment_of_receipt')).toEqual([{ p_receipt: 'R2026-000123' }]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/US\$40.00 is left of the payment/)).toBeDefined();
  await user.type(dialog.getByLabelText(/^Amount in USD/), '40.01');
  await user.type(dialog.getByLabelText(/^Why/), 'You waited long.');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await dialog.findByText(message('desk.goodwillAmount'))).toBeDefined();
  expect(sent(backend, 'give_goodwill')).toEqual([]);
  await user.clear(dialog.getByLabelText(/^Amount in USD/));
  await user.type(dialog.getByLabelText(/^Amount in USD/), '12,50');
  backend.answer('payment_of_receipt', [{ ...payment, refund_minor: 1750, problem: 'payment.goodwillGiven' }]);
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText(message('payment.goodwillGiven'))).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
  expect(sent(backend, 'give_goodwill')).toEqual([
    { p_receipt: 'R2026-000123', p_amount_minor: 1250, p_words: 'You waited long.' },
  ]);
});

it('says which mail failed and why, sends it again, and names a job that is late', async () => {
  const state = { waiting: 0, oldest_waiting_at: null, sent_last_day: 12, failed_last_day: 1, last_sent_at: null };
  const { backend } = open(<DeskHealthPage />, {
    mail_state: [state],
    mails_that_failed: [
      MAIL,
      { ...MAIL, id: 8, may_send_again: false },
      { ...MAIL, id: 9, channel: 'sms', address: '+27…42', reason: 'undelivered', may_send_again: false },
    ],
    flag_state: [],
    job_state: [{ ...JOB, name: 'private.lapse_access', overdue: false }, JOB],
    send_mail_again: null,
  });
  const user = userEvent.setup();
  const mails = within(await screen.findByRole('list', { name: 'Mails and texts that failed' }));
  expect(mails.getAllByText(/refused it permanently \(550\), tried once.*Event booking.confirmed/)).toHaveLength(2);
  expect(mails.getByText('About a visit, by SMS to +27…42')).toBeDefined();
  expect(mails.getByText(/The text service took it, but it did not arrive/)).toBeDefined();
  const again = mails.getAllByRole('button');
  expect(again).toHaveLength(1);
  await user.click(again[0] as HTMLElement);
  expect(sent(backend, 'send_mail_again')).toEqual([{ p_id: 7 }]);
  const [first] = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Decides missed visits');
  expect(first?.textContent).toContain('Failed 2 times, last 5 minutes ago with code 42P01');
  expect(screen.getByText('Something is late')).toBeDefined();
});

it.each([
  [<DeskEmergenciesPage key="e" />, 'emergencies_to_review', /No emergency access waits/],
  [<DeskReportsPage key="r" />, 'access_reports', 'Nobody has reported anything.'],
  [<DeskVisitsPage key="v" />, 'no_shows_to_review', 'No missed visit waits for a look.'],
] as const)('says that nothing waits, and what failed (%#)', async (page, list, words) => {
  open(page, { [list]: [] });
  expect(await screen.findByText(words)).toBeDefined();
  cleanup();
  open(page, { [list]: refuse('', '', 500) });
  expect(await screen.findByText(message('data.failed'))).toBeDefined();
});
