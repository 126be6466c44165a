import { randomUUID } from 'node:crypto';
import { sandboxKeys } from '@telehealth/local-services/payments/create-payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '../../functions/_shared/payments/webhook-signature.ts';
import { createPaymentsHandler } from '../../functions/payments/handler.ts';
import { createPaymentsWebhook } from '../../functions/payments-webhook/handler.ts';
import { createPaymentsWorker } from '../../functions/payments-worker/handler.ts';
import { CARDS, type Payer, type PayingWorld, passTime, SHOWN, startPayingWorld } from '../support/paying';
import { paymentOf, statusOf } from '../support/visits';

let world: PayingWorld;
beforeAll(async () => {
  world = await startPayingWorld();
});
afterAll(() => world.close());

const sql = () => world.stack.database.sql;
const standing = async (id: string) => ({
  state: (await paymentOf(sql(), id)).state,
  visit: await statusOf(sql(), id),
});
const UNPAID = { state: 'processing', visit: 'awaiting_payment' };
const PAID = { state: 'paid', visit: 'booked' };

interface Message {
  id?: string;
  type?: string;
  status?: string;
  amountMinor?: number;
  currency?: string;
  appointment?: string;
  ref?: string;
}
const bodyOf = (payer: Payer, ref: string, given: Message = {}) =>
  JSON.stringify({
    id: given.id ?? `evt_${randomUUID()}`,
    type: given.type ?? 'charge',
    data: {
      id: given.ref ?? ref,
      status: given.status ?? 'paid',
      amountMinor: given.amountMinor ?? 4500,
      currency: given.currency ?? 'USD',
      metadata: { appointment: given.appointment ?? payer.id },
    },
  });

/** As the sandbox sends it, unless something else is given. */
async function send(body: string, { at = new Date(), secret = '', header = '' } = {}) {
  const signature = header || (await signWebhook(secret || world.webhookSecret, body, at));
  const response = await fetch(`${world.stack.url}/functions/v1/payments-webhook`, {
    method: 'POST',
    headers: { 'sandbox-signature': signature, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, body: (await response.json()) as { outcome?: string; error?: string } };
}

/** Somebody whose bank has not answered; the sandbox keeps quiet, so that only these tests speak. */
async function waiting() {
  const payer = await world.addPayer();
  await payer.pay('late');
  await sql()`update payment_sandbox.deliveries set done_at = now() where done_at is null`;
  const [row] = await sql()<
    { ref: string }[]
  >`select provider_ref as ref from public.payments where appointment_id = ${payer.id}`;
  return { payer, ref: row?.ref ?? '' };
}

describe('a message that the provider did not send', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_somebody' }],
    ['of six minutes ago', { at: new Date(Date.now() - 360_000) }],
    ['from the future', { at: new Date(Date.now() + 360_000) }],
    ['with a signature of another form', { header: 'v1=00' }],
    ['without a time', { header: `v1=${'0'.repeat(64)}` }],
  ])('is refused: %s', async (_, given) => {
    const { payer, ref } = await waiting();
    expect(await send(bodyOf(payer, ref), given)).toEqual({ status: 400, body: { error: 'not signed' } });
    expect(await standing(payer.id)).toEqual(UNPAID);
  });

  it('is refused when a byte of a signed body was changed', async () => {
    const { payer, ref } = await waiting();
    const body = bodyOf(payer, ref);
    const header = await signWebhook(world.webhookSecret, body, new Date());
    expect((await send(body.replace('4500', '4501'), { header })).status).toBe(400);
    expect((await send(`${body} `, { header })).status).toBe(400);
    expect(await standing(payer.id)).toEqual(UNPAID);
    expect((await send(body, { header })).body).toEqual({ outcome: 'applied' });
  });

  it('is refused when it is longer than any message, and by every other method', async () => {
    const { payer, ref } = await waiting();
    expect((await send(bodyOf(payer, ref, { type: 'x'.repeat(300_000) }))).status).toBe(413);
    expect((await fetch(`${world.stack.url}/functions/v1/payments-webhook`)).status).toBe(405);
  });
});

describe('a message of the provider', () => {
  it('counts once when thirty copies arrive at once', async () => {
    const { payer, ref } = await waiting();
    const body = bodyOf(payer, ref);
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(body)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter((answer) => answer.body.outcome === 'applied')).toHaveLength(1);
    expect(await standing(payer.id)).toEqual(PAID);
    const kept = await sql()`select from public.payment_events e join public.payments p on p.id = e.payment_id
      where p.appointment_id = ${payer.id} and e.kind = 'paid'`;
    expect(kept).toHaveLength(1);
  });

  it('counts in any order', async () => {
    const { payer, ref } = await waiting();
    expect((await send(bodyOf(payer, ref, { status: 'paid' }))).body.outcome).toBe('applied');
    for (const status of ['processing', 'challenge', 'failed', 'authorised', 'cancelled']) {
      expect((await send(bodyOf(payer, ref, { status }))).body.outcome, status).toBe('ignored');
    }
    expect(await standing(payer.id)).toEqual(PAID);
  });

  it.each([
    ['less', { amountMinor: 4499 }],
    ['more', { amountMinor: 450_000 }],
    ['another currency', { currency: 'ZAR' }],
  ])('books nothing by another amount (%s), and is kept for the operator', async (_, given) => {
    const { payer, ref } = await waiting();
    expect(await send(bodyOf(payer, ref, given))).toEqual({ status: 200, body: { outcome: 'mismatch' } });
    expect(await standing(payer.id)).toEqual(UNPAID);
    const kept =
      await sql()`select applied from public.payment_events where outcome = 'payment.amountMismatch' and provider_ref = ${ref}`;
    expect(kept).toEqual([{ applied: false }]);
    expect((await send(bodyOf(payer, ref))).body.outcome, 'the right amount still counts').toBe('applied');
  });

  it('is refused under an id that said something else before', async () => {
    const [mine, theirs] = [await waiting(), await waiting()];
    const id = `evt_${randomUUID()}`;
    await send(bodyOf(mine.payer, mine.ref, { id }));
    expect((await send(bodyOf(theirs.payer, theirs.ref, { id }))).body.outcome).toBe('refused');
    expect(await standing(theirs.payer.id)).toEqual(UNPAID);
  });

  it('is acknowledged and ignored when it is about nothing of ours', async () => {
    const { payer, ref } = await waiting();
    expect((await send(bodyOf(payer, ref, { type: 'payout.created' }))).body).toEqual({ outcome: 'ignored' });
    for (const appointment of [randomUUID(), 'no id of ours', '\0']) {
      expect((await send(bodyOf(payer, ref, { appointment }))).body).toEqual({ outcome: 'refused' });
    }
    expect(await standing(payer.id)).toEqual(UNPAID);
  });

  it('about a second charge sends its money back', async () => {
    const { payer, ref } = await waiting();
    await send(bodyOf(payer, ref));
    await Promise.all(['a', 'b'].map(() => send(bodyOf(payer, ref, { ref: `other-${ref}` }))));
    const back = await sql()`select kind, state from public.refunds where appointment_id = ${payer.id}`;
    expect(back).toEqual([{ kind: 'duplicate', state: 'pending' }]);
  });
});

describe('when the database is away', () => {
  it('asks for another delivery, and takes that one', async () => {
    const { payer, ref } = await waiting();
    const away = createPaymentsWebhook({
      ...world.stack,
      provider: world.provider,
      fetch: async () => Response.json({ message: 'down' }, { status: 503 }),
    });
    const body = bodyOf(payer, ref);
    const signature = await signWebhook(world.webhookSecret, body, new Date());
    const request = () =>
      new Request('http://x/functions/v1/payments-webhook', {
        method: 'POST',
        headers: { 'sandbox-signature': signature },
        body,
      });
    expect((await away(request())).status).toBe(503);
    expect((await createPaymentsWebhook({ ...world.stack, provider: world.provider })(request())).status).toBe(200);
    expect(await standing(payer.id)).toEqual(PAID);
  });
});

/** The payments function, dying (its line to the database breaks) as soon as it calls one of these. */
function dyingAt(payer: Payer, ...names: string[]) {
  const handler = createPaymentsHandler({
    ...world.stack,
    provider: world.provider,
    siteUrl: world.stack.url,
    fetch: (request) => {
      if (names.some((name) => request.url.endsWith(`/rpc/${name}`))) throw new Error('killed');
      return fetch(request);
    },
  });
  return async (token: string) => {
    const body = { action: 'pay', appointmentId: payer.id, attemptId: randomUUID(), token, shown: SHOWN };
    const request = new Request('http://x/functions/v1/payments', {
      method: 'POST',
      headers: { authorization: payer.authorization },
      body: JSON.stringify(body),
    });
    expect((await handler(request)).status).toBe(503);
  };
}
const silence = () => sql()`update payment_sandbox.deliveries set done_at = now() where done_at is null`;

describe('killed in the middle', () => {
  it('between the provider’s yes and writing it down: the worker hears it', async () => {
    const payer = await world.addPayer();
    await dyingAt(payer, 'report_charge')(await payer.token('pays'));
    await silence();
    expect(await standing(payer.id)).toEqual(UNPAID);
    await passTime(world, payer.id);
    await world.drain();
    expect(await standing(payer.id)).toEqual(PAID);
  });

  it('there as well: the message hears it, or the payer who comes back', async () => {
    const [one, two] = [await world.addPayer(), await world.addPayer()];
    for (const payer of [one, two]) await dyingAt(payer, 'report_charge')(await payer.token('pays'));
    expect((await two.pay('pays')).body).toMatchObject({ state: 'paid' });
    await world.deliver();
    expect(await standing(one.id)).toEqual(PAID);
    const taken =
      await sql()`select from payment_sandbox.charges where metadata ->> 'appointment' = ${two.id} and status = 'paid'`;
    expect(taken, 'charged once').toHaveLength(1);
  });

  it('before the database knew of the charge: nothing was asked of the card', async () => {
    const payer = await world.addPayer();
    await dyingAt(payer, 'begin_payment')(await payer.token('pays'));
    const [charge] =
      await sql()`select status from payment_sandbox.charges where metadata ->> 'appointment' = ${payer.id}`;
    expect(charge).toEqual({ status: 'cancelled' });
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
  });

  it('before the card was asked: the worker gives the charge up, and another follows', async () => {
    const payer = await world.addPayer();
    const { confirm, ...rest } = world.provider;
    const handler = createPaymentsHandler({
      ...world.stack,
      provider: { ...rest, confirm: () => Promise.reject(new Error('killed')) },
      siteUrl: world.stack.url,
    });
    const body = JSON.stringify({
      ...{ action: 'pay', appointmentId: payer.id, attemptId: randomUUID(), shown: SHOWN },
      token: await payer.token('pays'),
    });
    const headers = { authorization: payer.authorization };
    await expect(handler(new Request('http://x/payments', { method: 'POST', headers, body }))).rejects.toThrow();
    expect(await standing(payer.id)).toEqual(UNPAID);
    await passTime(world, payer.id);
    await world.drain();
    expect(await paymentOf(sql(), payer.id)).toMatchObject({ state: 'failed', failure: 'payment.noAnswer' });
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
  });

  it('while money goes back: it goes back once', async () => {
    const payer = await world.addPayer();
    await payer.pay('pays');
    await sql()`select private.refund(${payer.id}, null, 'goodwill')`;
    const worker = createPaymentsWorker({
      ...world.stack,
      provider: world.provider,
      fetch: (request) =>
        request.url.endsWith('/rpc/report_refund')
          ? Promise.resolve(Response.json({}, { status: 500 }))
          : fetch(request),
    });
    const headers = { authorization: `Bearer ${world.stack.secretKey}` };
    const dead = await worker(new Request('http://x/payments-worker', { method: 'POST', headers }));
    expect(await dead.json()).toMatchObject({ failed: 1 });
    await passTime(world, payer.id);
    await world.drain();
    await world.hurry();
    await world.deliver();
    expect((await paymentOf(sql(), payer.id)).state).toBe('refunded');
    const sent = await sql()`select from payment_sandbox.refunds r join payment_sandbox.charges c on c.id = r.charge_id
      where c.metadata ->> 'appointment' = ${payer.id}`;
    expect(sent).toHaveLength(1);
  });
});

describe('the worker', () => {
  it('works for the scheduler alone', async () => {
    const worker = createPaymentsWorker({ ...world.stack, provider: world.provider });
    const ask = (authorization: string, method = 'POST') =>
      worker(new Request('http://x/functions/v1/payments-worker', { method, headers: { authorization } }));
    const payer = await world.addPayer();
    for (const key of ['', 'Bearer ', `Bearer ${world.stack.publishableKey}`, payer.authorization]) {
      expect((await ask(key)).status).toBe(404);
    }
    expect((await ask(`Bearer ${world.stack.secretKey}`, 'GET')).status).toBe(404);
    expect((await ask(`Bearer ${world.stack.secretKey}`)).status).toBe(200);
  });

  it('leaves a piece that fails alone for a while, and takes the others', async () => {
    const [one, two] = [await world.addPayer(), await world.addPayer()];
    for (const payer of [one, two]) {
      await payer.pay('late');
      await passTime(world, payer.id);
    }
    const [stuck] = await sql()<
      { ref: string }[]
    >`select provider_ref as ref from public.payments where appointment_id = ${one.id}`;
    await sql()`delete from payment_sandbox.charges where id = ${stuck?.ref ?? ''}`;
    await sql()`update payment_sandbox.charges set status = 'paid' where metadata ->> 'appointment' = ${two.id}`;
    expect((await world.drain()).failed).toBe(1);
    expect(await standing(two.id)).toEqual(PAID);
    expect(await world.drain()).toEqual({ done: 0, failed: 0 });
  });
});

describe('the sandbox itself', () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${world.stack.url}/__bank/v1/${path}`, init);
  const card = (number: string) =>
    ask('tokens', {
      method: 'POST',
      headers: { 'x-publishable-key': 'pk_sandbox_local' },
      body: JSON.stringify({ number, expiry: '12/49', cvc: '123' }),
    });

  it('takes published test cards only, each token once', async () => {
    expect(await (await card('4111111111111111')).json()).toEqual({ error: 'cardInvalid' });
    expect((await card(CARDS.pays)).status).toBe(200);
    const payer = await world.addPayer();
    const token = await payer.token('declined');
    const pay = () => payer.call({ action: 'pay', appointmentId: payer.id, attemptId: randomUUID(), token });
    expect((await pay()).body).toMatchObject({ failure: 'payment.declined' });
    expect((await pay()).body).toMatchObject({ failure: 'payment.cardNotUsable' });
  });

  it('opens its books to the server alone', async () => {
    for (const path of ['charges', 'refunds']) {
      expect((await ask(path, { method: 'POST', body: '{}' })).status).toBe(401);
    }
    const secret = sandboxKeys(world.stack.paymentSecret).secretKey;
    for (const key of ['sk', `${secret.slice(0, -1)}é`, `${secret.slice(0, -1)}!`]) {
      const headers = { authorization: `Bearer ${key}` };
      expect((await ask('charges/ch_000000000000000000000000', { headers })).status, key.slice(-1)).toBe(401);
    }
  });
});
