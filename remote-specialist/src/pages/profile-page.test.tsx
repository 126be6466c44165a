// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { practiceRow, visitTypeRow, weekRows } from '@telehealth/data/testing/practice-rows';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ProfilePage from './profile-page';

afterEach(cleanup);

const AT = '2030-03-04T08:00:00Z';
const HIT = {
  ...{ appointmentId: 'visit-1', patientId: 'p1', patientName: 'Anele First', visitTypeName: 'Consultation' },
  ...{ startsAt: '2030-03-04T07:00:00Z', endsAt: '2030-03-04T07:30:00Z', mode: 'video', status: 'booked' },
  ...{ touched: true, proposedStart: null, openings: [AT, '2030-03-05T08:00:00Z'] },
};

const NO_VAT = { today: '2030-03-04', percent: 15, earliest: null, registration: null };

function open(more: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    specialists: practiceRow(),
    visit_types: [visitTypeRow(), visitTypeRow({ id: 'type-0', name: 'Night question', active: false })],
    availability_rules: weekRows(),
    availability_exceptions: [],
    my_public_holidays: [{ day: '2035-12-16', name: 'Day of Reconciliation', opened: false }],
    visits_outside_hours: [],
    my_registration_checks: [],
    registration_files: [],
    my_calendar_link: null,
    my_portrait: null,
    my_vat: NO_VAT,
    preview_exception: [],
    take_time_off: { version: 8, outside: [] },
    set_week_hours: { version: 8, outside: [] },
    update_specialist_profile: {},
    save_visit_type: {},
    retire_visit_type: {},
    set_calendar_link: { createdAt: AT, readAt: null },
    ...more,
  });
  return renderInHost(<ProfilePage />, { role: 'specialist', name: 'Dr Naledi Mokoena', backend });
}
const sent = (backend: FakeBackend, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args as Record<string, unknown>);
const preview = async () => within(await screen.findByRole('region', { name: 'As patients see you' }));

describe('what patients read', () => {
  it('is shown as it is typed and saved with the version that was read', async () => {
    const { backend, hostCalls } = open();
    const shown = await preview();
    expect(shown.getByText('Dr Naledi Mokoena')).toBeDefined();
    await shown.findByText('US$45.00');
    fireEvent.change(screen.getByLabelText(/^Bio/), { target: { value: 'I explain in plain words.' } });
    await shown.findByText('I explain in plain words.');
    fireEvent.change(screen.getByLabelText(/^Practice number/), { target: { value: '012 3456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(backend, 'update_specialist_profile')).toHaveLength(1));
    expect(sent(backend, 'update_specialist_profile')[0]).toMatchObject({
      p_version: 3,
      p_form: {
        bio: 'I explain in plain words.',
        consultationRate: '90.00',
        city: 'Pretoria',
        province: 'GP',
        practiceNumber: '012 3456',
      },
    });
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['profile.saved'] }));
  });

  it('keeps what was typed when saving is refused, and says so', async () => {
    open({ update_specialist_profile: refuse('P0001', 'data.conflict') });
    const bio = await screen.findByLabelText<HTMLTextAreaElement>(/^Bio/);
    fireEvent.change(bio, { target: { value: 'I explain in plain words.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message('data.conflict'));
    expect(bio.value).toBe('I explain in plain words.');
  });

  it('moves the focus to the first wrong field', async () => {
    const { backend } = open();
    const bio = await screen.findByLabelText(/^Bio/);
    fireEvent.change(bio, { target: { value: 'short' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(document.activeElement).toBe(bio));
    expect(sent(backend, 'update_specialist_profile')).toEqual([]);
  });
});

describe('kinds of visit', () => {
  it('are changed at their price, with the version', async () => {
    const { backend } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change Consultation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Consultation' }));
    fireEvent.change(dialog.getByLabelText(/^Price/), { target: { value: '50.5' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(backend, 'save_visit_type')[0]).toMatchObject({
      p_id: 'type-1',
      p_version: 2,
      p_form: { priceMinor: 5050, minutes: 30, gridMinutes: 30, position: 0 },
    });
  });

  it('say at the field what is missing', async () => {
    const { backend } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a type' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a visit type' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(message('practice.name'));
    expect(dialog.getByText(message('practice.price'))).toBeDefined();
    expect(sent(backend, 'save_visit_type')).toEqual([]);
  });

  it('are offered no more after a question', async () => {
    const { backend } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Stop offering Consultation' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop offering it' }));
    await waitFor(() => expect(sent(backend, 'retire_visit_type')).toEqual([{ p_id: 'type-1', p_version: 2 }]));
  });
});

describe('the week', () => {
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Change your weekly hours' }));
    return within(await screen.findByRole('dialog', { name: 'Your weekly hours' }));
  };

  it('is saved whole: an end at midnight, a second stretch, a day more', async () => {
    const { backend } = open({ availability_rules: weekRows([1]) });
    const dialog = await edit();
    fireEvent.change(dialog.getByLabelText('Monday until'), { target: { value: '12:00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add more hours on Monday' }));
    fireEvent.change(dialog.getAllByLabelText('Monday until')[1] as Element, { target: { value: '00:00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Open on Sunday' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save the hours' }));
    await waitFor(() => expect(sent(backend, 'set_week_hours')).toHaveLength(1));
    const { p_rules: rules, p_version: version } = sent(backend, 'set_week_hours')[0] ?? {};
    expect(version).toBe(7);
    expect(
      (rules as Record<string, unknown>[]).map(({ weekday, startsAt, endsAt }) => [weekday, startsAt, endsAt]),
    ).toEqual([
      [1, '09:00', '12:00'],
      [1, '13:00', '24:00'],
      [7, '09:00', '17:00'],
    ]);
  });

  it('says for which kinds of visit hours are open, and lets one choose', async () => {
    const [monday, tuesday] = weekRows([1, 2]);
    const { backend } = open({ availability_rules: [monday, { ...tuesday, modes: ['video'] }] });
    expect(await screen.findByText('09:00 to 17:00 (video only)')).toBeDefined();
    expect(screen.getByText('09:00 to 17:00')).toBeDefined();
    const dialog = await edit();
    const kinds = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Monday from 09:00, kinds of visit' });
    expect([...kinds.options].map(({ text }) => text)).toEqual([
      'Every kind of visit',
      ...['Video only', 'Voice only', 'Chat only', 'Video and voice', 'Video and chat', 'Voice and chat'],
    ]);
    expect(kinds.selectedOptions[0]?.text).toBe('Every kind of visit');
    fireEvent.change(kinds, { target: { value: 'voice chat' } });
    expect(kinds.selectedOptions[0]?.text).toBe('Voice and chat');
    fireEvent.click(dialog.getByRole('button', { name: 'Save the hours' }));
    await waitFor(() => expect(sent(backend, 'set_week_hours')).toHaveLength(1));
    const rules = sent(backend, 'set_week_hours')[0]?.p_rules as { modes: string[] }[];
    expect(rules.map(({ modes }) => modes)).toEqual([['voice', 'chat'], ['video']]);
  });

  it('says at the stretch what cannot be, and goes there', async () => {
    const { backend } = open({ availability_rules: weekRows([1, 2]) });
    const dialog = await edit();
    fireEvent.change(dialog.getByLabelText('Tuesday until'), { target: { value: '08:00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save the hours' }));
    await dialog.findByText(message('practice.hoursOrder'));
    expect(document.activeElement).toBe(dialog.getByLabelText('Tuesday from'));
    expect(sent(backend, 'set_week_hours')).toEqual([]);
  });

  it('takes a break, copies a day to the chosen ones, and says at the days that none is chosen', async () => {
    const { backend } = open({ availability_rules: weekRows([1, 2]) });
    const dialog = await edit();
    fireEvent.click(dialog.getByRole('button', { name: 'Add a break on Monday' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Copy Monday to other days' }));
    const days = within(dialog.getByRole('group', { name: /^Copy the hours of Monday to/ }));
    const copy = () => fireEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    const working = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(document.activeElement).toBe(days.getByRole('checkbox', { name: 'Tuesday' }));
    for (const name of working) fireEvent.click(days.getByRole('checkbox', { name, checked: true }));
    copy();
    expect(days.getByText('Choose at least one day')).toBeDefined();
    expect(document.activeElement).toBe(days.getByRole('checkbox', { name: 'Tuesday' }));
    fireEvent.click(days.getByRole('checkbox', { name: 'Tuesday' }));
    fireEvent.click(days.getByRole('checkbox', { name: 'Sunday' }));
    copy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy Monday to other days' }));
    expect(dialog.getByText(/^Monday is copied to Tuesday, Sunday/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Save the hours' }));
    await waitFor(() => expect(sent(backend, 'set_week_hours')).toHaveLength(1));
    const rules = sent(backend, 'set_week_hours')[0]?.p_rules as {
      weekday: number;
      startsAt: string;
      endsAt: string;
    }[];
    expect(rules.map(({ weekday, startsAt, endsAt }) => `${weekday} ${startsAt} ${endsAt}`)).toEqual([
      ...[1, 2, 7].flatMap((weekday) => [`${weekday} 09:00 13:00`, `${weekday} 14:00 17:00`]),
    ]);
  });

  it('finds two stretches that overlap', async () => {
    open({ availability_rules: weekRows([3, 3]) });
    const dialog = await edit();
    fireEvent.click(dialog.getByRole('button', { name: 'Save the hours' }));
    await dialog.findByText(message('practice.hoursOverlap'));
    expect(document.activeElement).toBe(dialog.getAllByLabelText('Wednesday from')[1]);
  });
});

describe('time off', () => {
  const plan = async (day = '2030-03-04') => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add days' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take time off' }));
    fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: day } });
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  };
  const FORM = { kind: 'off', fromDate: '2030-03-04', toDate: '2030-03-04', startsAt: '00:00', endsAt: '24:00' };

  it('that hits nobody is taken at once', async () => {
    const { backend } = open();
    await plan();
    await waitFor(() => expect(sent(backend, 'take_time_off')).toHaveLength(1));
    expect(sent(backend, 'take_time_off')[0]).toMatchObject({ p_form: FORM, p_version: 7, p_moves: [] });
  });

  it('shows whom it hits before it counts, and gives the chosen times in the same step', async () => {
    const { backend, hostCalls } = open({ preview_exception: [HIT, { ...HIT, appointmentId: 'old', touched: false }] });
    await plan();
    const dialog = within(await screen.findByRole('dialog', { name: 'This affects 1 visit' }));
    expect(sent(backend, 'take_time_off')).toEqual([]);
    const times = dialog.getByLabelText('New time for Anele First');
    expect(within(times).getAllByRole('option')).toHaveLength(3);
    const take = dialog.getByRole('button', { name: 'Take time off and ask them' });
    fireEvent.click(take);
    await dialog.findByText(message('booking.moveReasonRequired'));
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Why should the visit move/));
    await userEvent.selectOptions(times, '2030-03-05T08:00:00.000Z');
    fireEvent.change(dialog.getByLabelText(/^Why should the visit move/), { target: { value: 'I am away' } });
    fireEvent.click(take);
    await dialog.findByText(message('practice.readListFirst'));
    expect(document.activeElement).toBe(dialog.getByRole('checkbox'));
    expect(sent(backend, 'take_time_off')).toEqual([]);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'I have read this list of 1 visit' }));
    fireEvent.click(take);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(backend, 'take_time_off')[0]).toMatchObject({
      p_form: FORM,
      p_reason: 'I am away',
      p_moves: [{ appointmentId: 'visit-1', startsAt: '2030-03-05T08:00:00.000Z' }],
    });
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['practice.timeOffMoved'] });
  });

  it('keeps what was chosen when it is refused', async () => {
    open({ preview_exception: [HIT], take_time_off: refuse('P0001', 'booking.slotTaken') });
    await plan();
    const dialog = within(await screen.findByRole('dialog', { name: 'This affects 1 visit' }));
    const why = dialog.getByLabelText<HTMLTextAreaElement>(/^Why should the visit move/);
    fireEvent.change(why, { target: { value: 'I am away' } });
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take time off and ask them' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(message('booking.slotTaken'));
    expect(why.value).toBe('I am away');
  });
});

it('makes an address for calendars, shows it once, and sends nothing but its hash', async () => {
  // jsdom has random numbers but no digests.
  const digest = async (_: string, { byteLength }: Uint8Array) => new Uint8Array(32).fill(byteLength).buffer;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: { digest } });
  const { backend } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  backend.answer('my_calendar_link', { createdAt: AT, readAt: null });
  const address = (await screen.findByText(/\/functions\/v1\/calendar\//)).textContent ?? '';
  const [, secret = ''] = /calendar\/([\w-]{43})\.ics$/.exec(address) ?? [];
  const { p_token_hash: hash } = sent(backend, 'set_calendar_link')[0] ?? {};
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(backend.calls)).not.toContain(secret);
  vi.unstubAllGlobals();
});

it('says what failed and tries again', async () => {
  const { backend } = open({ specialists: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  backend.answer('specialists', practiceRow());
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  await preview();
});

it.each(['rejected', 'expired', 'unverified'])('asks for a check of a registration that is %s', async (state) => {
  const { backend } = open({ specialists: practiceRow({ reg_state: state, reg_note: 'Not in the register' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a check' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Council number/), { target: { value: 'MP1' } });
  expect(dialog.getByText(message('registration.numberLooksOdd'))).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for the check' }));
  await waitFor(() => expect(sent(backend, 'ask_registration')).toEqual([{ p_number: 'MP1' }]));
});

it('says that the picture did not load instead of asking for a first one', async () => {
  const { backend } = open({ my_portrait: refuse('XX000', '') });
  const card = within(await screen.findByRole('region', { name: 'Your picture' }));
  await card.findByText('Your picture did not load');
  backend.answer('my_portrait', null);
  fireEvent.click(card.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card.queryByText('Your picture did not load')).toBeNull());
});

it('shows public holidays as closed, and opens one as extra time on that day', async () => {
  const { backend } = open();
  const holidays = await screen.findByRole('list', { name: 'Public holidays' });
  expect(within(holidays).getByText('Closed')).toBeDefined();
  fireEvent.click(
    within(holidays).getByRole('button', { name: /^Open this day: Day of Reconciliation, Sunday 16 December/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Open extra time' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(backend.calls.find(({ name }) => name === 'take_time_off')?.args).toMatchObject({
      p_form: { kind: 'extra', fromDate: '2035-12-16', toDate: '2035-12-16', startsAt: '09:00', endsAt: '17:00' },
    }),
  );
});

it('revokes the signing certificate with a reason, and says what is missing', async () => {
  const { backend, hostCalls } = open({
    revoke_my_certificate: refuse('P0001', 'prescriptions.reasonRequired'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke it' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke your certificate?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke it' }));
  expect(await dialog.findByText(message('prescriptions.reasonRequired'))).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Somebody used my account' } });
  backend.answer('revoke_my_certificate', {});
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'revoke_my_certificate').at(-1)).toEqual({ p_reason: 'Somebody used my account' });
  expect(JSON.stringify(hostCalls)).toContain('papers.revoked');
});

describe('VAT', () => {
  const REGISTERED = { vatNumber: '4123456789', fromDay: '2030-02-01', lastDay: null, usedUntil: null };
  const card = async () => within(await screen.findByRole('region', { name: 'VAT' }));

  it('is none at first; number and days are asked for with their rules at their place', async () => {
    const { backend, hostCalls } = open({ my_vat: { ...NO_VAT, earliest: '2030-03-05' }, save_my_vat: null });
    expect(await (await card()).findByText('You are not registered. Your invoices are without VAT.')).toBeDefined();
    expect(screen.getByText(/compulsory above R2.3 million a year \(since 1 April 2026\)/)).toBeDefined();
    await userEvent.click((await card()).getByRole('button', { name: 'Add your VAT registration' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText(/You have invoices up to the day before 5 Mar 2030, and they stay as they are/),
    ).toBeDefined();
    const [number, from] = [
      dialog.getByLabelText(/^VAT number/),
      dialog.getByLabelText<HTMLInputElement>(/^For payments from/),
    ];
    expect(from.value).toBe('2030-03-05');
    fireEvent.change(number, { target: { value: '512 345' } });
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message('vat.number'))).toBeDefined();
    expect(dialog.getByText(message('vat.from'))).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(number));
    fireEvent.change(number, { target: { value: ' 4123 456 789' } });
    fireEvent.change(from, { target: { value: '2030-03-05' } });
    fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2030-03-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message('vat.last'))).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '' } });
    backend.answer('save_my_vat', refuse('P0001', 'vat.issued'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message('vat.issued'))).toBeDefined();
    backend.answer('save_my_vat', null);
    backend.answer('my_vat', { ...NO_VAT, registration: REGISTERED });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['vat.saved'] }));
    expect(sent(backend, 'save_my_vat').at(-1)).toEqual({ p_number: '4123456789', p_from: '2030-03-05' });
    expect(await (await card()).findByText('4123456789')).toBeDefined();
    expect((await card()).getByText('Your prices include 15% of VAT on those days.')).toBeDefined();
  });

  it('is removed after a question, as long as no invoice names it', async () => {
    const { hostCalls } = open({
      my_vat: { ...NO_VAT, registration: REGISTERED },
      remove_my_vat: refuse('P0001', 'vat.inUse'),
    });
    const press = async () => {
      await userEvent.click(await (await card()).findByRole('button', { name: 'Remove your VAT registration' }));
      expect(screen.getByText('No invoice names it yet. Your next invoices are without VAT.')).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    };
    await press();
    expect(await (await card()).findByText(message('vat.inUse'))).toBeDefined();
    cleanup();
    const again = open({ my_vat: { ...NO_VAT, registration: REGISTERED }, remove_my_vat: null });
    await press();
    await waitFor(() => expect(again.hostCalls).toContainEqual({ name: 'notify', args: ['vat.saved'] }));
    expect(hostCalls).not.toContainEqual({ name: 'notify', args: ['vat.saved'] });
  });

  it('that invoices name is given a last day only', async () => {
    const { backend } = open({
      specialists: practiceRow({ practice_address: '' }),
      my_vat: { ...NO_VAT, registration: { ...REGISTERED, usedUntil: '2030-03-01' } },
      save_my_vat: null,
    });
    await (await card()).findByText('4123456789');
    expect((await card()).getByText('The address of your practice is missing')).toBeDefined();
    expect((await card()).queryByRole('button', { name: 'Remove your VAT registration' })).toBeNull();
    await userEvent.click((await card()).getByRole('button', { name: 'Change your VAT registration' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Invoices name it already, so number and first day stay/)).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2030-03-31' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(backend, 'save_my_vat')).toHaveLength(1));
    expect(sent(backend, 'save_my_vat')[0]).toEqual({
      p_number: '4123456789',
      p_from: '2030-02-01',
      p_last: '2030-03-31',
    });
  });
});
