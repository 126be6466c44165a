import { randomUUID } from 'node:crypto';
import { sandboxKeys } from '@telehealth/local-services/payments/create-payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaystackProvider } from '../../functions/_shared/payments/paystack-provider.ts';
import { signPaystack } from '../../functions/_shared/payments/paystack-signature.ts';
import { createPaymentsHandler } from '../../functions/payments/handler.ts';
import { addOperator } from '../support/operators';
import { type Payer, type PayingWorld, passTime, startPayingWorld } from '../support/paying';
import { publisher } from '../support/publishing';
import { letLapse, paymentOf, statusOf } from '../support/visits';

const RANDS = { amountMinor: 81_100, currency: 'ZAR' };
let world: PayingWorld;
beforeAll(async () => {
  world = await startPayingWorld({ paystack: true });
  const operator = await addOperator(sql());
  await publisher(sql(), operator).rate({ dated: new Date().toISOString().slice(0, 10), perDollar: '18.0315' });
});
afterAll(() => world.close());

const sql = () => world.stack.database.sql;
const secretKey = () => sandboxKeys(world.stack.paymentSecret).secretKey;
const begin = (payer: Payer, token = 'way_card', attemptId: string = randomUUID()) =>
  payer.call({ action: 'pay', appointmentId: payer.id, attemptId, token, shown: RANDS });
/** What the payer presses on the page of the provider; where that leads back to. */
async function press(url: string | null | undefined, answer: 'pay' | 'refuse') {
  const response = await fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  });
  return response.headers.get('location') ?? '';
}
const standing = async (id: string) => ({
  state: (await paymentOf(sql(), id)).state,
  visit: await statusOf(sql(), id),
});
const refOf = async (id: string) =>
  (await sql()<{ ref: string }[]>`select provider_ref as ref from public.payments where appointment_id = ${id}`)[0]
    ?.ref ?? '';
async function hear(message: object, { secret = secretKey(), changed = false } = {}) {
  const body = JSON.stringify(message);
  const response = await fetch(`${world.stack.url}/functions/v1/payments-webhook`, {
    method: 'POST',
    headers: { 'x-paystack-signature': await signPaystack(secret, body) },
    body: changed ? `${body} ` : body,
  });
  return { status: response.status, body: await response.json() };
}
async function paid(token?: string) {
  const payer = await world.addPayer();
  await press((await begin(payer, token)).body.challengeUrl, 'pay');
  await world.deliver();
  return payer;
}
const refundsOf = (id: string) =>
  sql()`select kind, amount_minor, currency, state from public.refunds where appointment_id = ${id} order by created_at`;
const books = (id: string) => sql()`select r.amount_minor, r.status from payment_sandbox.refunds r
  join payment_sandbox.charges c on c.id = r.charge_id where c.metadata ->> 'appointment' = ${id} order by r.amount_minor`;
async function settleRefunds(id: string) {
  await passTime(world, id);
  await world.drain();
  await world.hurry();
  await world.deliver();
  await passTime(world, id);
  await world.drain();
}

const WAITS = { state: 'processing', visit: 'awaiting_payment' };
const PAID = { state: 'paid', visit: 'booked' };

describe('paying at Paystack', () => {
  it.each([
    ['way_card', /by card/],
    ['way_instant_eft', /by instant EFT/],
  ])(
    'by %s happens on its page, for the rands that were shown, and books by its signed message',
    async (token, how) => {
      const payer = await world.addPayer();
      const begun = await begin(payer, token);
      expect(begun).toMatchObject({ status: 200, body: { state: 'processing', isAsked: true } });
      const html = await (await fetch(begun.body.challengeUrl ?? '')).text();
      expect(html).toMatch(how);
      expect(html).toContain('R811.00');
      expect(html, 'nothing of the person is told').not.toContain('example.com');
      expect(await standing(payer.id)).toEqual(WAITS);
      const back = await press(begun.body.challengeUrl, 'pay');
      expect(new URL(back).pathname).toBe(`/payment/${payer.id}`);
      expect(await standing(payer.id), 'nothing is booked by coming back').toEqual(WAITS);
      await world.deliver();
      expect(await standing(payer.id)).toEqual(PAID);
      expect(await paymentOf(sql(), payer.id)).toMatchObject({
        amount_minor: 81_100,
        currency: 'ZAR',
        provider: 'paystack',
      });
    },
  );

  it('is heard when the page asks, and by the worker when the message is lost', async () => {
    const [asks, left] = [await world.addPayer(), await world.addPayer()];
    for (const payer of [asks, left]) await press((await begin(payer)).body.challengeUrl, 'pay');
    await sql()`update payment_sandbox.deliveries set done_at = now() where done_at is null`;
    expect((await asks.check()).body).toMatchObject({ state: 'paid', isAsked: false });
    await passTime(world, left.id);
    await world.drain();
    expect(await standing(left.id)).toEqual(PAID);
  });

  it('that the bank refused charges nothing and can be begun again, as can one that was left', async () => {
    const payer = await world.addPayer();
    await press((await begin(payer)).body.challengeUrl, 'refuse');
    expect((await payer.check()).body).toMatchObject({ state: 'failed', failure: 'payment.declined' });
    await begin(payer);
    expect((await payer.check()).body).toMatchObject({ state: 'processing', challengeUrl: null, isAsked: true });
    expect((await payer.giveUp()).body).toMatchObject({ state: 'failed', failure: 'payment.superseded' });
    await press((await begin(payer, 'way_instant_eft')).body.challengeUrl, 'pay');
    await world.deliver();
    expect(await standing(payer.id)).toEqual(PAID);
  });

  it('begins one transaction for ten presses of one attempt', async () => {
    const payer = await world.addPayer();
    const attempt = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => begin(payer, 'way_card', attempt)));
    expect(
      await sql()`select from payment_sandbox.charges where metadata ->> 'appointment' = ${payer.id}`,
    ).toHaveLength(1);
    expect(await standing(payer.id)).toEqual(WAITS);
  });

  it('takes only the ways it knows, only rands, and nothing when its keys are wrong', async () => {
    const payer = await world.addPayer();
    expect((await begin(payer, 'way_cheque')).body).toMatchObject({
      state: 'failed',
      failure: 'payment.cardNotUsable',
    });
    const wrong = createPaystackProvider({
      ...{ secretKey: 'sk_test_wrong', apiUrl: `${world.stack.url}/__bank/paystack`, mailDomain: 'x.example' },
    });
    await expect(
      wrong.create({ appointmentId: payer.id, amountMinor: 4500, currency: 'USD', takeLater: false, key: 'k' }),
    ).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    const handler = createPaymentsHandler({ ...world.stack, provider: wrong, siteUrl: 'https://x.example' });
    const body = { action: 'pay', appointmentId: payer.id, attemptId: randomUUID(), token: 'way_card', shown: RANDS };
    const headers = { authorization: payer.authorization };
    const answer = await handler(new Request('http://x/', { method: 'POST', headers, body: JSON.stringify(body) }));
    expect([answer.status, (await answer.json()).state]).toEqual([200, 'processing']);
    await passTime(world, payer.id);
    await world.drain();
    expect((await standing(payer.id)).state).toBe('failed');
  });
});

describe('messages of Paystack', () => {
  it('are refused when forged or changed, and acknowledged when unknown', async () => {
    const payer = await world.addPayer();
    await begin(payer);
    const data = { id: 1, status: 'success', reference: await refOf(payer.id), amount: 81_100, currency: 'ZAR' };
    const message = { event: 'charge.success', data };
    expect((await hear(message, { secret: 'sk_test_other' })).status).toBe(400);
    expect((await hear(message, { changed: true })).status).toBe(400);
    expect(await hear({ event: 'transfer.success', data: { id: 2 } })).toEqual({
      status: 200,
      body: { outcome: 'ignored' },
    });
    expect(await standing(payer.id)).toEqual(WAITS);
  });

  it('count for nothing while Paystack itself does not say paid, whatever a signed one says', async () => {
    const payer = await world.addPayer();
    await begin(payer);
    const data = { id: 3, status: 'success', reference: await refOf(payer.id), amount: 81_100, currency: 'ZAR' };
    await hear({ event: 'charge.success', data });
    expect(await standing(payer.id)).toEqual(WAITS);
  });

  it('about another amount book nothing', async () => {
    const payer = await world.addPayer();
    const { challengeUrl } = (await begin(payer)).body;
    await sql()`update payment_sandbox.charges set amount_minor = 100 where id = ${await refOf(payer.id)}`;
    await press(challengeUrl, 'pay');
    await world.deliver();
    expect(await standing(payer.id)).toEqual(WAITS);
  });

  it('tell disputes, and hold refunds back until they are won', async () => {
    const payer = await paid();
    const transaction = { reference: await refOf(payer.id), amount: 81_100 };
    const data = { id: 4, refund_amount: 81_100, currency: 'ZAR', transaction };
    expect((await hear({ event: 'charge.dispute.create', data })).body).toEqual({ outcome: 'applied' });
    await sql()`select private.refund(${payer.id}, null, 'goodwill')`;
    await settleRefunds(payer.id);
    expect(await books(payer.id)).toEqual([]);
    await hear({ event: 'charge.dispute.resolve', data: { ...data, resolution: 'declined' } });
    await settleRefunds(payer.id);
    expect(await books(payer.id)).toMatchObject([{ amount_minor: 81_100, status: 'succeeded' }]);
  });
});

describe('rands that go back through Paystack', () => {
  it('are parts of what was charged, and settled once Paystack paid them out', async () => {
    const payer = await paid('way_instant_eft');
    await sql()`select private.refund(${payer.id}, 33333, 'one')`;
    await sql()`select private.refund(${payer.id}, null, 'rest')`;
    await world.drain();
    expect((await standing(payer.id)).state).toBe('refund_pending');
    await settleRefunds(payer.id);
    expect(await standing(payer.id)).toMatchObject({ state: 'refunded' });
    expect(await books(payer.id)).toEqual([
      { amount_minor: 33_333, status: 'succeeded' },
      { amount_minor: 47_767, status: 'succeeded' },
    ]);
  });

  it('are sent once although the answer was lost', async () => {
    const payer = await paid();
    const order = { ref: await refOf(payer.id), refundId: randomUUID(), amountMinor: 1000, key: 'refund:x:0' };
    const [first, again] = [await world.provider.refund(order), await world.provider.refund(order)];
    expect(again).toEqual(first);
    expect(await books(payer.id)).toHaveLength(1);
  });

  it('are all of them when the payment came after the time was gone', async () => {
    const payer = await world.addPayer();
    const { challengeUrl } = (await begin(payer)).body;
    await letLapse(sql(), payer.id);
    await sql()`update public.appointments set status = 'cancelled', cancelled_by = 'system', hold_expires_at = null
      where id = ${payer.id}`;
    await press(challengeUrl, 'pay');
    await world.deliver();
    await settleRefunds(payer.id);
    expect(await refundsOf(payer.id)).toEqual([
      { kind: 'refund', amount_minor: 81_100, currency: 'ZAR', state: 'settled' },
    ]);
  });
});
