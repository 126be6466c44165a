import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainPaymentWork } from '../../functions/_shared/payments/drain-work.ts';
import type { PaymentProvider } from '../../functions/_shared/payments/provider.ts';
import { createStripeProvider } from '../../functions/_shared/payments/stripe-provider.ts';
import { createPaymentsHandler } from '../../functions/payments/handler.ts';
import { type PayingWorld, passTime, SHOWN } from '../support/paying';
import { type StripeWorld, startStripeWorld, WEBHOOK_SECRET } from '../support/stripe-world';

let stripe: StripeWorld['stripe'];
let world: PayingWorld;
let provider: PaymentProvider;
let inStripe: StripeWorld;

beforeAll(async () => {
  inStripe = await startStripeWorld();
  ({ stripe, world, provider } = inStripe);
});
afterAll(() => inStripe.close());

const sql = () => world.stack.database.sql;
const standing: StripeWorld['standing'] = (id) => inStripe.standing(id);
const refOf: StripeWorld['refOf'] = (id) => inStripe.refOf(id);
const pay: StripeWorld['pay'] = (...asked) => inStripe.pay(...asked);
const hear: StripeWorld['hear'] = (...said) => inStripe.hear(...said);
const ask: StripeWorld['ask'] = (...asked) => inStripe.ask(...asked);

describe('paying through Stripe', () => {
  it('creates an intent for the amount, then confirms it on the server, each under its own key', async () => {
    const payer = await world.addPayer();
    const attempt = randomUUID();
    expect((await pay(payer, 'ctoken_pays', attempt)).body).toEqual({
      state: 'paid',
      failure: null,
      isAsked: false,
      challengeUrl: null,
    });
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
    const [created, confirmed] = stripe.received.slice(-2);
    expect(created).toMatchObject({
      path: '/v1/payment_intents',
      idempotencyKey: `create:${payer.id}:${attempt}`,
      form: { amount: '4500', currency: 'usd', capture_method: 'automatic', 'metadata[appointment]': payer.id },
    });
    // What a statement or the provider's pages could show: the amount and a number of ours; nobody's name, field or medicine.
    expect(Object.keys(created?.form ?? {}).sort()).toEqual([
      ...['allowed_payment_method_types[0]', 'amount', 'capture_method', 'currency', 'metadata[appointment]'],
    ]);
    expect(Object.keys(confirmed?.form ?? {}).sort()).toEqual(['confirmation_token', 'return_url']);
    expect(confirmed).toMatchObject({
      idempotencyKey: `confirm:${payer.id}:${attempt}`,
      form: { confirmation_token: 'ctoken_pays', return_url: `https://sawubona.example/payment/${payer.id}` },
    });
    expect(created?.version, 'the version the SDK was written for').toMatch(/^20\d\d-/);
  });

  it('charges once when the same attempt is sent again', async () => {
    const payer = await world.addPayer();
    const attempt = randomUUID();
    await pay(payer, 'ctoken_pays', attempt);
    expect((await pay(payer, 'ctoken_pays', attempt)).body).toMatchObject({ state: 'paid' });
    const mine = [...stripe.intents.values()].filter(({ metadata }) => metadata.appointment === payer.id);
    expect(mine).toHaveLength(1);
  });

  it.each([
    ['ctoken_declined', 'payment.declined'],
    ['ctoken_funds', 'payment.insufficientFunds'],
    ['ctoken_used', 'payment.cardNotUsable'],
  ])('says why a card was not taken: %s', async (token, failure) => {
    const payer = await world.addPayer();
    expect((await pay(payer, token)).body).toMatchObject({ state: 'failed', failure });
    expect((await pay(payer, 'ctoken_pays')).body).toMatchObject({ state: 'paid' });
  });

  it('leads to the bank’s page and hears the outcome', async () => {
    const payer = await world.addPayer();
    const { body } = await pay(payer, 'ctoken_challenge');
    expect(body).toEqual({
      state: 'processing',
      failure: null,
      isAsked: true,
      challengeUrl: 'https://hooks.stripe.example/3d',
    });
    const intent = stripe.intents.get(await refOf(payer.id));
    const heard = await hear('payment_intent.succeeded', { ...intent, status: 'succeeded', amount_received: 4500 });
    expect(heard).toEqual({ status: 200, body: { outcome: 'applied' } });
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
  });

  it('waits when no answer came, and asks', async () => {
    const payer = await world.addPayer();
    expect((await pay(payer, 'ctoken_slow')).body).toMatchObject({ state: 'processing' });
    expect((await ask(payer, { action: 'check', appointmentId: payer.id })).body).toMatchObject({ state: 'paid' });
  });

  it('stays in process when Stripe fails, and begins nothing when its keys are wrong', async () => {
    const payer = await world.addPayer();
    expect((await pay(payer, 'ctoken_down')).body).toMatchObject({ state: 'processing' });
    const other = await world.addPayer();
    const wrong = createStripeProvider({
      ...{ secretKey: 'sk_test_wrong', publishableKey: 'pk_test_x', webhookSecret: WEBHOOK_SECRET, api: stripe.api },
    });
    const handler = createPaymentsHandler({ ...world.stack, provider: wrong, siteUrl: 'https://x.example' });
    const body = {
      action: 'pay',
      appointmentId: other.id,
      attemptId: randomUUID(),
      token: 'ctoken_pays',
      shown: SHOWN,
    };
    const headers = { authorization: other.authorization };
    const answer = await handler(
      new Request('http://x/payments', { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([503, { hint: 'payment.providerAway' }]);
    expect((await standing(other.id)).state).toBe('requires_payment');
  });
});

describe('messages of Stripe', () => {
  it('are refused when forged or old, and acknowledged when unknown', async () => {
    const payer = await world.addPayer();
    await pay(payer, 'ctoken_challenge');
    const intent = { ...stripe.intents.get(await refOf(payer.id)), status: 'succeeded', amount_received: 4500 };
    expect((await hear('payment_intent.succeeded', intent, { secret: 'whsec_other' })).status).toBe(400);
    expect((await hear('payment_intent.succeeded', intent, { age: 600 })).status).toBe(400);
    expect(await hear('customer.created', { id: 'cus_1' })).toEqual({ status: 200, body: { outcome: 'ignored' } });
    expect((await standing(payer.id)).state).toBe('processing');
  });

  it('about another amount book nothing', async () => {
    const payer = await world.addPayer();
    await pay(payer, 'ctoken_challenge');
    const intent = { ...stripe.intents.get(await refOf(payer.id)), status: 'succeeded', amount_received: 100 };
    expect((await hear('payment_intent.succeeded', intent)).body).toEqual({ outcome: 'mismatch' });
    expect((await standing(payer.id)).state).toBe('processing');
  });

  it('about a refused confirmation and a withdrawn intent let another card follow', async () => {
    for (const [type, more] of [
      [
        'payment_intent.payment_failed',
        {
          status: 'requires_payment_method',
          last_payment_error: { type: 'card_error', code: 'payment_intent_authentication_failure' },
        },
      ],
      ['payment_intent.canceled', { status: 'canceled' }],
    ] as const) {
      const payer = await world.addPayer();
      await pay(payer, 'ctoken_challenge');
      await hear(type, { ...stripe.intents.get(await refOf(payer.id)), ...more });
      expect((await standing(payer.id)).state, type).toBe('failed');
    }
  });
});

describe('money that goes back through Stripe', () => {
  it('is asked for once, pending until Stripe says so', async () => {
    const payer = await world.addPayer();
    await pay(payer, 'ctoken_pays');
    await sql()`select private.refund(${payer.id}, 2000, 'goodwill')`;
    await drainPaymentWork(world.project, provider);
    const sent = stripe.received.at(-1);
    expect(sent).toMatchObject({
      path: '/v1/refunds',
      form: { amount: '2000', payment_intent: await refOf(payer.id) },
    });
    expect(sent?.idempotencyKey).toMatch(/^refund:.*:0$/);
    const [row] = await sql()<{ id: string; refund_ref: string }[]>`
      select id, refund_ref from public.refunds where appointment_id = ${payer.id}`;
    const object = { id: row?.refund_ref, amount: 2000, currency: 'usd', metadata: { refund: row?.id } };
    await hear('refund.created', { ...object, status: 'pending' });
    expect((await standing(payer.id)).state).toBe('refund_pending');
    await Promise.all([1, 2, 3].map(() => hear('refund.updated', { ...object, status: 'succeeded' })));
    expect((await standing(payer.id)).state).toBe('partly_refunded');
  });

  it('is tried anew, under a new key, when Stripe could not', async () => {
    const payer = await world.addPayer();
    await pay(payer, 'ctoken_pays');
    await sql()`select private.refund(${payer.id}, null, 'goodwill')`;
    await drainPaymentWork(world.project, provider);
    const [row] = await sql()<{ id: string; refund_ref: string }[]>`
      select id, refund_ref from public.refunds where appointment_id = ${payer.id}`;
    const object = { id: row?.refund_ref, amount: 4500, currency: 'usd', metadata: { refund: row?.id } };
    stripe.refunds.set(object.id ?? '', { ...stripe.refunds.get(object.id ?? ''), ...object, status: 'failed' });
    await hear('refund.failed', { ...object, status: 'failed' });
    await passTime(world, payer.id);
    await drainPaymentWork(world.project, provider);
    expect(stripe.received.at(-1)?.idempotencyKey).toBe(`refund:${row?.id}:1`);
  });

  it('is captured when the visit is over, and let go when it was not', async () => {
    await sql()`update private.settings set value = 'at_completion' where key = 'payment_capture'`;
    const [kept, left] = [await world.addPayer(), await world.addPayer()];
    for (const payer of [kept, left])
      expect((await pay(payer, 'ctoken_pays')).body).toMatchObject({ state: 'authorised' });
    await sql()`update private.settings set value = 'at_booking' where key = 'payment_capture'`;
    await sql()`select private.capture_payment(${kept.id}), private.refund(${left.id}, null, 'called off')`;
    await drainPaymentWork(world.project, provider);
    expect((await standing(kept.id)).state).toBe('paid');
    expect(stripe.intents.get(await refOf(left.id))?.status).toBe('canceled');
  });
});
