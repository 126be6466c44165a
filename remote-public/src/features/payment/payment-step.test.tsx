// @vitest-environment jsdom
import { type Appointment, MESSAGES } from '@telehealth/contracts';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { inHours, nearestRow } from '../../test-support/rows';
import { PaymentStep } from './payment-step';

const PAID = { id: 'payment-1', appointment_id: 'visit-1', amount_minor: 4500, currency: 'USD' };
const paymentRow = (state: string, failure: string | null = null) => ({
  ...PAID,
  state,
  failure,
  paid_at: state === 'paid' ? new Date().toISOString() : null,
});

function open(visit: Partial<Appointment> = {}, answers: Record<string, unknown> = {}) {
  const due = createAppointment({
    status: 'awaiting_payment',
    paymentState: 'requires_payment',
    startsAt: inHours(5),
    holdExpiresAt: new Date(Date.now() + 600_000),
    ...visit,
  });
  const backend = createFakeBackend({
    my_appointments: [toAppointmentRow(due)],
    nearest_openings: [nearestRow(inHours(6))],
    sandbox_charge: paymentRow('paid'),
    ...answers,
  });
  return renderInHost(<PaymentStep appointmentId="visit-1" />, { backend, path: '/payment/visit-1' });
}

const charges = (view: ReturnType<typeof open>) => view.backend.calls.filter(({ name }) => name === 'sandbox_charge');
const went = (view: ReturnType<typeof open>) => view.hostCalls.find(({ name }) => name === 'navigateTo')?.args;

async function fillIn(user: ReturnType<typeof userEvent.setup>, number = '4242 4242 4242 4242') {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiry'), '12/49');
  await user.type(screen.getByLabelText('Security code'), '123');
}
const payButton = () => screen.getByRole('button', { name: /Pay US\$45/ });

afterEach(cleanup);

describe('paying', () => {
  it('charges the test card and goes to the confirmation', async () => {
    const user = userEvent.setup();
    const view = open();
    await fillIn(user);
    await user.click(payButton());
    await waitFor(() => expect(went(view)?.slice(0, 2)).toEqual(['confirmation', { id: 'visit-1' }]));
    expect(charges(view)[0]?.args).toMatchObject({ p_card_number: '4242424242424242', p_cvc: '123' });
  });

  it('says clearly that no real money moves', async () => {
    open();
    expect(await screen.findByText(/no real money/)).toBeTruthy();
  });

  it('charges once for a double press', async () => {
    const user = userEvent.setup();
    let answer: (row: unknown) => void = () => undefined;
    const view = open({}, { sandbox_charge: () => new Promise((resolve) => (answer = resolve)) });
    await fillIn(user);
    await user.dblClick(payButton());
    await waitFor(() => expect(charges(view)).toHaveLength(1));
    answer(paymentRow('paid'));
    await waitFor(() => expect(went(view)?.[0]).toBe('confirmation'));
    expect(charges(view)).toHaveLength(1);
  });

  it('says what is safe when the card is declined, and lets another try follow', async () => {
    const user = userEvent.setup();
    const view = open({}, { sandbox_charge: paymentRow('failed', 'payment.declined') });
    await fillIn(user, '4000 0000 0000 0002');
    await user.click(payButton());
    expect(await screen.findByText(MESSAGES['payment.declined'].text)).toBeTruthy();
    expect(went(view)).toBeUndefined();
    view.backend.answer('sandbox_charge', paymentRow('paid'));
    await user.click(payButton());
    await waitFor(() => expect(went(view)?.[0]).toBe('confirmation'));
    const attempts = charges(view).map(({ args }) => (args as { p_attempt: string }).p_attempt);
    expect(new Set(attempts).size).toBe(2);
  });

  it('checks the card before anything is sent', async () => {
    const user = userEvent.setup();
    const view = open();
    await fillIn(user, '4242 4242 4242 4241');
    await user.click(payButton());
    expect(await screen.findByText(MESSAGES['payment.cardInvalid'].text)).toBeTruthy();
    expect(charges(view)).toHaveLength(0);
  });
});

describe('a card the sandbox does not know', () => {
  it('is said at the card number', async () => {
    const user = userEvent.setup();
    open({}, { sandbox_charge: refuse('P0001', 'payment.cardInvalid') });
    await fillIn(user, '5555 5555 5555 4444');
    await user.click(payButton());
    await waitFor(() => expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(MESSAGES['payment.cardInvalid'].text)).toBeTruthy();
  });
});

describe('a visit that cannot be paid', () => {
  it('forwards one that is paid already', async () => {
    const view = open({ status: 'booked', paymentState: 'paid', holdExpiresAt: null });
    await waitFor(() => expect(went(view)).toEqual(['confirmation', { id: 'visit-1' }, { replace: true }]));
  });

  it('offers the nearest times when the hold ran out', async () => {
    open({ status: 'expired', paymentState: 'expired', holdExpiresAt: null });
    expect(await screen.findByText(MESSAGES['booking.holdExpired'].text)).toBeTruthy();
    const link = await screen.findByRole('link', { name: /Dr Naledi Mokoena/ });
    expect(link.getAttribute('href')).toMatch(/^\/book-consultation\?specialist=/);
    expect(link.getAttribute('href')).not.toContain('Chest');
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it('notices that the hold ran out while paying', async () => {
    const user = userEvent.setup();
    open({}, { sandbox_charge: refuse('P0001', 'booking.holdExpired') });
    await fillIn(user);
    await user.click(payButton());
    expect(await screen.findByText('Nearest openings')).toBeTruthy();
  });

  it('says so when it is not among the person’s own', async () => {
    open({ id: 'visit-2' });
    expect(await screen.findByText(MESSAGES['booking.notFound'].text)).toBeTruthy();
  });

  it('offers a retry when it does not load', async () => {
    open({}, { my_appointments: refuse('', '', 0) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
