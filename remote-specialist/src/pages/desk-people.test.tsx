// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { exportOf } from '@telehealth/data/testing/export-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DeskPeoplePage from './desk-people-page';

const REPORTED = {
  ...{ id: 'd1', patient_id: 'p1', name: 'Sipho Dlamini', date_of_birth: '1950-03-02', died_on: '2026-06-03' },
  ...{ state: 'reported', reported_by_name: 'Thandeka Treating', reported_as: 'specialist' },
  ...{ reported_at: '2026-06-04T08:00:00Z', note: 'I certified it.', proof: null, proof_number: null },
  ...{ decided_by_name: null, decided_at: null, reason: '', undone_at: null, undo_until: null, called_off: 0 },
  ...{ visits_ahead: 2, kept_until: null, releases: [] },
};
const CONFIRMED = {
  ...REPORTED,
  ...{
    id: 'd2',
    name: 'Nomsa Khumalo',
    state: 'confirmed',
    proof: 'dha1663',
    proof_number: 'B1663-0042',
    called_off: 2,
  },
  ...{ decided_by_name: 'Olwethu Operator', decided_at: '2026-06-05T08:00:00Z', undo_until: '2026-07-05T08:00:00Z' },
  ...{ kept_until: '2032-06-05', visits_ahead: 0 },
};
const FOUND = {
  ...{ id: 'p3', name: 'Zodwa Nkosi', date_of_birth: '1961-01-09', id_kind: 'sa_id', id_ending: '5083' },
  ...{ since: '2026-01-01T08:00:00Z', visits: 3, visits_ahead: 1, died_on: null, reopen_until: null },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(deaths: unknown, answers: object = {}) {
  const backend = createFakeBackend({
    desk_overview: [],
    deaths_at_desk: deaths,
    merged_at_desk: [],
    authority_papers: [],
    ...answers,
  });
  renderInHost(<DeskPeoplePage />, { backend });
  return { backend };
}
const sent = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const cases = async () => within(await screen.findByRole('list', { name: 'Reported deaths' }));

it('says who died when, who reported it, and what would be called off', async () => {
  open([REPORTED]);
  const list = await cases();
  expect(list.getByRole('heading', { name: /^Sipho Dlamini, died .*3 Jun 2026/ })).toBeDefined();
  expect(list.getByText(/by Thandeka Treating/)).toBeDefined();
  expect(list.getByText('2 visits')).toBeDefined();
  expect(list.queryByRole('button', { name: /take it back/ })).toBeNull();
});

it('says that none was reported, and that a failure decided nothing', async () => {
  open([]);
  expect(await screen.findByText('No death was reported.')).toBeDefined();
  cleanup();
  open(refuse('XX000', '', 500));
  expect(await screen.findByText(/Nothing was decided\./)).toBeDefined();
});

it('confirms with a document, its number and the name typed; nothing is sent before', async () => {
  const user = userEvent.setup();
  const opened = open([REPORTED], { decide_death: null });
  await user.click((await cases()).getByRole('button', { name: 'Confirm with the document: Sipho Dlamini' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm the death of Sipho Dlamini' }));
  expect(dialog.getByText(/2 visits ahead are called off/)).toBeDefined();
  await user.type(dialog.getByLabelText(/The person’s name/), 'Sipho Dlamin');
  await user.click(dialog.getByRole('button', { name: 'Confirm the death' }));
  expect(await dialog.findAllByText(message('death.proof'))).not.toHaveLength(0);
  await user.click(dialog.getByRole('radio', { name: 'Death certificate' }));
  await user.type(dialog.getByLabelText(/Its number/), 'A-77123');
  await user.click(dialog.getByRole('button', { name: 'Confirm the death' }));
  expect(await dialog.findAllByText(message('death.nameTyped'))).not.toHaveLength(0);
  expect(sent(opened, 'decide_death')).toEqual([]);
  await user.type(dialog.getByLabelText(/The person’s name/), 'i');
  await user.click(dialog.getByRole('button', { name: 'Confirm the death' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'decide_death')).toEqual([
    { p_id: 'd1', p_confirms: true, p_proof: 'certificate', p_number: 'A-77123' },
  ]);
});

it('takes a wrong one back with a reason, and says what a colleague did meanwhile', async () => {
  const user = userEvent.setup();
  const opened = open([CONFIRMED], { undo_death: refuse('P0001', 'death.undoTooLate') });
  await user.click((await cases()).getByRole('button', { name: 'It was wrong: take it back: Nomsa Khumalo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nomsa Khumalo has not died?' }));
  expect(dialog.getByText(/stay called off/)).toBeDefined();
  await user.type(dialog.getByLabelText(/Why/), 'A namesake died.');
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(await dialog.findByText(message('death.undoTooLate'))).toBeDefined();
  opened.backend.answer('undo_death', null);
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'undo_death').at(-1)).toEqual({ p_id: 'd2', p_reason: 'A namesake died.' });
});

it('cannot be taken back once thirty days are over', async () => {
  open([{ ...CONFIRMED, undo_until: '2026-06-09T08:00:00Z' }]);
  expect((await cases()).queryByRole('button', { name: /take it back/ })).toBeNull();
  expect((await cases()).getByText('no longer')).toBeDefined();
});

it('finds a person by name and birth date, and records a death from the document', async () => {
  const user = userEvent.setup();
  const opened = open([], { find_people: [FOUND], report_death: null });
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  expect(await screen.findAllByText(message('people.nameAndBirth'))).not.toHaveLength(0);
  await user.type(screen.getByLabelText(/Name, or part of it/), 'nkosi');
  await user.type(screen.getByLabelText(/Birth date/), '1961-01-09');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  const people = within(await screen.findByRole('list', { name: 'People found' }));
  expect(people.getByText(/identity number ends in 5083/)).toBeDefined();
  await user.click(people.getByRole('button', { name: 'Has died: Zodwa Nkosi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Zodwa Nkosi has died' }));
  await user.type(dialog.getByLabelText(/Day of death/), '2026-06-03');
  await user.click(dialog.getByRole('radio', { name: 'Notice of death (DHA-1663)' }));
  await user.type(dialog.getByLabelText(/Its number/), 'B1663-0042');
  await user.type(dialog.getByLabelText(/The person’s name/), 'zodwa nkosi');
  await user.click(dialog.getByRole('button', { name: 'Confirm the death' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'report_death')).toEqual([
    expect.objectContaining({ p_patient: 'p3', p_died_on: '2026-06-03', p_proof: 'dha1663', p_number: 'B1663-0042' }),
  ]);
});

it('says that nobody was found, and who has died already', async () => {
  const user = userEvent.setup();
  const opened = open([], { find_people: [] });
  await user.type(await screen.findByLabelText(/Name, or part of it/), 'nkosi');
  await user.type(screen.getByLabelText(/Birth date/), '1961-01-09');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/Nobody of this name and birth date/)).toBeDefined();
  opened.backend.answer('find_people', [{ ...FOUND, died_on: '2026-06-03' }]);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/^died .*3 Jun 2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Has died/ })).toBeNull();
});

it('opens a record again that its guardian closed, and offers nothing else for it', async () => {
  const user = userEvent.setup();
  const opened = open([], { find_people: [{ ...FOUND, reopen_until: '2026-07-01T08:00:00Z' }], reopen_record: null });
  await user.type(await screen.findByLabelText(/Name, or part of it/), 'nkosi');
  await user.type(screen.getByLabelText(/Birth date/), '1961-01-09');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Open it again: Zodwa Nkosi' }));
  expect(screen.queryByRole('button', { name: /Has died/ })).toBeNull();
  await user.type(screen.getByLabelText(/^Why/), 'Her mother rang: a mistake.');
  await user.click(screen.getByRole('button', { name: 'Open it again' }));
  await waitFor(() =>
    expect(sent(opened, 'reopen_record')).toEqual([{ p_person: 'p3', p_reason: 'Her mother rang: a mistake.' }]),
  );
});

it('gives the record to an executor as a file, with the letter written down', async () => {
  const user = userEvent.setup();
  const saved = catchSavedFiles();
  const opened = open([CONFIRMED], {
    release_record_of_deceased: 'ticket',
    read_export: exportOf([]),
  });
  await user.click((await cases()).getByRole('button', { name: 'Give the record to the executor: Nomsa Khumalo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give the record of Nomsa Khumalo to the executor' }));
  await user.click(dialog.getByRole('button', { name: 'Log it and save the file' }));
  expect(await dialog.findAllByText(message('death.letterNumber'))).not.toHaveLength(0);
  await user.type(dialog.getByLabelText(/Name of the executor/), 'N. Dlamini');
  await user.type(dialog.getByLabelText(/Number of the letter/), '012345/2026');
  await user.type(dialog.getByLabelText(/What they asked for/), 'The insurer asks.');
  await user.click(dialog.getByRole('button', { name: 'Log it and save the file' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved.map(({ name }) => name)).toEqual(['record-d2.json']);
  expect(sent(opened, 'release_record_of_deceased')).toEqual([
    { p_death: 'd2', p_executor: 'N. Dlamini', p_letter_number: '012345/2026', p_reason: 'The insurer asks.' },
  ]);
});

const PAIR = {
  ...{ id: 'm1', kept_name: 'Zodwa Nkosi', folded_name: 'Zodwa Nkosi-Zulu', date_of_birth: '1961-01-09' },
  ...{ reason: 'Seen at the counter.', marked_by_name: 'Olwethu Operator', marked_at: '2026-06-01T08:00:00Z' },
  ...{ undo_until: '2026-07-01T08:00:00Z', undone_at: null, undo_reason: '', visits_ahead: 1 },
};
const pairs = async () => within(await screen.findByRole('list', { name: 'Two records of one person' }));

it('marks two found records as of one person: which is kept, and why', async () => {
  const user = userEvent.setup();
  const opened = open([], {
    find_people: [FOUND, { ...FOUND, id: 'p4', name: 'Zodwa Nkosi-Zulu' }],
    mark_one_person: refuse('P0001', 'merge.numbersDiffer'),
  });
  await user.type(await screen.findByLabelText(/Name, or part of it/), 'nkosi');
  await user.type(screen.getByLabelText(/Birth date/), '1961-01-09');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Same person as: Zodwa Nkosi' }));
  expect(screen.getByText(/Zodwa Nkosi is chosen/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Same person as: Zodwa Nkosi-Zulu' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Two records of one person?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as one person' }));
  expect(await dialog.findAllByText(message('merge.chosen'))).not.toHaveLength(0);
  await user.click(dialog.getByRole('radio', { name: /^Zodwa Nkosi-Zulu/ }));
  await user.type(dialog.getByLabelText(/How you know/), 'Seen at the counter.');
  await user.click(dialog.getByRole('button', { name: 'Mark as one person' }));
  expect(await dialog.findByText(message('merge.numbersDiffer'))).toBeDefined();
  opened.backend.answer('mark_one_person', null);
  await user.click(dialog.getByRole('button', { name: 'Mark as one person' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'mark_one_person').at(-1)).toMatchObject({ p_kept: 'p4', p_folded: 'p3' });
});

it('takes two records apart again while it may, and says what is ahead', async () => {
  const user = userEvent.setup();
  const opened = open([], { merged_at_desk: [PAIR], unmark_one_person: null });
  const list = await pairs();
  expect(list.getByText('Zodwa Nkosi, also Zodwa Nkosi-Zulu')).toBeDefined();
  expect(list.getByText(/Ahead in the other record: 1 visit\./)).toBeDefined();
  await user.click(list.getByRole('button', { name: 'Two people after all: Zodwa Nkosi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Two people after all: Zodwa Nkosi?' }));
  await user.type(dialog.getByLabelText(/Why/), 'Two cousins.');
  await user.click(dialog.getByRole('button', { name: 'Take them apart' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'unmark_one_person')).toEqual([{ p_id: 'm1', p_reason: 'Two cousins.' }]);
  opened.backend.answer('merged_at_desk', [{ ...PAIR, undo_until: '2026-06-09T08:00:00Z' }]);
  cleanup();
  renderInHost(<DeskPeoplePage />, { backend: opened.backend });
  await vi.waitFor(async () => expect((await pairs()).queryByRole('button')).toBeNull());
});

it('ends a guardianship with the paper seen; that nobody acts for somebody is said', async () => {
  const user = userEvent.setup();
  const guardian = {
    ...{ delegation_id: 'g1', name: 'Themba Nkosi', basis: 'guardian', since: '2026-01-01T08:00:00Z' },
    paper: { state: 'confirmed', proof: 'court_order', at: '2026-02-01T08:00:00Z' },
  };
  const opened = open([], { find_people: [FOUND], guardians_of: [guardian], end_guardianship: null });
  await user.type(await screen.findByLabelText(/Name, or part of it/), 'nkosi');
  await user.type(screen.getByLabelText(/Birth date/), '1961-01-09');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Who acts for them: Zodwa Nkosi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Who acts for Zodwa Nkosi' }));
  expect(await dialog.findByText(/Guardian since .*\. Court order, checked/)).toBeDefined();
  await user.click(await dialog.findByRole('button', { name: 'End with papers: Themba Nkosi' }));
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  expect(await dialog.findAllByText(message('guardian.proof'))).not.toHaveLength(0);
  await user.click(dialog.getByRole('radio', { name: 'Court order' }));
  await user.type(dialog.getByLabelText(/What it says/), 'Order 123/26.');
  opened.backend.answer('guardians_of', []);
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  expect(await dialog.findByText('Nobody acts for this person as guardian or carer.')).toBeDefined();
  expect(sent(opened, 'end_guardianship')).toEqual([
    { p_delegation: 'g1', p_proof: 'court_order', p_reason: 'Order 123/26.' },
  ]);
});

const PAPER = {
  ...{ id: 'f1', person_name: 'Lwazi Khumalo', date_of_birth: '2022-08-14', sender_name: 'Nomsa Khumalo' },
  ...{ basis: 'guardian', relation: 'child', since: '2026-01-12T08:00:00Z', others: ['Themba Khumalo'] },
  ...{ title: 'Birth certificate', mime_type: 'image/jpeg', size_bytes: 300_000, sent_at: '2026-06-09T08:00:00Z' },
  ...{ opened_at: null, verdict: null, proof: null, reason: null, decided_by_name: null, decided_at: null },
};

async function look(answers: object = {}) {
  vi.stubGlobal('fetch', async () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } }));
  const user = userEvent.setup();
  const opened = open([], {
    ...{ authority_papers: [PAPER], open_authority_paper: 'ticket', decide_authority: null, ...answers },
  });
  await user.click(await screen.findByRole('button', { name: 'Look at the paper of Nomsa Khumalo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'The paper of Nomsa Khumalo' }));
  return { user, opened, dialog };
}

it('shows a guardian’s paper in its place, then confirms which paper it is and what it says', async () => {
  const { user, opened, dialog } = await look();
  expect(dialog.getByText(/Says: parent or legal guardian.*Also look after them: Themba Khumalo/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'It proves the right' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Open the paper' }));
  expect(await dialog.findByRole('img', { name: 'Birth certificate' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'It proves the right' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm it' }));
  expect(await dialog.findAllByText(message('guardian.proof'))).not.toHaveLength(0);
  expect(sent(opened, 'decide_authority')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Birth certificate' }));
  await user.type(dialog.getByLabelText(/What it says/), 'Unabridged, number 12.');
  await user.click(dialog.getByRole('button', { name: 'Confirm it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'decide_authority')).toEqual([
    { p_id: 'f1', p_confirms: true, p_reason: 'Unabridged, number 12.', p_proof: 'birth_certificate' },
  ]);
});

it('does not accept a paper without a reason; a failure keeps what was typed', async () => {
  const { user, opened, dialog } = await look({ decide_authority: refuse('P0001', 'death.notNow') });
  await user.click(dialog.getByRole('button', { name: 'Open the paper' }));
  await user.click(await dialog.findByRole('button', { name: 'Do not accept it' }));
  await user.click(dialog.getByRole('button', { name: 'Do not accept it' }));
  expect(sent(opened, 'decide_authority')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'The stamp cannot be read.');
  await user.click(dialog.getByRole('button', { name: 'Do not accept it' }));
  expect(await dialog.findByText(message('death.notNow'))).toBeDefined();
  expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('The stamp cannot be read.');
  opened.backend.answer('decide_authority', null);
  await user.click(dialog.getByRole('button', { name: 'Do not accept it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(opened, 'decide_authority').at(-1)).toEqual({
    ...{ p_id: 'f1', p_confirms: false, p_reason: 'The stamp cannot be read.' },
  });
});

it('lists what was decided with what it was; a paper that cannot be opened is said', async () => {
  open([], {
    authority_papers: [
      {
        ...PAPER,
        ...{ verdict: 'confirmed', proof: 'court_order', reason: 'Order 7/26.', decided_by_name: 'Olwethu Operator' },
        ...{ decided_at: '2026-06-09T09:00:00Z' },
      },
    ],
  });
  expect(await screen.findByText(/Court order: Order 7\/26. Olwethu Operator/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Look at the paper/ })).toBeNull();
  cleanup();
  const { user, dialog } = await look({ open_authority_paper: refuse('P0001', 'data.notFound') });
  await user.click(dialog.getByRole('button', { name: 'Open the paper' }));
  expect(await dialog.findByText(/Nothing was decided/)).toBeDefined();
});
