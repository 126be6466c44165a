import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMail } from '../functions/_shared/mail/mail-texts.ts';
import { newVisit, type Visit } from './support/consultations';
import { addOperator, useMovableClock } from './support/operators';
import { addSpecialist, as, asService, hintOf } from './support/people';
import { cancel, paymentOf, useSandbox } from './support/visits';

let db: TestDatabase;
let operator: string;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

type Happening = (visit: Visit) => Promise<unknown>;
const patientComes =
  (minute: number): Happening =>
  (visit) =>
    visit.enter(minute);
const patient =
  (kind: string, minute: number): Happening =>
  (visit) =>
    visit.report(visit.patient, kind, minute);
const specialistComes =
  (minute: number): Happening =>
  (visit) =>
    visit.report(visit.specialist, 'join', minute);
const rings =
  (minute: number, answered = false): Happening =>
  (visit) =>
    visit.ring(minute, answered);
const staysUntil =
  (side: 'patient' | 'specialist', minute: number): Happening =>
  (visit) =>
    visit.stay(visit[side], minute);
const begins =
  (minute: number): Happening =>
  (visit) =>
    visit.admit(minute);
const SEAT = Array.from({ length: 32 }, () => '0A').join(':');
/** Sits in the call from one minute to another. */
const sits =
  (side: 'patient' | 'specialist', from: number, to: number): Happening =>
  async (visit) => {
    const seat = randomUUID();
    await visit.as(visit[side], from, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${SEAT})`);
    await visit.as(visit[side], to, (tx) => tx`select public.keep_room_seat(${seat})`);
  };
const writes =
  (side: 'patient' | 'specialist', minute: number): Happening =>
  (visit) =>
    visit.as(visit[side], minute, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, 'Hello')`);
const colleagueComes =
  (minute: number): Happening =>
  async (visit) => {
    const colleague = await addSpecialist(db.sql);
    await visit.cover(colleague.id, -60);
    await visit.report(colleague.id, 'join', minute);
  };
const isCalledOff: Happening = (visit) => cancel(db.sql, visit.patient, visit.id);

/** What happened, then when the job looks (minutes from the start), and what it decides. */
const EVIDENCE: readonly [string, readonly Happening[], number, string][] = [
  // The specialist's absence, from 15 minutes.
  ['patient waits, nobody comes', [patientComes(-5)], 15, 'no_show_specialist'],
  ['patient waits, not 15 minutes yet', [patientComes(-5)], 14.9, 'waiting'],
  ['patient came early and stayed', [patientComes(-25)], 15, 'no_show_specialist'],
  ['patient came late, nobody comes', [patientComes(12)], 15, 'no_show_specialist'],
  ['patient gave up after the start', [patientComes(-5), patient('leave', 14)], 15, 'no_show_specialist'],
  ['patient only fell out of the call', [patientComes(-5), patient('drop', 3)], 15, 'no_show_specialist'],
  ['specialist came, even late', [patientComes(-5), specialistComes(14)], 15, 'waiting'],
  ['specialist came before the job looked', [patientComes(-5), specialistComes(16)], 17, 'waiting'],
  ['specialist only looked in 25 minutes before', [patientComes(-5), specialistComes(-25)], 15, 'no_show_specialist'],
  ['specialist said "I am here" before it and went', [patientComes(-5), specialistComes(-5)], 15, 'no_show_specialist'],
  [
    'specialist came before it and was there until after it began',
    [patientComes(-5), specialistComes(-5), staysUntil('specialist', 1)],
    15.9,
    'waiting',
  ],
  [
    'specialist came, went, and was away for fifteen minutes',
    [patientComes(-5), specialistComes(-5), staysUntil('specialist', 1)],
    16,
    'no_show_specialist',
  ],
  [
    'specialist is at the door all the time',
    [patientComes(-5), specialistComes(-5), staysUntil('specialist', 40)],
    54,
    'waiting',
  ],
  [
    'specialist sat in the call before it and went',
    [patientComes(-5), sits('specialist', -5, -2)],
    15,
    'no_show_specialist',
  ],
  ['specialist only rang', [patientComes(-5), rings(5, true)], 20, 'no_show_specialist'],
  ['specialist rang fourteen minutes ago', [patientComes(-5), rings(5, true)], 19, 'waiting'],
  ['a covering colleague came', [colleagueComes(2), patientComes(-5)], 16.9, 'waiting'],
  // Begun, and never held.
  [
    'begun, and nobody of the practice ever sat there',
    [patientComes(-5), begins(0), sits('patient', 0.1, 14)],
    15,
    'no_show_specialist',
  ],
  ['begun late, not fifteen minutes yet', [patientComes(-5), begins(4), sits('patient', 4.1, 18)], 18.9, 'in_progress'],
  [
    'the practice sat there alone before the patient came, and went',
    [patientComes(-5), begins(0), sits('specialist', 0.1, 6), sits('patient', 7, 20)],
    21,
    'no_show_specialist',
  ],
  [
    'both sat there once, however short',
    [patientComes(-5), begins(0), sits('patient', 0.1, 1), sits('specialist', 0.5, 0.7)],
    40,
    'in_progress',
  ],
  ['the patient went before it was begun', [patientComes(-5), begins(0)], 40, 'in_progress'],
  ['spoke by phone', [patientComes(-5), begins(0), sits('patient', 0.1, 9), rings(2, true)], 40, 'in_progress'],
  [
    'wrote to each other',
    [patientComes(-5), begins(0), sits('patient', 0.1, 9), writes('patient', 1), writes('specialist', 2)],
    40,
    'in_progress',
  ],
  [
    'the practice noted that the call broke off',
    [patientComes(-5), begins(0), sits('patient', 0.1, 9), (visit) => visit.interrupt(3, visit.specialist, 'patient')],
    40,
    'in_progress',
  ],
  ['patient fell out early and never came back', [patientComes(-25), patient('drop', -20)], 15, 'waiting'],
  // The patient's absence, from 20 minutes.
  ['patient never came', [specialistComes(0), rings(10)], 20, 'no_show_patient'],
  ['patient never came, not 20 minutes yet', [specialistComes(0), rings(10)], 19.9, 'booked'],
  ['nobody rang', [specialistComes(0)], 20, 'booked'],
  ['rang before the start only', [specialistComes(-10), rings(-2)], 20, 'booked'],
  ['rang and the patient answered', [specialistComes(0), rings(5), rings(10, true)], 20, 'booked'],
  ['rang, but never joined', [rings(10)], 20, 'booked'],
  ['a colleague came and the specialist rang', [colleagueComes(0), rings(10)], 20, 'no_show_patient'],
  ['patient was there ten minutes before', [specialistComes(0), patientComes(-10), rings(10)], 20, 'waiting'],
  ['patient came early and stayed silent', [specialistComes(0), patientComes(-25), rings(10)], 20, 'waiting'],
  [
    'patient came early and went for good',
    [patientComes(-25), patient('leave', -15), specialistComes(0), rings(10)],
    20,
    'no_show_patient',
  ],
  [
    'patient fell out before and never came back',
    [patientComes(-25), patient('drop', -12), specialistComes(0), rings(10)],
    20,
    'no_show_patient',
  ],
  ['patient tried a device that failed', [specialistComes(0), patient('device', 2), rings(10)], 20, 'booked'],
  ['patient came in the last minute', [specialistComes(0), rings(10), patientComes(19)], 20, 'waiting'],
  ['specialist only came before it', [specialistComes(-5), rings(10)], 20, 'booked'],
  ['patient wrote instead of coming', [specialistComes(0), writes('patient', 3), rings(10)], 20, 'booked'],
  ['begun without the patient, who ends that themselves', [begins(0), rings(10)], 40, 'in_progress'],
  // Neither.
  ['nobody came at all', [], 40, 'booked'],
  ['called off, though the specialist came', [specialistComes(-20), isCalledOff], 60, 'cancelled'],
];

describe('the job decides by who was there', () => {
  it.each(EVIDENCE)('%s', async (_, happenings, minute, status) => {
    const visit = await newVisit(db.sql);
    for (const happen of happenings) await happen(visit);
    await visit.settle(minute);
    expect(await visit.status()).toBe(status);
    // What is decided stays decided.
    if (!['booked', 'waiting', 'in_progress'].includes(status)) {
      await visit.settle(minute + 600);
      expect(await visit.status()).toBe(status);
    }
  });
});

interface Kept {
  id: string;
  status: string;
  patient_id: string;
  specialist_id: string;
  starts_at: Date;
  hold_expires_at: Date | null;
}
const keptFor = async (visit: Visit) =>
  (await db.sql<Kept[]>`select * from public.appointments where replaces = ${visit.id}`)[0];

describe('the specialist did not come', () => {
  it('gives everything back and tells patient, specialist and operators, once', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    expect(await visit.settle(15)).toBe(1);
    await visit.settle(16);
    const payment = await paymentOf(db.sql, visit.id);
    expect(payment.state).toBe('refunded');
    expect(await visit.refunded()).toBe(payment.amount_minor);
    for (const who of [visit.patient, visit.specialist, operator]) {
      expect((await visit.told(who)).filter((event) => event === 'consultation.specialistAbsent')).toHaveLength(1);
    }
    expect((await visit.consultation()).closing_reason).toBe('no_show_specialist');
    const mails = await db.sql<{ template: string; payload: { alternatives?: string[] } }[]>`
      select template, payload from public.outbox
      where template like 'consultation.specialistAbsent%' and payload ->> 'refId' = ${visit.id} order by template`;
    const texts = mails.map(({ template, payload }) => {
      const now = { origin: 'https://sawubona.example', now: visit.at(15) };
      return [template, writeMail(template, 'a@example.com', payload, now).text];
    });
    expect(Object.fromEntries(texts)).toEqual({
      'consultation.specialistAbsent.operator': expect.stringContaining('gets everything back'),
      'consultation.specialistAbsent.patient': expect.stringMatching(
        /US\$45\.00, everything you paid[\s\S]*We keep a new time for you: /,
      ),
      'consultation.specialistAbsent.specialist': expect.stringMatching(
        /Please write to them\.[\s\S]* of your calendar is kept for them meanwhile\./,
      ),
    });
    expect(mails[1]?.payload.alternatives).toHaveLength(3);
    const [notice] = await db.sql`select payload::text as text from public.notifications
      where recipient_id = ${operator} and ref_id = ${visit.id}`;
    expect(notice?.text).not.toContain('Thandi');
  });

  it('keeps the next time of theirs for the patient, who books it in one step', async () => {
    const visit = await newVisit(db.sql);
    await db.sql`update public.visit_types set needs_approval = true where specialist_id = ${visit.specialist}`;
    await visit.enter(-5);
    await visit.settle(15);
    const kept = await keptFor(visit);
    expect(kept).toMatchObject({ status: 'held', patient_id: visit.patient, specialist_id: visit.specialist });
    expect(kept?.starts_at.getTime()).toBeGreaterThanOrEqual(visit.at(15 + 120).getTime());
    expect(kept?.hold_expires_at?.getTime()).toBe(
      Math.min(kept?.starts_at.getTime() ?? 0, visit.at(15 + 24 * 60).getTime()),
    );
    const seen = (who: string) =>
      visit.as(who, 20, async (tx) => {
        const [row] = await tx<{ instead: { id: string; status: string } | null }[]>`
          select public.visit_details(${visit.id}) -> 'instead' as instead`;
        return row?.instead;
      });
    expect(await seen(visit.patient)).toMatchObject({ id: kept?.id, status: 'held' });
    const [booked] = await visit.as(
      visit.patient,
      20,
      (tx) => tx<{ status: string }[]>`select * from public.book_visit(${kept?.id ?? ''}, 'Cough', true)`,
    );
    // Nobody has to say yes again.
    expect(booked?.status).toBe('awaiting_payment');
    expect(await seen(visit.patient)).toMatchObject({ status: 'awaiting_payment' });
    await visit.settle(16);
    expect(await db.sql`select from public.appointments where replaces = ${visit.id}`).toHaveLength(1);
  });

  it('keeps a time at which the patient is free, and none where it is not wanted or not possible', async () => {
    const withOther = await newVisit(db.sql);
    await withOther.enter(-5);
    const later = withOther.at(15 + 120).getTime();
    const taken = new Date(Math.ceil(later / 1_800_000) * 1_800_000);
    const other = await addSpecialist(db.sql);
    await db.sql`insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at,
        booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes,
        late_refund_percent, idempotency_key)
      select ${withOther.patient}, ${other.id}, v.id, tstzrange(${taken}, ${taken}::timestamptz + interval '30 minutes'),
        tstzrange(${taken}, ${taken}::timestamptz + interval '30 minutes'), 'video', ${withOther.at(600)}, ${withOther.patient},
        'Africa/Johannesburg', 'Africa/Johannesburg', v.name, 0, 'USD', 0, 0, gen_random_uuid()
      from public.visit_types v where v.specialist_id = ${other.id} limit 1`;
    await withOther.settle(15);
    expect((await keptFor(withOther))?.starts_at).not.toEqual(taken);

    const retired = await newVisit(db.sql);
    await retired.enter(-5);
    await db.sql`update public.visit_types set active = false where specialist_id = ${retired.specialist}`;
    await retired.settle(15);
    expect(await retired.status()).toBe('no_show_specialist');
    expect(await keptFor(retired)).toBeUndefined();
  });

  it('is found by the one job that the scheduler runs', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await asService(db.sql, async (tx) => {
      await tx`select set_config('sawubona.clock', ${visit.at(15).toISOString()}, true)`;
      await tx`select public.run_due_jobs()`;
    });
    expect(await visit.status()).toBe('no_show_specialist');
  });

  it('is nothing a specialist can report of the patient instead', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.settle(15);
    expect(await hintOf(visit.missed(20))).toBe('consultation.notNow');
    expect(await hintOf(visit.admit(20))).toBe('consultation.over');
  });
});

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

describe('what evidence does not decide', () => {
  it('is told to operators once and left to people', async () => {
    const visit = await newVisit(db.sql);
    await visit.settle(44);
    expect(await visit.told(operator)).toEqual([]);
    await visit.settle(45);
    await visit.settle(46);
    expect(await visit.told(operator)).toEqual(['consultation.unsettled']);
    expect(await visit.status()).toBe('booked');
  });

  it('evidence does not move along when the visit is moved', async () => {
    const visit = await newVisit(db.sql);
    await visit.report(visit.specialist, 'join', -2);
    await db.sql`update public.appointments set sequence = sequence + 1,
      during = tstzrange(lower(during) + interval '10 minutes', upper(during) + interval '10 minutes'),
      blocks = tstzrange(lower(blocks) + interval '10 minutes', upper(blocks) + interval '10 minutes')
      where id = ${visit.id}`;
    await visit.enter(5);
    await visit.settle(25);
    expect(await visit.status()).toBe('no_show_specialist');
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

it('decides once when many look at the same moment, and evidence is never half seen', async () => {
  const visit = await newVisit(db.sql);
  await visit.enter(-5);
  const outcomes = await Promise.all(
    [...Array.from({ length: 8 }, () => visit.settle(15)), visit.report(visit.specialist, 'join', 15)].map((attempt) =>
      hintOf(attempt),
    ),
  );
  expect(outcomes.filter((outcome) => !['nothing was refused', 'consultation.over'].includes(outcome))).toEqual([]);
  const status = await visit.status();
  const [seen] = await db.sql`select specialist_joined as joined from private.join_evidence(${visit.id})`;
  expect(['waiting', 'no_show_specialist']).toContain(status);
  if (status === 'waiting') expect(seen?.joined).toBe(true);
  expect(await visit.refunded()).toBe(status === 'waiting' ? 0 : (await paymentOf(db.sql, visit.id)).amount_minor);
});

it('lets operators read who was there, and nobody outside the visit', async () => {
  const visit = await newVisit(db.sql);
  await visit.enter(-5);
  const rows = (who: string) =>
    as(
      db.sql,
      who,
      (tx) => tx`select kind from public.join_events where consultation_id in
      (select ${visit.id}::uuid union select e.consultation_id from public.join_events e where e.profile_id = ${visit.patient})`,
    );
  for (const who of [visit.patient, visit.specialist, operator]) expect(await rows(who)).toEqual([{ kind: 'join' }]);
  expect(await rows((await addSpecialist(db.sql)).id)).toEqual([]);
  expect(await as(db.sql, operator, (tx) => tx`select from public.consultations`)).toHaveLength(0);
});
