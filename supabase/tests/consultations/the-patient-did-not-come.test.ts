import type { TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisit, type Visit } from '../support/consultations';
import { hintOf } from '../support/people';
import { paymentOf } from '../support/visits';
import { sits, startVisits, writes } from '../support/who-was-there';

let db: TestDatabase;
let operator: string;
beforeAll(async () => {
  ({ db, operator } = await startVisits());
});
afterAll(() => db.drop());

describe('the patient did not come', () => {
  it('costs as much as calling off late, and tells both sides', async () => {
    const visit = await newVisit(db.sql);
    await visit.report(visit.specialist, 'join', 0);
    await visit.ring(10, false);
    await visit.settle(20);
    const payment = await paymentOf(db.sql, visit.id);
    expect(payment).toMatchObject({ state: 'partly_refunded', refund_minor: payment.amount_minor / 2 });
    expect(await visit.told(visit.patient)).toEqual(['consultation.patientAbsent']);
    expect(await visit.told(visit.specialist)).toEqual(['consultation.patientAbsent']);
    expect(await visit.told(operator)).toEqual([]);
  });

  it('can be reported by the specialist from ten minutes, when the evidence agrees', async () => {
    const visit = await newVisit(db.sql);
    expect(await hintOf(visit.missed(9))).toBe('consultation.waitLonger');
    expect(await hintOf(visit.missed(10))).toBe('consultation.joinFirst');
    await visit.report(visit.specialist, 'join', 5);
    expect(await hintOf(visit.missed(10))).toBe('consultation.callFirst');
    await visit.ring(8, false);
    expect(await hintOf(visit.missed(10, visit.patient))).toBe('consultation.notFound');
    await visit.missed(10);
    await visit.missed(11);
    expect(await visit.status()).toBe('no_show_patient');
    expect(await hintOf(visit.enter(12))).toBe('consultation.over');
  });

  it('is reported of a visit that was begun without waiting, by the same evidence', async () => {
    const visit = await newVisit(db.sql);
    await visit.admit(0);
    expect(await hintOf(visit.finish(9))).toBe('consultation.patientNotSeen');
    expect(await hintOf(visit.missed(9))).toBe('consultation.waitLonger');
    expect(await hintOf(visit.missed(10))).toBe('consultation.callFirst');
    await visit.ring(11, false);
    await visit.missed(12);
    expect(await visit.status()).toBe('no_show_patient');
    expect(await visit.consultation()).toMatchObject({ state: 'abandoned', closing_reason: 'no_show_patient' });
    const payment = await paymentOf(db.sql, visit.id);
    expect(payment).toMatchObject({ state: 'partly_refunded', refund_minor: payment.amount_minor / 2 });
    const held = await newVisit(db.sql);
    await held.admit(0);
    await held.ring(1, false);
    await held.enter(2);
    expect(await hintOf(held.missed(12))).toBe('consultation.patientWasThere');
    await held.finish(13);
    expect((await paymentOf(db.sql, held.id)).state).toBe('paid');
  });

  it('is held early as well, and finished before its time', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-25);
    await visit.admit(-24);
    await sits('patient', -24, -12)(visit);
    await visit.report(visit.patient, 'leave', -12);
    await visit.finish(-11);
    expect(await visit.status()).toBe('completed');
  });

  it.each([
    ['wrote', (visit: Visit) => writes('patient', 5)(visit)],
    ['answered the phone', (visit: Visit) => visit.ring(5, true)],
  ])('is no visit to finish before the patient %s', async (_, happens) => {
    const visit = await newVisit(db.sql);
    await visit.admit(0);
    expect(await hintOf(visit.finish(4))).toBe('consultation.patientNotSeen');
    await happens(visit);
    await visit.finish(20);
    expect(await visit.status()).toBe('completed');
  });

  it('is refused when the patient was there', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-9);
    await visit.report(visit.patient, 'leave', -1);
    await visit.report(visit.specialist, 'join', 0);
    await visit.ring(5, false);
    expect(await hintOf(visit.missed(20))).toBe('consultation.patientWasThere');
    expect(await visit.status()).toBe('waiting');
  });
});

describe('an operator takes a no-show back', () => {
  it('and no job or click decides it a second time; it can still be held', async () => {
    const visit = await newVisit(db.sql);
    await visit.report(visit.specialist, 'join', 0);
    await visit.ring(10, false);
    await visit.settle(20);
    await visit.as(operator, 60, (tx) => tx`select public.correct_no_show(${visit.id}, 'The phone number was wrong')`);
    expect(await visit.status()).toBe('booked');
    expect((await visit.consultation()).state).toBe('scheduled');
    await visit.settle(90);
    expect(await visit.told(operator)).toEqual([]);
    expect(await hintOf(visit.missed(90))).toBe('consultation.notNow');
    expect(await visit.status()).toBe('booked');
    await visit.enter(94);
    await visit.admit(95);
    await visit.finish(100);
    expect(await visit.status()).toBe('completed');
  });

  it('and what was begun and never held begins anew', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    await sits('patient', 0.1, 14)(visit);
    await visit.settle(15);
    await visit.as(operator, 60, (tx) => tx`select public.correct_no_show(${visit.id}, 'They spoke by phone')`);
    expect(await visit.consultation()).toMatchObject({ state: 'scheduled', started_at: null });
    await visit.enter(61);
    expect(await visit.admit(62)).toMatchObject({ started_at: visit.at(62) });
    await visit.settle(90);
    expect(await visit.status()).toBe('in_progress');
  });
});
