// @vitest-environment jsdom
import { messageText } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, nearestRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSafeBankPage } from './open-payment';
import { PaymentStep } from './payment-step';

const standing = (state: string, failure: string | null = null, challengeUrl: string | null = null) => ({
  ...{ state, failure, challengeUrl },
});
const paymentRow = (state: string, more: object = {}) => ({
  ...{ id: 'payment-1', appointment_id: 'visit-1', amount_minor: 4500, refund_minor: 0, currency: 'USD' },
  ...{ state, failure: null, paid_at: null, attempted_at: null, ...more },
});
const TERMS = {
  ...{ free_until: inHours(4).toISOString(), late: false, refund_minor: 0, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 0, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const DESK = { provider: 'sandbox', publishableKey: 'pk', tokensUrl: '/__bank/v1/tokens' };

/** The sandbox payment provider, and the requests it received. */
let desk: { status: number; body: object };
let cards: unknown[];
beforeEach(() => {
  desk = { status: 200, body: { id: 'tok_1' } };
  cards = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(url).toBe('/__bank/v1/tokens');
    cards.push(JSON.parse(String(init.body)));
    return Response.json(desk.body, { status: desk.status });
  });
});

/** Answers of the edge function `payments` by action: a value, an error, or a function. */
type Answers = Record<string, unknown>;

function open(visit: Partial<Appointment> = {}, { pay = standing('paid'), check, ...more }: Answers = {}) {
  const due = createAppointment({
    status: 'awaiting_payment',
    paymentState: 'requires_payment',
    startsAt: inHours(5),
    holdExpiresAt: new Date(Date.now() + 600_000),
    ...visit,
  });
  const says: Answers = { pay, check: check ?? standing('processing'), cancel: more.cancel };
  const backend = createFakeBackend({
    my_appointments: [toAppointmentRow(due)],
    nearest_openings: [nearestRow(inHours(6))],
    cancellation_terms: [TERMS],
    my_payment: paymentRow('requires_payment'),
    'functions/payments': (body: { action: string } | undefined) => {
      const said = body ? says[body.action] : DESK;
      return typeof said === 'function' ? said() : said;
    },
    ...more,
  });
  const view = renderInHost(<PaymentStep appointmentId="visit-1" />, { backend, path: '/payment/visit-1' });
  return { ...view, says, due };
}

const asked = (view: ReturnType<typeof open>, action: string) =>
  view.backend.calls
    .filter(({ name }) => name === 'functions/payments')
    .map(({ args }) => args as { action: string; attemptId: string; token: string } | undefined)
    .filter((args) => args?.action === action);
const went = (view: ReturnType<typeof open>) => view.hostCalls.find(({ name }) => name === 'navigateTo')?.args;

async function fillIn(user: ReturnType<typeof userEvent.setup>, number = '4242 4242 4242 4242') {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiry'), '12/49');
  await user.type(screen.getByLabelText('Security code'), '123');
}
const payButton = () => screen.getByRole('button', { name: /Pay US\$45/ });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('paying', () => {
  it('charges the test card and goes to the confirmation', async () => {
    const user = userEvent.setup();
    const view = open();
    await fillIn(user);
    await user.click(payButton());
    await waitFor(() => expect(went(view)?.slice(0, 2)).toEqual(['confirmation', { id: 'visit-1' }]));
    expect(cards).toEqual([{ number: '4242424242424242', expiry: '12/49', cvc: '123' }]);
    expect(asked(view, 'pay')[0]).toMatchObject({ appointmentId: 'visit-1', token: 'tok_1' });
    expect(JSON.stringify(view.backend.calls), 'no card reaches our own functions').not.toContain('4242');
  });

  it('says the rands that are charged and their rate, and sends the amount that it showed', async () => {
    const user = userEvent.setup();
    const inRands = { amount_minor: 81_100, currency: 'ZAR', per_dollar: 18.0315, rate_dated: '2026-11-28' };
    const view = open(
      { charge: { amountMinor: 81_100, currency: 'ZAR' } },
      { my_payment: paymentRow('requires_payment', inRands) },
    );
    expect(await screen.findByRole('heading', { name: 'Pay R811.00' })).toBeTruthy();
    expect(
      await screen.findByText(/You pay R811\.00: US\$45\.00 at R18\.03 to the dollar of 28 Nov 2026/),
    ).toBeTruthy();
    await user.type(await screen.findByLabelText('Card number'), '4242 4242 4242 4242');
    const expiry = screen.getByLabelText('Expiry') as HTMLInputElement;
    await user.type(expiry, '1249');
    await user.type(screen.getByLabelText('Security code'), '123');
    expect([expiry.value, expiry.inputMode]).toEqual(['12/49', 'numeric']);
    await user.click(screen.getByRole('button', { name: 'Pay R811.00' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('confirmation'));
    expect(cards).toMatchObject([{ expiry: '12/49' }]);
    expect(asked(view, 'pay')[0]).toMatchObject({ shown: { amountMinor: 81_100, currency: 'ZAR' } });
  });

  it('says amount, currency and what cancelling costs before the first press', async () => {
    const view = open();
    expect(await screen.findByRole('heading', { name: 'Pay US$45.00' })).toBeTruthy();
    expect(await screen.findByText(/Cancelling is free until .* After that US\$22\.50 of US\$45\.00/)).toBeTruthy();
    expect(asked(view, 'pay')).toEqual([]);
  });

  it('says clearly that no real money moves', async () => {
    open();
    expect(await screen.findByText(/no real money/)).toBeTruthy();
  });

  it('charges once for a double press', async () => {
    const user = userEvent.setup();
    let answer: (row: unknown) => void = () => undefined;
    const view = open({}, { pay: () => new Promise((resolve) => (answer = resolve)) });
    await fillIn(user);
    await user.dblClick(payButton());
    await waitFor(() => expect(asked(view, 'pay')).toHaveLength(1));
    answer(standing('paid'));
    await waitFor(() => expect(went(view)?.[0]).toBe('confirmation'));
    expect(asked(view, 'pay')).toHaveLength(1);
  });

  it('says what is safe when the card is declined, and lets another try follow', async () => {
    const user = userEvent.setup();
    const view = open({}, { pay: standing('failed', 'payment.declined') });
    await fillIn(user, '4000 0000 0000 0002');
    await user.click(payButton());
    expect(await screen.findByText(messageText('payment.declined'))).toBeTruthy();
    expect(went(view)).toBeUndefined();
    view.says.pay = standing('paid');
    await user.click(payButton());
    await waitFor(() => expect(went(view)?.[0]).toBe('confirmation'));
    const attempts = asked(view, 'pay').map((args) => args?.attemptId);
    expect(new Set(attempts).size).toBe(2);
  });

  it('leads on where no card is taken for a while', async () => {
    const user = userEvent.setup();
    const view = open({}, { pay: refuse('P0001', 'payment.tooOften', 429) });
    await fillIn(user, '4000 0000 0000 0002');
    await user.click(payButton());
    const said = (await screen.findByRole('link', { name: 'See your appointments' })).closest('[role="alert"]');
    expect(said?.textContent).toContain(messageText('payment.tooOften'));
    expect(went(view)).toBeUndefined();
  });

  it('needs no earlier payment to be paid, and asks for none', async () => {
    const view = open();
    await screen.findByLabelText('Card number');
    expect(view.backend.calls.map(({ name }) => name)).not.toContain('my_payment');
  });

  it('says that the last try failed also when nobody can tell why', async () => {
    open({ paymentState: 'failed' }, { my_payment: refuse('', '', 500) });
    expect(await screen.findByText(messageText('payment.failed'))).toBeTruthy();
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
  });

  it('checks the card before anything is sent', async () => {
    const user = userEvent.setup();
    const view = open();
    await fillIn(user, '4242 4242 4242 4241');
    await user.click(payButton());
    expect(await screen.findByText(messageText('payment.cardInvalid'))).toBeTruthy();
    expect(cards).toEqual([]);
    expect(asked(view, 'pay')).toEqual([]);
  });
});

describe('a card the sandbox does not know', () => {
  it('is said at the card number', async () => {
    const user = userEvent.setup();
    desk = { status: 402, body: { error: 'cardInvalid' } };
    open();
    await fillIn(user, '5555 5555 5555 4444');
    await user.click(payButton());
    await waitFor(() => expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(messageText('payment.cardInvalid'))).toBeTruthy();
  });
});

const onItsWay = { paymentState: 'processing' } as const;

describe('a bank that asks', () => {
  const URL = 'https://bank.example/3d';

  it('is one step away, and the page goes on when it was answered elsewhere', async () => {
    const view = open(onItsWay, { check: standing('processing', null, URL) });
    const link = await screen.findByRole('link', { name: 'Continue to your bank' });
    expect(link.getAttribute('href')).toBe(URL);
    view.backend.answer('my_appointments', [
      toAppointmentRow({ ...view.due, status: 'booked', paymentState: 'paid', holdExpiresAt: null }),
    ]);
    view.backend.sendLive();
    await waitFor(() => expect(went(view)?.[0]).toBe('confirmation'));
  });

  it('can be left for another card', async () => {
    const user = userEvent.setup();
    const view = open(onItsWay, {
      check: standing('processing', null, URL),
      cancel: standing('failed', 'payment.superseded'),
    });
    await user.click(await screen.findByRole('button', { name: 'Use another card' }));
    await waitFor(() => expect(asked(view, 'cancel')).toHaveLength(1));
  });

  it('asks about this attempt, never about one that was given up before', async () => {
    let answer: unknown = standing('processing', null, URL);
    const view = open(onItsWay, { check: () => answer });
    await screen.findByRole('link', { name: 'Continue to your bank' });
    answer = new Promise(() => undefined);
    const becomes = (paymentState: 'failed' | 'processing') => {
      view.backend.answer('my_appointments', [toAppointmentRow({ ...view.due, paymentState })]);
      view.backend.sendLive();
    };
    becomes('failed');
    await screen.findByLabelText('Card number');
    becomes('processing');
    expect(await screen.findByText(messageText('payment.processing'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue to your bank' })).toBeNull();
  });

  it('is never an address that runs something here', () => {
    expect(isSafeBankPage('javascript:alert(1)')).toBe(false);
    expect(isSafeBankPage('http://elsewhere.example/')).toBe(false);
    expect(isSafeBankPage(`${location.origin}/__bank/challenge/1`)).toBe(true);
    expect(isSafeBankPage(URL)).toBe(true);
    expect(isSafeBankPage('https://')).toBe(false);
  });

  it('is known in browsers that cannot parse an address without throwing', () => {
    const { parse } = window.URL;
    Object.assign(window.URL, { parse: undefined });
    try {
      expect(isSafeBankPage(URL)).toBe(true);
      expect(isSafeBankPage('https://')).toBe(false);
    } finally {
      Object.assign(window.URL, { parse });
    }
  });
});

describe('a bank that has not answered', () => {
  it('is asked again and again, without a form to pay twice', async () => {
    const view = open(onItsWay);
    expect(await screen.findByText(messageText('payment.processing'))).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await waitFor(() => expect(asked(view, 'check').length).toBeGreaterThan(1));
  });

  it('shows the reason when it said no after all', async () => {
    open({ paymentState: 'failed' }, { my_payment: paymentRow('failed', { failure: 'payment.insufficientFunds' }) });
    expect(await screen.findByText(messageText('payment.insufficientFunds'))).toBeTruthy();
    expect(screen.getByLabelText('Card number')).toBeTruthy();
  });

  it('is not hidden by a line that breaks', async () => {
    open(onItsWay, { check: refuse('', '', 0) });
    expect(await screen.findByText(/Your payment is not affected/)).toBeTruthy();
  });
});

describe('a line that breaks while paying', () => {
  it('says so, and looks again whether something was begun', async () => {
    const user = userEvent.setup();
    const view = open({}, { pay: refuse('', '', 0) });
    await fillIn(user);
    view.backend.answer('my_appointments', [toAppointmentRow({ ...view.due, ...onItsWay })]);
    await user.click(payButton());
    expect(await screen.findByText(messageText('payment.processing'))).toBeTruthy();
  });
});

describe('money that came too late', () => {
  it('is on its way back', async () => {
    open(
      { status: 'expired', paymentState: 'refund_pending', holdExpiresAt: null },
      { my_payment: paymentRow('refund_pending', { refund_minor: 4500, paid_at: new Date().toISOString() }) },
    );
    expect(await screen.findByText(/US\$45\.00: refund on its way/)).toBeTruthy();
  });

  it('is promised back while the bank has not said', async () => {
    open(
      { status: 'expired', paymentState: 'expired', holdExpiresAt: null },
      { my_payment: paymentRow('expired', { attempted_at: new Date().toISOString() }) },
    );
    expect(await screen.findByText(/you get all of it back/)).toBeTruthy();
  });
});

describe('an installation', () => {
  it('without payments says so', async () => {
    open({}, { 'functions/payments': { provider: null } });
    expect(await screen.findByText(messageText('payment.providerOff'))).toBeTruthy();
  });
});

describe('a visit that cannot be paid', () => {
  it('forwards one that is paid already', async () => {
    const view = open({ status: 'booked', paymentState: 'paid', holdExpiresAt: null });
    await waitFor(() => expect(went(view)).toEqual(['confirmation', { id: 'visit-1' }, { replace: true }]));
  });

  it.each([
    ['ahead', 15],
    ['behind', -15],
  ])('goes by the server’s clock when that of the phone is %s', async (_, minutes) => {
    const fast = minutes * 60_000;
    const view = open(
      { holdExpiresAt: new Date(Date.now() - fast + 300_000) },
      { server_time: () => new Date(Date.now() - fast).toISOString() },
    );
    expect(await screen.findByRole('timer')).toHaveProperty('textContent', expect.stringMatching(/[45]:\d\d$/));
    expect(await screen.findByRole('button', { name: /Pay US\$45/ })).toBeDefined();
    expect(screen.queryByText('The time ran out')).toBeNull();
    expect(view.backend.calls.filter(({ name }) => name === 'nearest_openings')).toEqual([]);
  });

  it('offers the nearest times when the hold ran out', async () => {
    open({ status: 'expired', paymentState: 'expired', holdExpiresAt: null });
    expect(await screen.findByText(messageText('booking.holdExpired'))).toBeTruthy();
    const link = await screen.findByRole('link', { name: /Dr Naledi Mokoena/ });
    expect(link.getAttribute('href')).toMatch(/^\/book-consultation\?specialist=/);
    expect(link.getAttribute('href')).not.toContain('Chest');
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it.each([
    ['patient', 4500, 'You cancelled it. There is nothing to pay.', 'All you paid, US$45.00, goes back to you.'],
    [
      'specialist',
      4500,
      'Naledi Mokoena cancelled it. There is nothing to pay.',
      'All you paid, US$45.00, goes back to you.',
    ],
    ['patient', 0, 'You cancelled it. There is nothing to pay.', 'US$45.00 stay paid.'],
  ] as const)('says who cancelled a paid visit and where the money is: %s, %i back', async (by, back, who, money) => {
    const paid = { refund_minor: back, paid_at: new Date().toISOString() };
    open(
      { status: 'cancelled', cancelledBy: by, paymentState: back ? 'refund_pending' : 'paid', holdExpiresAt: null },
      { my_payment: paymentRow(back ? 'refund_pending' : 'paid', paid) },
    );
    expect(await screen.findByText(who)).toBeTruthy();
    expect(await screen.findByText(money)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the visit' }).getAttribute('href')).toBe('/consultation/visit-1');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByText(messageText('payment.tooLate'))).toBeNull();
  });

  it('does not call a declined request cancelled', async () => {
    open({ status: 'declined', paymentState: null, holdExpiresAt: null }, { my_payment: null });
    expect(await screen.findByText('The specialist could not take this visit')).toBeTruthy();
    expect(await screen.findByText('Nothing was charged.')).toBeTruthy();
    expect(screen.queryByText('This visit was cancelled')).toBeNull();
  });

  it('notices that the hold ran out while paying', async () => {
    const user = userEvent.setup();
    open({}, { pay: refuse('P0001', 'booking.holdExpired', 409) });
    await fillIn(user);
    await user.click(payButton());
    expect(await screen.findByText('Nearest openings')).toBeTruthy();
  });

  it('says so when it is not among the person’s own', async () => {
    open({}, { my_appointments: [] });
    expect(await screen.findByText(messageText('booking.notFound'))).toBeTruthy();
  });

  it('offers a retry when it does not load', async () => {
    open({}, { my_appointments: refuse('', '', 0) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
