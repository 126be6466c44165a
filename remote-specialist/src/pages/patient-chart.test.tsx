// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  argsOf,
  CHILD_PARTS,
  CORRECTION,
  COUNTS,
  grant,
  looksOf,
  mayAdd,
  OPEN,
  openChart,
  REQUEST,
  THANDI,
} from './patient-chart.fixtures';

afterEach(cleanup);

describe('the chart of one patient', () => {
  it('opens what is open in one look, from this screen, and leaves what is guarded to a press', async () => {
    const { backend } = openChart({ grants: grant('profile', 'conditions', 'readings', 'mental_health') });
    const problems = within(await screen.findByRole('region', { name: 'Problems' }));
    expect(await problems.findByText('Asthma')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeDefined();
    expect(screen.getByText(/years, born 21 Mar 1988/)).toBeDefined();
    expect(within(screen.getByRole('note', { name: 'Allergies' })).getByText('Penicillin')).toBeDefined();
    expect(await screen.findByRole('img', { name: /Peak flow, 3 values/ })).toBeDefined();
    expect(looksOf(backend)).toEqual([{ categories: ['conditions', 'profile', 'readings'], screen: 'chart' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Open mental health' }));
    await waitFor(() => expect(looksOf(backend)).toHaveLength(2));
    expect(looksOf(backend)[1]).toEqual({ categories: ['mental_health'], screen: 'chart' });
  });

  it('says until when and why it is open, and what is closed, blaming nobody', async () => {
    openChart({ grants: grant('profile', 'medicines') });
    const access = within(await screen.findByRole('complementary', { name: 'Your access' }));
    expect(access.getByRole('img', { name: '2 of 10 parts open' })).toBeDefined();
    expect(access.getByText('Opened for a visit. View only')).toBeDefined();
    const closed = within(screen.getByRole('region', { name: '8 parts are closed to you' }));
    expect(closed.getByText(/You cannot see these now: conditions, notes, .*You are not told whether/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Problems' })).toBeNull();
  });

  it('is empty at once when access is taken back, without another look', async () => {
    const { backend } = openChart({ grants: grant('profile', 'conditions') });
    const problems = within(await screen.findByRole('region', { name: 'Problems' }));
    await problems.findByText('Asthma');
    backend.answer('rights_to_chart', []);
    act(() => backend.sendLive());
    await waitFor(() => expect(screen.queryByText('Asthma')).toBeNull());
    expect(screen.queryByText('Penicillin')).toBeNull();
    expect(screen.getByRole('region', { name: 'The record is closed to you' })).toBeDefined();
    expect(looksOf(backend)).toHaveLength(1);
  });

  it('shows nobody who is not among one’s patients, and tells nothing of them', async () => {
    const { backend } = openChart({ grants: [], people: [] });
    expect(await screen.findByText('This record is not open to you')).toBeDefined();
    expect(backend.calls.map(({ name }) => name)).not.toContain('open_chart');
  });

  it('leads to the visit ahead, with its brief and what the patient needs in it', async () => {
    const next = { next_appointment_id: VISIT_ID, next_visit_at: '2026-12-02T10:00:00Z' };
    openChart({
      grants: grant('profile'),
      people: [{ ...THANDI, ...next }],
      answers: {
        visit_details: visitDetailsRow({ viewerRole: 'specialist', counterpartName: 'Thandi Nkosi' }),
        visit_needs: 'needs',
      },
    });
    const brief = within(await screen.findByRole('region', { name: 'Two-minute brief' }));
    expect(brief.getByText(/Penicillin \(hives\)/)).toBeDefined();
    expect(screen.getAllByText(/Extra time/).length).toBeGreaterThan(0);
    const visit = screen.getByRole('link', { name: /^Open the visit of Wed 2 Dec/ });
    expect(visit.getAttribute('href')).toBe(`/consultation/${VISIT_ID}`);
  });

  it('of a child has growth with z-scores and the schedule, where their parts are open', async () => {
    openChart({ grants: grant('profile', 'medicines', 'readings'), parts: CHILD_PARTS });
    const growth = within(await screen.findByRole('region', { name: 'Growth' }));
    expect(growth.getByText(/centile, z -?\d\.\d\d/)).toBeDefined();
    const schedule = within(await screen.findByRole('region', { name: 'Vaccination schedule' }));
    expect(schedule.getByText(/Ask a nurse or doctor about catching up/)).toBeDefined();
    cleanup();
    openChart({ grants: grant('medicines', 'readings'), parts: CHILD_PARTS });
    await screen.findByRole('region', { name: 'Vaccinations' });
    expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull();
  });

  it('lists the visits with this person only', async () => {
    const visit = createAppointment({
      ...{ viewerRole: 'specialist', counterpartId: THANDI.patient_id, counterpartName: 'Thandi Nkosi' },
      startsAt: new Date('2026-03-01T10:00:00Z'),
    });
    const other = createAppointment({ viewerRole: 'specialist', id: 'other', counterpartId: 'somebody else' });
    openChart({ grants: grant('profile'), visits: [visit, other].map(toAppointmentRow) });
    const visits = within(await screen.findByRole('list', { name: 'Visits with you' }));
    expect(visits.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('writing in the chart', () => {
  it('confirms what the patient said in the version that is shown, only where something may be added', async () => {
    const { backend, hostCalls } = openChart({
      grants: [...mayAdd('medicines'), ...grant('profile')],
      answers: { review_medicine: { id: 'review', version: 4 } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Enalapril' }));
    const medicines = within(screen.getByRole('region', { name: 'Medicines' }));
    expect(medicines.getAllByText(/^Enalapril/), 'listed once').toHaveLength(1);
    await waitFor(() => expect(hostCalls.at(-1)).toMatchObject({ name: 'notify', args: ['chart.confirmed'] }));
    expect(argsOf(backend, 'review_medicine')).toMatchObject([
      { p_kind: 'reported', p_id: 'medicine', p_at: 3, p_says: 'taken', p_screen: 'chart' },
    ]);
    expect(looksOf(backend).at(-1)).toEqual({ categories: ['medicines'], screen: 'chart' });
    expect(screen.queryByRole('button', { name: 'Confirm Penicillin' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add an allergy' })).toBeNull();
  });

  it('stops a medicine with a reason, changes another, and undoes what one said oneself', async () => {
    const { backend, hostCalls } = openChart({
      grants: [...mayAdd('medicines')],
      answers: { review_medicine: { id: 'review', version: 4 }, take_back_review: { id: 'review', version: null } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Stop Enalapril' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stop Enalapril?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    expect(await dialog.findByText('Please say in a few words why it is stopped')).toBeDefined();
    expect(argsOf(backend, 'review_medicine')).toEqual([]);
    fireEvent.click(dialog.getByRole('radio', { name: 'Side effect' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'dry cough' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(hostCalls.at(-1)).toMatchObject({ args: ['chart.medicineStopped'] }));
    expect(argsOf(backend, 'review_medicine')).toMatchObject([
      { p_says: 'stopped', p_words: 'Side effect: dry cough' },
    ]);

    fireEvent.click(screen.getByRole('button', { name: 'Change Enalapril' }));
    const change = within(screen.getByRole('dialog', { name: 'How is Enalapril taken now?' }));
    fireEvent.change(change.getByRole('textbox', { name: /How much/ }), { target: { value: '10 mg' } });
    fireEvent.click(change.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(hostCalls.at(-1)).toMatchObject({ args: ['chart.medicineChanged'] }));
    expect(argsOf(backend, 'review_medicine').at(-1)).toMatchObject({
      ...{ p_says: 'changed', p_entry: { label: 'Enalapril', dose: '10 mg', frequency: 'mornings' } },
    });
  });

  it('adds a problem under the clinician’s name, and says at the field what is missing', async () => {
    const { backend } = openChart({
      grants: mayAdd('conditions'),
      answers: { add_chart_entry: { id: 'new', version: 1 } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a problem' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a problem' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByText('Please give it a name')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^What is it called/), { target: { value: 'Gout' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(argsOf(backend, 'add_chart_entry')).toMatchObject([
      { p_list: 'conditions', p_patient: 'patient', p_entry: { label: 'Gout', category: 'conditions' } },
    ]);
  });

  it('adds a vaccination with its day and batch', async () => {
    const { backend } = openChart({
      grants: mayAdd('medicines'),
      answers: { add_chart_entry: { id: 'new', version: 1 } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a vaccination' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a vaccination' }));
    fireEvent.change(dialog.getByLabelText(/^What is it called/), { target: { value: 'Tetanus' } });
    fireEvent.change(dialog.getByLabelText(/^When was it given/), { target: { value: '2026-01-05' } });
    fireEvent.change(dialog.getByLabelText(/^Batch number/), { target: { value: 'T-77' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(argsOf(backend, 'add_chart_entry')).toMatchObject([
      { p_list: 'vaccinations', p_entry: { label: 'Tetanus', givenOn: '2026-01-05', batch: 'T-77' } },
    ]);
  });

  it('checks a medicine against the allergies before it is kept, and says where it could not', async () => {
    openChart({ grants: [...mayAdd('medicines'), ...grant('profile')] });
    const add = async (label: string) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Add a medicine' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Add a medicine' }));
      fireEvent.change(dialog.getByLabelText(/^What is it called/), { target: { value: label } });
      return dialog;
    };
    const dialog = await add('Augmentin');
    expect(await dialog.findByText('This is of the kind of a recorded allergy: Penicillin')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^What is it called/), { target: { value: 'Curamed forte' } });
    expect(await dialog.findByText('We do not know this medicine. Nothing was checked.')).toBeDefined();
    cleanup();
    openChart({ grants: mayAdd('medicines') });
    expect((await add('Augmentin')).getByText(/allergies are not open to you. Nothing was checked/)).toBeDefined();
  });

  it('answers a correction only once it is decided and said why', async () => {
    const { backend } = openChart({
      grants: grant('conditions'),
      answers: { correction_requests: [CORRECTION], answer_correction: { id: 'ask', version: null } },
    });
    const asked = within(await screen.findByRole('list', { name: 'Corrections asked of you' }));
    expect(asked.getByText(/Your answer is due by/).textContent).toContain('25 Dec 2026');
    fireEvent.click(await asked.findByRole('button', { name: 'Answer Thandi Nkosi about Asthma' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Answer about Asthma' }));
    fireEvent.change(dialog.getByLabelText(/^Your answer/), { target: { value: 'We test it next time.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await dialog.findByText(message('chart.correctionDecisionRequired'))).toBeDefined();
    fireEvent.click(dialog.getByRole('radio', { name: /It stays as it is/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(argsOf(backend, 'answer_correction')).toEqual([
      { p_id: 'ask', p_corrected: false, p_answer: 'We test it next time.' },
    ]);
  });
});

describe('asking for access', () => {
  it('asks for what is closed, but for sensitive parts only by name', async () => {
    const { backend, hostCalls } = openChart({
      grants: grant('profile', 'conditions'),
      answers: { request_access: { id: 'request' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ask Thandi Nkosi for access' }));
    const part = (name: string) => dialog.getByRole('checkbox', { name }) as HTMLInputElement;
    expect([part('Documents').checked, part('Mental health').checked]).toEqual([true, false]);
    for (const name of ['Medicines', 'Notes', 'Results', 'Readings', 'Documents']) fireEvent.click(part(name));
    fireEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(dialog.getByText(message('access.categoriesRequired'))).toBeDefined();
    expect(argsOf(backend, 'request_access')).toEqual([]);
    fireEvent.click(part('Results'));
    fireEvent.change(dialog.getByLabelText(/^In your words/), { target: { value: ' Potassium? ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(hostCalls.at(-1)).toMatchObject({ args: ['access.requestSent'] }));
    const words = { p_purpose: 'ongoing_care', p_may: 'view', p_message: 'Potassium?' };
    expect(argsOf(backend, 'request_access')).toEqual([{ p_patient: 'patient', p_categories: ['results'], ...words }]);
  });

  it('asks again for what access of the same reason would be replaced', async () => {
    const standing = mayAdd('profile', 'readings').map((one) => ({ ...one, purpose: 'ongoing_care' }));
    const { backend } = openChart({ grants: standing, answers: { request_access: { id: 'request' } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const name of ['Medicines', 'Conditions', 'Notes', 'Documents']) {
      fireEvent.click(dialog.getByRole('checkbox', { name }));
    }
    fireEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(argsOf(backend, 'request_access')).toMatchObject([
      { p_categories: ['profile', 'results', 'readings'], p_may: 'add' },
    ]);
  });

  it('says what waits and can be taken back, and what was refused', async () => {
    const { backend } = openChart({
      grants: grant('profile'),
      answers: { my_access_requests: [REQUEST], withdraw_request: { id: 'request' } },
    });
    expect(await screen.findByText(/You asked Thandi Nkosi on 20 Nov 2026 for results/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
    backend.answer('my_access_requests', [{ ...REQUEST, state: 'refused', decided_at: '2026-11-21T10:00:00Z' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Take the request back' }));
    expect(await screen.findByText(/refused your last request, for results, on 21 Nov 2026/)).toBeDefined();
    expect(argsOf(backend, 'withdraw_request')).toEqual([{ p_request: 'request' }]);
  });
});

describe('emergency access', () => {
  const fill = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Emergency access' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Open this record in an emergency?' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Unconscious' }));
    fireEvent.change(dialog.getByLabelText(/^What happened/), { target: { value: 'Found collapsed at home' } });
    return dialog;
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('says what follows and how often it was done, and chooses no reason by itself', async () => {
    const { backend } = openChart({ grants: [], answers: { my_break_glass_counts: [COUNTS] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Emergency access' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByText(/done this 2 times in the last 12 months/)).toBeDefined();
    expect(dialog.getByText(/is told at once: your name, your reason/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm and open' }));
    expect(await dialog.findByText(message('access.reasonCodeRequired'))).toBeDefined();
    expect(dialog.getByText(message('access.reasonRequired'))).toBeDefined();
    expect(argsOf(backend, 'break_glass').filter((args) => args !== undefined)).toEqual([]);
  });

  it('asks who is there where the sign-in is old, keeps what was typed, and opens', async () => {
    const { backend, hostCalls } = openChart({ grants: [] });
    backend.answer('break_glass', (args: unknown) => (args === undefined ? [] : refuse('P0001', 'access.signInAgain')));
    const dialog = await fill();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm and open' }));
    fireEvent.change(await screen.findByLabelText(/^Your password/), { target: { value: 'secret' } });
    backend.answer('break_glass', (args: unknown) => (args === undefined ? [OPEN] : { id: 'glass', version: null }));
    press('Confirm and open');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hostCalls).toContainEqual({ name: 'auth.proveIdentity', args: [{ password: 'secret' }] });
    expect(argsOf(backend, 'break_glass').filter((args) => args !== undefined)).toHaveLength(2);
    expect(argsOf(backend, 'break_glass').findLast((args) => args !== undefined)).toEqual({
      ...{ p_patient: 'patient', p_reason_code: 'unconscious', p_reason: 'Found collapsed at home' },
      p_screen: 'emergency',
    });
    expect(await within(screen.getByRole('region', { name: 'Problems' })).findByText('Asthma')).toBeDefined();
  });

  it('counts down, shows whom to ring by a press, and closes before its time', async () => {
    const { backend } = openChart({
      grants: [],
      answers: {
        break_glass: [OPEN],
        ...{
          end_break_glass: { id: 'glass' },
          note_emergency_contact: { id: 'glass' },
          read_emergency_contact: 'number',
        },
      },
    });
    const strip = within(await screen.findByRole('region', { name: 'Emergency access' }));
    expect(strip.getByRole('timer').textContent).toMatch(/to read only, for(59|60):/);
    expect(screen.queryByRole('region', { name: /closed to you/ })).toBeNull();
    expect(argsOf(backend, 'read_emergency_contact')).toEqual([]);
    fireEvent.click(strip.getByRole('button', { name: 'Show the number' }));
    expect((await strip.findByRole('link', { name: '+27 82 555 0101' })).getAttribute('href')).toBe('tel:+27825550101');
    fireEvent.click(strip.getByRole('button', { name: 'I did not reach them' }));
    await waitFor(() =>
      expect(argsOf(backend, 'note_emergency_contact')).toEqual([{ p_id: 'glass', p_reached: false }]),
    );
    backend.answer('break_glass', []);
    fireEvent.click(strip.getByRole('button', { name: 'Close it now' }));
    expect(await screen.findByRole('region', { name: 'The record is closed to you' })).toBeDefined();
    expect(argsOf(backend, 'end_break_glass')).toEqual([{ p_id: 'glass' }]);
    expect(screen.queryByText('Asthma')).toBeNull();
  });
});
