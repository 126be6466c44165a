import type { TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisit } from '../support/consultations';
import { addSpecialist, as, hintOf } from '../support/people';
import { paymentOf } from '../support/visits';
import {
  begins,
  colleagueComes,
  type Happening,
  isCalledOff,
  patient,
  patientComes,
  rings,
  sits,
  specialistComes,
  startVisits,
  staysUntil,
  writes,
} from '../support/who-was-there';

let db: TestDatabase;
let operator: string;
beforeAll(async () => {
  ({ db, operator } = await startVisits());
});
afterAll(() => db.drop());

/** What happened, then when the job looks (minutes from the start), and what it decides. */
const EVIDENCE: readonly [string, readonly Happening[], number, string][] = [
  // The specialist's absence, from 15 minutes.
  ['patient waits, nobody comes', [patientComes(-5)], 15, 'no_show_specialist'],
  ['patient waits, not 15 minutes yet', [patientComes(-5)], 14.9, 'waiting'],
  ['patient came early and stayed', [patientComes(-25)], 15, 'no_show_specialist'],
  ['patient came late, nobody comes', [patientComes(12)], 15, 'no_show_specialist'],
  ['patient gave up after the start', [patientComes(-5), patient('leave', 14)], 15, 'no_show_specialist'],
  ['patient only lost the connection', [patientComes(-5), patient('drop', 3)], 15, 'no_show_specialist'],
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
