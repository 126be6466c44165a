import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { GOOD_RELATED_PERSON } from '@telehealth/contracts/examples/related-person';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { give, grantsOf, only } from '../support/access';
import { newVisit, type Visit } from '../support/consultations';
import { readLookIn } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { json, signedNote } from '../support/records';
import { SYMPTOM_CHECK, yearsSince } from '../support/triage';
import { bookWith, charge, firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface People {
  parent: string;
  doctor: { id: string; visitType: string };
  child: string;
}
/** A parent whose record says something, a child without one, and a doctor whom the parent gave all of the record before. */
async function family(): Promise<People> {
  const [parent, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
  await db.sql`insert into public.emergency_contacts (patient_id, name, relationship, phone)
    values (${parent}, 'Bongani of the parent', 'husband', '+27825550111')
    on conflict (patient_id) do update set name = excluded.name`;
  await db.sql`update public.profiles set needs = needs || '{"captions": true}' where id = ${parent}`;
  await as(db.sql, parent, (tx) => {
    const allergy = tx.json({ label: 'Penicillin of the parent', severity: 'severe', reaction: 'rash' });
    return tx`select public.add_chart_entry('allergies', ${allergy}, ${randomUUID()})`;
  });
  await give(db.sql, parent, doctor.id, { categories: ['profile', 'medicines', 'notes'], may: 'add' });
  const child = await as(db.sql, parent, async (tx) =>
    only(
      await tx<{ id: string }[]>`
        select * from public.add_related_person(${tx.json(json(GOOD_RELATED_PERSON))}, ${randomUUID()})`,
    ),
  );
  return { parent, doctor, child: child.id };
}

async function bookForChild({ parent, doctor, child }: People, check: object | null = null): Promise<string> {
  const { id } = await hold(db.sql, parent, doctor.visitType, await firstOpening(db.sql, doctor.id));
  if (check === null) await bookWith(db.sql, parent, id, { person: child });
  else {
    await as(
      db.sql,
      parent,
      (tx) => tx`select public.book_visit(${id}, 'Cough', true, p_person => ${child},
        p_check_key => ${randomUUID()}, p_check => ${tx.json(json(check))})`,
    );
  }
  await charge(db.sql, parent, id);
  return id;
}

/** The visit of the child, as far as its waiting room. */
async function childAtTheDoor(people: People): Promise<Visit> {
  const visit = await newVisit(db.sql, { patient: people.parent, specialist: people.doctor });
  await makeChilds(db.sql, visit.id, people.child);
  await visit.enter(-5);
  return visit;
}
const makeChilds = (sql: Sql, id: string, child: string) =>
  sql`update public.appointments a set for_person_id = r.id, for_name = r.name, for_birth_date = r.date_of_birth,
    for_gender = r.gender, for_relation = r.relation from public.related_persons r where a.id = ${id} and r.id = ${child}`;

const openChart = (visit: Visit, minute: number) =>
  visit.as(visit.specialist, minute, (tx) => tx`select public.open_chart(${visit.patient}, null, 'consultation')`);
const addToChart = (visit: Visit, minute: number) =>
  visit.as(visit.specialist, minute, (tx) => {
    const entry = tx.json({ label: 'Croup', status: 'active' });
    return tx`select public.add_chart_entry('conditions', ${entry}, ${randomUUID()}, ${visit.patient}, 'consultation')`;
  });
const lookOf = <T>(visit: Visit, minute: number, call: 'needs' | 'contact') =>
  readLookIn<T>(
    (work) => visit.as(visit.specialist, minute, work),
    (tx) =>
      call === 'needs'
        ? tx<{ ticket: string }[]>`select public.visit_needs(${visit.id}, 'consultation') as ticket`
        : tx<{ ticket: string }[]>`select public.read_emergency_contact(${visit.patient}, 'consultation') as ticket`,
  );
const detailsOf = (visit: Visit, who: string, minute = 1) =>
  visit.as(
    who,
    minute,
    async (tx) =>
      only(await tx<{ details: Record<string, unknown> }[]>`select public.visit_details(${visit.id}) as details`)
        .details,
  );
const FREE = 'nothing was refused';

describe('in a visit for somebody else', () => {
  it('the holder’s record is closed, whatever was granted before, from the waiting room to the end', async () => {
    const visit = await childAtTheDoor(await family());
    expect(await hintOf(openChart(visit, -1))).toBe('access.seesAnother');
    await visit.admit(0);
    expect(await hintOf(openChart(visit, 5))).toBe('access.seesAnother');
    expect(await hintOf(addToChart(visit, 5))).not.toBe(FREE);
    await visit.finish(25);
    expect(await hintOf(openChart(visit, 40))).toBe(FREE);
  });

  it('a grant of the visit itself opens nothing, also one of before the rule', async () => {
    const people = await family();
    await db.sql`update public.access_grants set state = 'revoked', ended_at = now() where patient_id = ${people.parent}`;
    const visit = await newVisit(db.sql, { patient: people.parent, specialist: people.doctor });
    expect(await hintOf(openChart(visit, -60))).toBe(FREE);
    await makeChilds(db.sql, visit.id, people.child);
    expect(await hintOf(openChart(visit, -60))).toBe('access.notGranted');
  });

  it('cannot be given anything of the holder’s record by any way', async () => {
    const people = await family();
    const visit = await bookForChild(people);
    const grant = only(await grantsOf(db.sql, visit));
    expect(grant).toMatchObject({ state: 'active', categories: [] });
    const asParent = (work: Parameters<typeof as>[2]) => hintOf(as(db.sql, people.parent, work));
    expect(await asParent((tx) => tx`select public.set_visit_access(${visit}, '{profile}')`)).toBe(
      'access.recordOfAnother',
    );
    expect(await asParent((tx) => tx`select public.change_access(${grant.id}, '{profile}', 'view', null)`)).toBe(
      'access.recordOfAnother',
    );
    const asks = as(
      db.sql,
      people.doctor.id,
      (tx) => tx`select public.request_access(${people.parent}, '{results}', 'visit', p_appointment => ${visit})`,
    );
    expect(await hintOf(asks)).toBe('access.recordOfAnother');
  });

  it('what was chosen for the holder’s own visit ends when the visit becomes somebody else’s', async () => {
    const { parent, doctor, child } = await family();
    const { id } = await hold(db.sql, parent, doctor.visitType, await firstOpening(db.sql, doctor.id));
    await as(db.sql, parent, (tx) => tx`select public.set_visit_access(${id}, '{profile,medicines}')`);
    await bookWith(db.sql, parent, id, { person: child });
    await charge(db.sql, parent, id);
    expect((await grantsOf(db.sql, id)).filter(({ state }) => state === 'active')).toMatchObject([{ categories: [] }]);
  });

  it('needs and the emergency contact of the holder stay theirs; where to send help is told', async () => {
    const visit = await childAtTheDoor(await family());
    await visit.admit(0);
    expect(await lookOf(visit, 1, 'needs')).toMatchObject({ captions: false });
    const help = await lookOf<{ contact: unknown; patientLocation: string }>(visit, 1, 'contact');
    expect(help.contact).toBeNull();
    expect(help.patientLocation).not.toBe('');
  });

  it('names the person with the birth date to whoever holds it, and the holder as the holder', async () => {
    const people = await family();
    const visit = await childAtTheDoor(people);
    const details = await detailsOf(visit, people.doctor.id);
    expect(details).toMatchObject({
      patientName: GOOD_RELATED_PERSON.name,
      patientBorn: GOOD_RELATED_PERSON.dateOfBirth,
    });
    expect(await detailsOf(visit, people.parent)).toMatchObject({
      patientName: GOOD_RELATED_PERSON.name,
      patientBorn: null,
      holderName: details.holderName,
    });
    const own = await newVisit(db.sql, { patient: await addPatient(db.sql), specialist: people.doctor });
    const born = only(
      await db.sql`select date_of_birth::text as day from public.patients where profile_id = ${own.patient}`,
    );
    expect((await detailsOf(own, people.doctor.id)).patientBorn).toBe(born.day);
  });

  it('tells of no earlier visit but the person’s own, both ways', async () => {
    const people = await family();
    const own = await newVisit(db.sql, { patient: people.parent, specialist: people.doctor });
    await own.enter(-5);
    await own.admit(0);
    await own.finish(20);
    const childs = await childAtTheDoor(people);
    expect((await detailsOf(childs, people.doctor.id)).earlier).toEqual([]);
    await childs.admit(0);
    await childs.finish(20);
    const next = await newVisit(db.sql, { patient: people.parent, specialist: people.doctor });
    expect((await detailsOf(next, people.doctor.id)).earlier).toMatchObject([{ id: own.id }]);
  });

  it('takes no document of the holder’s record along', async () => {
    const people = await family();
    const visit = await newVisit(db.sql, { patient: people.parent, specialist: people.doctor });
    await makeChilds(db.sql, visit.id, people.child);
    const [document] = await db.sql<
      { id: string }[]
    >`insert into public.documents (id, patient_id, type, title, category,
      document_date, file_name, mime_type, size_bytes, sha256, state, source, recorded_by) select gen_random_uuid(), ${people.parent},
      'other', 'A scan', 'documents', current_date, 'a.pdf', 'application/pdf', 2048, repeat('a', 64), 'awaiting_file', 'self', ${people.parent}
      returning id`;
    const saving = visit.as(people.parent, -60, (tx) => {
      const form = tx.json({ reason: 'Cough', files: [document?.id ?? ''] });
      return tx`select public.save_intake(${visit.id}, ${form})`;
    });
    expect(await hintOf(saving)).toBe('consultation.fileNotFound');
  });
});

describe('a symptom check', () => {
  const about = (facts: object) => ({ ...SYMPTOM_CHECK, sex: 'male', ...facts });
  it.each([
    ['of the holder', { about: 'me', age: 7 }, 'triage.anotherPerson'],
    ['of somebody of another age', { about: 'other', age: 40 }, 'triage.anotherPerson'],
    ['that does not say of whom', {}, 'triage.anotherPerson'],
  ] as const)('%s does not come with a visit for a child', async (_, facts, hint) => {
    expect(await hintOf(bookForChild(await family(), about(facts)))).toBe(hint);
  });

  it('of the child comes with the visit', async () => {
    const age = yearsSince(GOOD_RELATED_PERSON.dateOfBirth);
    const visit = await bookForChild(await family(), about({ about: 'other', age }));
    expect(await db.sql`select from public.triage_sessions where appointment_id = ${visit}`).toHaveLength(1);
  });
});

describe('what came of it', () => {
  it('is marked in the holder’s record, and in the export is about the person', async () => {
    const people = await family();
    const visit = await childAtTheDoor(people);
    await visit.admit(0);
    await visit.finish(25);
    const note = await signedNote(db.sql, visit, GOOD_NOTE);
    const reading = <T>(call: 'chart' | 'export') =>
      readLookIn<T>(
        (work) => visit.as(people.parent, 60, work),
        (tx) =>
          call === 'chart'
            ? tx<{ ticket: string }[]>`select public.open_chart() as ticket`
            : tx<{ ticket: string }[]>`select public.export_my_record() as ticket`,
      );
    const chart = await reading<{ categories: { notes: { sections: { notes: { about: unknown }[] } } } }>('chart');
    expect(chart.categories.notes.sections.notes[0]?.about).toEqual({
      name: GOOD_RELATED_PERSON.name,
      dateOfBirth: GOOD_RELATED_PERSON.dateOfBirth,
    });
    interface Resource {
      resourceType: string;
      id: string;
      birthDate?: string;
      subject?: { reference: string };
    }
    const { entry } = await reading<{ entry: { resource: Resource }[] }>('export');
    const found = (type: string, id: string) =>
      entry.map(({ resource }) => resource).find((one) => one.resourceType === type && one.id === id);
    expect(found('Composition', note.id)?.subject?.reference).toBe(`Patient/${people.child}`);
    expect(found('Patient', people.child)).toMatchObject({ birthDate: GOOD_RELATED_PERSON.dateOfBirth });
    const ofVisit = entry.filter(({ resource }) =>
      ['Encounter', 'Composition', 'Communication'].includes(resource.resourceType),
    );
    expect(ofVisit.map(({ resource }) => resource.subject?.reference)).not.toContain(`Patient/${people.parent}`);
  });

  it('is told with the person’s name to both sides', async () => {
    const people = await family();
    const visit = await bookForChild(people);
    const told = await db.sql<{ whom: object | null }[]>`
      select payload -> 'forWhom' #- '{seenOn}' as whom from public.notifications where ref_id = ${visit}`;
    expect(told.length).toBeGreaterThan(1);
    const whom = { name: GOOD_RELATED_PERSON.name, dateOfBirth: GOOD_RELATED_PERSON.dateOfBirth };
    expect(told.map((one) => one.whom)).toEqual(told.map(() => whom));
  });
});
