// @vitest-environment jsdom

import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { messageText } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, NALEDI, nearestRow, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetHandedOverCheck, handOverCheck } from '../../handover/handed-over-check';
import { forgetHandedOverDraft } from '../../handover/handed-over-draft';
import { Booking } from './booking';

const AT = inHours(2);
const ADDRESS = `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${AT.toISOString()}&mode=video`;
const SIPHO = { id: 'person-1', name: 'Sipho Nkosi', date_of_birth: '2019-04-02', gender: 'male', relation: 'child' };

function open(answers: Record<string, unknown> = {}, path = ADDRESS) {
  const backend = createFakeBackend({
    find_slots: [slotRow()],
    my_appointments: [],
    related_persons: [],
    my_open_dangers: { checks: [], readings: [] },
    server_time: () => new Date().toISOString(),
    keep_booking_draft: 'a-code',
    hold_slot: stepRow(),
    book_visit: stepRow({ status: 'awaiting_payment' }),
    nearest_openings: [nearestRow(AT), nearestRow(inHours(4)), nearestRow(inHours(5)), nearestRow(inHours(6))],
    ...answers,
  });
  return renderInHost(<Booking />, { backend, path });
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
  forgetHandedOverDraft();
  forgetHandedOverCheck();
  handOverReason('');
});

describe('a visit for somebody', () => {
  it('says before it is booked what it cannot do, and takes no check of the holder’s own body along', async () => {
    const user = userEvent.setup();
    handOverCheck({ heading: 'See a doctor today', about: 'me', age: 36 } as SymptomCheck, true);
    const view = open({ related_persons: [SIPHO] });
    await user.click(await screen.findByRole('radio', { name: /^Sipho Nkosi \(my child\), \d+ years$/ }));
    expect(screen.getByText(/Your own record stays closed/)).toBeTruthy();
    expect(screen.getByText(/Nothing here is checked against allergies/)).toBeTruthy();
    expect(screen.getByText(/cannot write a prescription/)).toBeTruthy();
    expect(screen.getByText(/is about you, so it does not come with this visit/)).toBeTruthy();
    await say(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(calls(view, 'book_visit')).toHaveLength(1));
    expect(calls(view, 'book_visit')[0]).not.toHaveProperty('p_check_key', expect.any(String));
  });

  it('begins with the question when the landing form said so, and asks for everything', async () => {
    const user = userEvent.setup();
    open({}, `${ADDRESS}&for=other`);
    await say(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    for (const id of [
      'person.nameRequired',
      'validation.dateOfBirth',
      'validation.gender',
      'person.relationRequired',
    ] as const)
      expect(await screen.findByText(messageText(id))).toBeTruthy();
  });

  it('sends the person with the booking, under the same id when it is pressed again', async () => {
    const user = userEvent.setup();
    const view = open({ book_visit: { refusal: { code: '', hint: '' }, status: 0 } });
    await user.click(await screen.findByRole('radio', { name: 'Someone I care for' }));
    await user.click(screen.getByLabelText(/Their full name/));
    await user.paste('Sipho Nkosi');
    fireEvent.change(screen.getByLabelText(/Their date of birth/), { target: { value: '2019-04-02' } });
    await user.selectOptions(screen.getByLabelText(/Their sex or gender/), 'male');
    await user.selectOptions(screen.getByLabelText(/Who are they to you/), 'child');
    await say(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(calls(view, 'book_visit')).toHaveLength(1));
    expect(went(view)).toBeUndefined();
    view.backend.answer('book_visit', stepRow({ status: 'awaiting_payment' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
    const values = { name: 'Sipho Nkosi', dateOfBirth: '2019-04-02', gender: 'male', relation: 'child' };
    const [first, second] = calls(view, 'book_visit');
    expect(first).toMatchObject({ p_person: expect.stringMatching(/^[0-9a-f-]{36}$/), p_person_form: values });
    expect(second).toEqual(first);
  });

  it('asks anew when the person was removed meanwhile', async () => {
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, 'a-code');
    const user = userEvent.setup();
    open({ take_booking_draft: { specialistId: NALEDI, forWhom: 'gone', reason: 'A cough', consent: true } });
    await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true, name: /Me|care for/ })).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(messageText('person.choose'))).toBeTruthy();
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
    expect(calls(view, 'book_visit')[0]).not.toHaveProperty('p_person');
  });
});

describe('a reload', () => {
  it('brings back what was typed, for whom, and keeps each change under the same code', async () => {
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, 'a-code');
    const user = userEvent.setup();
    const kept = { specialistId: NALEDI, forWhom: SIPHO.id, reason: 'A cough', consent: true, mode: 'video' };
    const view = open({ take_booking_draft: kept, related_persons: [SIPHO] });
    expect(
      await screen.findByRole('radio', { name: /^Sipho Nkosi \(my child\), \d+ years$/, checked: true }),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(true);
    await user.click(await words());
    await user.paste(', at night');
    expect(await screen.findByText(messageText('booking.draftKept'))).toBeTruthy();
    const last = calls(view, 'keep_booking_draft').at(-1);
    expect(last).toMatchObject({ p_code: 'a-code', p_draft: { reason: 'A cough, at night', forWhom: SIPHO.id } });
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
