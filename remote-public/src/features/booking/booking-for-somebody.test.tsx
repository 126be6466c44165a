// @vitest-environment jsdom

import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { messageText } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, NALEDI, nearestRow, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetHandedOverCheck, handedOverCheck, handOverCheck } from '../../handover/handed-over-check';
import { forgetHandedOverDraft } from '../../handover/handed-over-draft';
import { Booking } from './booking';
import { LoadDocumentContext } from './use-switch-person';

const AT = inHours(2);
const ADDRESS = `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${AT.toISOString()}&mode=video`;
const SIPHO = {
  ...{ id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60', name: 'Sipho Nkosi', first_name: 'Sipho', gender: 'male' },
  ...{ date_of_birth: '2019-04-02', relation: 'child', basis: 'guardian', scopes: ['book', 'records'], may: 'add' },
  ...{ since: '2026-01-01T08:00:00Z', until: null, delegation_id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f61' },
  ...{ has_sign_in: false, next_visit: null, allergies: 'not_asked', turns_12_on: null, turns_18_on: null },
};

function open(answers: Record<string, unknown> = {}, path = ADDRESS) {
  const backend = createFakeBackend({
    find_slots: [slotRow()],
    my_appointments: [],
    my_people: [],
    my_open_dangers: { checks: [], readings: [] },
    server_time: () => new Date().toISOString(),
    keep_booking_draft: 'a-code',
    hold_slot: stepRow(),
    book_visit: stepRow({ status: 'awaiting_payment' }),
    nearest_openings: [nearestRow(AT), nearestRow(inHours(4)), nearestRow(inHours(5)), nearestRow(inHours(6))],
    ...answers,
  });
  const loaded: string[] = [];
  const page = (
    <LoadDocumentContext value={(address) => void loaded.push(address)}>
      <Booking />
    </LoadDocumentContext>
  );
  return { ...renderInHost(page, { backend, path }), loaded };
}
type View = ReturnType<typeof open>;
const calls = (view: View, name: string) =>
  view.backend.calls.filter((made) => made.name === name).map(({ args }) => args);
const went = (view: View) => view.hostCalls.find(({ name }) => name === 'navigateTo')?.args;
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What do you need help with/ });

async function say(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await words());
  await user.paste('A cough');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  forgetHandedOverDraft();
  forgetHandedOverCheck();
  handOverReason('');
});

describe('a visit for somebody', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('radio', { name: /^Sipho Nkosi, \d+ years$/ }));

  it('goes on in the pages of the person, who gets the time, the words and a check of their age', async () => {
    const user = userEvent.setup();
    const born = Number(SIPHO.date_of_birth.slice(0, 4));
    const age = new Date().getFullYear() - born;
    handOverCheck({ heading: 'See a doctor today', about: 'other', age } as SymptomCheck, true);
    const view = open({ my_people: [SIPHO], move_hold: stepRow({ id: 'visit-2' }) });
    await say(user);
    await screen.findByText('Held for you for');
    await choose(user);
    await waitFor(() => expect(view.loaded).toHaveLength(1));
    expect(view.loaded[0]).toMatch(new RegExp(`^/for/${SIPHO.id}/book-consultation\\?specialist=.*&at=.*&mode=video$`));
    expect(calls(view, 'move_hold')).toEqual([{ p_appointment: 'visit-1', p_person: SIPHO.id }]);
    expect(calls(view, 'keep_booking_draft').at(-1)).toMatchObject({ p_draft: { reason: 'A cough', consent: true } });
    const kept = (key: string) => sessionStorage.getItem(`${key}:${SIPHO.id}`);
    expect(kept(STORAGE_KEYS.bookingDraftCode)).toBe('a-code');
    expect(sessionStorage.getItem(STORAGE_KEYS.bookingDraftCode)).toBeNull();
    expect(JSON.parse(kept(STORAGE_KEYS.symptomCheckResult) ?? '').check).toMatchObject({ about: 'me', age });
    expect(handedOverCheck()).toBeNull();
    expect(calls(view, 'book_visit')).toEqual([]);
  });

  it.each([
    ['the holder', { about: 'me', age: 7 }],
    ['somebody of another age', { about: 'other', age: 40 }],
  ])('takes no check of %s along', async (_, facts) => {
    const user = userEvent.setup();
    handOverCheck({ heading: 'See a doctor today', ...facts } as SymptomCheck, true);
    const view = open({ my_people: [SIPHO], move_hold: stepRow() });
    await choose(user);
    await waitFor(() => expect(view.loaded).toHaveLength(1));
    expect(sessionStorage.getItem(`${STORAGE_KEYS.symptomCheckResult}:${SIPHO.id}`)).toBeNull();
  });

  it('stays with the user when the person has a visit then, with every word', async () => {
    const user = userEvent.setup();
    const view = open({ my_people: [SIPHO], move_hold: refuse('P0001', 'booking.overlapsYours') });
    await say(user);
    await screen.findByText('Held for you for');
    await choose(user);
    expect(await screen.findByText(messageText('person.hasVisitThen'))).toBeTruthy();
    expect(view.loaded).toEqual([]);
    expect((await words()).value).toBe('A cough');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'You' }).checked).toBe(true);
  });

  it('says that files stay behind before it goes on', async () => {
    const user = userEvent.setup();
    const file = { id: 'f1', file_name: 'a.jpg', mime_type: 'image/jpeg', size_bytes: 2048, state: 'stored' };
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, 'a-code');
    const kept = { specialistId: NALEDI, files: ['f1'], mode: 'video' };
    const view = open({ my_people: [SIPHO], take_booking_draft: kept, visit_files: [file], move_hold: stepRow() });
    await choose(user);
    const asked = within(await screen.findByRole('alertdialog', { name: 'The files stay behind' }));
    expect(view.loaded).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Go on without them' }));
    await waitFor(() => expect(view.loaded).toHaveLength(1));
    expect(calls(view, 'keep_booking_draft').at(-1)).not.toHaveProperty('p_draft.files');
  });

  it('asks whom it is for when the words name somebody, with who fits by age chosen', async () => {
    const user = userEvent.setup();
    const age = new Date().getFullYear() - Number(SIPHO.date_of_birth.slice(0, 4)) - 1;
    const born = `${new Date().getFullYear() - age - 1}-12-31`;
    const view = open({ my_people: [{ ...SIPHO, date_of_birth: born }], move_hold: stepRow({ id: 'visit-2' }) });
    await user.click(await words());
    await user.paste(`My ${age} year old has a cough`);
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await screen.findByText('Held for you for');
    await user.click(screen.getByRole('button', { name: /^Continue|^Book/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is this visit for?' }));
    expect(dialog.getByText(new RegExp(`a child of ${age}`))).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: `Sipho, ${age}` }).checked).toBe(true);
    expect(calls(view, 'book_visit')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(view.loaded).toHaveLength(1));
    expect(view.loaded[0]).toContain(`/for/${SIPHO.id}/book-consultation`);
    expect(calls(view, 'book_visit')).toEqual([]);
  });

  it('takes "You" for an answer, and asks about the same words once', async () => {
    const user = userEvent.setup();
    const view = open({ my_people: [SIPHO] });
    await user.click(await words());
    await user.paste('For my daughter, about her asthma');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await screen.findByText('Held for you for');
    await user.click(screen.getByRole('button', { name: /^Continue|^Book/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is this visit for?' }));
    expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(dialog.getByText('Please choose who the visit is for')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(calls(view, 'book_visit')).toHaveLength(1));
    expect(view.loaded).toEqual([]);
  });

  it('begins with the question when the landing form said so, and books for nobody before an answer', async () => {
    const user = userEvent.setup();
    const view = open({ my_people: [SIPHO] }, `${ADDRESS}&for=other`);
    await say(user);
    expect(screen.queryAllByRole('radio', { checked: true, name: /You|Sipho/ })).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(messageText('person.choose'))).toBeTruthy();
    expect(calls(view, 'book_visit')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'You' }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
  });

  it('begins with adding the person', async () => {
    const user = userEvent.setup();
    const view = open({ add_person: SIPHO.id, move_hold: stepRow() });
    await user.click(await screen.findByRole('button', { name: 'Add somebody' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add somebody you look after' }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText(messageText('person.relationRequired'))).toBeTruthy();
    await user.type(form.getByLabelText(/^First names/), 'Sipho');
    await user.type(form.getByLabelText(/^Family name/), 'Nkosi');
    fireEvent.change(form.getByLabelText(/^Born/), { target: { value: SIPHO.date_of_birth } });
    await user.selectOptions(form.getByLabelText(/^Sex or gender/), 'male');
    await user.click(form.getByRole('radio', { name: 'Mother or father' }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(view.loaded).toHaveLength(1));
    expect(view.loaded[0]).toContain(`/for/${SIPHO.id}/book-consultation`);
    expect(calls(view, 'add_person')).toMatchObject([
      { p_form: { firstName: 'Sipho', relation: 'child', basis: 'guardian' } },
    ]);
  });
});

describe('the pages of a person', () => {
  it('say whose visit it is, ask who comes along, and lead back to the user', async () => {
    history.replaceState(null, '', `/for/${SIPHO.id}/book-consultation`);
    const user = userEvent.setup();
    const view = open({ my_people: [SIPHO], move_hold: stepRow() });
    expect((await screen.findByText(/^Sipho Nkosi, \d+ years$/)).closest('p')?.textContent).toContain('your son');
    expect(screen.getByText(/Allergies of Sipho: nobody has asked yet/)).toBeTruthy();
    const companion = screen.getByRole<HTMLInputElement>('textbox', { name: /Who comes along/ });
    await waitFor(() => expect(companion.value).toBe('Thandi Dlamini'));
    expect(screen.getByText('Sipho’s name and date of birth')).toBeTruthy();
    await say(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
    expect(calls(view, 'book_visit')).toMatchObject([{ p_companion: 'Thandi Dlamini' }]);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(screen.getByRole('radio', { name: 'You' }));
    await waitFor(() => expect(view.loaded).toHaveLength(1));
    expect(view.loaded[0]).toMatch(/^\/book-consultation\?/);
    expect(calls(view, 'move_hold').at(-1)).toEqual({ p_appointment: 'visit-1' });
  });
});

describe('what the specialist sees', () => {
  it('is the usual small set, shown and changed before anything is booked', async () => {
    const user = userEvent.setup();
    const view = open();
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Allergies/ })).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Notes of earlier/ }).checked).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: /Conditions I have/ }));
    await user.click(screen.getByRole('checkbox', { name: /Notes of earlier/ }));
    await say(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
    expect(calls(view, 'book_visit')).toMatchObject([
      { p_appointment: 'visit-1', p_access: ['profile', 'medicines', 'notes'] },
    ]);
    expect(calls(view, 'book_visit')[0]).not.toHaveProperty('p_companion');
  });
});

describe('a reload', () => {
  it('brings back what was typed, and keeps each change under the same code', async () => {
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, 'a-code');
    const user = userEvent.setup();
    const kept = { specialistId: NALEDI, reason: 'A cough', consent: true, mode: 'video' };
    const view = open({ take_booking_draft: kept });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /I agree/ })).checked).toBe(true);
    await user.click(await words());
    await user.paste(', at night');
    expect(await screen.findByText(messageText('booking.draftKept'))).toBeTruthy();
    const last = calls(view, 'keep_booking_draft').at(-1);
    expect(last).toMatchObject({ p_code: 'a-code', p_draft: { reason: 'A cough, at night' } });
    expect(calls(view, 'keep_booking_draft').length).toBeLessThan(4);
  });

  it('is not needed to go back and forth: it is there at once', async () => {
    const user = userEvent.setup();
    const view = open();
    await user.click(await words());
    await user.paste('A private worry');
    view.unmount();
    open();
    expect((await words()).value).toBe('A private worry');
  });
});

describe('the hold', () => {
  const MINUTE = 60_000;
  const held = (changes: object) =>
    toAppointmentRow(
      createAppointment({ startsAt: AT, counterpartId: NALEDI, visitTypeId: VISIT, paymentState: null, ...changes }),
    );

  it.each([
    ['ahead', 20],
    ['behind', -20],
  ])('counts by the clock of the server when this device is %s', async (_, minutes) => {
    const skew = minutes * MINUTE;
    const serverTime = () => new Date(Date.now() - skew);
    const user = userEvent.setup();
    open({
      server_time: () => serverTime().toISOString(),
      hold_slot: () => stepRow({ expiresAt: new Date(serverTime().getTime() + 10 * MINUTE) }),
    });
    await user.click(await words());
    expect((await screen.findByRole('timer')).textContent).toMatch(/(10:00|9:5\d)$/);
  });

  it('that ran out keeps every word, looks for the same time again and holds it once more', async () => {
    const user = userEvent.setup();
    // Counted from the hold, however slowly the page rendered.
    const soon = () => stepRow({ expiresAt: new Date(Date.now() + 2_500) });
    const view = open({ hold_slot: soon });
    await say(user);
    view.backend.answer('my_appointments', [held({ status: 'expired' })]);
    const again = await screen.findByRole('button', { name: /Still free: hold .* again/ });
    expect(screen.getAllByRole('button', { name: /^(Today|Tomorrow|Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ })).toHaveLength(3);
    expect((await words()).value).toBe('A cough');
    view.backend.answer('hold_slot', stepRow({ id: 'visit-2' }));
    await user.click(again);
    expect(await screen.findByText(/This time is held for you/)).toBeTruthy();
    const [first, second] = calls(view, 'hold_slot') as { p_idempotency_key: string }[];
    expect(second?.p_idempotency_key).not.toBe(first?.p_idempotency_key);
  });

  it('can be made longer once', async () => {
    const user = userEvent.setup();
    open({ extend_hold: { ...stepRow({ expiresAt: new Date(Date.now() + 15 * MINUTE) }), extension_used: true } });
    await user.click(await words());
    await user.click(await screen.findByRole('button', { name: 'Add 5 minutes' }));
    expect(await screen.findByText(messageText('booking.extensionUsed'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add 5 minutes' })).toBeNull();
    expect(screen.getByRole('timer').textContent).toMatch(/(15:00|14:5\d)$/);
  });

  it.each([
    ['was sent', 'awaiting_payment', /waits for payment/],
    ['was booked', 'booked', /booked this visit already/],
    ['was let go', 'cancelled', /could not hold this time any longer/],
  ])('that %s in another tab is said when one comes back to this one', async (_, status, text) => {
    const user = userEvent.setup();
    const view = open();
    await user.click(await words());
    await screen.findByText('Held for you for');
    view.backend.answer('my_appointments', [held({ status, cancelledBy: status === 'cancelled' ? 'patient' : null })]);
    fireEvent.focus(window);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

it('shows the times of the zone the device is in, also after it changed', async () => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  let zone = 'Africa/Johannesburg';
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: zone };
  });
  open();
  expect(await screen.findByText('In South African time, where you are.')).toBeTruthy();
  const before = screen.getAllByRole('radio', { name: /^\d\d:\d\d$/ }).map((one) => one.parentElement?.textContent);
  zone = 'Pacific/Auckland';
  fireEvent.focus(window);
  expect(await screen.findByText('In Auckland time, where you are.')).toBeTruthy();
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: /^\d\d:\d\d$/, checked: true });
  expect(chosen.value).toBe(AT.toISOString());
  expect(before).not.toContain(chosen.parentElement?.textContent);
});
