// @vitest-environment jsdom
import { readCard } from '@telehealth/contracts/chart';
import { sessionWriter } from '@telehealth/contracts/host';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { exportOf } from '@telehealth/data/testing/export-fixture';
import { refuse } from '@telehealth/data/testing/fake-backend';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { look, ME, openRecord, regionOf, sentTo } from './open-record.fixtures';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('writes one page for emergencies, and keeps it on this device only when asked, until it is removed', async () => {
  const { hostCalls } = openRecord({}, '/?view=emergency');
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
  openRecord({}, '/?view=emergency');
  await screen.findByText(/no longer matches your record/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep this one instead' }));
  expect(screen.getByText('This card is kept on this device.')).toBeDefined();
});

it('puts everything on paper, with the words of notes', async () => {
  openRecord({}, '/?view=print');
  const sheet = await screen.findByRole('article', { name: 'Your whole record' });
  expect(within(sheet).getByRole('region', { name: 'Notes' }).textContent).toContain('Stop the tablet.');
  expect(sheet.textContent).toContain('Call 112 at once: You cannot breathe');
  expect(within(sheet).getAllByRole('listitem').length).toBe(12);
});

it('saves the whole record as a file, and says why when it may not', async () => {
  const saved = catchSavedFiles();
  const answer = exportOf([{ resource: { resourceType: 'Patient' } }, { resource: { resourceType: 'Person' } }]);
  const { backend, hostCalls } = openRecord({ export_my_record: refuse('P0001', 'data.busy') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Print, export' }));
  await user.click(await screen.findByRole('button', { name: 'A file for other clinics and apps' }));
  await screen.findByText('Nothing was saved');
  backend.answer('export_my_record', 'export ticket');
  // A part that fails is named, and asked again alone.
  backend.answer('read_export', (args: { p_part?: string }) =>
    args.p_part === undefined ? answer(args) : refuse('', '', 500),
  );
  await user.click(screen.getByRole('button', { name: 'A file for other clinics and apps' }));
  expect(await screen.findByText('Nothing was saved: measurements and results could not be read')).toBeDefined();
  expect(screen.getByText(/The record is safe. 0 of 2 are read and kept on this page/)).toBeDefined();
  backend.answer('read_export', answer);
  await user.click(screen.getByRole('button', { name: 'A file for other clinics and apps' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['records.exported'] }));
  const file = JSON.parse((await saved[0]?.text()) ?? '');
  expect(file).toMatchObject({ resourceType: 'Bundle', type: 'collection', id: 'b' });
  expect(file.entry.map(({ resource }: { resource: object }) => resource)).toEqual([
    { resourceType: 'Patient' },
    { resourceType: 'Person' },
  ]);
  expect(sentTo(backend, 'export_my_record')).toHaveLength(2);
});

it('takes over only what was chosen of another system’s file, with where it came from, and nothing twice', async () => {
  const { backend } = openRecord({ add_chart_entry: refuse('', '', 0), record_observations: null }, '/?view=import');
  const resources = [
    { resourceType: 'Patient', name: [{ text: 'Thandi Dlamini' }], birthDate: '1991-04-12' },
    { resourceType: 'AllergyIntolerance', code: { text: 'Latex' } },
    { resourceType: 'AllergyIntolerance', code: { text: 'penicillin' } },
    { resourceType: 'Condition', code: { text: 'Gout' } },
    { resourceType: 'Procedure' },
  ];
  const content = JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) });
  const file = Object.assign(new File([content], 'clinic.json'), { text: async () => content });
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText('The file'), file);
  const allergies = await regionOf('Allergies');
  expect(allergies.textContent).toContain('penicillin: already in your record');
  expect(screen.getByText(/It is about/).textContent).not.toContain('another one');
  expect(screen.getByRole('list', { name: 'Left out' }).textContent).toBe(
    'Operation. Our record has no place for this kind of entry.',
  );
  await user.click(screen.getByRole('button', { name: 'Take over 0 chosen' }));
  expect(screen.getByText('Please choose what to import.')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /Latex/ }));
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText('Not everything was imported');
  backend.answer('add_chart_entry', { id: 'x', version: 1 });
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText(/^1 added on/);
  const calls = sentTo(backend, 'add_chart_entry') as { p_key: string }[];
  expect(new Set(calls.map(({ p_key }) => p_key)).size).toBe(1);
  expect(calls.at(-1)).toMatchObject({
    p_list: 'allergies',
    p_entry: { label: 'Latex', importedFrom: 'clinic' },
  });
});

it('takes nothing of somebody else’s file before one says that it is one’s own, and nothing of what is no record', async () => {
  const { backend } = openRecord({ add_chart_entry: { id: 'x', version: 1 } }, '/?view=import');
  const user = userEvent.setup();
  const give = async (content: string) =>
    user.upload(
      await screen.findByLabelText('The file'),
      Object.assign(new File([content], 'x.json'), { text: async () => content }),
    );
  await give('not JSON');
  expect(await screen.findByText(/We cannot read a health record in this file/)).toBeDefined();
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
  expect(sentTo(backend, 'add_chart_entry')).toEqual([]);
  await user.click(sure);
  await user.click(screen.getByRole('button', { name: 'Take over 1 chosen' }));
  await screen.findByText(/^1 added on/);
});

it('says the worse of an allergy that a file knows more of, in the own entry, once it is chosen', async () => {
  const { backend } = openRecord({ change_chart_entry: { id: 'x', version: 2 } }, '/?view=import');
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
  expect(sentTo(backend, 'change_chart_entry')).toMatchObject([
    { p_list: 'allergies', p_entry: { severity: 'life_threatening', reaction: 'Anaphylaxis' } },
  ]);
});

it('takes a result for the request it answers, open ones first, and shows beside it what it means', async () => {
  const order = (id: string, test: string, result_at: string | null) => ({
    ...{ id, body: { category: 'laboratory', tests: [test] }, particulars: { authorName: 'Naledi Mokoena' } },
    ...{ issued_at: '2026-11-12T08:00:00Z', result_at },
  });
  const open = '3f0c9a52-7c1e-4d53-9f0e-0c1a52b3d4e5';
  const letters = [
    order(open, 'HbA1c', null),
    order('8a1c9a52-7c1e-4d53-9f0e-0c1a52b3d4e5', 'Iron', '2026-11-20T08:00:00Z'),
  ];
  // This browser has no hashes.
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest: async () => new ArrayBuffer(32) } });
  const { backend } = openRecord({ letters, add_document: refuse('', '', 0) });
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload a document' });
  const bytes = new TextEncoder().encode('%PDF-1.7').buffer;
  const file = Object.assign(new File([bytes], 'blood.pdf', { type: 'application/pdf' }), {
    arrayBuffer: async () => bytes,
  });
  await user.upload(await within(dialog).findByLabelText(/^The file/), file);
  expect(within(dialog).queryByLabelText(/^For which request/)).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText(/^What is it/), 'lab_result');
  const choice = await within(dialog).findByLabelText(/^For which request/);
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'For none of them',
    'HbA1c: Naledi Mokoena, 12 Nov 2026, open',
    'Iron: Naledi Mokoena, 12 Nov 2026, result came 20 Nov 2026',
  ]);
  await user.selectOptions(choice, open);
  await user.click(within(dialog).getByRole('button', { name: 'Upload it' }));
  await waitFor(() =>
    expect(sentTo(backend, 'add_document')).toMatchObject([{ p_document: { type: 'lab_result', orderId: open } }]),
  );
});

it('shows beside a result for which request it came and what it means', async () => {
  const result = {
    ...{ kind: 'document', id: 'blood', title: 'Blood', type: 'lab_result', mime_type: 'application/pdf', version: 2 },
    ...{ document_date: '2026-11-20', recorded_by: ME, recorded_by_name: 'Thandi Dlamini', source: 'self' },
    order: { id: 'o1', issued_at: '2026-11-12T08:00:00Z', by_name: 'Naledi Mokoena' },
    answers: [
      {
        ...{ id: 'w1', words: 'Your sugar is good.', follows: 'come_back', weeks: 13 },
        ...{ by_name: 'Naledi Mokoena', at: '2026-11-21T08:00:00Z' },
      },
    ],
  };
  openRecord({ read_look: look({ results: { results: [result] } }) }, '/?entry=blood');
  const said = await regionOf('What a clinician said of it');
  expect(said.textContent).toMatch(/Your sugar is good\.Please come back in 3 months\.Naledi Mokoena, 21 Nov 2026/);
  expect(screen.getByText('The test order of 12 Nov 2026 by Naledi Mokoena')).toBeDefined();
});
