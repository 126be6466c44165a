import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '../../functions/_shared/payments/webhook-signature.ts';
import { addOperator } from '../support/operators';
import { type Payer, type PayingWorld, passTime, startPayingWorld } from '../support/paying';
import { as } from '../support/people';
import { cancel, paymentOf, toldOf } from '../support/visits';

let world: PayingWorld;
beforeAll(async () => {
  world = await startPayingWorld();
});
afterAll(() => world.close());

const sql = () => world.stack.database.sql;
const refundsOf = (id: string) => sql()<{ id: string; kind: string; state: string }[]>`
  select id, kind, state from public.refunds where appointment_id = ${id} order by created_at`;
const stateOf = async (id: string) => (await paymentOf(sql(), id)).state;
const refOf = async (payer: Payer) =>
  (
    await sql()<{ ref: string }[]>`select provider_ref as ref from public.payments where appointment_id = ${payer.id}`
  )[0]?.ref ?? '';
const refundedAtTheBank = async (payer: Payer) =>
  (
    await sql()<{ minor: number }[]>`select refunded_minor as minor from payment_sandbox.charges
      where metadata ->> 'appointment' = ${payer.id} and status = 'paid'`
  ).map(({ minor }) => minor);

async function send(type: 'charge' | 'refund', data: object): Promise<string | undefined> {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data });
  const response = await fetch(`${world.stack.url}/functions/v1/payments-webhook`, {
    method: 'POST',
    headers: { 'sandbox-signature': await signWebhook(world.webhookSecret, body, new Date()) },
    body,
  });
  return ((await response.json()) as { outcome?: string }).outcome;
}
const aboutCharge = (payer: Payer, id: string, status: string) =>
  send('charge', { id, status, amountMinor: 4500, currency: 'USD', metadata: { appointment: payer.id } });

async function authorised(): Promise<Payer> {
  const payer = await world.addPayer();
  await sql()`update private.settings set value = 'at_completion' where key = 'payment_capture'`;
  await payer.pay('pays');
  await sql()`update private.settings set value = 'at_booking' where key = 'payment_capture'`;
  await world.deliver();
  return payer;
}

describe('money that was taken while we let go of it', () => {
  it('comes back, whoever is heard first', async () => {
    const [told, asked] = [await authorised(), await authorised()];
    for (const payer of [told, asked]) {
      await world.provider.capture(await refOf(payer), 'capture');
      await sql()`update public.appointments set cancel_notice_minutes = 0 where id = ${payer.id}`;
      await cancel(sql(), payer.patient, payer.id);
      expect(await stateOf(payer.id)).toBe('expired');
    }
    expect(await aboutCharge(told, await refOf(told), 'paid')).toBe('ignored');
    await world.drain();
    await world.hurry();
    await world.deliver();
    for (const payer of [told, asked]) {
      expect(await refundedAtTheBank(payer)).toEqual([4500]);
      expect(await refundsOf(payer.id)).toMatchObject([{ kind: 'release', state: 'settled' }]);
    }
  });
});

describe('a charge that was given up before anything was asked of a card', () => {
  it('is no failed payment, and nobody hears of one', async () => {
    const payer = await world.addPayer();
    expect(await aboutCharge(payer, 'ch_never_begun', 'cancelled')).toBe('ignored');
    expect(await paymentOf(sql(), payer.id)).toMatchObject({ state: 'requires_payment', failure: null });
    expect(await toldOf(sql(), payer.patient, payer.id)).not.toContain('payment.failed');
  });
});

/** Somebody who called a paid visit off in time; the provider works on the refund. */
async function owed() {
  const payer = await world.addPayer();
  await payer.pay('pays');
  await world.deliver();
  await sql()`update public.appointments set cancel_notice_minutes = 0 where id = ${payer.id}`;
  await cancel(sql(), payer.patient, payer.id);
  await world.drain();
  const refund = (await refundsOf(payer.id))[0]?.id ?? '';
  const [sent] = await sql()<{ id: string }[]>`
    select id from payment_sandbox.refunds where metadata ->> 'refund' = ${refund}`;
  const say = (status: string) =>
    send('refund', { id: sent?.id, status, amountMinor: 4500, currency: 'USD', metadata: { refund } });
  return { payer, refund, say };
}

describe('a refund that came back to the provider after it had arrived', () => {
  it('is no refund any more: the patient is told, and an operator has it sent again', async () => {
    const { payer, refund, say } = await owed();
    await world.hurry();
    await world.deliver();
    expect(await stateOf(payer.id)).toBe('refunded');
    await sql()`update payment_sandbox.charges set refunded_minor = 0 where metadata ->> 'appointment' = ${payer.id}`;
    expect(await say('failed')).toBe('applied');
    expect(await say('failed')).toBe('known');
    expect(await say('succeeded'), 'a late copy').toBe('known');
    expect(await refundsOf(payer.id)).toMatchObject([{ state: 'failed' }]);
    expect(await stateOf(payer.id)).toBe('refund_pending');
    expect(await toldOf(sql(), payer.patient, payer.id)).toContain('payment.refundDelayed');
    const operator = await addOperator(sql());
    await as(sql(), operator, (tx) => tx`select public.retry_refund(${refund})`);
    await passTime(world, payer.id);
    await world.drain();
    await world.hurry();
    await world.deliver();
    expect(await refundsOf(payer.id)).toMatchObject([{ state: 'settled' }]);
    const told = (await toldOf(sql(), payer.patient, payer.id)).filter((event) => event === 'payment.refunded');
    expect(told, 'told of both times').toHaveLength(2);
    expect(await stateOf(payer.id)).toBe('refunded');
    expect(await refundedAtTheBank(payer)).toEqual([4500]);
  });

  it('stays open when the message of its failure overtook that of its success', async () => {
    const { payer, say } = await owed();
    expect(await say('failed')).toBe('applied');
    expect(await say('succeeded')).toBe('ignored');
    expect(await refundsOf(payer.id)).toMatchObject([{ state: 'pending' }]);
    expect(await stateOf(payer.id)).toBe('refund_pending');
  });
});

describe('the worker, every two seconds', () => {
  it('does not walk through all payments that ever lapsed', async () => {
    const plan = await sql().begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx<{ 'QUERY PLAN': string }[]>`explain select p.id from public.payments p where p.state = 'expired'
        and p.provider_ref is not null and p.updated_at between now() - interval '3 days' and now() - interval '1 minute'`;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*updated_at/);
  });
});
