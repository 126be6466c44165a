// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PayElsewhere } from './pay-elsewhere';
import { PaymentStep } from './payment-step';

afterEach(cleanup);

const CHARGE = { amountMinor: 81_100, currency: 'ZAR' };
const PAGE = 'https://checkout.paystack.com/abc';
const asked = { state: 'processing', failure: null, challengeUrl: null, isAsked: true };

function openStep(paymentState: 'requires_payment' | 'processing') {
  const visit = createAppointment({
    status: 'awaiting_payment',
    paymentState,
    startsAt: inHours(5),
    holdExpiresAt: new Date(Date.now() + 600_000),
    charge: CHARGE,
  });
  const backend = createFakeBackend({
    my_appointments: [toAppointmentRow(visit)],
    'functions/payments': (body: { action: string } | undefined) => {
      if (body === undefined) return { provider: 'paystack', publishableKey: '', tokensUrl: null };
      return body.action === 'cancel' ? { ...asked, state: 'failed', failure: 'payment.superseded' } : asked;
    },
  });
  renderInHost(<PaymentStep appointmentId="visit-1" />, { backend, path: '/payment/visit-1' });
  return backend;
}

describe('paying on the page of Paystack', () => {
  it.each([
    ['card', 'way_card'],
    ['instant EFT', 'way_instant_eft'],
  ])('by %s leaves for it, with the amount that was shown', async (way, token) => {
    const user = userEvent.setup();
    const leaveFor = vi.fn();
    const backend = createFakeBackend({ 'functions/payments': { ...asked, challengeUrl: PAGE } });
    const of = { visit: createAppointment({ charge: CHARGE }), lastFailure: null };
    renderInHost(<PayElsewhere {...of} onLapsed={vi.fn()} onUncertain={vi.fn()} leaveFor={leaveFor} />, { backend });
    await user.click(screen.getByRole('button', { name: `Pay R811.00 by ${way}` }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAGE));
    expect(backend.calls.map(({ args }) => args)).toMatchObject([{ action: 'pay', token, shown: CHARGE }]);
  });

  it('takes the place of the card form where Paystack takes payments', async () => {
    openStep('requires_payment');
    expect(await screen.findByRole('button', { name: 'Pay R811.00 by instant EFT' })).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it('can be begun again by who left it', async () => {
    const backend = openStep('processing');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Begin again' }));
    await waitFor(() =>
      expect(backend.calls.map(({ args }) => args)).toContainEqual({ action: 'cancel', appointmentId: 'visit-1' }),
    );
  });
});
