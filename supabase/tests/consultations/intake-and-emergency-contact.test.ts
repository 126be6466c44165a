import { randomUUID } from 'node:crypto';
import { GOOD_INTAKE, INTAKE_EXAMPLES } from '@telehealth/contracts/examples/consultation';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { readLookIn } from '../support/looks';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

describe('what a patient prepares', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(db.sql);
  });
  const read = (who: string) =>
    as(
      db.sql,
      who,
      (tx) => tx`select version, reason, top_questions, symptoms_worse from public.intake
        where appointment_id = ${visit.id} order by version`,
    );

  it('is kept in versions, the same again only once', async () => {
    await visit.saveIntake(-60, GOOD_INTAKE);
    await visit.saveIntake(-59, GOOD_INTAKE);
    await visit.saveIntake(-58, { ...GOOD_INTAKE, symptomsWorse: 'better' });
    expect(await read(visit.patient)).toEqual([
      { version: 1, reason: GOOD_INTAKE.reason, top_questions: GOOD_INTAKE.topQuestions, symptoms_worse: 'worse' },
      { version: 2, reason: GOOD_INTAKE.reason, top_questions: GOOD_INTAKE.topQuestions, symptoms_worse: 'better' },
    ]);
  });

  it('is not written over what somebody else saved meanwhile, unless that was seen', async () => {
    const other = await newVisit(db.sql);
    const over = async () => {
      const [last] = await db.sql<{ at: Date }[]>`
        select created_at as at from public.intake where appointment_id = ${other.id} order by version desc limit 1`;
      return last?.at.toISOString() ?? null;
    };
    const save = (minute: number, question: string, base: string | null) =>
      other.saveIntake(minute, { ...GOOD_INTAKE, topQuestions: [question], over: base } as typeof GOOD_INTAKE);
    await save(-60, 'One?', null);
    const first = await over();
    await save(-59, 'Two?', first);
    expect(await hintOf(save(-58, 'Three?', first))).toBe('data.conflict');
    expect(await hintOf(save(-58, 'Three?', null))).toBe('data.conflict');
    await save(-58, 'Two?', first);
    await save(-57, 'Three?', await over());
  });

  it('is opened by the specialist of the visit and a colleague who stands in, by nobody else, and never over the table', async () => {
    const colleague = await addSpecialist(db.sql);
    const opens = (who: string) => hintOf(visit.words(who, -50));
    const [ok, not] = ['nothing was refused', 'consultation.notFound'];
    expect(await opens(visit.specialist)).toBe(ok);
    expect(await opens(colleague.id)).toBe(not);
    await visit.cover(colleague.id, -50);
    expect(await opens(colleague.id)).toBe(ok);
    expect(await read(colleague.id)).toHaveLength(0);
    await visit.cover(null, -49);
    for (const who of [colleague.id, await addOperator(db.sql), await addPatient(db.sql), visit.patient]) {
      expect(await opens(who)).toBe(not);
    }
    expect(await read(visit.specialist)).toHaveLength(0);
  });

  it('leaves a line in the patient’s log for each who opened it, one an hour', async () => {
    const next = await newVisit(db.sql);
    await next.saveIntake(-60, GOOD_INTAKE);
    const lines = () => db.sql`select actor_id, category, basis, basis_id from public.access_log
      where patient_id = ${next.patient} and category = 'intake'`;
    await next.words(next.specialist, -50);
    await next.words(next.specialist, -20);
    const line = { actor_id: next.specialist, category: 'intake', basis: 'visit', basis_id: next.id };
    expect(await lines()).toEqual([line]);
    await next.words(next.specialist, 15);
    expect(await lines()).toEqual([line, line]);
  });

  it('is written by the patient or who books for them, by nobody else', async () => {
    const books = await delegateTo(db.sql, visit.patient, ['book']);
    const talks = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    await visit.saveIntake(-40, { reason: 'From my sister' }, acting(books, visit.patient));
    expect(await read(books)).toHaveLength(0);
    for (const who of [books, talks, visit.specialist, await addPatient(db.sql)]) {
      expect(await hintOf(visit.saveIntake(-40, GOOD_INTAKE, who))).toBe('consultation.notFound');
    }
    const forHer = acting(talks, visit.patient);
    expect(await hintOf(visit.saveIntake(-40, GOOD_INTAKE, forHer))).toBe('access.notDelegated');
  });

  it('is open until the visit begins, not one moment longer', async () => {
    await visit.enter(-5);
    await visit.saveIntake(-4, { ...GOOD_INTAKE, reason: 'In the waiting room' });
    await visit.admit(0);
    expect(await hintOf(visit.saveIntake(1, GOOD_INTAKE))).toBe('consultation.intakeClosed');
    await visit.interrupt(2, visit.patient, 'both');
    expect(await hintOf(visit.saveIntake(3, GOOD_INTAKE))).toBe('consultation.intakeClosed');
    await visit.finish(10);
    expect(await hintOf(visit.saveIntake(11, GOOD_INTAKE))).toBe('consultation.intakeClosed');
    expect((await read(visit.patient)).at(-1)).toMatchObject({ version: 4, reason: 'In the waiting room' });
  });

  it('tells the practice at once of somebody who is worse with a danger sign, once for each answer', async () => {
    const next = await newVisit(db.sql);
    const form = { reason: '', topQuestions: [], symptomsWorse: 'worse', files: [] };
    const danger = {
      ...{ level: 1, rules: '0123456789abcdef' },
      signs: [{ id: 'chestPain', says: 'Pain in the chest', answer: 'unsure' }],
    };
    const save = (more: object) => next.saveIntake(-10, { ...form, ...more } as typeof GOOD_INTAKE);
    const told = () => next.told(next.specialist);
    await save({ danger: { ...danger, level: 4, signs: [] } });
    expect(await told()).toEqual([]);
    await save({ danger });
    await save({ danger });
    expect(await told()).toEqual(['consultation.patientWorse']);
    // A save that says nothing of it keeps it; being better takes it away.
    await save({ reason: 'More words' });
    const kept = async () => (await next.words(next.specialist, -10))?.intake?.danger;
    expect(await kept()).toEqual(danger);
    expect(await told()).toHaveLength(1);
    await save({ symptomsWorse: 'better' });
    expect(await kept()).toBeNull();
    for (const wrong of [
      { ...danger, level: 6 },
      { ...danger, rules: 'x' },
      { ...danger, signs: [{ id: 'a' }] },
      [1],
    ]) {
      expect(await hintOf(save({ danger: wrong }))).toBe('data.invalid');
    }
  });

  it('takes only files of the patient’s own chart that are still there', async () => {
    const next = await newVisit(db.sql, { patient: visit.patient });
    const file = async (owner: string, state: 'stored' | 'removed') => {
      const [row] = await db.sql<{ id: string }[]>`
        insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes,
          sha256, source, state, scan_state, scanned_at, recorded_by)
        values (gen_random_uuid(), ${owner}, 'photo', 'My arm', '2026-01-01', 'documents', 'arm.png', 'image/png', 10,
          repeat('0', 64), 'self', ${state}, 'clean', now(), ${owner}) returning id`;
      return row?.id ?? '';
    };
    const own = await file(visit.patient, 'stored');
    await next.saveIntake(-60, { ...GOOD_INTAKE, files: [own, own] });
    expect((await next.words(next.specialist, -50))?.intake?.files).toMatchObject([{ id: own }]);
    const others = [await file(await addPatient(db.sql), 'stored'), await file(visit.patient, 'removed'), randomUUID()];
    for (const other of others) {
      expect(await hintOf(next.saveIntake(-60, { ...GOOD_INTAKE, files: [own, other] }))).toBe(
        'consultation.fileNotFound',
      );
    }
  });

  it('is never rewritten or removed, by anyone', async () => {
    expect(await hintOf(db.sql`update public.intake set reason = 'Other'`)).toBe('access.refused');
    expect(await hintOf(db.sql`delete from public.intake`)).toBe('access.refused');
    expect(await hintOf(db.sql`truncate public.intake`)).toBe('access.refused');
  });

  it('can begin while the time is only held', async () => {
    const patient = await addPatient(db.sql);
    const specialist = await addSpecialist(db.sql);
    const held = await hold(db.sql, patient, specialist.visitType, await firstOpening(db.sql, specialist.id));
    const save = (who: string) =>
      as(db.sql, who, (tx) => tx`select public.save_intake(${held.id}, ${tx.json({ reason: 'Cough' })})`);
    await save(patient);
    expect(await hintOf(save(specialist.id))).toBe('consultation.notFound');
    expect(await as(db.sql, specialist.id, (tx) => tx`select from public.intake`)).toHaveLength(0);
  });
});

describe('intake decides as its form does', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(db.sql);
  });
  it.each(INTAKE_EXAMPLES.map((example) => [example.name, example] as const))('%s', async (_, { values, refused }) => {
    expect(await hintOf(visit.saveIntake(-60, values))).toBe(refused?.id ?? 'nothing was refused');
  });

  it.each([
    ['a list', []],
    ['a number for a reason', { reason: 7 }],
    ['an unknown change', { symptomsWorse: 'terrible' }],
    ['questions that are no list', { topQuestions: 'why' }],
    ['questions that are no texts', { topQuestions: [{}] }],
    [
      'too many files',
      { files: Array.from({ length: 11 }, (_, at) => `00000000-0000-4000-8000-0000000000${10 + at}`) },
    ],
    ['files that are no list', { files: {} }],
  ])('refuses %s', async (_, form) => {
    expect(await hintOf(visit.saveIntake(-60, form))).toMatch(/^(data\.invalid|validation\.tooMany)$/);
  });
});

describe('the emergency contact', () => {
  const CONTACT = { ...GOOD_PATIENT_ONBOARDING.emergencyContact, e164: null };
  interface Shown {
    contact: { name: string; relationship: string; phone: string } | null;
    patientLocation: string | null;
    callbackPhone: string | null;
  }
  const read = (visit: Visit, who: string, minute: number) =>
    readLookIn<Shown>(
      (work) => visit.as(who, minute, work),
      (tx) =>
        tx<{ ticket: string }[]>`select public.read_emergency_contact(${visit.patient}, 'consultation') as ticket`,
    );
  const looks = (visit: Visit) =>
    as(
      db.sql,
      visit.patient,
      (tx) => tx`select actor_id, category, action, basis, basis_id, screen from public.access_log
        where category = 'emergency_contact' order by seq`,
    );

  it('opens for the specialist while the visit runs or is interrupted, and every look is in the log', async () => {
    const visit = await newVisit(db.sql);
    expect(await hintOf(read(visit, visit.specialist, -60))).toBe('consultation.contactClosed');
    await visit.enter(-5);
    expect(await hintOf(read(visit, visit.specialist, -4))).toBe('consultation.contactClosed');
    await visit.admit(0);
    expect(await read(visit, visit.specialist, 1)).toEqual({
      contact: CONTACT,
      patientLocation: '12 Long Street, Cape Town',
      callbackPhone: '+27 82 000 0000',
      callbackE164: '+27820000000',
    });
    await visit.interrupt(2, visit.specialist, 'patient');
    await read(visit, visit.specialist, 3);
    const look = {
      actor_id: visit.specialist,
      category: 'emergency_contact',
      action: 'emergency',
      basis: 'visit',
      basis_id: visit.id,
      screen: 'consultation',
    };
    expect(await looks(visit)).toEqual([look, look]);
    await visit.finish(4);
    expect(await hintOf(read(visit, visit.specialist, 5))).toBe('consultation.contactClosed');
    expect(await looks(visit)).toHaveLength(2);
  });

  it('opens for a colleague who stands in, not for other specialists, other patients or operators', async () => {
    const visit = await newVisit(db.sql);
    const colleague = await addSpecialist(db.sql);
    await visit.cover(colleague.id, -60);
    await visit.enter(-5);
    await visit.admit(0, colleague.id);
    expect((await read(visit, colleague.id, 1)).contact).toEqual(CONTACT);
    const others = [
      (await addSpecialist(db.sql)).id,
      await addPatient(db.sql),
      await addOperator(db.sql),
      visit.patient,
    ];
    for (const who of others) expect(await hintOf(read(visit, who, 1))).toBe('consultation.contactClosed');
    await db.sql`update public.consultations set covered_by = null where appointment_id = ${visit.id}`;
    expect(await hintOf(read(visit, colleague.id, 1))).toBe('consultation.contactClosed');
  });

  it('opens under break-glass while that lasts', async () => {
    const visit = await newVisit(db.sql);
    const rescuer = await addSpecialist(db.sql);
    const [glass] = await db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', ${visit.at(-120).toISOString()}, true)`;
      return tx<{ id: string }[]>`insert into public.break_glass (specialist_id, patient_id, reason_code, reason)
        values (${rescuer.id}, ${visit.patient}, 'unconscious', 'Brought in unconscious.') returning id`;
    });
    expect(await read(visit, rescuer.id, -61)).toEqual({
      contact: CONTACT,
      patientLocation: null,
      callbackPhone: null,
      callbackE164: null,
    });
    expect(await looks(visit)).toMatchObject([{ basis: 'break_glass', basis_id: glass?.id }]);
    expect(await hintOf(read(visit, rescuer.id, -60))).toBe('consultation.contactClosed');
  });

  it('says, too, when nobody was named', async () => {
    const visit = await newVisit(db.sql);
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from public.emergency_contacts where patient_id = ${visit.patient}`;
    });
    await visit.enter(-5);
    await visit.admit(0);
    expect(await read(visit, visit.specialist, 1)).toMatchObject({ contact: null, callbackPhone: '+27 82 000 0000' });
    expect(await looks(visit)).toHaveLength(1);
  });

  it('cannot be found by a direct question', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    expect(await as(db.sql, visit.specialist, (tx) => tx`select from public.emergency_contacts`)).toHaveLength(0);
  });
});
