// @vitest-environment jsdom

import type { CareVisit } from '@telehealth/care/care-visit';
import { comparedText, typedConflict, unknownText } from '@telehealth/care/prescriptions/allergy-words';
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrescriptionEditor } from './prescription-editor';

afterEach(cleanup);

let visits = 0;
/** What the database says of one medicine. */
const checksOf = (lines: readonly Record<string, unknown>[], facts: Record<string, unknown> = {}) => ({
  catalogue: { version: 1, source: 'Primary care list', dated: '2026-11-29', reviewed: false },
  checked_at: '2026-12-01T05:00:00Z',
  facts: {
    ...{ age: 40, weight: null, egfr: null, kidney_days: null, pregnancy: 'not_asked', allergy_state: 'recorded' },
    ...{ allergies: 1, takes: [], ...facts },
  },
  items: [{ position: 1, medicine: 'Amoxicillin', medicine_id: null, lines }],
  ...{ conflicts: 0, severe: lines.filter(({ severe }) => severe === true).length },
  unknown: lines.filter(({ state }) => state === 'unknown').length,
  not_checked: lines.filter(({ state }) => state === 'not_checked').length,
});
const ITEM = {
  ...{ medicine: 'Amoxicillin', form: 'capsules', strength: '500 mg', directions: 'One three times a day' },
  ...{ quantityWords: '', quantity: 15, schedule: 4, repeats: 0, daysSupply: 5 },
};
const row = (changes: Record<string, unknown> = {}) => ({
  ...{
    id: 'script',
    client_key: 'key',
    version: 2,
    status: 'draft',
    status_reason: '',
    draft_items: [ITEM],
    asked: {},
  },
  ...{ override_reason: null, verify_code: null, issued_at: null, updated_at: '2026-11-27T12:00:00Z' },
  ...{ replaces_id: null, replaces_reason: null, ...changes },
});
const CLEAR = {
  result: 'clear',
  findings: [],
  unrecognised: [],
  unknown: [],
  allergies: 1,
  hidden: 0,
  checks: checksOf([]),
};
const CONFLICT = {
  ...{ result: 'conflict', unrecognised: [], unknown: [], allergies: 1, hidden: 0, checks: checksOf([]) },
  findings: [{ allergy: 'Penicillin', medicine: 'Amoxicillin', kind: 'same_class' }],
};
const echo = (args: unknown) => {
  const { p_items, p_version = 0 } = args as { p_items: unknown; p_version?: number };
  return row({ draft_items: p_items, version: p_version + 1 });
};
function open(answers: Record<string, unknown>) {
  visits += 1;
  const visit: CareVisit = {
    ...{
      appointmentId: `visit-${visits}`,
      patientId: 'patient',
      patientName: 'Thandi Nkosi',
    },
    ...{ specialistName: 'Naledi Mokoena', status: 'in_progress' },
  };
  const backend = createFakeBackend({
    ...{
      prescriptions: [],
      rights_to_chart: [],
      break_glass: [],
      server_time: new Date().toISOString(),
      check_prescription: 'ticket',
      read_look: CLEAR,
      favourite_scripts: [],
      find_medicines: [],
    },
    ...{
      draft_prescription: echo,
      save_prescription: echo,
      issue_prescription: { id: 'script', version: 3 },
      ...answers,
    },
  });
  return { ...renderInHost(<PrescriptionEditor visit={visit} />, { backend, role: 'specialist' }), visit };
}
const argsOf = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('writing a prescription', () => {
  it('names what is missing before anything is asked of the record', async () => {
    const opened = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Write a prescription' }));
    press('Check and issue');
    expect(await screen.findByText(message('prescriptions.medicineRequired'))).toBeDefined();
    expect(screen.getByText(message('prescriptions.quantityRequired'))).toBeDefined();
    expect(argsOf(opened, 'check_prescription')).toEqual([]);
  });

  it.each([
    ['0.5', undefined],
    ['0,5', undefined],
    ['100 ml', '100'],
    ['1.500', '1500'],
    ['123456', undefined],
  ])('a quantity of %s stays as it was typed, is kept so, and is not issued', async (typed, meant) => {
    const opened = open({ prescriptions: [row({ draft_items: [{ ...ITEM, quantity: null }] })] });
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity');
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    press('Check and issue');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(argsOf(opened, 'check_prescription')).toEqual([]);
    // The number of saves depends on the typing speed.
    await waitFor(() =>
      expect(argsOf(opened, 'save_prescription').at(-1)).toMatchObject({ p_items: [{ quantity: typed }] }),
    );
    expect(field.value).toBe(typed);
    if (meant === undefined) return;
    await userEvent.click(screen.getByRole('button', { name: `Yes, ${meant}` }));
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([meant, null]);
  });

  it('takes the press that comes while it saves by itself', async () => {
    let answer = (_: unknown): void => undefined;
    const saving = new Promise((resolve) => {
      answer = resolve;
    });
    const opened = open({ prescriptions: [row()], read_look: CLEAR, save_prescription: () => saving });
    fireEvent.change(await screen.findByLabelText('Quantity'), { target: { value: '21' } });
    await waitFor(() => expect(argsOf(opened, 'save_prescription')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Check and issue' }).getAttribute('aria-busy')).toBeNull();
    press('Check and issue');
    expect(screen.getByRole('button', { name: 'Comparing' }).getAttribute('aria-busy')).toBe('true');
    answer(row({ draft_items: [{ ...ITEM, quantity: 21 }], version: 3 }));
    expect(await screen.findByText('No recorded allergy conflicts with it')).toBeDefined();
  });

  it('compares it with the record, and issues it in the version that was compared', async () => {
    const opened = open({ prescriptions: [row()], read_look: CLEAR });
    fireEvent.change(await screen.findByLabelText('Quantity'), { target: { value: '21' } });
    press('Check and issue');
    expect(await screen.findByText('No recorded allergy conflicts with it')).toBeDefined();
    expect(argsOf(opened, 'save_prescription')).toMatchObject([{ p_version: 2, p_items: [{ ...ITEM, quantity: 21 }] }]);
    expect(argsOf(opened, 'issue_prescription')).toEqual([]);
    press('Issue to Thandi Nkosi');
    await waitFor(() => expect(argsOf(opened, 'issue_prescription')).toEqual([{ p_id: 'script', p_version: 3 }]));
  });

  it('that an allergy speaks against issues nothing without a reason; another medicine comes first', async () => {
    const opened = open({ prescriptions: [row()], read_look: CONFLICT });
    fireEvent.click(await screen.findByRole('button', { name: 'Check and issue' }));
    const box = within(await screen.findByRole('region', { name: 'An allergy conflicts with it' }));
    expect(
      box.getByText(/Amoxicillin is of the kind named by the recorded allergy “Penicillin” of Thandi Nkosi/),
    ).toBeDefined();
    press('Issue with this reason');
    expect(await screen.findByText(message('prescriptions.reasonRequired'))).toBeDefined();
    expect(argsOf(opened, 'issue_prescription')).toEqual([]);
    fireEvent.change(box.getByRole('textbox'), { target: { value: 'Tolerated it twice since' } });
    press('Issue with this reason');
    await waitFor(() =>
      expect(argsOf(opened, 'issue_prescription')).toEqual([
        { p_id: 'script', p_version: 2, p_override_reason: 'Tolerated it twice since' },
      ]),
    );
  });

  it('says in amber that nobody knows a medicine, and what is checked at all', async () => {
    open({ prescriptions: [row()], read_look: { ...CLEAR, result: 'unknown', unknown: ['Curamed forte'] } });
    expect(await screen.findByText('We do not know this medicine. Nothing was checked.')).toBeDefined();
    expect(screen.queryByText('No recorded allergy conflicts with it')).toBeNull();
    expect(screen.queryByText(/^Compared with/)).toBeNull();
    expect(screen.getByText(/What does not stand there is not checked/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Issue to Thandi Nkosi' })).toBeDefined();
  });

  it('forgets the comparison as soon as a medicine changes', async () => {
    open({ prescriptions: [row()], read_look: CLEAR });
    await screen.findByRole('button', { name: 'Issue to Thandi Nkosi' });
    fireEvent.change(screen.getByLabelText('Medicine'), { target: { value: 'Azithromycin' } });
    expect(screen.queryByRole('button', { name: 'Issue to Thandi Nkosi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check and issue' })).toBeDefined();
  });

  it('keeps what could not be saved, while another part is looked at as well', async () => {
    const opened = open({ prescriptions: [row()], save_prescription: refuse('', '', 0) });
    fireEvent.change(await screen.findByLabelText('Strength'), { target: { value: '250 mg' } });
    press('Check and issue');
    expect(await screen.findByText(/What you typed is still here/)).toBeDefined();
    opened.unmount();
    renderInHost(<PrescriptionEditor visit={opened.visit} />, { backend: opened.backend, role: 'specialist' });
    expect((await screen.findByLabelText<HTMLInputElement>('Strength')).value).toBe('250 mg');
  });

  it('shows what was issued with its code, and stops it only with a reason', async () => {
    const issued = row({ status: 'active', verify_code: 'K7Q2M9XA0B1CPDR4ST6V', issued_at: '2026-11-27T12:10:00Z' });
    const opened = open({
      prescriptions: [issued],
      set_prescription_status: refuse('P0001', 'prescriptions.reasonRequired'),
    });
    expect(await screen.findByText('K7Q2-M9XA-0B1C-PDR4-ST6V')).toBeDefined();
    press('Stop it');
    const dialog = within(screen.getByRole('dialog', { name: 'Stop this prescription?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Stop it' }));
    expect(await dialog.findByText(message('prescriptions.reasonRequired'))).toBeDefined();
    expect(argsOf(opened, 'set_prescription_status')).toEqual([{ p_id: 'script', p_to: 'stopped', p_reason: '' }]);
  });

  it('is corrected by a new one in its place, with what was wrong', async () => {
    const issued = row({ status: 'active', verify_code: 'K7Q2M9XA0B1CPDR4ST6V', issued_at: '2026-11-27T12:10:00Z' });
    const opened = open({
      prescriptions: [issued],
      papers_of_visit: [],
      replace_prescription: refuse('P0001', 'prescriptions.dispensedWhole'),
    });
    await screen.findByText('K7Q2-M9XA-0B1C-PDR4-ST6V');
    press('Correct it');
    const dialog = within(screen.getByRole('dialog', { name: 'Correct this prescription?' }));
    const why = dialog.getByLabelText<HTMLTextAreaElement>(/^What was wrong/);
    await userEvent.type(why, 'The strength was wrong');
    fireEvent.click(dialog.getByRole('button', { name: 'Write the new one' }));
    expect(await dialog.findByText(message('prescriptions.dispensedWhole'))).toBeDefined();
    expect([document.activeElement, why.value]).toEqual([why, 'The strength was wrong']);
    const draft = row({
      id: 'new',
      client_key: 'new',
      replaces_id: 'script',
      replaces_reason: 'The strength was wrong',
    });
    opened.backend.answer('replace_prescription', { id: 'new', version: 1 });
    opened.backend.answer('prescriptions', [issued, draft]);
    fireEvent.click(dialog.getByRole('button', { name: 'Write the new one' }));
    expect(await screen.findByText(/^A correction of the prescription issued/)).toBeDefined();
    expect(screen.getByText(/still counts at a pharmacy until you issue this one/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Correct it' })).toBeNull();
    expect(screen.queryByText('Again, all of it'), 'the wrong one is not offered again').toBeNull();
    const [first, second] = argsOf(opened, 'replace_prescription');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ p_id: 'script', p_reason: 'The strength was wrong' });
  });

  it('that another took the place of says so', async () => {
    const old = row({ status: 'stopped', status_reason: 'The strength was wrong', issued_at: '2026-11-27T12:10:00Z' });
    const fresh = { id: 'new', client_key: 'new', status: 'active', verify_code: 'K7Q2M9XA0B1CPDR4ST6V' };
    open({
      prescriptions: [row({ ...fresh, issued_at: '2026-11-27T13:10:00Z', replaces_id: 'script' }), old],
      papers_of_visit: [],
    });
    expect(await screen.findByText('Replaced')).toBeDefined();
    expect(screen.getByText(/A new one took its place .*The strength was wrong/)).toBeDefined();
    expect(screen.queryByText('Stopped')).toBeNull();
  });
});

const FOUND = {
  ...{ id: 'amlodipine', name: 'Amlodipine', said: 'Amlodipine', form: 'tablet', strength: '5 mg', schedule: 3 },
  ...{ use: 'chronic', brands: ['Norvasc'], catalogue: 1 },
};

describe('a medicine of the list', () => {
  it('is found and chosen by keyboard, becomes a sentence, and its dose is not guessed', async () => {
    const opened = open({ find_medicines: [FOUND, { ...FOUND, strength: '10 mg' }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Write a prescription' }));
    const box = screen.getByRole('combobox', { name: 'Medicine' });
    await userEvent.type(box, 'amlo');
    expect(screen.getByText(/Written as text: not in our list/)).toBeDefined();
    const list = within(await screen.findByRole('listbox', { name: 'Medicines found' }));
    expect(list.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const line = within(screen.getByRole('region', { name: 'Medicine 1: Amlodipine 10 mg tablet' }));
    expect(line.getByText('S3')).toBeDefined();
    expect(line.getByRole('button', { name: 'How much?' })).toBeDefined();
    expect(screen.queryByText(/Written as text/)).toBeNull();
    const dose = line.getByLabelText<HTMLInputElement>('How much');
    expect([dose.value, document.activeElement]).toEqual(['', dose]);
    await userEvent.type(dose, '1');
    await userEvent.type(line.getByLabelText('Times a day'), '1');
    expect(line.getByLabelText<HTMLInputElement>('Directions').value).toBe('One tablet once a day');
    expect(line.getByRole('button', { name: '30, for 30 days' })).toBeDefined();
    fireEvent.click(line.getByRole('button', { name: 'Same for three months' }));
    expect(line.getByRole('button', { name: '2 repeats' })).toBeDefined();
    await waitFor(() =>
      expect([...argsOf(opened, 'draft_prescription'), ...argsOf(opened, 'save_prescription')].at(-1)).toMatchObject({
        p_items: [{ medicineId: 'amlodipine', doseAmount: 1, timesADay: 1, quantity: 30, repeats: 2 }],
      }),
    );
  });

  it('shows its checks as lines, and asks what is missing in amber', async () => {
    const lines = [
      { kind: 'allergy', state: 'clear', severe: false, says: 'allergy.clear', values: { compared: 2 } },
      { kind: 'kidneys', state: 'not_checked', severe: false, says: 'kidneys.none', values: {} },
      {
        kind: 'pregnancy',
        state: 'not_checked',
        severe: false,
        says: 'pregnancy.notAsked',
        values: { advice: 'avoid' },
      },
    ];
    const opened = open({
      prescriptions: [row()],
      read_look: { ...CLEAR, checks: checksOf(lines, { takes: ['Warfarin', null] }) },
    });
    expect(await screen.findByText('Kidneys: not known to us: no result.')).toBeDefined();
    expect(screen.getByText('Allergies: 2 compared.')).toBeDefined();
    expect(screen.getByText('2 things could not be checked.')).toBeDefined();
    expect(screen.getByText(/Not reviewed by a pharmacist/)).toBeDefined();
    expect(screen.getByText('Warfarin, 1 not shared with you')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Not pregnant' }));
    await waitFor(() =>
      expect(argsOf(opened, 'save_prescription').at(-1)).toMatchObject({ p_asked: { pregnancy: 'no' } }),
    );
  });

  it('that something speaks against goes on with a reason only', async () => {
    const values = {
      with: 'Warfarin 5 mg',
      why: 'Bleeding',
      do: 'Choose another.',
      severity: 'serious',
      row: 'ix048',
      source: 'LABEL',
    };
    const lines = [{ kind: 'interaction', state: 'conflict', severe: true, says: 'interaction.found', values }];
    const opened = open({ prescriptions: [row()], read_look: { ...CLEAR, checks: checksOf(lines) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Check and issue' }));
    const box = within(await screen.findByRole('region', { name: 'Something speaks against it' }));
    expect(box.getByText(/Amoxicillin. With what is taken: with Warfarin 5 mg: Bleeding/)).toBeDefined();
    press('Issue with this reason');
    expect(argsOf(opened, 'issue_prescription')).toEqual([]);
    fireEvent.change(box.getByRole('textbox'), { target: { value: 'INR in three days' } });
    press('Issue with this reason');
    await waitFor(() => expect(argsOf(opened, 'issue_prescription')).toHaveLength(1));
  });

  it('that is only worth knowing is a line, and issued by keyboard in one press', async () => {
    const line = {
      ...{ kind: 'interaction', state: 'conflict', severe: false, says: 'interaction.found' },
      values: { with: 'Simvastatin 20 mg', why: 'Muscle damage', do: 'Not over 20 mg', severity: 'moderate' },
    };
    const opened = open({ prescriptions: [row()], read_look: { ...CLEAR, checks: checksOf([line]) } });
    const issue = await screen.findByRole('button', { name: 'Issue to Thandi Nkosi' });
    expect(screen.getByText(/With what is taken: with Simvastatin 20 mg: Muscle damage/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Something speaks against it' })).toBeNull();
    expect(screen.queryByLabelText(/say why/)).toBeNull();
    const user = userEvent.setup();
    for (let tabs = 0; tabs < 40 && document.activeElement !== issue; tabs += 1) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(argsOf(opened, 'issue_prescription')).toEqual([{ p_id: 'script', p_version: 2 }]));
  });

  it('is asked for feeding and alcohol where a check needs it, and keeps all answers', async () => {
    const asks = ['pregnancy', 'breastfeeding', 'alcohol'].map((kind) => ({
      ...{ kind, state: 'not_checked', severe: false, values: { advice: 'avoid', why: 'Falls', do: '' } },
      says: kind === 'alcohol' ? 'alcohol.notKnown' : `${kind}.notAsked`,
    }));
    const opened = open({ prescriptions: [row()], read_look: { ...CLEAR, checks: checksOf(asks) } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Not breast-feeding' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Drinks' }));
    await waitFor(() =>
      expect(argsOf(opened, 'save_prescription').at(-1)).toMatchObject({
        p_asked: { breastfeeding: 'no', alcohol: 'yes' },
      }),
    );
  });

  it('written as text is checked by what is named in it, and stays amber', async () => {
    const found = {
      ...{ id: 'paracetamol', name: 'Paracetamol', said: 'Paracetamol', form: 'tablet', strength: '500 mg' },
      ...{ schedule: 1, use: 'acute', brands: [], catalogue: 1 },
    };
    const opened = open({
      prescriptions: [row({ draft_items: [{ ...ITEM, medicine: 'Flu powder' }] })],
      find_medicines: [found, { ...found, strength: '120 mg/5ml' }],
    });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('combobox', { name: 'What is in it?' }), 'parac');
    const options = within(await screen.findByRole('listbox', { name: 'Medicines found', hidden: false }));
    expect(await options.findAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(within(screen.getByRole('list', { name: 'Ingredients you named' })).getByText('paracetamol')).toBeDefined();
    expect(screen.getByText(/checked only by what you named/)).toBeDefined();
    await waitFor(() =>
      expect(argsOf(opened, 'save_prescription').at(-1)).toMatchObject({ p_items: [{ named: ['paracetamol'] }] }),
    );
  });

  it('stays shut for 30 seconds of trying, then is issued unchecked with a reason', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const opened = open({ prescriptions: [row()], read_look: refuse('', '', 500) });
      expect(await screen.findByText(/stays shut for \d+ s/)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Issue without the check' })).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      press('Issue without the check');
      expect(await screen.findByText(message('prescriptions.reasonRequired'))).toBeDefined();
      expect(argsOf(opened, 'issue_prescription')).toEqual([]);
      fireEvent.change(screen.getByLabelText(/Why can it not wait/), {
        target: { value: 'Her last tablet was today' },
      });
      press('Issue without the check');
      await waitFor(() =>
        expect(argsOf(opened, 'issue_prescription')).toEqual([
          { ...{ p_id: 'script', p_version: 2 }, p_override_reason: 'Her last tablet was today', p_unchecked: true },
        ]),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that a check did not run as no result, and runs it again', async () => {
    const opened = open({ prescriptions: [row()], check_prescription: refuse('', '', 0) });
    expect(await screen.findByText('The check did not run.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Checks' })).toBeNull();
    opened.backend.answer('check_prescription', 'ticket');
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Issue to Thandi Nkosi' })).toBeDefined();
  });
});

describe('again', () => {
  it('takes all of the last script, favourites, and keeps one', async () => {
    const favourite = { id: 'fav', label: 'Pressure, step 1', items: [{ ...ITEM, medicine: 'Enalapril' }] };
    const opened = open({ favourite_scripts: [favourite], keep_favourite_script: 'new', drop_favourite_script: null });
    opened.backend.answer('prescriptions', [
      row({ status: 'active', issued_at: '2026-08-28T10:00:00Z', verify_code: 'K7Q2M9XA0B1CPDR4ST6V' }),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /^Write/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Again, all of it' }));
    expect(screen.getByLabelText<HTMLInputElement>('Medicine').value).toBe('Amoxicillin');
    fireEvent.click(screen.getByRole('button', { name: 'Keep this as a favourite' }));
    await waitFor(() =>
      expect(argsOf(opened, 'keep_favourite_script')).toMatchObject([
        { p_label: 'Amoxicillin 500 mg', p_items: [{ medicine: 'Amoxicillin' }] },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Pressure, step 1' }));
    expect(screen.getAllByLabelText<HTMLInputElement>('Medicine').map(({ value }) => value)).toEqual([
      // The last one is asked for in the search, which stands first.
      'Enalapril',
      'Amoxicillin',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Take Pressure, step 1 from your favourites' }));
    await waitFor(() => expect(argsOf(opened, 'drop_favourite_script')).toEqual([{ p_id: 'fav' }]));
  });
});

describe('words about allergies', () => {
  it('name which of several medicines nobody knows', () => {
    expect(unknownText(['Curamed forte'], 2)).toBe(
      'We do not know this medicine: Curamed forte. Nothing was checked for it.',
    );
    expect(unknownText(['A', 'B'], 3)).toBe('We do not know these medicines: A, B. Nothing was checked for them.');
  });

  it('speak up while a medicine is typed, from three letters on', () => {
    expect(typedConflict(['Penicillin'], 'am')).toBeNull();
    expect(typedConflict(['Penicillin'], 'Augmentin 625')).toBe('Penicillin');
    expect(typedConflict(['Penicillin'], 'azithromycin')).toBeNull();
  });

  it('promise no more than was compared', () => {
    expect(comparedText({ ...CLEAR, allergies: 0 })).toContain('does not mean that there is none');
    expect(comparedText({ ...CLEAR, hidden: 1, unrecognised: ['Bee stings'] })).toBe(
      'Compared with 1 recorded allergy, 1 of them not shared with you. Not in our table, please compare yourself: Bee stings.',
    );
  });
});
