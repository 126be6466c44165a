// @vitest-environment jsdom

import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { messageText } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, NALEDI, VISIT } from '@telehealth/data/testing/booking-rows';
import { refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetHandedOverDraft } from '../../handover/handed-over-draft';
import { AT, CODE, callOf, fillIn, openBooking, went } from './open-booking.fixtures';

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  forgetHandedOverDraft();
  handOverReason('');
});

describe('booking as a guest', () => {
  it('keeps everything on the server before sign-up, and only a code in the browser', async () => {
    const user = userEvent.setup();
    const view = openBooking({ guest: true });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('auth.patientSignup'));
    expect(went(view)?.[2]).toEqual({ search: { redirect: '/book-consultation?draft=1' } });
    expect(callOf(view, 'keep_booking_draft')).toMatchObject({
      p_draft: {
        specialistId: NALEDI,
        visitTypeId: VISIT,
        mode: 'video',
        reason: 'A cough since Monday',
        consent: true,
      },
    });
    expect(sessionStorage.getItem(STORAGE_KEYS.bookingDraftCode)).toBe(CODE);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('cough');
    expect(callOf(view, 'hold_slot')).toBeUndefined();
  });

  it('lets those with an account sign in before everything is filled in', async () => {
    const user = userEvent.setup();
    const view = openBooking({ guest: true });
    await user.click(await screen.findByRole('button', { name: 'I already have an account' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('auth.patientLogin'));
  });

  it('stays and says so when the words could not be kept', async () => {
    const user = userEvent.setup();
    const view = openBooking({ guest: true, answers: { keep_booking_draft: refuse('', '', 0) } });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(messageText('booking.draftNotKept'))).toBeTruthy();
    expect(went(view)).toBeUndefined();
  });
});

describe('coming back from sign-up', () => {
  const draft = { specialistId: NALEDI, visitTypeId: VISIT, startsAt: AT.toISOString(), mode: 'voice' };
  const complete = { ...draft, reason: 'A cough since Monday', consent: true };

  it('restores what was typed and holds the time by itself', async () => {
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, CODE);
    const view = openBooking({ path: '/book-consultation?draft=1', answers: { take_booking_draft: complete } });
    expect(await screen.findByText(/This time is held for you/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A cough since Monday');
    expect(screen.getByText('Held for you for')).toBeTruthy();
    expect(callOf(view, 'hold_slot')).toMatchObject({ p_mode: 'voice' });
  });

  it('holds nothing while something is missing', async () => {
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, CODE);
    const view = openBooking({ path: '/book-consultation?draft=1', answers: { take_booking_draft: draft } });
    await screen.findByRole('radio', { name: 'Voice' });
    expect(callOf(view, 'hold_slot')).toBeUndefined();
  });

  it('returns from the page of payment to the visit that is held, with what was typed', async () => {
    const unpaid = { status: 'awaiting_payment', reason: 'A cough since Monday', holdExpiresAt: inHours(1) } as const;
    const visit = createAppointment({ ...unpaid, id: 'visit-7', paymentState: 'requires_payment', startsAt: AT });
    openBooking({ path: '/book-consultation?draft=1', answers: { my_appointments: [toAppointmentRow(visit)] } });
    expect(await screen.findByText('This time is yours and waits for payment')).toBeTruthy();
    expect(screen.getByText(/“A cough since Monday”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to payment' }).getAttribute('href')).toBe('/payment/visit-7');
    expect(screen.queryByText(messageText('booking.draftGone'))).toBeNull();
    cleanup();
    const lapsed = { ...visit, holdExpiresAt: inHours(-1) };
    openBooking({ path: '/book-consultation?draft=1', answers: { my_appointments: [toAppointmentRow(lapsed)] } });
    expect(await screen.findByText(messageText('booking.draftGone'))).toBeTruthy();
  });

  it('says when the words have run out', async () => {
    sessionStorage.setItem(STORAGE_KEYS.bookingDraftCode, CODE);
    openBooking({ path: '/book-consultation?draft=1', answers: { take_booking_draft: null } });
    expect(await screen.findByText(messageText('booking.draftGone'))).toBeTruthy();
  });
});
