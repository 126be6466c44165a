import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayingWorld, passTime, startPayingWorld } from '../support/paying';
import { addPatient } from '../support/people';
import { bookVisit, cancel, hold, letLapse, paymentOf, statusOf, useSandbox } from '../support/visits';

let world: PayingWorld;
beforeAll(async () => {
  world = await startPayingWorld();
});
afterAll(() => world.close());

const sql = () => world.stack.database.sql;
const chargesOf = (id: string) => sql()<{ status: string }[]>`
  select status from payment_sandbox.charges where metadata ->> 'appointment' = ${id} order by created_at`;
const refundsOf = (id: string) => sql()<{ kind: string; state: string; attempts: number }[]>`
  select kind, state, attempts from public.refunds where appointment_id = ${id}`;
const standing = async (id: string) => ({
  state: (await paymentOf(sql(), id)).state,
  visit: await statusOf(sql(), id),
});

describe('a card that pays', () => {
  it('books the visit by the answer, and its message changes nothing more', async () => {
    const payer = await world.addPayer();
    expect(await payer.pay('pays')).toEqual({
      status: 200,
      body: { state: 'paid', failure: null, challengeUrl: null, isAsked: false },
    });
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
    expect(await refundsOf(payer.id)).toEqual([]);
    const outcomes = await sql()`select from payment_sandbox.deliveries where done_at is null`;
    expect(outcomes, 'the message was taken').toEqual([]);
  });

  it('is charged nothing when the page showed another amount, or none', async () => {
    const payer = await world.addPayer();
    const ask = { action: 'pay', appointmentId: payer.id, attemptId: randomUUID(), token: await payer.token('pays') };
    for (const shown of [
      { amountMinor: 4499, currency: 'USD' },
      { amountMinor: 4500, currency: 'ZAR' },
    ])
      expect(await payer.call({ ...ask, shown })).toMatchObject({ status: 409, body: { hint: 'data.conflict' } });
    expect((await payer.call({ ...ask, shown: undefined })).status).toBe(400);
    expect(await chargesOf(payer.id)).toEqual([]);
    expect(await standing(payer.id)).toEqual({ state: 'requires_payment', visit: 'awaiting_payment' });
  });

  it('is charged once for ten presses with the same attempt at once', async () => {
    const payer = await world.addPayer();
    const attempt = randomUUID();
    const token = await payer.token('pays');
    const ask = () => payer.call({ action: 'pay', appointmentId: payer.id, attemptId: attempt, token });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
    expect(await chargesOf(payer.id)).toEqual([{ status: 'paid' }]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('is charged once for two tabs that press at once with attempts of their own', async () => {
    const payer = await world.addPayer();
    await Promise.all([payer.pay('pays'), payer.pay('pays')]);
    await world.deliver();
    // Whoever came between gave way: a third press, if both did, pays.
    if ((await standing(payer.id)).state !== 'paid') await payer.pay('pays');
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
    expect((await chargesOf(payer.id)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(await refundsOf(payer.id)).toEqual([]);
  });

  it('is told that it is paid already in the other tab', async () => {
    const payer = await world.addPayer();
    await payer.pay('pays');
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
    expect(await chargesOf(payer.id)).toHaveLength(1);
  });
});

describe('a card that is declined', () => {
  it.each([
    ['declined', 'payment.declined'],
    ['noFunds', 'payment.insufficientFunds'],
  ] as const)('says why (%s), keeps the time, and lets another card follow', async (card, failure) => {
    const payer = await world.addPayer();
    expect((await payer.pay(card)).body).toMatchObject({ state: 'failed', failure });
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'failed', visit: 'awaiting_payment' });
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
    const told =
      await sql()`select from public.notifications where recipient_id = ${payer.patient} and event = 'payment.failed'`;
    expect(told, 'who is paying hears it on the page').toEqual([]);
  });

  it('may be tried twelve times an hour, not more', async () => {
    const payer = await world.addPayer();
    for (let n = 0; n < 12; n += 1) expect((await payer.pay('declined')).status).toBe(200);
    expect(await payer.pay('pays')).toMatchObject({ status: 429, body: { hint: 'payment.tooOften' } });
    expect(await standing(payer.id)).toEqual({ state: 'failed', visit: 'awaiting_payment' });
  });
});

describe('a challenge of the bank', () => {
  const answer = async (url: string, said: 'approve' | 'refuse') => {
    const { pathname, searchParams } = new URL(url);
    const body = new URLSearchParams({ secret: searchParams.get('secret') ?? '', answer: said });
    return fetch(`${world.stack.url}${pathname}`, { method: 'POST', body, redirect: 'manual' });
  };
  const challenged = async () => {
    const payer = await world.addPayer();
    const { body } = await payer.pay('challenge');
    expect(body).toMatchObject({ state: 'processing', challengeUrl: expect.stringContaining('/__bank/challenge/') });
    return { payer, url: body.challengeUrl ?? '' };
  };

  it('leads to its page and back, and pays when it is approved', async () => {
    const { payer, url } = await challenged();
    expect(await (await fetch(url)).text()).toContain('Is this you?');
    const back = await answer(url, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([303, `${world.stack.url}/payment/${payer.id}`]);
    // Before any message: the page asks by itself.
    expect((await payer.check()).body).toMatchObject({ state: 'paid', challengeUrl: null });
    expect(await statusOf(sql(), payer.id)).toBe('booked');
  });

  it('survives a reload: asking again gives the same address', async () => {
    const { payer, url } = await challenged();
    expect((await payer.check()).body).toMatchObject({ state: 'processing', challengeUrl: url });
  });

  it('fails when it is refused, and another card may follow', async () => {
    const { payer, url } = await challenged();
    await answer(url, 'refuse');
    await world.deliver();
    expect((await payer.check()).body).toMatchObject({ state: 'failed', failure: 'payment.challengeFailed' });
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
  });

  it('can be given up for another card, and approving it afterwards takes nothing', async () => {
    const { payer, url } = await challenged();
    expect((await payer.giveUp()).body).toMatchObject({ state: 'failed', failure: 'payment.superseded' });
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
    await answer(url, 'approve');
    await world.deliver();
    expect((await chargesOf(payer.id)).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
  });

  it('gives way to another card by itself', async () => {
    const { payer } = await challenged();
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
    expect((await chargesOf(payer.id)).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
  });

  it('opens its page for nobody without the secret', async () => {
    const { payer, url } = await challenged();
    const forged = url.replace(/secret=.*/, `secret=${'0'.repeat(32)}`);
    expect((await fetch(forged)).status).toBe(404);
    expect((await answer(forged, 'approve')).status).toBe(404);
    expect((await payer.check()).body).toMatchObject({ state: 'processing' });
  });
});

describe('a bank that takes its time', () => {
  it('keeps a second try away until it has answered, and its late message books', async () => {
    const payer = await world.addPayer();
    expect((await payer.pay('late')).body).toMatchObject({ state: 'processing', challengeUrl: null });
    expect(await payer.pay('pays')).toMatchObject({ status: 409, body: { hint: 'payment.processing' } });
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
    expect((await chargesOf(payer.id)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('may say no in the end', async () => {
    const payer = await world.addPayer();
    await payer.pay('lateDecline');
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'failed', visit: 'awaiting_payment' });
  });

  it('pays although its answer was lost: the page, asking, hears it', async () => {
    const payer = await world.addPayer();
    expect((await payer.pay('timeout')).body).toMatchObject({ state: 'processing' });
    expect((await payer.check()).body).toMatchObject({ state: 'paid' });
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
  });

  it('pays although the payer went away: its late message books', async () => {
    const payer = await world.addPayer();
    await payer.pay('timeout');
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
  });

  it('is asked by the worker when no message comes at all', async () => {
    const payer = await world.addPayer();
    await payer.pay('timeout');
    await world.drain();
    expect((await standing(payer.id)).state, 'not before two minutes').toBe('processing');
    await passTime(world, payer.id);
    await world.drain();
    expect(await standing(payer.id)).toEqual({ state: 'paid', visit: 'booked' });
  });

  it('gets its money back when it comes after the time went to somebody else', async () => {
    const payer = await world.addPayer();
    await payer.pay('late');
    await letLapse(sql(), payer.id);
    const rival = await hold(sql(), await addPatient(sql()), payer.specialist.visitType, payer.at);
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'refund_pending', visit: 'expired' });
    await world.drain();
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'refunded', visit: 'expired' });
    expect(await statusOf(sql(), rival.id)).toBe('held');
  });

  it('is asked for days when the time ran out meanwhile, and an open question is withdrawn', async () => {
    const payer = await world.addPayer();
    await payer.pay('challenge');
    await letLapse(sql(), payer.id);
    await sql()`select public.expire_lapsed_holds()`;
    await passTime(world, payer.id);
    await world.drain();
    expect(await chargesOf(payer.id)).toEqual([{ status: 'cancelled' }]);
    await passTime(world, payer.id);
    expect(await world.drain()).toEqual({ done: 0, failed: 0 });
  });
});

describe('a time that ran out', () => {
  it('is charged to nobody', async () => {
    const payer = await world.addPayer();
    await letLapse(sql(), payer.id);
    expect(await payer.pay('pays')).toMatchObject({ status: 409, body: { hint: 'booking.holdExpired' } });
    expect((await chargesOf(payer.id)).filter(({ status }) => status === 'paid')).toEqual([]);
  });
});

describe('money that goes back', () => {
  const paid = async (card: 'pays' | 'refundFails' | 'twice') => {
    const payer = await world.addPayer();
    await payer.pay(card);
    await world.deliver();
    await sql()`update public.appointments set cancel_notice_minutes = 0 where id = ${payer.id}`;
    await cancel(sql(), payer.patient, payer.id);
    return payer;
  };

  it('is on its way until the provider says that it arrived', async () => {
    const payer = await paid('pays');
    expect((await standing(payer.id)).state).toBe('refund_pending');
    await world.drain();
    expect(await refundsOf(payer.id)).toEqual([{ kind: 'refund', state: 'pending', attempts: 0 }]);
    await world.hurry();
    await world.deliver();
    expect(await standing(payer.id)).toEqual({ state: 'refunded', visit: 'cancelled' });
  });

  it('is sent once however often the worker runs, also at the same time', async () => {
    const payer = await paid('pays');
    await Promise.all([world.drain(), world.drain(), world.drain()]);
    await sql()`delete from private.payment_calls`;
    await world.drain();
    const sent =
      await sql()`select r.id from payment_sandbox.refunds r join payment_sandbox.charges c on c.id = r.charge_id
      where c.metadata ->> 'appointment' = ${payer.id}`;
    expect(sent).toHaveLength(1);
  });

  it('is settled by asking when the message never comes', async () => {
    const payer = await paid('pays');
    await world.drain();
    await sql()`update payment_sandbox.refunds set status = 'succeeded', due_at = null`;
    await passTime(world, payer.id);
    await world.drain();
    expect((await standing(payer.id)).state).toBe('refunded');
  });

  it('is refused by the card’s bank: tried again, then the patient is told', async () => {
    const payer = await paid('refundFails');
    for (let n = 0; n < 8; n += 1) {
      await passTime(world, payer.id);
      await world.drain();
      await world.hurry();
      await world.deliver();
    }
    expect(await refundsOf(payer.id)).toEqual([{ kind: 'refund', state: 'failed', attempts: 8 }]);
    const told =
      await sql()`select event from public.notifications where recipient_id = ${payer.patient} and event = 'payment.refundDelayed'`;
    expect(told).toHaveLength(1);
  });

  it('is counted once when every message comes twice', async () => {
    const payer = await paid('twice');
    await world.drain();
    await world.hurry();
    await world.deliver();
    expect((await standing(payer.id)).state).toBe('refunded');
    const told =
      await sql()`select from public.notifications where recipient_id = ${payer.patient} and event = 'payment.refunded'`;
    expect(told).toHaveLength(1);
  });
});

describe('money that is only authorised at first', () => {
  it('is captured by the worker at the end of the visit, and let go when it is called off', async () => {
    await sql()`update private.settings set value = 'at_completion' where key = 'payment_capture'`;
    const [kept, left] = [await world.addPayer(), await world.addPayer()];
    for (const payer of [kept, left]) expect((await payer.pay('pays')).body).toMatchObject({ state: 'authorised' });
    await sql()`update private.settings set value = 'at_booking' where key = 'payment_capture'`;
    await sql()`select private.capture_payment(${kept.id})`;
    await sql()`update public.appointments set cancel_notice_minutes = 0 where id = ${left.id}`;
    await cancel(sql(), left.patient, left.id);
    await world.drain();
    await world.deliver();
    expect((await standing(kept.id)).state).toBe('paid');
    expect(await chargesOf(left.id)).toEqual([{ status: 'cancelled' }]);
    expect(await refundsOf(left.id)).toEqual([{ kind: 'release', state: 'settled', attempts: 0 }]);
  });
});

describe('who may ask', () => {
  it('is the payer alone', async () => {
    const [payer, stranger] = [await world.addPayer(), await world.addPayer()];
    const token = await stranger.token('pays');
    const ask = { appointmentId: payer.id, attemptId: randomUUID(), token };
    for (const action of ['pay', 'check', 'cancel']) {
      expect((await stranger.call({ ...ask, action })).body).toMatchObject({ hint: 'payment.notFound' });
    }
    const nobody = await fetch(`${world.stack.url}/functions/v1/payments`, {
      method: 'POST',
      body: JSON.stringify({ ...ask, action: 'pay' }),
    });
    expect(nobody.status).toBe(401);
  });

  it('sends no card: numbers are refused before anything looks at them', async () => {
    const payer = await world.addPayer();
    const ask = { action: 'pay', appointmentId: payer.id, attemptId: randomUUID() };
    for (const token of ['4242424242424242', '4242 4242 4242 4242', { number: '4242' }, 'x', 'tok_'.padEnd(400, 'a')]) {
      expect((await payer.call({ ...ask, token })).status).toBe(400);
    }
    expect((await payer.call({ ...ask, token: 'tok_aaaaaa', more: 'x'.repeat(9000) })).status).toBe(413);
    expect((await payer.call({ ...ask, token: 'tok_unknown0' })).body).toMatchObject({
      state: 'failed',
      failure: 'payment.cardNotUsable',
    });
    expect((await payer.pay('pays')).body).toMatchObject({ state: 'paid' });
  });

  it('cannot pay inside the database while a provider is set', async () => {
    const payer = await world.addPayer();
    const other = await addPatient(sql());
    await expect(bookVisit(sql(), other, payer.specialist)).rejects.toMatchObject({ hint: 'payment.sandboxOff' });
    await useSandbox(sql());
    expect((await payer.pay('pays')).body).toMatchObject({ hint: 'data.invalid' });
    await sql()`update private.settings set value = ${world.provider.name} where key = 'payment_provider'`;
  });
});

it('keeps nothing of a card anywhere', async () => {
  const payer = await world.addPayer();
  await payer.pay('pays');
  const tables = await sql()<{ name: string }[]>`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'private', 'payment_sandbox')`;
  for (const { name } of tables) {
    const found = await sql().unsafe(`select from ${name} t where t::text like '%4242424242424242%' limit 1`);
    expect(found, name).toEqual([]);
  }
});
