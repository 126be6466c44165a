// @vitest-environment jsdom
import { readCard } from '@telehealth/contracts/chart';
import { message } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import MedicalRecordsPage from './medical-records-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ME = 'person';
const DOCTOR = { author_id: 'naledi', recorded_by: 'naledi', recorded_by_name: 'Naledi Mokoena' };
const listRow = (id: string, label: string, of: Record<string, unknown> = {}) => ({
  ...{ id, label, source: 'self', status: 'active', note: '', version: 1, code: null, code_system: null },
  ...{ created_at: '2026-09-01T08:00:00Z', updated_at: '2026-09-01T08:00:00Z' },
  ...{ recorded_by: ME, recorded_by_name: 'Thandi Dlamini', confirmed_by_name: null, confirmed_at: null, ...of },
});
const reading = (id: string, day: number, value: number) => ({
  ...{ kind: 'observation', id, code: 'weight', label: 'Weight', unit: 'kg', value, second_value: null, note: '' },
  ...{ taken_at: `2026-11-0${day}T06:00:00Z`, recorded_at: `2026-11-0${day}T06:01:00Z`, source: 'typed', version: 1 },
  ...{ recorded_by: ME, recorded_by_name: 'Thandi Dlamini' },
});
const SECTIONS = {
  profile: {
    profile: [
      { kind: 'facts', date_of_birth: '1991-04-12', gender: 'female', blood_type: null },
      {
        ...listRow('a1', 'Penicillin', { reaction: 'hives', severity: 'severe', version: 2 }),
        ...{ kind: 'allergy', confirmed_by_name: 'Naledi Mokoena', confirmed_at: '2026-10-25T08:00:00Z' },
      },
      { ...listRow('a2', 'Bee stings', { reaction: '', severity: 'life_threatening' }), kind: 'allergy' },
    ],
  },
  medicines: {
    medicines: [
      { ...listRow('m1', 'Amlodipine', { dose: '5 mg', frequency: 'mornings' }), kind: 'medicine', taken: true },
      { ...listRow('m2', 'Ibuprofen', { dose: '', frequency: '', status: 'ended' }), kind: 'medicine', taken: false },
      {
        ...{ kind: 'prescription', id: 'p1', status: 'active', issued_at: '2026-11-02T10:00:00Z', version: 1 },
        ...{ prescriber_id: 'naledi', prescriber_name: 'Naledi Mokoena' },
        taken: [1],
        items: [{ position: 1, medicine: 'Enalapril', form: 'tablet', strength: '10 mg', directions: 'One at night' }],
      },
    ],
  },
  conditions: { conditions: [{ ...listRow('c1', 'Asthma', { ...DOCTOR, source: 'clinician' }) }] },
  notes: {
    notes: [
      {
        ...{ id: 'n1', author_name: 'Naledi Mokoena', author_id: 'naledi', signed_at: '2026-11-03T10:00:00Z' },
        ...{ chain_no: 0, root_id: null, soap: { assessment: 'Cough from a tablet' }, plan_plain: 'Stop the tablet.' },
        watch_for: { callAtOnce: ['You cannot breathe'], writeOrBook: [] },
      },
    ],
  },
  documents: {
    documents: [
      {
        ...{ kind: 'document', id: 'd1', title: 'Letter of the clinic', type: 'letter', mime_type: 'application/pdf' },
        ...{ document_date: '2026-10-01', recorded_by: ME, recorded_by_name: 'Thandi Dlamini', source: 'self' },
        ...{ version: 1, size_bytes: 1_200_000, created_at: '2026-10-02T08:00:00Z', appointment_id: null },
      },
    ],
  },
  results: { results: [] },
  readings: { readings: [reading('r1', 1, 70), reading('r2', 2, 71), reading('r3', 3, 72)] },
};
const look = (sections: Record<string, Record<string, unknown[]>>) => ({
  patient_id: ME,
  opened_at: '2026-11-20T08:00:00Z',
  categories: Object.fromEntries(
    Object.entries(sections).map(([category, found]) => [category, { state: 'shown', basis: 'self', sections: found }]),
  ),
});
const LINE = {
  ...{ id: 'l1', seq: 1, at: '2026-11-10T12:00:00Z', day: '2026-11-10', actor_id: 'naledi' },
  ...{ actor_name: 'Naledi Mokoena', actor_role: 'specialist', category: 'medicines', action: 'view' },
  ...{ basis: 'grant', basis_id: 'g1', purpose: 'visit', screen: 'chart', reported_at: null, report_answer: null },
};
const CORRECTION = {
  ...{ id: 'q1', row_id: 'c1', wrong: 'I never had it.', wanted: '', state: 'open', answer: null, answered_at: null },
  ...{ created_at: '2026-11-05T08:00:00Z', due_at: '2026-12-05T08:00:00Z' },
};
const ANSWERS = {
  open_chart: 'ticket',
  chart_history: 'history ticket',
  read_look: ({ p_ticket }: { p_ticket: string }) => (p_ticket === 'ticket' ? look(SECTIONS) : HISTORY),
  my_access_log: [LINE],
  correction_requests: [CORRECTION],
  emergency_contacts: [{ name: 'Sipho Nkosi', relationship: 'husband', phone: '+27 82 555 0101' }],
};
const HISTORY = [
  {
    ...{ version: 1, changed_at: '2026-10-01T08:00:00Z', changed_by_name: 'Thandi Dlamini' },
    content: { label: 'Penicilin', reaction: 'rash', severity: 'mild', note: '', confirmed_at: null },
  },
];

const open = (answers: Record<string, unknown> = {}, path = '/') =>
  renderInHost(<MedicalRecordsPage />, { backend: createFakeBackend({ ...ANSWERS, ...answers }), path });
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const region = (name: string) => screen.findByRole('region', { name });

it('shows what was removed by itself, crossed out, with what was put back left out', async () => {
  const struck = {
    ...{ code: 'heart_rate', value: 300, second_value: null, unit: '/min', taken_at: '2026-11-01T08:00:00Z' },
    ...{ source: 'typed', device_id: null, status: 'entered_in_error', version: 2, replaces: 'o0', reason: 'Mistyped' },
    recorded_by: ME,
  };
  const none = { patient_conditions: [], patient_medications: [], patient_remarks: [], documents: [] };
  open({
    ...none,
    patient_allergies: [{ id: 'a9', label: 'Latex', updated_at: '2026-11-04T08:00:00Z' }],
    observations: [
      { ...struck, id: 'o1' },
      { ...struck, id: 'o2', value: 301, replaces: 'o9' },
      { ...struck, id: 'o3', value: 301, replaces: 'o2', status: 'corrected', version: 3, reason: 'Put back' },
    ],
    observation_types: [
      {
        ...{
          code: 'heart_rate',
          label: 'Heart rate',
          section: 'readings',
          unit: '/min',
          min_value: 20,
          max_value: 350,
        },
        ...{ second_label: null, second_min: null, second_max: null },
      },
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Removed' }));
  const list = await screen.findByRole('list', { name: 'Removed entries' });
  await within(list).findByText(/Heart rate 300/);
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(list.textContent).toMatch(/Latex.*Allergy, removed 4 Nov 2026.*struck out: Mistyped/);
  expect(screen.queryByRole('list', { name: 'Entries' })).toBeNull();
  expect(screen.queryByLabelText('Search your record')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^All\b/ }));
  expect(await screen.findByRole('list', { name: 'Entries' })).toBeDefined();
});

it('says plainly that nothing was removed, and what failed', async () => {
  const none = {
    patient_conditions: [],
    patient_medications: [],
    patient_remarks: [],
    documents: [],
    observations: [],
  };
  const { backend } = open({ ...none, patient_allergies: refuse('', '', 500), observation_types: [] }, '/?removed=yes');
  expect(await screen.findByText(message('data.failed'))).toBeDefined();
  backend.answer('patient_allergies', []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was removed from your record.')).toBeDefined();
});

it('says what matters first, the most dangerous allergy at the top, each with who said so and when', async () => {
  open();
  const allergies = await region('Allergies');
  const items = within(allergies).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Bee stingsLife-threateningYou said so, 1 Sept 2026',
    'Penicillinhives, severeConfirmed by Naledi Mokoena, 25 Oct 2026',
  ]);
  const medicines = await region('Medicines now');
  expect(medicines.textContent).toContain('Amlodipine, 5 mg, mornings');
  expect(medicines.textContent).toContain('Prescribed by Naledi Mokoena, 2 Nov 2026');
  expect(medicines.textContent).not.toContain('Ibuprofen');
  expect(screen.getByText(/Blood type: unknown/).textContent).toContain('Sipho Nkosi, husband');
  expect((await region('Last readings')).textContent).toContain('72 kg');
});

it('puts everything into one line of time, with who has seen it and what was asked', async () => {
  open();
  const entries = await screen.findByRole('list', { name: 'Entries' });
  const lines = within(entries)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual(['Visit: Cough from a tablet', 'Weight 72 kg']);
  expect(lines).toContain('Letter of the clinic');
  const line = (title: string) => within(entries).getByRole('heading', { name: title }).closest('li')?.textContent;
  expect(await within(entries).findAllByText(/Seen by Naledi Mokoena, 10 Nov 2026/)).toHaveLength(3);
  expect(line('Letter of the clinic')).toContain('Only you');
  expect(line('Asthma')).toContain('has to answer by 5 Dec 2026');
});

it('filters by kind, author and words, with the filters of the address', async () => {
  open({}, '/?kind=conditions');
  const entries = await screen.findByRole('list', { name: 'Entries' });
  const titles = () =>
    within(screen.getByRole('list', { name: 'Entries' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  expect(within(entries).getAllByRole('heading')).toHaveLength(1);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /^All\s*\d/ }));
  await user.selectOptions(screen.getByLabelText('Written by'), 'Naledi Mokoena');
  expect(titles().sort()).toEqual(['Asthma', 'Enalapril 10 mg, tablet', 'Visit: Cough from a tablet']);
  await user.type(screen.getByLabelText('Search your record'), 'cough');
  expect(titles()).toEqual(['Visit: Cough from a tablet']);
  await user.type(screen.getByLabelText('Search your record'), ' nothing');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(titles().length).toBeGreaterThan(8);
});

it('opens one entry by its address, with its history and who opened that part of the record', async () => {
  open({}, '/?entry=a1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Allergy: Penicillin' })).toBe(document.activeElement);
  const versions = await screen.findByRole('list', { name: 'Earlier versions' });
  expect(versions.textContent).toContain('Penicilin, rash, mild');
  expect((await region('Who has seen it')).textContent).toContain('Nobody but you since it was written down');
});

it('says plainly when an address leads to no entry', async () => {
  open({}, '/?entry=gone');
  await screen.findByRole('heading', { name: 'This entry is not in your record' });
  expect(screen.getByRole('link', { name: 'The whole record' })).toBeDefined();
});

it('adds an allergy, asking for its name at its place, and keeps what was typed when it is refused', async () => {
  const { backend, hostCalls } = open({ add_chart_entry: refuse('P0001', 'chart.alreadyListed') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Add an allergy' }));
  const dialog = screen.getByRole('dialog', { name: 'Add an allergy' });
  await user.click(within(dialog).getByRole('button', { name: 'Add it' }));
  expect(within(dialog).getByText(message('chart.labelRequired'))).toBeDefined();
  const name = within(dialog).getByLabelText<HTMLInputElement>(/What are you allergic to/);
  expect(document.activeElement).toBe(name);
  await user.type(name, 'Latex');
  await user.click(within(dialog).getByRole('button', { name: 'Add it' }));
  await within(dialog).findByText(message('chart.alreadyListed'));
  expect(name.value).toBe('Latex');
  backend.answer('add_chart_entry', { id: 'x', version: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Add it' }));
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['records.added'] });
  const [first, second] = sent(backend, 'add_chart_entry') as { p_key: string; p_list: string; p_entry: object }[];
  expect(second).toMatchObject({ p_list: 'allergies', p_entry: { label: 'Latex', category: 'profile' } });
  expect(second?.p_key).toBe(first?.p_key);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before it throws away what was typed', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Add a medicine' }));
  await user.type(screen.getByLabelText(/What is it called/), 'Met');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByLabelText<HTMLInputElement>(/What is it called/).value).toBe('Met');
});

it('changes one’s own words knowing the version, and takes them off as over', async () => {
  const { backend } = open({ change_chart_entry: {}, end_chart_entry: {} }, '/?entry=a1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('A clinician confirmed this');
  await user.selectOptions(within(dialog).getByLabelText(/How bad/), 'Moderate');
  await user.click(within(dialog).getByRole('button', { name: 'Save the change' }));
  expect(sent(backend, 'change_chart_entry')).toMatchObject([
    { p_list: 'allergies', p_id: 'a1', p_version: 2, p_entry: { label: 'Penicillin', severity: 'moderate' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Take off the list' }));
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(sent(backend, 'end_chart_entry')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /It is over/ }));
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(sent(backend, 'end_chart_entry')).toMatchObject([{ p_id: 'a1', p_version: 2, p_because: 'over' }]);
});

it('asks a clinician to correct what they wrote, and names nobody’s own words as theirs to answer for', async () => {
  const { backend } = open({ request_correction: {} }, '/?entry=n1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'I think this is wrong' }));
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }));
  expect(screen.getByText(message('chart.correctionReasonRequired'))).toBeDefined();
  await user.type(screen.getByLabelText(/What is wrong/), 'I do not smoke.');
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }));
  expect(sent(backend, 'request_correction')).toMatchObject([
    { p_kind: 'notes', p_id: 'n1', p_wrong: 'I do not smoke.' },
  ]);
  cleanup();
  open({}, '/?entry=a2');
  await screen.findByRole('button', { name: 'Change' });
  expect(screen.queryByRole('button', { name: 'I think this is wrong' })).toBeNull();
});

it('reads a note with its plan first and what to watch for, and takes an open request back', async () => {
  const { backend } = open({ withdraw_correction: {} }, '/?entry=n1');
  expect((await region('Your plan')).textContent).toContain('Stop the tablet.');
  expect((await region('Call 112 at once')).textContent).toContain('You cannot breathe');
  cleanup();
  const again = open({ withdraw_correction: {} }, '/?entry=c1');
  expect(screen.queryByRole('button', { name: 'I think this is wrong' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
  expect(sent(again.backend, 'withdraw_correction')).toEqual([{ p_id: 'q1' }]);
  expect(sent(backend, 'withdraw_correction')).toEqual([]);
});

it('strikes a reading with its reason', async () => {
  const { backend } = open({ correct_observation: {} }, '/?entry=r2');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Strike this value' }));
  await user.click(screen.getByRole('button', { name: 'Strike it' }));
  expect(screen.getByText(message('chart.correctionReasonRequired'))).toBeDefined();
  await user.type(screen.getByLabelText(/What is wrong with it/), 'Wrong scale');
  await user.click(screen.getByRole('button', { name: 'Strike it' }));
  expect(sent(backend, 'correct_observation')).toMatchObject([
    { p_id: 'r2', p_reason: 'Wrong scale', p_value: null, p_second_value: null },
  ]);
});

it('is honest where nothing is, and where something failed', async () => {
  open({ read_look: look({ profile: { profile: [] }, conditions: { conditions: [] } }), emergency_contacts: [] });
  await screen.findByText('Your record is empty');
  expect((await region('Allergies')).textContent).toContain('That does not mean there are none');
  cleanup();
  open({ open_chart: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  expect(screen.getByText(/Your record is safe/)).toBeDefined();
  cleanup();
  open({ my_access_log: refuse('', '', 500) });
  await screen.findByText('Who has seen your record did not load');
  expect(await screen.findByRole('list', { name: 'Entries' })).toBeDefined();
});

it.each(['view=emergency', 'view=print', 'view=import', 'entry=n1'])(
  'has its heading at %s too, where the record does not come',
  async (search) => {
    open({ open_chart: refuse('', '', 500) }, `/patient/medical-records?${search}`);
    await screen.findByText(message('data.failed'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medical record');
  },
);

it('keeps what is typed for a link while a long record still loads', async () => {
  let bring: (rest: unknown) => void = () => undefined;
  const rest = new Promise((resolve) => {
    bring = resolve;
  });
  open(
    inParts(() => rest),
    '/patient/medical-records?view=share',
  );
  await userEvent.type(await screen.findByLabelText(/^What it is for/), 'Clinic');
  await act(async () => bring(look({ conditions: { conditions: LONG } })));
  expect(screen.getByLabelText<HTMLInputElement>(/^What it is for/).value).toBe('Clinic');
});

it('asks again whom to call, and does not say that nobody is named', async () => {
  let fails = true;
  open({ emergency_contacts: () => (fails ? refuse('', '', 500) : []) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/nobody is named/)).toBeNull();
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText(/nobody is named/)).toBeDefined();
});

const LONG = Array.from({ length: 2000 }, (_, at) => ({
  ...listRow(`c${at}`, `Condition ${at}`, { updated_at: new Date(Date.UTC(2006, 0, 2000 - at)).toISOString() }),
  status: 'ended',
}));
const inParts = (rest: () => unknown) => ({
  open_chart: ({ p_newest }: { p_newest?: number }) => (p_newest === undefined ? 'rest' : `newest ${p_newest}`),
  read_look: ({ p_ticket }: { p_ticket: string }) =>
    p_ticket === 'newest 20' ? look({ conditions: { conditions: LONG.slice(0, 20) } }) : rest(),
});

it('opens a long record with its newest entries, and shows two thousand a page at a time', async () => {
  let bring: (rest: unknown) => void = () => undefined;
  const rest = new Promise((resolve) => {
    bring = resolve;
  });
  open(inParts(() => rest));
  const entries = await screen.findByRole('list', { name: 'Entries' });
  expect(within(entries).getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  // Until older entries have loaded, a result could be in the wrong place: nothing is found yet.
  const words = screen.getByLabelText('Search your record');
  await userEvent.type(words, '7');
  expect(within(entries).queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.queryByText(/Nothing in your record fits/)).toBeNull();
  await userEvent.clear(words);
  bring(look({ conditions: { conditions: LONG } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 20 more of 1980' }));
  expect(within(entries).getAllByRole('listitem')).toHaveLength(40);
  expect(screen.getByText(/2000 entries since/)).toBeDefined();
});

it('says that older entries did not come, and asks for them again', async () => {
  let fails = true;
  open(inParts(() => (fails ? refuse('', '', 500) : look({ conditions: { conditions: LONG } }))));
  const notice = await screen.findByText('Older entries could not be shown');
  expect(within(screen.getByRole('list', { name: 'Entries' })).getAllByRole('listitem')).toHaveLength(20);
  expect(notice.closest('[role]')?.textContent).toContain('safe in your record');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Show 20 more of 1980' });
});

it('waits for the whole record where a part of it would be wrong', async () => {
  open(
    inParts(() => look({ conditions: { conditions: LONG } })),
    '/?entry=c1500',
  );
  await screen.findByRole('heading', { level: 1, name: 'Condition 1500' });
});

it('writes one page for emergencies, and keeps it on this device only when asked, until it is removed', async () => {
  const { hostCalls } = open({}, '/?view=emergency');
  const sheet = await screen.findByRole('article', { name: 'Summary' });
  await within(sheet).findByText('Sipho Nkosi, husband');
  expect(sheet.textContent).toContain('Thandi Dlamini, born 12 Apr 1991');
  expect(sheet.textContent).toContain('Bee stings (Life-threatening); Penicillin (hives, severe)');
  expect(sheet.textContent).toContain('Blood typeNot known');
  expect(localStorage.getItem(STORAGE_KEYS.emergencyCard)).toBeNull();
  expect(screen.getByText(/Anybody who holds this device/)).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Keep it on this device' }));
  expect(readCard(localStorage.getItem(STORAGE_KEYS.emergencyCard))).toMatchObject({
    contactPhone: '+27 82 555 0101',
    medicines: 'Amlodipine, 5 mg, mornings; Enalapril 10 mg, tablet',
  });
  expect(screen.getByText('This card is kept on this device.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove it from this device' }));
  expect(localStorage.getItem(STORAGE_KEYS.emergencyCard)).toBeNull();
  expect(hostCalls.map(({ args }) => args[0])).toEqual(['records.cardKept', 'records.cardRemoved']);
});

it('says that the card on this device is older than the record', async () => {
  const old = { name: 'Thandi', allergies: '', medicines: '', conditions: '', bloodType: '' };
  localStorage.setItem(STORAGE_KEYS.emergencyCard, JSON.stringify({ ...old, contactName: '', contactPhone: '' }));
  open({}, '/?view=emergency');
  await screen.findByText(/no longer matches your record/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep this one instead' }));
  expect(screen.getByText('This card is kept on this device.')).toBeDefined();
});

it('puts everything on paper, with the words of notes', async () => {
  open({}, '/?view=print');
  const sheet = await screen.findByRole('article', { name: 'Your whole record' });
  expect(within(sheet).getByRole('region', { name: 'Notes' }).textContent).toContain('Stop the tablet.');
  expect(sheet.textContent).toContain('Call 112 at once: You cannot breathe');
  expect(within(sheet).getAllByRole('listitem').length).toBe(11);
});

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

it('saves the whole record as a file, and says why when it may not', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
  const bundle = { resourceType: 'Bundle', type: 'collection', entry: [{ resource: { resourceType: 'Patient' } }] };
  const { backend, hostCalls } = open({ export_my_record: refuse('P0001', 'data.busy') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Print, export' }));
  await user.click(await screen.findByRole('button', { name: /FHIR R4/ }));
  await screen.findByText('Nothing was saved');
  backend.answer('export_my_record', 'export ticket');
  backend.answer('read_look', bundle);
  await user.click(screen.getByRole('button', { name: /FHIR R4/ }));
  expect(JSON.parse(await textOf(saved[0]))).toEqual(bundle);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['records.exported'] });
});

it('takes over only what was chosen of another system’s file, with where it came from, and nothing twice', async () => {
  const { backend } = open({ add_chart_entry: refuse('', '', 0), record_observations: null }, '/?view=import');
  const resources = [
    { resourceType: 'Patient', name: [{ text: 'Thandi Dlamini' }], birthDate: '1991-04-12' },
    { resourceType: 'AllergyIntolerance', code: { text: 'Latex' } },
    { resourceType: 'AllergyIntolerance', code: { text: 'penicillin' } },
    { resourceType: 'Condition', code: { text: 'Gout' } },
    { resourceType: 'Immunization' },
  ];
  const content = JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) });
  const file = Object.assign(new File([content], 'clinic.json'), { text: async () => content });
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText('The file'), file);
  const allergies = await region('Allergies');
  expect(allergies.textContent).toContain('penicillin: already in your record');
  expect(screen.getByText(/It is about/).textContent).not.toContain('another one');
  expect(screen.getByRole('list', { name: 'Left out' }).textContent).toBe(
    'Vaccination. Our record has no place for this kind of entry.',
  );
  await user.click(screen.getByRole('button', { name: 'Take over 0 chosen' }));
  expect(screen.getByText('Please choose what to import.')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /Latex/ }));
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText('Not everything was imported');
  backend.answer('add_chart_entry', { id: 'x', version: 1 });
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText(/^1 added on/);
  const calls = sent(backend, 'add_chart_entry') as { p_key: string }[];
  expect(new Set(calls.map(({ p_key }) => p_key)).size).toBe(1);
  expect(calls.at(-1)).toMatchObject({
    p_list: 'allergies',
    p_entry: { label: 'Latex', importedFrom: 'clinic' },
  });
});

it('takes nothing of somebody else’s file before one says that it is one’s own, and nothing of what is no record', async () => {
  const { backend } = open({ add_chart_entry: { id: 'x', version: 1 } }, '/?view=import');
  const user = userEvent.setup();
  const give = async (content: string) =>
    user.upload(
      await screen.findByLabelText('The file'),
      Object.assign(new File([content], 'x.json'), { text: async () => content }),
    );
  await give('not JSON');
  expect(await screen.findByText(/is not a FHIR R4 record/)).toBeDefined();
  const resources = [
    { resourceType: 'Patient', birthDate: '1950-01-01' },
    { resourceType: 'Condition', code: { text: 'Gout' } },
  ];
  await give(JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) }));
  await screen.findByText('This looks like the record of somebody else');
  await user.click(screen.getByRole('checkbox', { name: 'Gout' }));
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  expect(screen.getByRole('alert').textContent).toMatch(/check whose record it is/);
  const sure = screen.getByRole('checkbox', { name: /I am sure/ });
  expect(document.activeElement).toBe(sure);
  expect(sent(backend, 'add_chart_entry')).toEqual([]);
  await user.click(sure);
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText(/^1 added on/);
});

it('says the worse of an allergy that a file knows more of, in the own entry, once it is chosen', async () => {
  const { backend } = open({ change_chart_entry: { id: 'x', version: 2 } }, '/?view=import');
  const user = userEvent.setup();
  const content = JSON.stringify({
    resourceType: 'Bundle',
    entry: [
      { resource: { resourceType: 'Patient', name: [{ text: 'Thandi Dlamini' }], birthDate: '1991-04-12' } },
      {
        resource: {
          ...{ resourceType: 'AllergyIntolerance', criticality: 'high', code: { text: 'Penicillin' } },
          reaction: [{ manifestation: [{ text: 'Anaphylaxis' }], severity: 'severe' }],
        },
      },
    ],
  });
  await user.upload(
    await screen.findByLabelText('The file'),
    Object.assign(new File([content], 'clinic.json'), { text: async () => `\uFEFF${content}` }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /Penicillin.*worse than in your record/ }));
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText(/1 in your record now says the worse/);
  expect(sent(backend, 'change_chart_entry')).toMatchObject([
    { p_list: 'allergies', p_entry: { severity: 'life_threatening', reaction: 'Anaphylaxis' } },
  ]);
});

it('writes a note of one’s own, which stands among the notes as one’s own words', async () => {
  const remark = { ...listRow('w1', 'Before my visit', { note: 'The cough comes at night.' }), kind: 'remark' };
  const { backend } = open({ read_look: look({ notes: { notes: [remark] } }), add_chart_entry: {} }, '/?kind=notes');
  const entries = await screen.findByRole('list', { name: 'Entries' });
  expect(entries.textContent).toContain('Your note: Before my visit');
  expect(entries.textContent).toContain('You wrote it, 1 Sept 2026');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Write a note of your own' }));
  await user.type(screen.getByLabelText(/^Title/), 'Sleep');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText(message('chart.remarkRequired'))).toBeDefined();
  await user.type(screen.getByLabelText(/^Your note/), 'Better.');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(sent(backend, 'add_chart_entry')).toMatchObject([
    { p_list: 'remarks', p_entry: { label: 'Sleep', note: 'Better.', category: 'notes' } },
  ]);
});

it('says at once when somebody looks', async () => {
  const { backend } = open({ my_access_log: [] });
  const entries = await screen.findByRole('list', { name: 'Entries' });
  await within(entries).findAllByText('Only you');
  backend.answer('my_access_log', [LINE]);
  act(() => backend.sendLive());
  expect(await within(entries).findAllByText(/Seen by Naledi Mokoena/)).toHaveLength(3);
});
