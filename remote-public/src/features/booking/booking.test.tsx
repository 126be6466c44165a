// @vitest-environment jsdom

import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { messageText } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, NALEDI, nearestRow, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { handedOverCheck, handOverCheck } from '../../handover/handed-over-check';
import { forgetHandedOverDraft } from '../../handover/handed-over-draft';
import { Booking } from './booking';
import { ADDRESS, AT, callOf, fillIn, openBooking, went } from './open-booking.fixtures';

const CHECK: SymptomCheck = {
  rules: '86aaeb6632623132',
  level: 4,
  heading: 'Book a visit in the next days',
  within: 'In the next days',
  about: 'me',
  age: 34,
  sex: 'male',
  words: 'A cough',
  facts: [],
  questions: [],
  reasons: [],
  isUnreviewed: true,
  hasCalled: false,
};

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  forgetHandedOverDraft();
  handOverReason('');
});

describe('what was found dangerous', () => {
  const dangers = {
    checks: [],
    readings: [
      {
        ...{ id: 'reading', code: 'blood_pressure', label: 'Blood pressure', unit: 'mm[Hg]', value: 192 },
        ...{ second_value: 124, taken_at: new Date().toISOString(), source: 'device' },
      },
    ],
  };
  const kept = '5d0c1f9e-0000-4000-8000-000000000009';
  const answers = { my_open_dangers: dangers, patients: [], save_symptom_check: { id: kept } };
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Blood pressure 192\/124/ });

  it('goes along, ticked, with the booking', async () => {
    const user = userEvent.setup();
    const view = openBooking({ answers });
    expect((await box()).checked).toBe(true);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(callOf(view, 'book_visit')).toMatchObject({ p_dangers: [kept] }));
    expect(callOf(view, 'save_symptom_check')).toMatchObject({
      p_check: { origin: 'reading', observationId: 'reading' },
    });
  });

  it('stays behind when it is taken out', async () => {
    const user = userEvent.setup();
    const view = openBooking({ answers });
    await user.click(await box());
    await fillIn(user);
    expect((await box()).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(callOf(view, 'book_visit')).toBeDefined());
    expect(callOf(view, 'book_visit')).not.toHaveProperty('p_dangers');
    expect(callOf(view, 'save_symptom_check')).toBeUndefined();
  });
});

describe('a specialist who works in a practice', () => {
  const practice = { id: '5d0c1f9e-0000-4000-8000-000000000007', name: 'Adams and colleagues' };

  it('is said before booking, with what its staff sees, and goes along with the booking', async () => {
    const user = userEvent.setup();
    const view = openBooking({ answers: { organization_of_specialist: practice } });
    expect(
      await screen.findByText(
        'The staff of Adams and colleagues who look after its calendar see your name, your phone number and the time: not why, and nothing of your record. They may ask to move the visit, or cancel it.',
      ),
    ).toBeDefined();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(callOf(view, 'book_visit')).toMatchObject({ p_organization: practice.id }));
  });

  it('of a specialist alone nothing is said, and no practice goes along', async () => {
    const user = userEvent.setup();
    const view = openBooking({ answers: { organization_of_specialist: null } });
    await fillIn(user);
    expect(screen.queryByText(/^The staff of/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(callOf(view, 'book_visit')).toBeDefined());
    expect(callOf(view, 'book_visit')).not.toHaveProperty('p_organization');
  });

  it('sees no name of a visit that is kept private', async () => {
    const user = userEvent.setup();
    const delegation = {
      ...{ id: 'd', viewer_role: 'patient', state: 'active', counterpart_id: 'p', counterpart_name: 'Lindiwe Adams' },
      ...{
        invited_email: null,
        scopes: ['records'],
        may: 'add',
        relationship: 'Mother',
        basis: 'invited',
        until: null,
      },
      ...{ offered_at: new Date().toISOString(), accepted_at: new Date().toISOString(), ended_at: null },
    };
    openBooking({ answers: { organization_of_specialist: practice, my_delegations: [delegation] } });
    await user.click(await screen.findByRole('checkbox', { name: /Keep this visit to myself/ }));
    expect(
      await screen.findByText(
        'The staff of Adams and colleagues see that this time is taken, not by whom, because you keep the visit to yourself.',
      ),
    ).toBeDefined();
  });
});

describe('booking as a patient', () => {
  it('speaks of no payment where nothing is to pay', async () => {
    openBooking({ answers: { find_slots: [slotRow({ priceMinor: 0 })] } });
    await screen.findByRole('button', { name: 'Book this visit' });
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it('asks where the specialist answers first, and speaks of no payment yet', async () => {
    const answers = { find_slots: [{ ...slotRow(), needs_approval: true }] };
    openBooking({ answers });
    await screen.findByRole('button', { name: 'Ask for this visit' });
    expect(screen.getByText(/Dr Naledi Mokoena answers before it is booked/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    cleanup();
    // Proposed by the specialist: the same visit type, without acceptance.
    const held = {
      id: 'visit-1',
      counterpartId: NALEDI,
      visitTypeId: VISIT,
      startsAt: AT,
      needsApproval: false,
    } as const;
    const invited = createAppointment({ ...held, status: 'held', holdExpiresAt: inHours(1), paymentState: null });
    openBooking({ answers: { ...answers, my_appointments: [toAppointmentRow(invited)] } });
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  it('holds the time, sends the words and goes on to payment', async () => {
    const user = userEvent.setup();
    const view = openBooking();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)).toEqual(['payment', { id: 'visit-1' }]));
    expect(callOf(view, 'hold_slot')).toMatchObject({
      p_visit_type: VISIT,
      p_starts_at: AT.toISOString(),
      p_mode: 'video',
    });
    expect(callOf(view, 'book_visit')).toMatchObject({ p_reason: 'A cough since Monday', p_consent: true });
  });

  it('takes a symptom check along, unless it is left out', async () => {
    const user = userEvent.setup();
    handOverCheck(CHECK, true);
    const view = openBooking();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(screen.queryByText(/^From the symptom check/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take it along' }));
    expect(screen.getByText(/^From the symptom check: Book a visit/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)).toEqual(['payment', { id: 'visit-1' }]));
    expect(callOf(view, 'book_visit')).toMatchObject({ p_check: CHECK, p_check_key: expect.any(String) });
    expect(handedOverCheck()).toBeNull();
  });

  it('holds the chosen time as soon as the person goes on to the words, once', async () => {
    const user = userEvent.setup();
    const view = openBooking();
    await user.click(await screen.findByRole('radio', { name: 'Video' }));
    expect(callOf(view, 'hold_slot')).toBeUndefined();
    await user.click(screen.getByRole('textbox', { name: /What do you need help with/ }));
    expect(await screen.findByText('Held for you for')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    expect(view.backend.calls.filter(({ name }) => name === 'hold_slot')).toHaveLength(1);
  });

  it('closes the choice of a time when a press has ended, which it would take away by moving what is pressed', async () => {
    const user = userEvent.setup();
    let answer: (row: ReturnType<typeof stepRow>) => void = () => undefined;
    const view = openBooking({
      answers: {
        hold_slot: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Video' }));
    const agreement = screen.getByRole('checkbox', { name: /I agree/ });
    await user.pointer({ keys: '[MouseLeft>]', target: agreement });
    await waitFor(() => expect(callOf(view, 'hold_slot')).toBeDefined());
    await act(async () => {
      answer(stepRow());
      // The answer is read within one turn.
      await new Promise((done) => setTimeout(done));
    });
    expect(screen.getByRole('radio', { name: 'Video' })).toBeTruthy();
    expect(screen.queryByText('Held for you for')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: agreement });
    expect(await screen.findByText('Held for you for')).toBeTruthy();
    expect(agreement).toHaveProperty('checked', true);
  });

  it('says what is missing and holds nothing', async () => {
    const user = userEvent.setup();
    const view = openBooking();
    await screen.findByRole('radio', { name: 'Video' });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(messageText('booking.modeRequired'))).toBeTruthy();
    expect(screen.getByText(messageText('booking.reasonRequired'))).toBeTruthy();
    expect(screen.getByText(messageText('booking.consentRequired'))).toBeTruthy();
    expect(callOf(view, 'hold_slot')).toBeUndefined();
  });

  it('keeps every word when somebody else was faster, and offers the nearest times', async () => {
    const user = userEvent.setup();
    const view = openBooking({ answers: { hold_slot: refuse('P0001', 'booking.slotTaken') } });
    await fillIn(user);
    // Shown while the user types, so the focus must stay.
    const said = () => screen.findByText(messageText('booking.slotTaken'));
    expect(document.activeElement?.contains(await said())).toBe(false);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A cough since Monday');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(true);
    // Shown after a press, so the focus moves there.
    await user.click(await screen.findByRole('button', { name: /Dr Pieter Botha/ }));
    const again = await said();
    await waitFor(() => expect(document.activeElement?.contains(again)).toBe(true));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A cough since Monday');
    view.backend.answer('hold_slot', stepRow());
    await user.click(await screen.findByRole('button', { name: /Dr Pieter Botha/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
  });

  it('offers the ways to meet that a time has, and says which it has not', async () => {
    const user = userEvent.setup();
    const row = slotRow({ openings: [AT, inHours(3)], openingModes: ['voice', 'video,voice,chat'] });
    const view = openBooking({ path: `${ADDRESS}&mode=video`, answers: { find_slots: [row] } });
    const modes = () => within(screen.getByRole('group', { name: /How would you like to meet/ })).getAllByRole('radio');
    expect(await screen.findByText('Not by video or chat at this time. Another time may have it.')).toBeTruthy();
    expect(modes().map((radio) => radio.getAttribute('value'))).toEqual(['voice']);
    // The earlier choice is unavailable, so it makes no hold.
    expect(callOf(view, 'hold_slot')).toBeUndefined();
    const other = screen
      .getAllByRole('radio')
      .find((radio) => radio.getAttribute('value') === inHours(3).toISOString());
    await user.click(other as Element);
    expect(modes().map((radio) => radio.getAttribute('value'))).toEqual(['video', 'voice', 'chat']);
    expect(screen.queryByText(/at this time\. Another time/)).toBeNull();
  });

  it('says beside the ways to meet that the hours have changed meanwhile', async () => {
    const user = userEvent.setup();
    const view = openBooking({ answers: { hold_slot: refuse('P0001', 'booking.modeNotThen') } });
    await fillIn(user);
    view.backend.answer('find_slots', [slotRow({ openings: [AT], openingModes: ['voice'] })]);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(messageText('booking.modeNotThen'))).toBeTruthy();
    expect(await screen.findByText('Not by video or chat at this time. Another time may have it.')).toBeTruthy();
  });

  it('says at once that the time of an old link is gone', async () => {
    openBooking({ path: ADDRESS.replace(AT.toISOString(), inHours(9).toISOString()) });
    expect(await screen.findByText(messageText('booking.slotNotOffered'))).toBeTruthy();
  });

  it('asks for the days up to a time that the specialist offered far ahead', async () => {
    const far = inHours(20 * 24);
    const path = ADDRESS.replace(AT.toISOString(), far.toISOString());
    const view = openBooking({ path, answers: { find_slots: [slotRow({ openings: [far] })] } });
    const chosen = () =>
      screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === far.toISOString());
    await waitFor(() => expect(chosen()?.checked).toBe(true));
    expect(callOf(view, 'find_slots')).toMatchObject({ p_to: inHours(21 * 24).toISOString() });
    expect(screen.queryByText(messageText('booking.slotNotOffered'))).toBeNull();
  });

  it('asks for the day of a nearest time that lies beyond the days on the page', async () => {
    const user = userEvent.setup();
    const far = inHours(30 * 24);
    const answers = { hold_slot: refuse('P0001', 'booking.slotTaken'), nearest_openings: [nearestRow(far)] };
    const view = openBooking({ answers });
    await fillIn(user);
    const nearest = await screen.findByRole('heading', { name: 'Nearest openings' });
    // Unanswered, so that the picker is still there.
    view.backend.answer('hold_slot', () => new Promise(() => undefined));
    view.backend.answer('find_slots', [slotRow({ openings: [far] })]);
    await user.click(within(nearest.parentElement as HTMLElement).getByRole('button'));
    const chosen = () =>
      screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === far.toISOString());
    await waitFor(() => expect(chosen()?.checked).toBe(true));
  });

  it('says on the way back from a visit just booked that they have it, instead of calling it gone', async () => {
    const startsAt = inHours(9);
    const own = createAppointment({ status: 'booked', startsAt, counterpartId: NALEDI, visitTypeId: VISIT });
    openBooking({
      path: ADDRESS.replace(AT.toISOString(), startsAt.toISOString()),
      answers: { my_appointments: [toAppointmentRow(own)] },
    });
    expect(await screen.findByText(messageText('booking.overlapsYours'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your appointments' })).toBeTruthy();
    expect(screen.queryByText(messageText('booking.slotNotOffered'))).toBeNull();
  });

  it('takes up a hold the person already has, instead of calling it taken', async () => {
    const startsAt = inHours(7);
    const own = createAppointment({
      status: 'held',
      startsAt,
      counterpartId: NALEDI,
      visitTypeId: VISIT,
      holdExpiresAt: new Date(Date.now() + 300_000),
      paymentState: null,
    });
    openBooking({
      path: ADDRESS.replace(AT.toISOString(), startsAt.toISOString()),
      answers: { my_appointments: [toAppointmentRow(own)] },
    });
    expect(await screen.findByText(/This time is held for you/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 5 minutes' })).toBeTruthy();
  });
});

describe('booking without a specialist', () => {
  it('offers whoever is free first, with the words of the landing form filled in', async () => {
    const user = userEvent.setup();
    handOverReason('A rash on my arm');
    openBooking({ path: '/book-consultation' });
    await user.click(await screen.findByRole('button', { name: /Dr Naledi Mokoena/ }));
    expect(await screen.findByRole('group', { name: /Time/ })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A rash on my arm');
  });

  it('calls a visit that costs nothing free, as everywhere else', async () => {
    openBooking({ path: '/book-consultation', answers: { find_slots: [slotRow({ priceMinor: 0 })] } });
    const button = await screen.findByRole('button', { name: /Dr Naledi Mokoena/ });
    expect(button.textContent).toMatch(/Free$/);
  });
});

describe('booking as a specialist', () => {
  it('explains instead of failing at the end', async () => {
    renderInHost(<Booking />, { role: 'specialist', path: '/book-consultation' });
    expect(await screen.findByText(messageText('booking.patientsOnly'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  });
});
