// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DeskPublishingPage from './desk-publishing-page';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:50:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NUMBER = {
  ...{ id: 'n1', country: 'ZA', region: 'NW', kind: 'ambulance', version: 1, label: 'Ambulance, Bojanala' },
  ...{
    number: '018 555 0101',
    tel: '0185550101',
    route: 'medical',
    source: 'A page of 2015',
    verified_on: '2026-11-22',
  },
};
const FORM = {
  ...{ country: 'ZA', region: 'NW', kind: 'ambulance', label: 'Ambulance, Bojanala', number: '018 555 0202' },
  ...{ tel: '0185550202', route: 'medical', source: 'North West Health', verifiedOn: '2026-11-26' },
};
const PROPOSAL = {
  ...{
    id: 'p1',
    kind: 'emergency_number',
    form: FORM,
    replaces: 1,
    proposed_by_name: 'Lindiwe Mokoena',
    is_mine: false,
  },
  ...{ proposed_at: '2026-11-27T13:41:00Z', state: 'waiting', decided_by_name: null, decided_at: null, reason: '' },
};
const TEXT = {
  ...{ id: 't1', kind: 'privacy', locale: 'en', version: 2, title: 'Privacy', body: 'You decide.' },
  published_at: '2026-11-17T08:00:00Z',
};
const RULES = {
  ...{ id: 'r1', language: 'en', version: 3, reviewer: 'Dr Made Up', reviewed_on: '2026-01-31' },
  published_at: '2026-02-01T08:00:00Z',
};
const ALL = {
  desk_overview: [],
  publications_to_decide: [PROPOSAL],
  emergency_numbers: [NUMBER],
  terms_versions: [TEXT],
  triage_rulesets: [RULES],
  propose_publication: 'p2',
  wrong_checks: [],
};
/** jsdom's files lack `text()`. */
const fileOf = (text: string, name = 'rules.json') => Object.assign(new File([text], name), { text: async () => text });
const open = (answers: Record<string, unknown> = {}) =>
  renderInHost(<DeskPublishingPage />, { backend: createFakeBackend({ ...ALL, ...answers }) });
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('shows what is read now beside what is new, and confirms it', async () => {
  const { backend, hostCalls } = open({ decide_publication: 'n2' });
  const user = userEvent.setup();
  const list = within(await screen.findByRole('list', { name: 'Proposals' }));
  expect(await list.findByText('Ambulance, Bojanala: 018 555 0101, dials 0185550101')).toBeDefined();
  expect(list.getByText('Ambulance, Bojanala: 018 555 0202, dials 0185550202')).toBeDefined();
  await user.click(list.getByRole('button', { name: /Confirm and publish/ }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['publishing.published'] }));
  expect(sent(backend, 'decide_publication')).toEqual([{ p_id: 'p1', p_confirms: true, p_reason: '' }]);
});

it('shows the number that goes away, and each rule of a set, before they are confirmed', async () => {
  const rules = [{ id: 'chest.pain', level: 1, version: 2, text: 'It can be the heart.', source: 'A book' }];
  const set = { language: 'en', rules, review: { reviewer: 'Dr Made Up', reviewedOn: '2026-11-01' } };
  open({
    publications_to_decide: [
      { ...PROPOSAL, kind: 'emergency_number_away', form: NUMBER },
      { ...PROPOSAL, id: 'p2', kind: 'triage_rules', form: set },
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Proposals' }));
  expect(list.getByText('Ambulance, Bojanala: 018 555 0101, dials 0185550101')).toBeDefined();
  expect(list.getByRole('button', { name: /^Confirm and publish: Take away Ambulance/ })).toBeDefined();
  expect(list.getByText('chest.pain, version 2, level 1: It can be the heart. Source: A book')).toBeDefined();
});

it('offers nobody to confirm their own proposal', async () => {
  const { backend } = open({ publications_to_decide: [{ ...PROPOSAL, is_mine: true }], decide_publication: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Take it back/ }));
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  expect(sent(backend, 'decide_publication')).toEqual([{ p_id: 'p1', p_confirms: false, p_reason: '' }]);
});

it('refuses with a reason, and says when a colleague was faster', async () => {
  const { backend } = open({ decide_publication: refuse('P0001', 'publishing.notNow') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
  expect(await dialog.findByText(message('publishing.reasonRequired'))).toBeDefined();
  await user.type(dialog.getByLabelText(/Your reason/), 'The source is too old');
  await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message('publishing.notNow'));
  expect(sent(backend, 'decide_publication')).toEqual([
    { p_id: 'p1', p_confirms: false, p_reason: 'The source is too old' },
  ]);
});

it('proposes a correction whose dialled number agrees with the one that is read', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Correct Ambulance, Bojanala, ZA-NW' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText(/Number as people read it/));
  await user.type(dialog.getByLabelText(/Number as people read it/), '018 555 0202');
  await user.type(dialog.getByLabelText(/Source/), 'North West Health');
  await user.type(dialog.getByLabelText(/Read by you/), '2026-11-26');
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect(await dialog.findByText(message('emergency.dialled'))).toBeDefined();
  await user.clear(dialog.getByLabelText(/Number that is dialled/));
  await user.type(dialog.getByLabelText(/Number that is dialled/), '0185550202');
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'propose_publication')).toEqual([{ p_kind: 'emergency_number', p_form: FORM, p_replaces: 1 }]);
});

it('proposes the next version of a text, and of rules from a file', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Texts' }));
  await user.click(await screen.findByRole('button', { name: 'New version of Privacy (en)' }));
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Text/ }), ' Always.');
  await user.click(screen.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Triage rules' }));
  await user.click(await screen.findByRole('button', { name: 'Propose a new set' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reviewed by/), 'Dr Made Up');
  await user.type(dialog.getByLabelText(/Reviewed on/), '2026-11-01');
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect(await dialog.findByText(message('desk.fileRequired'))).toBeDefined();
  const rules = [{ id: 'a', level: 1, version: 1, source: 'x' }];
  await user.upload(dialog.getByLabelText(/File with the rules/), fileOf('no list'));
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message('triage.rules'));
  await user.upload(dialog.getByLabelText(/File with the rules/), fileOf(JSON.stringify(rules)));
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'propose_publication')).toEqual([
    {
      p_kind: 'terms',
      p_form: { kind: 'privacy', locale: 'en', version: 3, title: 'Privacy', body: 'You decide. Always.' },
      p_replaces: 2,
    },
    {
      p_kind: 'triage_rules',
      p_form: { language: 'en', rules, review: { reviewer: 'Dr Made Up', reviewedOn: '2026-11-01' } },
      p_replaces: 3,
    },
  ]);
});

it('proposes a rate of the rand after showing what it makes of a price', async () => {
  const { backend } = open({
    exchange_rates: { version: 4, per_dollar: 18.0315, dated: '2026-10-20', source: 'South African Reserve Bank' },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Rands' }));
  expect(await screen.findByText(/^R18.03 to the dollar on 20 Oct 2026/)).toBeDefined();
  expect(screen.getByText(/older than 31 days on 27 Nov 2026, so nobody is shown rands/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Propose a rate' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/Rands for one US dollar/), '1795');
  await user.type(dialog.getByLabelText(/Day of the rate/), '2026-11-26');
  await user.type(dialog.getByLabelText(/Source/), 'South African Reserve Bank');
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect(await dialog.findByText(message('rate.perDollar'))).toBeDefined();
  await user.clear(dialog.getByLabelText(/Rands for one US dollar/));
  await user.type(dialog.getByLabelText(/Rands for one US dollar/), '17,95');
  expect(dialog.getByText('A visit of US$50.00 is then about R898.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = { perDollar: '17.95', dated: '2026-11-26', source: 'South African Reserve Bank' };
  expect(sent(backend, 'propose_publication')).toEqual([{ p_kind: 'exchange_rate', p_form: form, p_replaces: 4 }]);
});

it('shows a proposed rate beside the one that counts now', async () => {
  open({
    exchange_rates: { version: 4, per_dollar: 18.0315, dated: '2026-11-20', source: 'South African Reserve Bank' },
    publications_to_decide: [
      {
        ...PROPOSAL,
        kind: 'exchange_rate',
        form: { perDollar: '17.95', dated: '2026-11-26', source: 'Reserve Bank, weekly' },
      },
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Proposals' }));
  expect(await list.findByText('R18.03 to the dollar on 20 Nov 2026 (South African Reserve Bank)')).toBeDefined();
  for (const text of ['R17.95 to the dollar', '26 Nov 2026', 'Reserve Bank, weekly', 'about R898'])
    expect(list.getByText(text)).toBeDefined();
  expect(list.getByRole('button', { name: /^Confirm and publish: R17.95 to the dollar/ })).toBeDefined();
});

const LIST = {
  ...{
    version: 1,
    source: 'Primary care list',
    dated: '2026-11-29',
    reviewed: false,
    medicines: 663,
    interactions: 301,
  },
};

it('proposes a medicine list from a file, and refuses another file', async () => {
  const { backend } = open({ medicine_list: LIST });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Medicines' }));
  expect(await screen.findByText('663 medicines, 301 interactions')).toBeDefined();
  expect(screen.getByText(/Not reviewed by a pharmacist/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Propose a list' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/Source/), 'Price file');
  await user.type(dialog.getByLabelText(/Day of the list/), '2026-11-26');
  await user.upload(dialog.getByLabelText(/File with the medicines/), fileOf('Dear all,', 'letter.csv'));
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message('medicines.file'));
  const text = 'id,name,ingredients,route\nexamplin,Examplin,examplin,systemic';
  await user.upload(dialog.getByLabelText(/File with the medicines/), fileOf(text, 'list.csv'));
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const medicines = [{ id: 'examplin', name: 'Examplin', ingredients: 'examplin', route: 'systemic' }];
  const form = { medicines, source: 'Price file', dated: '2026-11-26', reviewed: false };
  expect(sent(backend, 'propose_publication')).toEqual([{ p_kind: 'medicine_list', p_form: form, p_replaces: 1 }]);
});

it('shows what a proposed medicine list changes', async () => {
  const changes = {
    ...{ new: ['Examplin'], gone: ['Oldazole'] },
    changed: [{ name: 'Amlodipine', field: 'schedule', was: '3', becomes: '' }],
  };
  const form = { medicines: 2, source: 'Price file', dated: '2026-11-26', reviewed: true, changes };
  open({ publications_to_decide: [{ ...PROPOSAL, kind: 'medicine_list', form }] });
  const list = within(await screen.findByRole('list', { name: 'Proposals' }));
  expect(await list.findByText('1 new, 1 gone, 1 fields changed')).toBeDefined();
  for (const text of ['Gone: Oldazole', 'Amlodipine, schedule: 3 becomes not sure', 'New: Examplin'])
    expect(list.getByText(text)).toBeDefined();
});

const STANDING = { store: 'well', checkedAt: '2026-11-27T13:40:00Z', faults: 0, restorations: [] };
const RESTORE = {
  ...{ id: 'ab1f2a3c-1f00-4d3e-9a55-111111111111', reason: 'The disk died', backupOf: '2026-11-26' },
  ...{ by: ['Lindiwe Mokoena', 'Sipho Dube'], at: '2026-11-27T10:00:00Z', notedAt: null, logs: 0, lines: 0 },
};
const openLogs = async (standing: object) => {
  const opened = open({ restored_logs: { ...STANDING, ...standing } });
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'Access logs' }));
  return opened;
};

it('offers to declare a restore only where logs and copies differ, and proposes it with its reason', async () => {
  const { backend } = await openLogs({ faults: 2 });
  expect(await screen.findByText('2 logs differ from the copies.')).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Declare a restore' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect(await dialog.findByText(message('logs.reason'))).toBeDefined();
  await user.type(dialog.getByLabelText(/Day of the backup/), '2026-11-26');
  await user.type(dialog.getByLabelText(/Why it was restored/), 'The disk died');
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = { backupOf: '2026-11-26', reason: 'The disk died' };
  expect(sent(backend, 'propose_publication')).toEqual([{ p_kind: 'log_restored', p_form: form, p_replaces: 0 }]);
});

it('says of a declared restore whether it is noted, and what no copy covers', async () => {
  const noted = { ...RESTORE, id: 'ab1f2a3c-1f00-4d3e-9a55-222222222222', notedAt: '2026-11-27T12:00:00Z' };
  await openLogs({ restorations: [RESTORE, { ...noted, logs: 3, lines: 12 }] });
  expect(await screen.findByText('What was compared agrees.', { exact: false })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Declare a restore' })).toBeNull();
  expect(screen.getByText(/Not noted in the copies yet/)).toBeDefined();
  expect(screen.getByText(/12 lines of 3 logs are not covered by any copy/)).toBeDefined();
});

it('shows a second operator whom a suspension hits before they confirm it', async () => {
  const form = {
    ...{
      specialistId: 's2',
      number: 'MP0123456',
      name: 'Palesa Tau',
      specialty: 'cardiology',
      typedName: 'Palesa Tau',
    },
    ...{ evidence: 'Notice of the council', note: 'Your card was withdrawn', from: null },
  };
  const { backend, hostCalls } = open({
    publications_to_decide: [{ ...PROPOSAL, kind: 'suspension', form }],
    suspension_effects: { visits: [], count: 2, people: 2, refunds: [{ amountMinor: 9000, currency: 'USD' }] },
    decide_publication: null,
  });
  expect(await screen.findByText('2 visits are called off, of 2 people')).toBeDefined();
  expect(screen.getByText('Notice of the council')).toBeDefined();
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Confirm the suspension: Suspend Palesa Tau (MP0123456)' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['desk.suspensionConfirmed'] }));
  expect(sent(backend, 'decide_publication')).toEqual([{ p_id: 'p1', p_confirms: true, p_reason: '' }]);
});

it('lets a colleague confirm a restore, and says that it is not published', async () => {
  const proposal = { ...PROPOSAL, kind: 'log_restored', form: { backupOf: '2026-11-26', reason: 'The disk died' } };
  const { hostCalls } = open({ publications_to_decide: [proposal], decide_publication: null });
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Confirm the restore/ }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['logs.declared'] }));
});

it('shows what people said was wrong by its rules, and keeps what was found', async () => {
  const check = {
    ...{ id: 'w1', said_at: '2026-11-26T08:00:00Z', wrong: 'tooMild', level: 4, came_out: 1, age_group: 'child' },
    ...{ rules: ['skin.rash'], rules_version: 'a1', became: null, looked_at: null, looked_by_name: null },
  };
  const { backend, hostCalls } = open({ wrong_checks: [check], close_wrong_check: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Said to be wrong' }));
  const list = within(await screen.findByRole('list', { name: 'Symptom checks that were said to be wrong' }));
  expect(list.getByText(/A child was told to be seen in days; a clinician said an ambulance/)).toBeDefined();
  expect(list.getByText(/Rules skin.rash, version a1/)).toBeDefined();
  await user.click(list.getByRole('button', { name: /^Write what was found/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Why/), 'The rash rule asks for fever first.');
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['desk.wrongCheckClosed'] }));
  expect(sent(backend, 'close_wrong_check')).toEqual([{ p_id: 'w1', p_became: 'The rash rule asks for fever first.' }]);
});
