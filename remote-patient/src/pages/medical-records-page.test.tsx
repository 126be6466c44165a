// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { refuse } from '@telehealth/data/testing/fake-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LINE, listRow, look, ME, openRecord, regionOf, sentTo } from './open-record.fixtures';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows what was removed by itself, crossed out, with what was put back left out', async () => {
  const struck = {
    ...{ code: 'heart_rate', value: 300, second_value: null, unit: '/min', taken_at: '2026-11-01T08:00:00Z' },
    ...{ source: 'typed', device_id: null, status: 'entered_in_error', version: 2, replaces: 'o0', reason: 'Mistyped' },
    recorded_by: ME,
  };
  const none = {
    ...{ patient_conditions: [], patient_medications: [], patient_vaccinations: [] },
    ...{ patient_remarks: [], documents: [] },
  };
  openRecord({
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
    patient_vaccinations: [],
    patient_remarks: [],
    documents: [],
    observations: [],
  };
  const { backend } = openRecord(
    { ...none, patient_allergies: refuse('', '', 500), observation_types: [] },
    '/?removed=yes',
  );
  expect(await screen.findByText(message('data.failed'))).toBeDefined();
  backend.answer('patient_allergies', []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was removed from your record.')).toBeDefined();
});

it('says what matters first, the most dangerous allergy at the top, each with who said so and when', async () => {
  openRecord();
  const allergies = await regionOf('Allergies');
  const items = within(allergies).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Bee stingsLife-threateningYou said so, 1 Sept 2026',
    'Penicillinhives, severeConfirmed by Naledi Mokoena, 25 Oct 2026',
  ]);
  const medicines = await regionOf('Medicines now');
  expect(medicines.textContent).toContain('Amlodipine, 5 mg, mornings');
  expect(medicines.textContent).toContain('Prescribed by Naledi Mokoena, 2 Nov 2026');
  expect(medicines.textContent).not.toContain('Ibuprofen');
  expect(screen.getByText(/Blood type: unknown/).textContent).toContain('Sipho Nkosi, husband');
  expect((await regionOf('Last readings')).textContent).toContain('72 kg');
});

it('puts everything into one line of time, with who has seen it and what was asked', async () => {
  openRecord();
  const entries = await screen.findByRole('list', { name: 'Entries' });
  const lines = within(entries)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual(['Visit: Cough from a tablet', 'Weight 72 kg']);
  expect(lines).toContain('Letter of the clinic');
  const line = (title: string) => within(entries).getByRole('heading', { name: title }).closest('li')?.textContent;
  expect(await within(entries).findAllByText(/Seen by Naledi Mokoena, 10 Nov 2026/)).toHaveLength(4);
  expect(line('Letter of the clinic')).not.toMatch(/Seen by|Nobody else/);
  expect(screen.getByText(/If no name stands under an entry/)).toBeDefined();
  expect(line('Asthma')).toContain('has to answer by 5 Dec 2026');
});

it('filters by kind, author and words, with the filters of the address', async () => {
  openRecord({}, '/?kind=conditions');
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
  openRecord({}, '/?entry=a1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Allergy: Penicillin' })).toBe(document.activeElement);
  const versions = await screen.findByRole('list', { name: 'Earlier versions' });
  expect(versions.textContent).toContain('Penicilin, rash, mild');
  expect((await regionOf('Who has seen it')).textContent).toContain('Nobody but you since it was written down');
});

it('says plainly when an address leads to no entry', async () => {
  openRecord({}, '/?entry=gone');
  await screen.findByRole('heading', { name: 'This entry is not in your record' });
  expect(screen.getByRole('link', { name: 'The whole record' })).toBeDefined();
});

it('adds an allergy, asking for its name at its place, and keeps what was typed when it is refused', async () => {
  const { backend, hostCalls } = openRecord({ add_chart_entry: refuse('P0001', 'chart.alreadyListed') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Add an allergy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an allergy' });
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
  const [first, second] = sentTo(backend, 'add_chart_entry') as { p_key: string; p_list: string; p_entry: object }[];
  expect(second).toMatchObject({ p_list: 'allergies', p_entry: { label: 'Latex', category: 'profile' } });
  expect(second?.p_key).toBe(first?.p_key);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('adds a vaccination of which only the year is known, and says at the field what cannot be', async () => {
  const { backend } = openRecord({ add_chart_entry: { id: 'x', version: 1 } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Add a vaccination' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a vaccination' }));
  await user.type(dialog.getByLabelText(/vaccinated against/), 'Measles');
  await user.click(dialog.getByRole('button', { name: 'I know only the year' }));
  await user.type(dialog.getByLabelText(/Which year/), '2999');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await dialog.findByText(message('chart.givenOnInvalid'))).toBeDefined();
  await user.clear(dialog.getByLabelText(/Which year/));
  await user.type(dialog.getByLabelText(/Which year/), '2019');
  await user.type(dialog.getByLabelText(/Which dose/), '2');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(backend, 'add_chart_entry')).toMatchObject([
    { p_list: 'vaccinations', p_entry: { label: 'Measles', givenOn: '2019', dose: '2', category: 'medicines' } },
  ]);
});

it('shows a vaccination with its day as far as it is known, and takes it off as never true only', async () => {
  const { backend } = openRecord({ end_chart_entry: {} }, '/?entry=v1');
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Vaccination: Measles, dose 2' });
  expect(screen.getByText('May 2019')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take off the list' }));
  expect(screen.queryByRole('radio', { name: /It is over/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(sentTo(backend, 'end_chart_entry')).toMatchObject([
    { p_list: 'vaccinations', p_id: 'v1', p_because: 'wrong' },
  ]);
});

it('asks before it throws away what was typed', async () => {
  openRecord();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Add a medicine' }));
  await user.type(screen.getByLabelText(/What is it called/), 'Met');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByLabelText<HTMLInputElement>(/What is it called/).value).toBe('Met');
});

it('changes one’s own words knowing the version, and takes them off as over', async () => {
  const { backend } = openRecord({ change_chart_entry: {}, end_chart_entry: {} }, '/?entry=a1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('A clinician confirmed this');
  await user.selectOptions(within(dialog).getByLabelText(/How bad/), 'Moderate');
  await user.click(within(dialog).getByRole('button', { name: 'Save the change' }));
  expect(sentTo(backend, 'change_chart_entry')).toMatchObject([
    { p_list: 'allergies', p_id: 'a1', p_version: 2, p_entry: { label: 'Penicillin', severity: 'moderate' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Take off the list' }));
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(sentTo(backend, 'end_chart_entry')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /It is over/ }));
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  expect(sentTo(backend, 'end_chart_entry')).toMatchObject([{ p_id: 'a1', p_version: 2, p_because: 'over' }]);
});

it('asks a clinician to correct what they wrote, and names nobody’s own words as theirs to answer for', async () => {
  const { backend } = openRecord({ request_correction: {} }, '/?entry=n1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'I think this is wrong' }));
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }));
  expect(screen.getByText(message('chart.correctionReasonRequired'))).toBeDefined();
  await user.type(screen.getByLabelText(/What is wrong/), 'I do not smoke.');
  await user.click(screen.getByRole('button', { name: 'Ask for a correction' }));
  expect(sentTo(backend, 'request_correction')).toMatchObject([
    { p_kind: 'notes', p_id: 'n1', p_wrong: 'I do not smoke.' },
  ]);
  cleanup();
  openRecord({}, '/?entry=a2');
  await screen.findByRole('button', { name: 'Change' });
  expect(screen.queryByRole('button', { name: 'I think this is wrong' })).toBeNull();
});

it('says who stopped a medicine and why, and takes it back with an answer', async () => {
  const { backend } = openRecord({ take_back_review: { id: 'review-1', version: null } }, '/?entry=m2');
  const user = userEvent.setup();
  const said = within(await regionOf('What a clinician said of it'));
  expect(said.getByText('Stopped by Naledi Mokoena, 3 Nov 2026: Side effect: stomach')).toBeDefined();
  await user.click(said.getByRole('button', { name: /^It is still taken/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(sentTo(backend, 'take_back_review')).toMatchObject([{ p_id: 'review-1', p_answer: 'It is still taken' }]),
  );
});

it('reads a note with its plan first and what to watch for, and takes an open request back', async () => {
  const { backend } = openRecord({ withdraw_correction: {} }, '/?entry=n1');
  expect((await regionOf('Your plan')).textContent).toContain('Stop the tablet.');
  expect((await regionOf('Call 112 at once')).textContent).toContain('You cannot breathe');
  cleanup();
  const again = openRecord({ withdraw_correction: {} }, '/?entry=c1');
  expect(screen.queryByRole('button', { name: 'I think this is wrong' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
  expect(sentTo(again.backend, 'withdraw_correction')).toEqual([{ p_id: 'q1' }]);
  expect(sentTo(backend, 'withdraw_correction')).toEqual([]);
});

it('strikes a reading with its reason', async () => {
  const { backend } = openRecord({ correct_observation: {} }, '/?entry=r2');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Strike this value' }));
  await user.click(screen.getByRole('button', { name: 'Strike it' }));
  expect(screen.getByText(message('chart.correctionReasonRequired'))).toBeDefined();
  await user.type(screen.getByLabelText(/What is wrong with it/), 'Wrong scale');
  await user.click(screen.getByRole('button', { name: 'Strike it' }));
  expect(sentTo(backend, 'correct_observation')).toMatchObject([
    { p_id: 'r2', p_reason: 'Wrong scale', p_value: null, p_second_value: null },
  ]);
});

it('is honest where nothing is, and where something failed', async () => {
  openRecord({ read_look: look({ profile: { profile: [] }, conditions: { conditions: [] } }), emergency_contacts: [] });
  await screen.findByText('Your record is empty');
  expect((await regionOf('Allergies')).textContent).toContain('Nobody has asked yetNot the same as none.');
  cleanup();
  openRecord({ open_chart: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  expect(screen.getByText(/Your record is safe/)).toBeDefined();
  cleanup();
  openRecord({ my_access_log: refuse('', '', 500) });
  await screen.findByText('Who has seen your record did not load');
  expect(await screen.findByRole('list', { name: 'Entries' })).toBeDefined();
});

it.each(['view=emergency', 'view=print', 'view=import', 'entry=n1'])(
  'has its heading at %s too, where the record does not come',
  async (search) => {
    openRecord({ open_chart: refuse('', '', 500) }, `/patient/medical-records?${search}`);
    await screen.findByText(message('data.failed'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medical record');
  },
);

it('keeps what is typed for a link while a long record still loads', async () => {
  let bring: (rest: unknown) => void = () => undefined;
  const rest = new Promise((resolve) => {
    bring = resolve;
  });
  openRecord(
    inParts(() => rest),
    '/patient/medical-records?view=share',
  );
  await userEvent.type(await screen.findByLabelText(/^What it is for/), 'Clinic');
  await act(async () => bring(look({ conditions: { conditions: LONG } })));
  expect(screen.getByLabelText<HTMLInputElement>(/^What it is for/).value).toBe('Clinic');
});

it('asks again whom to call, and does not say that nobody is named', async () => {
  let fails = true;
  openRecord({ emergency_contacts: () => (fails ? refuse('', '', 500) : []) });
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
  openRecord(inParts(() => rest));
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
  openRecord(inParts(() => (fails ? refuse('', '', 500) : look({ conditions: { conditions: LONG } }))));
  const notice = await screen.findByText('Older entries could not be shown');
  expect(within(screen.getByRole('list', { name: 'Entries' })).getAllByRole('listitem')).toHaveLength(20);
  expect(notice.closest('[role]')?.textContent).toContain('safe in your record');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Show 20 more of 1980' });
});

it('waits for the whole record where a part of it would be wrong', async () => {
  openRecord(
    inParts(() => look({ conditions: { conditions: LONG } })),
    '/?entry=c1500',
  );
  await screen.findByRole('heading', { level: 1, name: 'Condition 1500' });
});

it('writes a note of one’s own, which stands among the notes as one’s own words', async () => {
  const remark = { ...listRow('w1', 'Before my visit', { note: 'The cough comes at night.' }), kind: 'remark' };
  const { backend } = openRecord(
    { read_look: look({ notes: { notes: [remark] } }), add_chart_entry: {} },
    '/?kind=notes',
  );
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
  expect(sentTo(backend, 'add_chart_entry')).toMatchObject([
    { p_list: 'remarks', p_entry: { label: 'Sleep', note: 'Better.', category: 'notes' } },
  ]);
});

it('says at once when somebody looks', async () => {
  const { backend } = openRecord({ my_access_log: [] });
  const entries = await screen.findByRole('list', { name: 'Entries' });
  await screen.findByText(/If no name stands under an entry/);
  expect(within(entries).queryByText(/Seen by/)).toBeNull();
  backend.answer('my_access_log', [LINE]);
  act(() => backend.sendLive());
  expect(await within(entries).findAllByText(/Seen by Naledi Mokoena/)).toHaveLength(4);
});
