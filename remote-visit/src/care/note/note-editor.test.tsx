// @vitest-environment jsdom

import type { CareVisit } from '@telehealth/care/care-visit';
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NoteEditor } from './note-editor';

afterEach(cleanup);

let visits = 0;
function visitOf(changes: Partial<CareVisit> = {}): CareVisit {
  visits += 1;
  return {
    ...{
      appointmentId: `visit-${visits}`,
      patientId: 'patient',
      patientName: 'Thandi Nkosi',
    },
    ...{ specialistName: 'Naledi Mokoena', status: 'in_progress', ...changes },
  };
}
const noteRow = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 'note-1', version: 3, state: 'draft', category: 'notes', chain_no: 0, soap: {}, plan_plain: '' },
  ...{ teach_back: [], watch_for: {}, signed_at: null, updated_at: '2026-11-27T12:41:00Z', content_hash: null },
  ...changes,
});
const echo = (args: unknown) => {
  const sent = args as { p_version: number; p_soap: object; p_plan_plain: string };
  const note = noteRow({ version: sent.p_version + 1, soap: sent.p_soap, plan_plain: sent.p_plan_plain });
  return { saved: true, note };
};
function open(answers: Record<string, unknown>, visit = visitOf()) {
  const backend = createFakeBackend({
    notes: [],
    prescriptions: [],
    rights_to_chart: [],
    break_glass: [],
    server_time: new Date().toISOString(),
    save_note: echo,
    ...answers,
  });
  const drawn = renderInHost(<NoteEditor visit={visit} />, { backend, role: 'specialist' });
  return { ...drawn, visit };
}
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const leave = () => fireEvent.blur(screen.getByRole('region', { name: 'Note' }));
const callsOf = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

describe('a note of a visit', () => {
  it('begins none by being looked at, and saves what is written when somebody looks away', async () => {
    const opened = open({ begin_note: noteRow({ version: 1 }) });
    await screen.findByText(/Nothing written yet/);
    expect(callsOf(opened, 'begin_note')).toEqual([]);
    write('What you think', 'Cough since ACE inhibitor');
    leave();
    expect(await screen.findByText(/^Saved \d\d:\d\d, draft, only you see it$/)).toBeDefined();
    expect(callsOf(opened, 'begin_note')).toEqual([{ p_appointment: opened.visit.appointmentId }]);
    expect(callsOf(opened, 'save_note')).toMatchObject([
      { p_note: 'note-1', p_version: 1, p_soap: { assessment: 'Cough since ACE inhibitor' } },
    ]);
  });

  it('takes assessment and plan from last time where nothing is written, and says when to come again', async () => {
    const last = { assessment: 'High blood pressure, controlled', plan: 'Same tablets', subjective: 'Old words' };
    const signed = { id: 'n0', state: 'signed', signed_at: '2026-08-28T10:00:00Z', plan_plain: 'One daily' };
    let asked = 0;
    const opened = open({
      // First the notes of this visit, then the one of the visit before.
      notes: () => {
        asked += 1;
        return [asked === 2 ? noteRow({ ...signed, soap: last }) : noteRow({ soap: { plan: 'Half a tablet' } })];
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'As last time, 28 Aug 2026' }));
    const textOf = (label: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
    expect(textOf('What you think')).toBe('High blood pressure, controlled');
    expect(textOf('What happens next')).toBe('Half a tablet');
    expect(textOf('What the patient tells')).toBe('');
    expect(screen.queryByRole('button', { name: /^As last time/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1 month' }));
    fireEvent.click(screen.getByRole('button', { name: '3 months' }));
    expect(textOf(/^What the patient does/)).toBe('One daily\nBook again in about 3 months.');
    leave();
    await waitFor(() =>
      expect(callsOf(opened, 'save_note').at(-1)).toMatchObject({
        p_plan_plain: 'One daily\nBook again in about 3 months.',
      }),
    );
  });

  it('keeps words that could not be saved while another part is looked at, and says where they are', async () => {
    const visit = visitOf();
    const opened = open({ notes: [noteRow()], save_note: refuse('', '', 0) }, visit);
    await screen.findByLabelText('What you think');
    write('What you think', 'Only here');
    leave();
    expect(await screen.findByText('No connection: your words are kept here')).toBeDefined();
    opened.unmount();
    opened.backend.answer('save_note', echo);
    renderInHost(<NoteEditor visit={visit} />, { backend: opened.backend, role: 'specialist' });
    const field = await screen.findByLabelText<HTMLTextAreaElement>('What you think');
    expect(field.value).toBe('Only here');
  });

  it('shows what another window saved beside what is here, and overwrites neither', async () => {
    const theirs = noteRow({ version: 8, soap: { assessment: 'Asthma' } });
    const opened = open({
      notes: [noteRow()],
      save_note: (args: { p_version: number }) =>
        args.p_version === 8
          ? echo(args)
          : { saved: false, hint: 'notes.changedElsewhere', copy_id: 'c', note: theirs },
    });
    await screen.findByLabelText('What you think');
    write('What you think', 'ACE inhibitor');
    leave();
    const box = within(await screen.findByRole('alert', { name: 'Two versions of this note' }));
    expect(box.getByText(message('notes.changedElsewhere'))).toBeDefined();
    expect(box.getByText('ACE inhibitor')).toBeDefined();
    expect(box.getByText('Asthma')).toBeDefined();
    expect(callsOf(opened, 'save_note')).toHaveLength(1);
    fireEvent.click(box.getByRole('button', { name: 'Put both together' }));
    await waitFor(() => expect(callsOf(opened, 'save_note')).toHaveLength(2));
    expect(callsOf(opened, 'save_note')[1]).toMatchObject({
      ...{ p_version: 8, p_soap: { assessment: 'Asthma\n\nACE inhibitor' } },
    });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is signed in the version on the screen, after a question, once nothing required is missing', async () => {
    const opened = open({ notes: [noteRow()], sign_note: { id: 'note-1', version: 5 } });
    await screen.findByLabelText('What you think');
    fireEvent.click(screen.getByRole('button', { name: 'Sign the note' }));
    expect(await screen.findByText('To sign you also need: assessment, plan in plain words.')).toBeDefined();
    expect(screen.getByText(message('notes.planRequired'))).toBeDefined();
    write('What you think', 'Otitis');
    write('What the patient does, step by step', 'Rest.');
    fireEvent.click(screen.getByRole('button', { name: 'Sign the note' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign this note?' }));
    expect(callsOf(opened, 'sign_note')).toEqual([]);
    const signed = noteRow({ state: 'signed', version: 5, soap: { assessment: 'Otitis' }, plan_plain: 'Rest.' });
    opened.backend.answer('notes', [
      { ...signed, signed_at: '2026-11-27T13:46:00Z', content_hash: `\\x9f3a71c0${'0'.repeat(56)}` },
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Signed by Naledi Mokoena')).toBeDefined();
    expect(callsOf(opened, 'sign_note')).toEqual([{ p_note: 'note-1', p_version: 4 }]);
    expect(screen.getByText(/the code no longer fits: 9f3a 71c0/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that is signed is added to, and tells what was misunderstood', async () => {
    const teach_back = [{ question: 'How long?', options: ['Three days', 'A week'], right: 0 }];
    const main = noteRow({
      state: 'signed',
      signed_at: '2026-11-27T13:46:00Z',
      soap: { assessment: 'Otitis' },
      teach_back,
    });
    const addendum = noteRow({ id: 'note-2', version: 1, chain_no: 1 });
    const opened = open({
      ...{ notes: [main], begin_addendum: addendum },
      plan_answers: [{ at: '2026-11-27T14:20:00Z', answers: [1], misunderstood: [0] }],
    });
    expect(await screen.findByText('Misunderstood: “A week”')).toBeDefined();
    opened.backend.answer('notes', [main, addendum]);
    fireEvent.click(screen.getByRole('button', { name: 'Write an addendum' }));
    const field = await screen.findByLabelText('What you add');
    fireEvent.change(field, { target: { value: 'Hearing aid at repair' } });
    fireEvent.blur(screen.getByRole('region', { name: 'Addendum' }));
    await waitFor(() =>
      expect(callsOf(opened, 'save_note')).toMatchObject([
        { p_note: 'note-2', p_soap: { assessment: 'Hearing aid at repair' } },
      ]),
    );
  });

  it('is not written before the patient is there', async () => {
    open({}, visitOf({ status: 'booked' }));
    expect(await screen.findByText(message('notes.notInVisit'))).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
