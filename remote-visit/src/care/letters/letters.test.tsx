// @vitest-environment jsdom

import type { CareVisit } from '@telehealth/care/care-visit';
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Letters } from './letters';

afterEach(cleanup);

const VISIT: CareVisit = {
  ...{ appointmentId: 'visit', patientId: 'patient', patientName: 'Thandi Nkosi' },
  ...{ specialistName: 'Naledi Mokoena', status: 'completed' },
};
const LETTER = {
  ...{ id: 'l1', kind: 'sick_note', appointment_id: 'visit', verify_code: 'K7Q2M9XA0B1CPDR4ST6V' },
  body: { from: '2026-11-19', to: '2026-11-20', fitness: 'unfit', basis: 'examined', illness: '' },
  particulars: {
    ...{ authorName: 'Naledi Mokoena', qualification: 'MBChB', councilNumber: 'ZZ0000001', practice: 'Long Street' },
    ...{ patientName: 'Thandi Nkosi', patientBorn: '1990-02-03', seenAt: '2026-11-19T10:00:00Z', mode: 'video' },
  },
  ...{ issued_at: '2026-11-19T11:00:00Z', withdrawn_at: null, withdrawn_reason: null, replaces_id: null },
  result_at: null,
};
const open = (answers: Record<string, unknown> = {}, visit: CareVisit = VISIT) => {
  const backend = createFakeBackend({
    letters: [],
    letter_drafts: [],
    keep_letter_draft: null,
    issue_letter: {},
    ...answers,
  });
  return { ...renderInHost(<Letters visit={visit} />, { backend, role: 'specialist' }), user: userEvent.setup() };
};
const calls = (backend: ReturnType<typeof open>['backend'], name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args as Record<string, unknown>);

it('chooses nothing of weight by itself, and goes to the first thing that is missing', async () => {
  const { user, backend } = open();
  await screen.findByText('No letter was written about this visit.');
  await user.click(screen.getByRole('button', { name: 'Write a sick note' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Issue it' }));
  expect(await within(dialog).findByText(message('letters.fitness'))).toBeDefined();
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Last day/));
  expect(calls(backend, 'issue_letter')).toEqual([]);
});

it('names an illness only where the patient agreed, keeps what was typed when it fails, and issues once', async () => {
  const { user, backend } = open({ issue_letter: refuse('P0001', 'letters.particularsMissing') });
  await user.click(screen.getByRole('button', { name: 'Write a sick note' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^First day/), { target: { value: '2026-11-19' } });
  fireEvent.change(within(dialog).getByLabelText(/^Last day/), { target: { value: '2026-11-20' } });
  await user.click(within(dialog).getByRole('radio', { name: 'Not able to do any work' }));
  await user.click(within(dialog).getByRole('radio', { name: /^What I saw/ }));
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await user.type(within(dialog).getByLabelText(/^Illness/), 'A bad cold');
  await user.click(within(dialog).getByRole('button', { name: 'Issue it' }));
  expect(await within(dialog).findByText(message('letters.consent'))).toBeDefined();
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Issue it' }));
  expect(await within(dialog).findByText(/What you typed is still here/)).toBeDefined();
  backend.answer('issue_letter', {});
  backend.answer('letters', [LETTER]);
  await user.click(within(dialog).getByRole('button', { name: 'Issue it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = calls(backend, 'issue_letter');
  expect(second).toMatchObject({
    ...{ p_appointment: 'visit', p_kind: 'sick_note', p_key: first?.p_key },
    p_body: { from: '2026-11-19', to: '2026-11-20', fitness: 'unfit', basis: 'examined', illness: 'A bad cold' },
  });
  expect(JSON.stringify(second)).not.toContain('consent');
  expect(await screen.findByRole('list', { name: 'Letters' })).toBeDefined();
});

it('writes a referral', async () => {
  const { user, backend } = open();
  await user.click(screen.getByRole('button', { name: 'Write a referral' }));
  const dialog = screen.getByRole('dialog');
  await user.type(
    within(dialog).getByLabelText(/^To/, { selector: 'input[type="text"], input:not([type])' }),
    'Chest clinic',
  );
  await user.click(within(dialog).getByRole('radio', { name: 'Within days' }));
  await user.type(within(dialog).getByLabelText(/^Why/), 'Cough for eight weeks');
  await user.click(within(dialog).getByRole('button', { name: 'Issue it' }));
  await waitFor(() => expect(calls(backend, 'issue_letter')).toHaveLength(1));
  expect(calls(backend, 'issue_letter')[0]).toMatchObject({
    p_kind: 'referral',
    p_body: { to: 'Chest clinic', urgency: 'urgent', reason: 'Cough for eight weeks', question: '' },
  });
});

it('shows the paper with its code and prints it alone', async () => {
  const { user } = open({ letters: [LETTER] });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Read the sick note' }));
  const paper = screen.getByRole('article', { name: 'Sick note' });
  for (const words of ['K7Q2-M9XA-0B1C-PDR4-ST6V', 'Friday 20 November 2026', 'Not named', 'by video', 'MBChB']) {
    expect(paper.textContent).toContain(words);
  }
  await user.click(screen.getByRole('button', { name: 'Print it' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.print).toBe('paper');
  expect(paper.dataset.printed).toBe('');
  dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.print).toBeUndefined();
  expect(paper.dataset.printed).toBeUndefined();
});

it('names a child with the age', async () => {
  const body = { to: 'Red Cross Hospital', urgency: 'soon', reason: 'Croup', question: '' };
  const ofChild = { ...LETTER.particulars, patientName: 'Sipho Nkosi', patientBorn: '2019-04-02' };
  const { user } = open({ letters: [{ ...LETTER, kind: 'referral', body, particulars: ofChild }] });
  await user.click(await screen.findByRole('button', { name: /^Read the referral/ }));
  const paper = await screen.findByRole('article', { name: /Referral/i });
  expect(paper.textContent).toContain('PatientSipho Nkosi, 7 years');
});

it('orders a test: a press adds a line, and what is missing is said at its place', async () => {
  const { user, backend } = open();
  await user.click(screen.getByRole('button', { name: 'Order a test' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Issue it' }));
  expect(await dialog.findByText(message('letters.testsRequired'))).toBeDefined();
  expect(dialog.getByText(message('letters.questionRequired'))).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'A laboratory' }));
  await user.click(dialog.getByRole('button', { name: 'HbA1c' }));
  await user.click(dialog.getByRole('button', { name: 'HbA1c' }));
  await user.type(dialog.getByLabelText(/^What is to be done/), '\nVitamin D');
  await user.type(dialog.getByLabelText(/^What you want to know/), 'How good the sugar is');
  await user.type(dialog.getByLabelText(/^ICD-10/), 'e11.9');
  await user.click(dialog.getByRole('radio', { name: 'Routine' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Fasting/ }));
  await user.click(dialog.getByRole('button', { name: 'Issue it' }));
  await waitFor(() => expect(calls(backend, 'issue_letter')).toHaveLength(1));
  expect(calls(backend, 'issue_letter')[0]).toMatchObject({
    p_kind: 'test_request',
    p_body: { category: 'laboratory', tests: ['HbA1c', 'Vitamin D'], code: 'E11.9', urgency: 'routine', fasting: true },
  });
});

it('replaces a letter: the form begins with what it said', async () => {
  const { user, backend } = open({ letters: [LETTER] });
  await user.click(await screen.findByRole('button', { name: 'Replace the sick note' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2026-11-20');
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-11-21' } });
  await user.click(dialog.getByRole('button', { name: 'Issue it' }));
  await waitFor(() => expect(calls(backend, 'issue_letter')).toHaveLength(1));
  expect(calls(backend, 'issue_letter')[0]).toMatchObject({
    ...{ p_kind: 'sick_note', p_replaces: 'l1', p_body: { to: '2026-11-21', fitness: 'unfit', basis: 'examined' } },
  });
});

it('takes a letter back with a reason', async () => {
  const { user, backend } = open({
    letters: [LETTER],
    withdraw_letter: refuse('P0001', 'prescriptions.reasonRequired'),
  });
  await user.click(await screen.findByRole('button', { name: 'Take back the sick note' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
  expect(await within(dialog).findByText(message('prescriptions.reasonRequired'))).toBeDefined();
  backend.answer('withdraw_letter', {});
  backend.answer('letters', [{ ...LETTER, withdrawn_at: '2026-11-20T08:00:00Z', withdrawn_reason: 'The wrong days' }]);
  await user.type(within(dialog).getByRole('textbox'), 'The wrong days');
  await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Taken back: The wrong days/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Take back the sick note' })).toBeNull();
});

it('says of a test order since when it is open, or when its result came', async () => {
  const tests = {
    ...{ category: 'laboratory', tests: ['HbA1c'], question: 'How good?', code: '', urgency: 'routine' },
    ...{ fasting: false, to: '' },
  };
  const order = { ...LETTER, id: 'l2', kind: 'test_request', body: tests };
  const came = { ...order, id: '3f0c9a52-7c1e-4d53-9f0e-0c1a52b3d4e5', result_at: '2026-12-02T08:00:00Z' };
  open({ letters: [order, came, LETTER] });
  const list = await screen.findByRole('list', { name: 'Letters' });
  const [first, second, third] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Open since .*19 Nov.*, no result yet/);
  expect(second?.textContent).toMatch(/Result came, .*2 Dec/);
  expect(third?.textContent).not.toMatch(/esult/);
});

it('offers no letter of a visit that is too long ago, and says so', async () => {
  open({ letters: [LETTER] }, { ...VISIT, endsAt: new Date(Date.now() - 15 * 86_400_000) });
  expect(await screen.findByRole('button', { name: 'Read the sick note' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Write a/ })).toBeNull();
  expect(screen.getByText(message('notes.windowClosed'))).toBeDefined();
});

const bornYearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`;

it('of a child is a school note, with the same facts, in the dialog, the list and on the paper', async () => {
  const child = { ...VISIT, patientName: 'Lwazi Khumalo', patientBorn: bornYearsAgo(5) };
  const note = {
    ...LETTER,
    kind: 'school_note',
    particulars: { ...LETTER.particulars, patientName: 'Lwazi Khumalo', patientBorn: '2022-08-14' },
  };
  const { user, backend } = open({ letters: [note] }, child);
  expect(screen.queryByRole('button', { name: 'Write a sick note' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write a school note' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Write a school note' }));
  expect(dialog.getByText(/The school or crèche will read it/)).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-11-19' } });
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-11-20' } });
  await user.click(dialog.getByRole('radio', { name: 'Not able to go to school or crèche' }));
  await user.click(dialog.getByRole('radio', { name: /^What I saw/ }));
  await user.click(dialog.getByRole('button', { name: 'Issue it' }));
  await waitFor(() => expect(calls(backend, 'issue_letter')).toHaveLength(1));
  expect(calls(backend, 'issue_letter')[0]).toMatchObject({ p_kind: 'school_note', p_body: { fitness: 'unfit' } });
  await user.click(await screen.findByRole('button', { name: 'Read the school note' }));
  const paper = screen.getByRole('dialog', { name: 'School note' }).textContent;
  for (const fact of ['Lwazi Khumalo, 4 years', 'Not able to go to school or crèche', 'ZZ0000001', 'Not named'])
    expect(paper).toContain(fact);
});

it.each([
  [14, ['Write a school note']],
  [16, ['Write a school note', 'Write a sick note']],
  [19, ['Write a sick note']],
])('of somebody of %s years may be written: %s', async (years, notes) => {
  open({}, { ...VISIT, patientBorn: bornYearsAgo(years) });
  const names = screen.getAllByRole('button', { name: /^Write a s/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(notes);
});

it('keeps what is typed of an order, fills it in again after a reload, and throws it away when asked', async () => {
  const draft = { category: 'laboratory', tests: 'HbA1c', question: 'Is the sugar good', urgency: null };
  const row = { kind: 'test_request', replaces_id: null, updated_at: new Date().toISOString(), draft };
  const { user, backend } = open({ letter_drafts: [row] });
  await user.click(await screen.findByRole('button', { name: 'Go on with the test order' }));
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/^What is to be done/).value).toBe('HbA1c'));
  expect(dialog.getByRole('radio', { name: 'A laboratory', checked: true })).toBeDefined();
  expect(dialog.queryByRole('radio', { name: 'Routine', checked: true })).toBeNull();
  await user.type(dialog.getByLabelText(/^What you want to know/), ' now');
  await user.click(dialog.getByRole('button', { name: 'Go on later' }));
  await waitFor(() => expect(calls(backend, 'keep_letter_draft')).toHaveLength(1));
  expect(calls(backend, 'keep_letter_draft')[0]).toMatchObject({
    ...{ p_appointment: 'visit', p_kind: 'test_request' },
    p_draft: { category: 'laboratory', tests: 'HbA1c', question: 'Is the sugar good now' },
  });
  await user.click(screen.getByRole('button', { name: 'Go on with the test order' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Throw away' }));
  backend.answer('keep_letter_draft', refuse('', '', 500));
  await user.click(await screen.findByRole('button', { name: 'Throw it away' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^What is to be done/).value).toBe('HbA1c');
  backend.answer('keep_letter_draft', null);
  await user.type(screen.getByLabelText(/^What you want to know/), ', really');
  await user.click(screen.getByRole('button', { name: 'Go on later' }));
  await waitFor(() =>
    expect(calls(backend, 'keep_letter_draft').at(-1), 'typed after the failure').toMatchObject({
      p_draft: { question: 'Is the sugar good, really' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Go on with the test order' }));
  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  await user.click(await screen.findByRole('button', { name: 'Throw it away' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls(backend, 'keep_letter_draft').at(-1)).toEqual({ p_appointment: 'visit', p_kind: 'test_request' });
});
