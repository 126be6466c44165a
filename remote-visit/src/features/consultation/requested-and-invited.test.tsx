// @vitest-environment jsdom
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { shortWhen } from '@telehealth/ui/parts/time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Consultation } from './consultation';

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const zone = viewerTimeZone();
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: false, refund_minor: 0, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 0, late_refund_minor: 0, asked_at: new Date().toISOString() },
};
const ASKED = {
  status: 'requested',
  holdExpiresAt: inHours(20),
  paymentState: null,
  viewerRole: 'specialist',
  counterpartName: 'Thandi Nkosi',
  counterpartSpecialty: null,
} as const;
const OPENING = inHours(51);
const nearest = (starts_at: Date, same_specialist: boolean) => ({
  ...{ specialist_id: 'specialist-1', specialist_name: 'Naledi Mokoena', visit_type_id: 'type-1' },
  ...{ starts_at: starts_at.toISOString(), same_specialist },
});
const STEP = { id: VISIT_ID, status: 'awaiting_payment', hold_expires_at: null, extension_used: false };

function open(
  visit: Partial<Appointment>,
  details: Record<string, unknown> = {},
  answers: Record<string, unknown> = {},
) {
  const backend = createFakeBackend({
    visit_details: visitDetailsRow({ startsAt: inHours(48), ...visit }, { room: null, ...details }),
    ...{ cancellation_terms: [TERMS], my_payment: null, decide_request: STEP },
    nearest_openings: [nearest(OPENING, true), nearest(inHours(52), false)],
    my_waitlist: [],
    ...answers,
  });
  return renderInHost(<Consultation appointmentId={VISIT_ID} />, { backend, role: visit.viewerRole ?? 'patient' });
}
const answersSent = (backend: FakeBackend) =>
  backend.calls.filter(({ name }) => name === 'decide_request').map(({ args }) => args);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a visit that a patient asks for', () => {
  it('has the specialist’s yes on its page, with what it means, and nothing else to call it off', async () => {
    const { backend, hostCalls } = open(ASKED);
    expect(await screen.findByText(shortWhen(ASKED.holdExpiresAt, zone))).toBeDefined();
    expect(screen.getByText(/asked to pay US\$45\.00; it is booked once that is done/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the visit' })).toBeNull();
    press('Accept the visit');
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.accepted'] }));
    expect(answersSent(backend)).toEqual([{ p_appointment: VISIT_ID, p_accept: true }]);
  });

  it('is declined with a reason and the specialist’s own times, and not without a reason', async () => {
    const { backend, hostCalls } = open(ASKED, {}, { decide_request: { ...STEP, status: 'declined' } });
    await screen.findByText('Will you take this visit?');
    press('Decline');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(await dialog.findByRole('checkbox', { name: shortWhen(OPENING, zone) }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    press('Decline the visit');
    expect(dialog.getByText(message('booking.declineReasonRequired'))).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Why do you decline/));
    expect(answersSent(backend)).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Why do you decline/), { target: { value: ' I am away ' } });
    press('Decline the visit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.declined'] });
    expect(answersSent(backend)).toEqual([
      {
        ...{ p_appointment: VISIT_ID, p_accept: false, p_reason: 'I am away' },
        p_alternatives: [OPENING.toISOString()],
      },
    ]);
  });

  it.each([
    [refuse('P0001', 'booking.requestLapsed'), 'booking.requestLapsed'],
    [refuse('42501', ''), 'booking.acceptNeedsRegistration'],
    [refuse('', '', 500), 'booking.answerFailed'],
  ] as const)('says why an answer did not count and keeps the question', async (refusal, said) => {
    open(ASKED, {}, { decide_request: refusal });
    await screen.findByText('Will you take this visit?');
    press('Accept the visit');
    expect((await screen.findByRole('alert')).textContent).toContain(message(said));
    expect(screen.getByRole('button', { name: 'Accept the visit' })).toBeDefined();
  });

  it('is not asked of who stands in, of the patient, or after its time', async () => {
    for (const [visit, details] of [
      [ASKED, { side: 'covering' }],
      [{ ...ASKED, viewerRole: 'patient' }, {}],
      [{ ...ASKED, holdExpiresAt: inHours(-1) }, {}],
    ] as const) {
      open(visit, details);
      await screen.findByText('History of this visit');
      expect(screen.queryByRole('button', { name: 'Accept the visit' })).toBeNull();
      cleanup();
    }
  });

  it('shows the patient the times that came with a no', async () => {
    open({ status: 'declined', cancelReason: 'I am away', alternatives: [OPENING] });
    const link = await screen.findByRole('link', { name: formatMoment(OPENING, zone) });
    expect(link.getAttribute('href')).toContain(`at=${encodeURIComponent(OPENING.toISOString())}`);
  });
});

describe('a visit the specialist invites to', () => {
  const HELD = { status: 'held', holdExpiresAt: inHours(20), paymentState: null, reason: '' } as const;

  it('says who invites, why, until when, and leads to the answer', async () => {
    open(HELD, { invitation: { reason: 'Result of your blood test' } });
    expect(await screen.findByText('Naledi Mokoena invites you to an extra visit')).toBeDefined();
    expect(screen.getByText('“Result of your blood test”')).toBeDefined();
    expect(screen.getByText('You are invited')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Look at it and answer' }).getAttribute('href')).toContain(
      '/book-consultation?specialist=specialist-1',
    );
  });

  it('is let go without talk of refunds, since nothing was paid', async () => {
    const { backend, hostCalls } = open(HELD, {}, { cancel_appointment: { ...STEP, status: 'cancelled' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Let the time go' }));
    expect(screen.queryByText(/comes? back|refund/i)).toBeNull();
    press('Let it go');
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.released'] }));
    expect(backend.calls.filter(({ name }) => name === 'cancel_appointment')).toHaveLength(1);
  });

  it('is told as one to who acts for the patient, without the reason; a time merely held is not', async () => {
    open(HELD, { side: 'delegate', invitation: { reason: null } });
    expect(await screen.findByText('Naledi Mokoena invites you to an extra visit')).toBeDefined();
    expect(screen.queryByText(/“/)).toBeNull();
    cleanup();
    open(HELD);
    expect(await screen.findByText('This visit is not booked yet')).toBeDefined();
  });

  it('is none where the time is an earlier one for a visit that is booked: that is answered on its own page', async () => {
    const offer = { offer_id: 'o', offer_appointment_id: VISIT_ID, offer_expires_at: HELD.holdExpiresAt.toISOString() };
    const place = {
      id: 'p',
      specialist_id: 's',
      specialty: null,
      appointment_id: 'booked',
      state: 'waiting',
      ahead: 0,
    };
    const found = [{ ...place, ...offer, offer_starts_at: inHours(48).toISOString() }];
    open(HELD, {}, { my_waitlist: found });
    const way = await screen.findByRole('link', { name: 'Take it or keep your time' });
    expect(way.getAttribute('href')).toBe('/consultation/booked');
    expect(screen.queryByRole('link', { name: 'Continue booking' })).toBeNull();
  });

  it('keeps saying so on both sides once it is booked', async () => {
    const invitation = { reason: 'Result of your blood test' };
    open({ ...ASKED, status: 'booked' }, { invitation });
    expect(await screen.findByText('Proposed by you: Result of your blood test')).toBeDefined();
  });
});

describe('a visit that was moved', () => {
  const WAS = inHours(24);
  const moved = (changes: Record<string, unknown>) => ({
    history: [
      {
        ...{ at: new Date().toISOString(), status: 'booked', moved: true, by: 'specialist', reason: 'An operation' },
        ...{ wasAt: WAS.toISOString(), movedTo: inHours(48).toISOString(), ...changes },
      },
    ],
  });

  it.each([
    ['patient', {}, 'Naledi Mokoena moved it: An operation'],
    ['specialist', { own: true }, 'You moved it: An operation'],
    ['patient', { own: true, by: 'other', reason: null }, 'You moved it.'],
    ['specialist', { by: 'patient', reason: null }, 'Thandi Nkosi moved it.'],
    ['patient', { by: 'other', reason: null }, 'Somebody who acts for the patient moved it.'],
    ['patient', { by: 'patient', movedTo: null }, 'An earlier time came free and was taken.'],
  ] as const)('says to the %s at the top from when, and why', async (viewerRole, changes, who) => {
    open({ viewerRole }, moved(changes));
    const title = await screen.findByText('This visit was moved');
    const text = title.parentElement?.textContent;
    expect(text).toContain(`Before, it was on ${shortWhen(WAS, zone)}.`);
    expect(text).toContain(who);
  });

  it('says to who stands in that the holder moved it, and for whom they stand in', async () => {
    const names = { viewerRole: 'specialist', standsInFor: 'Naledi Mokoena' } as const;
    open(names, { ...moved({}), side: 'covering', room: roomRow({ coveringName: 'Hlengiwe Ngcobo' }) });
    const title = await screen.findByText('This visit was moved');
    expect(title.parentElement?.textContent).toContain('Naledi Mokoena moved it: An operation');
    expect(screen.getByText('You stand in for Naledi Mokoena.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Move the visit' })).toBeNull();
  });

  it('no longer says it once it took place', async () => {
    open({ status: 'completed', startsAt: inHours(-3) }, moved({}));
    await screen.findByText('The visit took place.');
    expect(screen.queryByText('This visit was moved')).toBeNull();
  });
});
