import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainPaymentWork } from '../../functions/_shared/payments/drain-work.ts';
import type { PaymentProvider } from '../../functions/_shared/payments/provider.ts';
import { addOperator } from '../support/operators';
import { type Payer, type PayingWorld, passTime } from '../support/paying';
import { as } from '../support/people';
import { type StripeWorld, startStripeWorld } from '../support/stripe-world';

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

describe('money at Stripe, in the long run', () => {
  const sentFor = async (payer: Payer) => {
    const ref = await refOf(payer.id);
    return stripe.received.filter(({ path, form }) => path === '/v1/refunds' && form.payment_intent === ref).length;
  };

  it('does not go back a second time when the answer was lost for more than a day', async () => {
    const payer = await world.addPayer();
    await pay(payer, 'ctoken_pays');
    await sql()`select private.refund(${payer.id}, 2000, 'goodwill')`;
    await drainPaymentWork(world.project, provider);
    const refOfRefund = async () =>
      (
        await sql()<{ ref: string | null }[]>`
          select refund_ref as ref from public.refunds where appointment_id = ${payer.id}`
      )[0]?.ref;
    const ref = await refOfRefund();
    await sql()`update public.refunds set refund_ref = null where appointment_id = ${payer.id}`;
    stripe.forgetKeys();
    await passTime(world, payer.id);
    await drainPaymentWork(world.project, provider);
    expect(await sentFor(payer)).toBe(1);
    expect(await refOfRefund()).toBe(ref);
  });

  it('is not given back beside what the bank took back, and waits for a dispute’s end', async () => {
    const [won, lost] = [await world.addPayer(), await world.addPayer()];
    const dispute = async (payer: Payer, status: string) => ({
      ...{ id: `dp_${payer.id}`, object: 'dispute', payment_intent: await refOf(payer.id), status },
      ...{ amount: 4500, currency: 'usd' },
    });
    for (const payer of [won, lost]) {
      await pay(payer, 'ctoken_pays');
      await hear('charge.dispute.created', await dispute(payer, 'warning_needs_response'));
      expect((await hear('charge.dispute.updated', await dispute(payer, 'needs_response'))).body).toEqual({
        outcome: 'applied',
      });
      await sql()`select private.refund(${payer.id}, null, 'called off')`;
    }
    await drainPaymentWork(world.project, provider);
    expect([await sentFor(won), await sentFor(lost)]).toEqual([0, 0]);
    await hear('charge.dispute.closed', await dispute(won, 'won'));
    await hear('charge.dispute.closed', await dispute(lost, 'lost'));
    expect((await hear('charge.dispute.updated', await dispute(lost, 'under_review'))).body).toEqual({
      outcome: 'known',
    });
    await drainPaymentWork(world.project, provider);
    expect([await sentFor(won), await sentFor(lost)]).toEqual([1, 0]);
    const operator = await addOperator(sql());
    const seen = await as(
      sql(),
      operator,
      (tx) => tx`select appointment_id as id, state, is_refund_waiting as waits from public.disputed_payments()`,
    );
    expect(seen).toContainEqual({ id: lost.id, state: 'lost', waits: true });
    expect(seen).toContainEqual({ id: won.id, state: 'won', waits: false });
    const ofNobody = { ...(await dispute(lost, 'lost')), id: 'dp_other', payment_intent: 'pi_other' };
    expect((await hear('charge.dispute.created', ofNobody)).body).toEqual({ outcome: 'unknown' });
  });

  it('is only reserved for a visit of these days, and taken before the reservation lapses', async () => {
    await sql()`update private.settings set value = 'at_completion' where key = 'payment_capture'`;
    const [soon, later] = [await world.addPayer(), await world.addPayer()];
    await sql().begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.appointments set during = tstzrange(lower(during) + interval '9 days', upper(during) + interval '9 days'),
        blocks = tstzrange(lower(blocks) + interval '9 days', upper(blocks) + interval '9 days') where id = ${later.id}`;
    });
    expect((await pay(soon, 'ctoken_pays')).body).toMatchObject({ state: 'authorised' });
    expect((await pay(later, 'ctoken_pays')).body).toMatchObject({ state: 'paid' });
    await sql()`update private.settings set value = 'at_booking' where key = 'payment_capture'`;
    await drainPaymentWork(world.project, provider);
    expect((await standing(soon.id)).state).toBe('authorised');
    await sql()`update public.payments set authorised_at = now() - interval '6 days' where appointment_id = ${soon.id}`;
    await drainPaymentWork(world.project, provider);
    expect(await standing(soon.id)).toEqual({ state: 'paid', visit: 'booked' });
  });
});
