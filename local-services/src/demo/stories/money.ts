import { signNote } from '../records';
import { OPERATOR } from '../seed-accounts';
import type { Stage } from '../stage';
import { book, CARDS, type DemoVisit, hold } from '../visits';

const BANK = 'demo-bank';

/** Runs a step under another payment setting, as installations with a bank have it. */
async function under<T>(stage: Stage, key: string, value: string, work: () => Promise<T>): Promise<T> {
  const [before] = await stage.admin(
    (tx) => tx<{ value: string }[]>`select value from private.settings where key = ${key}`,
  );
  await stage.admin((tx) => tx`update private.settings set value = ${value} where key = ${key}`);
  const result = await work();
  await stage.admin((tx) => tx`update private.settings set value = ${before?.value ?? ''} where key = ${key}`);
  return result;
}

/** A bank, unlike the sandbox, answers later; its reports come to the server. */
async function byBank(stage: Stage, nr: number, patient: string, from: Date): Promise<DemoVisit> {
  const visit = await book(stage, { patient, specialist: 'zoe.fernandes', from, reason: 'Freckles', card: null });
  const [payment] = await stage.admin(
    (tx) => tx<{ amount_minor: number; currency: string }[]>`
      select amount_minor, currency from public.payments where appointment_id = ${visit.id}`,
  );
  const charge = async (ref: string) =>
    stage.serve('receive_payment_event', {
      appointment: visit.id,
      event_id: `${BANK}:event:${ref}`,
      kind: 'paid',
      provider_ref: `${BANK}:${ref}`,
      amount_minor: payment?.amount_minor,
      currency: payment?.currency,
    });
  await under(stage, 'payment_provider', BANK, async () => {
    await charge(`${nr}a`);
    // The first patient pressed twice: the second charge is refunded.
    if (nr === 1) await charge(`${nr}b`);
  });
  return visit;
}

async function refusedRefund(stage: Stage): Promise<void> {
  const visit = await byBank(stage, 1, 'jose.conceicao', stage.day(-31, '09:00'));
  await visit.until(-60 * 30);
  await visit.cancel('specialist', 'The clinic is closed that day');
  const [refund] = await stage.admin(
    (tx) => tx<{ id: string }[]>`select id from public.refunds where appointment_id = ${visit.id} and kind = 'refund'`,
  );
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await visit.until(-60 * 30 + attempt * 90);
    await stage.serve('settle_refund', {
      appointment: visit.id,
      event_id: `${BANK}:refusal:${attempt}`,
      refund: refund?.id,
      ok: false,
    });
  }
}

async function waitingRefund(stage: Stage): Promise<void> {
  const visit = await byBank(stage, 2, 'annelie.coetzee', stage.day(1, '08:00'));
  await stage.until(stage.day(-1, '10:00'));
  await visit.cancel('specialist', 'The clinic is closed that day');
}

/** Money that is authorised until the visit took place; of two such visits one is cancelled and released. */
async function authorised(stage: Stage): Promise<void> {
  await stage.until(stage.day(-1, '06:00'));
  const visits = await under(stage, 'payment_capture', 'at_completion', async () => [
    await bookNow(stage, 'siyabonga', 'sibusiso', stage.day(1, '04:00'), 'Exercises for the knee'),
    await bookNow(stage, 'xolile.mbekintuli', 'amelie.rousseau', stage.day(4, '12:00'), 'Headache diary'),
  ]);
  await stage.until(stage.day(-1, '08:00'));
  await visits[1]?.cancel('patient', 'I booked another day');
}

const bookNow = (stage: Stage, patient: string, specialist: string, from: Date, reason: string) =>
  book(stage, { patient, specialist, from, reason, booked: stage.day(-1, '06:00') });

/** A card that was refused first and then paid. */
async function secondCard(stage: Stage): Promise<void> {
  const visit = await hold(stage, {
    patient: 'demo.patient',
    specialist: 'naledi',
    from: stage.day(4, '12:00'),
    booked: stage.day(-3),
    reason: '',
  });
  await visit.submit('Check-up');
  await visit.pay(CARDS.declined);
  await visit.pay(CARDS.pays);
}

/** One specialist is registered for VAT; an invoice of hers is credited, because the visit was entered for somebody else. */
async function invoices(stage: Stage): Promise<void> {
  await stage.until(stage.day(-46, '05:00'));
  await stage.call('zoe.fernandes', 'save_my_vat', {
    number: '4000000001',
    from: stage.day(-46).toISOString().slice(0, 10),
  });
  const visit = await book(stage, {
    patient: 'siyabonga',
    specialist: 'zoe.fernandes',
    from: stage.day(-36, '10:00'),
    reason: 'Dry skin',
  });
  await visit.happen();
  await signNote(visit, {
    told: 'Dry skin on both arms.',
    seen: 'Dry, no redness.',
    judged: 'Dry skin.',
    planned: 'Ointment after washing.',
    plain: 'Use the ointment each time after you wash.',
  });
  await visit.hoursAfter(20);
  await stage.call(OPERATOR, 'mark_entered_in_error', { appointment: visit.id, reason: 'It was his brother’s visit' });
}

export const MONEY = [invoices, refusedRefund, waitingRefund, authorised, secondCard];
