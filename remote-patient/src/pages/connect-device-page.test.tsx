// @vitest-environment jsdom
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import ConnectDevicePage from './connect-device-page';

afterEach(cleanup);

const TYPES = OBSERVATION_TYPES.map(({ code, label, section, unit, min, max, second }) => ({
  ...{ code, label, section, unit, min_value: min, max_value: max, second_label: second?.label ?? null },
  ...{ second_min: second?.min ?? null, second_max: second?.max ?? null },
}));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const row = (id: string, value: number, second_value: number | null, days: number, change: object = {}) => ({
  ...{ id, code: 'blood_pressure', value, second_value, unit: 'mm[Hg]', taken_at: daysAgo(days), source: 'typed' },
  ...{ device_id: null, status: 'final', version: 1, replaces: null, reason: null, recorded_by: 'person' },
  ...change,
});
const THREE = [
  row('r3', 149, 92, 1, { source: 'device', device_id: 'Arm cuff' }),
  row('r2', 151, 94, 3),
  row('r1', 158, 97, 9, { source: 'import' }),
];
const ENALAPRIL = {
  ...{ id: 'enalapril', kind: 'medicine', source: 'self', status: 'active', version: 1, label: 'Enalapril' },
  ...{ created_at: daysAgo(5), updated_at: daysAgo(5), taken: true, dose: '', frequency: '', changes: [daysAgo(2)] },
};
const ALL = {
  observation_types: TYPES,
  observations: THREE,
  my_latest_readings: THREE.slice(0, 1),
  open_chart: 'ticket',
  read_look: { categories: { medicines: { state: 'shown', sections: { medicines: [ENALAPRIL] } } } },
  my_delegations: [],
  active_flags: ['bluetoothReadings'],
  patients: [{ date_of_birth: '1986-05-01', gender: 'female' }],
  record_observations: null,
  correct_observation: { id: 'new' },
};
const open = (answers: Record<string, unknown> = {}) =>
  renderInHost(<ConnectDevicePage />, { backend: createFakeBackend({ ...ALL, ...answers }) });
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const save = () => screen.findByRole('button', { name: 'Save this reading' });

it('shows readings drawn, with the usual range, and as a table with their sources', async () => {
  open();
  expect(await screen.findByRole('img', { name: /Blood pressure, 3 values .* last 149\/92 mmHg/ })).toBeDefined();
  expect(screen.getByText(/Usual for a healthy adult at rest: between 90\/60 and 120\/80/)).toBeDefined();
  expect(screen.getByText('153/94 mmHg')).toBeDefined();
  expect(await screen.findByText(/^Enalapril begins, /)).toBeDefined();
  const table = screen.getByRole('table', { name: 'Readings of blood pressure', hidden: true });
  expect(within(table).getByText('device, Arm cuff')).toBeDefined();
  expect(within(table).getByText('imported')).toBeDefined();
  const slider = screen.getByRole('slider', { name: 'Blood pressure: go from value to value' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^149\/92 mmHg, .*, device$/);
});

const ACTING = {
  ...{ id: 'd1', state: 'active', viewer_role: 'delegate', counterpart_id: 'lwazi', counterpart_name: 'Lwazi Dlamini' },
  ...{ invited_email: null, scopes: ['records'], may: 'add', relationship: 'Mother', basis: 'invited', until: null },
  ...{ offered_at: daysAgo(60), accepted_at: daysAgo(60), ended_at: null },
};

it('speaks of somebody one acts for where their value is dangerous, also where the database refuses it', async () => {
  history.replaceState(null, '', '/for/3f0a4a0e-3f4e-4b6e-9a39-5a1c2b8d7e10/patient/connect-device');
  try {
    const { backend } = open({ record_observations: refuse('P0001', 'access.notGranted') });
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('What you measured'), 'Oxygen saturation');
    await user.type(screen.getByRole('textbox', { name: 'Oxygen saturation' }), '82');
    await user.click(await save());
    const alarm = await screen.findByRole('alert', { name: 'A dangerous value' });
    expect(alarm.textContent).toContain('not saved yet');
    expect(alarm.textContent).not.toContain('Do you');
    expect(await screen.findByText(message('access.notGranted'))).toBeDefined();
    expect(sent(backend, 'record_observations')).toMatchObject([
      { p_items: [{ code: 'oxygen_saturation', value: 82 }] },
    ]);
  } finally {
    history.replaceState(null, '', '/');
  }
});

it('reads the medicines of somebody one acts for at a press only, because their log names it', async () => {
  history.replaceState(null, '', '/for/3f0a4a0e-3f4e-4b6e-9a39-5a1c2b8d7e10/patient/connect-device');
  try {
    const { backend } = open();
    expect(await screen.findByRole('img', { name: /Blood pressure, 3 values/ })).toBeDefined();
    expect(sent(backend, 'open_chart')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Show when .* medicines changed$/ }));
    expect(await screen.findByText(/^Enalapril begins, /)).toBeDefined();
    expect(sent(backend, 'open_chart')).toHaveLength(1);
    cleanup();
    open({ read_look: { categories: { medicines: { state: 'hidden' } } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Show when .* medicines changed$/ }));
    expect(await screen.findByText(/^No medicines are in what you may see/)).toBeDefined();
  } finally {
    history.replaceState(null, '', '/');
  }
});

it('names who recorded a reading for the patient', async () => {
  open({
    observations: [row('r1', 121, 79, 1, { recorded_by: 'nomsa' }), row('r2', 122, 80, 2)],
    my_delegations: [
      { ...ACTING, state: 'ended', viewer_role: 'patient', counterpart_id: 'nomsa', counterpart_name: 'Nomsa Dlamini' },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Readings of blood pressure', hidden: true });
  expect(await within(table).findByText('typed by Nomsa Dlamini')).toBeDefined();
});

it('says plainly that there is no reading yet', async () => {
  open({ observations: [], my_latest_readings: [] });
  expect(await screen.findByText('No reading of blood pressure yet')).toBeDefined();
});

it('refuses what cannot be at its field, offers what was meant, and saves once', async () => {
  const { backend, hostCalls } = open();
  const user = userEvent.setup();
  await save();
  await screen.findByRole('img', { name: /Blood pressure, 3 values/ });
  await user.type(screen.getByLabelText(/^Upper/), '1246');
  await user.type(screen.getByLabelText(/^Lower/), '78{Enter}');
  expect(screen.getByText(/This cannot be right: the number must be between 30 and 350 mmHg/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Upper/));
  expect(sent(backend, 'record_observations')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, 146' }));
  await user.clear(screen.getByLabelText(/^Upper/));
  await user.type(screen.getByLabelText(/^Upper/), '124');
  await user.click(await save());
  expect(sent(backend, 'record_observations')).toMatchObject([
    {
      p_items: [
        {
          code: 'blood_pressure',
          value: 124,
          secondValue: 78,
          unit: 'mm[Hg]',
          source: 'typed',
          id: expect.any(String),
        },
      ],
    },
  ]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['chart.readingSaved'] });
  expect(screen.getByLabelText<HTMLInputElement>(/^Upper/).value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('speaks at once of a dangerous value, more so with a complaint, also when it cannot be saved', async () => {
  open({ record_observations: refuse('', '', 500) });
  const user = userEvent.setup();
  await save();
  await user.type(screen.getByLabelText(/^Upper/), '188');
  await user.type(screen.getByLabelText(/^Lower/), '122{Enter}');
  const card = await screen.findByRole('alert', { name: 'A dangerous value' });
  expect(card.textContent).toContain('188/122');
  expect(card.textContent).toContain('The value is not saved yet');
  expect(card.textContent).toContain('Rule pressure.high, version 1');
  expect(within(card).getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(card.contains(document.activeElement)).toBe(true);
  await user.click(within(card).getByRole('checkbox', { name: 'Headache' }));
  expect(card.textContent).toContain('This should be seen now, in person');
  expect(screen.getByLabelText<HTMLInputElement>(/^Upper/).value).toBe('188');
  expect(screen.getByText(message('data.failed'))).toBeDefined();
  await user.click(within(card).getByRole('button', { name: 'Measure again' }));
  expect(screen.queryByRole('alert', { name: 'A dangerous value' })).toBeNull();
});

it('says at the form that a day is used up, with the number and the hour, and keeps what was typed', async () => {
  const details = JSON.stringify({ most: 100_000, opens: '02:00' });
  open({ record_observations: { refusal: { code: 'P0001', hint: 'account.dayOfEntries', details }, status: 400 } });
  const user = userEvent.setup();
  await save();
  await user.type(screen.getByLabelText(/^Upper/), '118');
  await user.type(screen.getByLabelText(/^Lower/), '76{Enter}');
  const form = screen.getByRole('form', { name: 'Type a reading' });
  const told = message('account.dayOfEntries', { most: '100000', opens: '02:00' });
  expect(await within(form).findByText(told)).toBeDefined();
  expect(told).toContain('at most 100000 entries');
  expect(screen.getByLabelText<HTMLInputElement>(/^Upper/).value).toBe('118');
});

it('asks for what would make a raised value urgent, and is quiet about an old one', async () => {
  open();
  const user = userEvent.setup();
  await save();
  await user.type(screen.getByLabelText(/^Upper/), '150');
  await user.type(screen.getByLabelText(/^Lower/), '95{Enter}');
  const card = await screen.findByRole('region', { name: 'A question about this value' });
  await user.click(within(card).getByRole('checkbox', { name: 'Pregnant' }));
  await screen.findByRole('alert', { name: 'A dangerous value' });
  await user.click(screen.getByRole('button', { name: 'Measure again' }));
  await user.type(screen.getByLabelText(/^Upper/), '188');
  await user.type(screen.getByLabelText(/^Lower/), '122');
  await user.type(screen.getByLabelText(/^When/), '2020-01-02T08:00');
  await user.click(await save());
  expect(screen.queryByRole('alert', { name: 'A dangerous value' })).toBeNull();
});

it('takes another unit and keeps the one of the record', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  await save();
  await user.selectOptions(screen.getByLabelText(/^What you measured/), 'Blood glucose');
  await user.selectOptions(await screen.findByLabelText('Unit'), 'mg/dL');
  await user.type(screen.getByRole('textbox', { name: /^Blood glucose/ }), '99');
  await user.click(await save());
  expect(sent(backend, 'record_observations')).toMatchObject([
    { p_items: [{ code: 'blood_glucose', value: 5.5, secondValue: null, unit: 'mmol/L' }] },
  ]);
});

it('takes a wrong reading out after asking why', async () => {
  const { backend, hostCalls } = open({ observations: THREE.slice(0, 2) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wrong? 151/94 mmHg' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Take it out' }));
  expect(within(dialog).getByText(message('chart.correctionReasonRequired'))).toBeDefined();
  expect(sent(backend, 'correct_observation')).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: 'Mistyped' }));
  backend.answer('observations', [
    ...THREE.slice(0, 2),
    row('s2', 151, 94, 3, { replaces: 'r2', status: 'entered_in_error', version: 2, reason: 'Mistyped' }),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Take it out' }));
  expect(await screen.findByText(/struck out: Mistyped/)).toBeDefined();
  expect(sent(backend, 'correct_observation')).toMatchObject([{ p_id: 'r2', p_value: null, p_reason: 'Mistyped' }]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['chart.readingStruck'] });
});

it('puts back what one took out oneself, and nothing that somebody else did', async () => {
  const struck = { status: 'entered_in_error', version: 2, reason: 'Mistyped' };
  const { backend, hostCalls } = open({
    observations: [
      ...THREE.slice(0, 2),
      row('s2', 151, 94, 3, { ...struck, replaces: 'r2' }),
      row('s3', 149, 92, 1, { ...struck, replaces: 'r3', recorded_by: 'naledi' }),
    ],
    correct_observation: {},
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Put back 151/94 mmHg' }));
  expect(sent(backend, 'correct_observation')).toMatchObject([
    { p_id: 's2', p_value: 151, p_second_value: 94, p_reason: 'Put back' },
  ]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['chart.readingPutBack'] });
  expect(screen.queryByRole('button', { name: 'Put back 149/92 mmHg' })).toBeNull();
});

it('puts a wrong number right, inside of what can be', async () => {
  const { backend } = open({ observations: THREE.slice(0, 2) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wrong? 151/94 mmHg' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Another number' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Mistyped' }));
  const upper = within(dialog).getByLabelText(/^Upper/);
  await user.clear(upper);
  await user.type(upper, '999');
  await user.click(within(dialog).getByRole('button', { name: 'Save the right number' }));
  expect(within(dialog).getByText(/This cannot be/)).toBeDefined();
  await user.clear(upper);
  await user.type(upper, '141');
  await user.click(within(dialog).getByRole('button', { name: 'Save the right number' }));
  expect(sent(backend, 'correct_observation')).toMatchObject([{ p_id: 'r2', p_value: 141, p_second_value: 94 }]);
});

it.each(['observation_types', 'observations'])('says what failed when %s does not answer', async (name) => {
  open({ [name]: refuse('', '', 500) });
  expect((await screen.findAllByText(message('data.failed'))).length).toBeGreaterThan(0);
});

it.each([
  ['patients', 'Your age did not load'],
  ['my_latest_readings', 'Your other kinds of readings did not load'],
  ['open_chart', 'Your medicines did not load'],
])('can be used without the answer of %s, and says what is missing', async (name, title) => {
  open({ [name]: refuse('', '', 500) });
  expect(await screen.findByText(title)).toBeDefined();
  expect(await save()).toBeDefined();
});
