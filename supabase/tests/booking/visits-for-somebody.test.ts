import { randomUUID } from 'node:crypto';
import {
  GOOD_RELATED_PERSON,
  RELATED_PERSON_EXAMPLES,
  type RelatedPersonValues,
} from '@telehealth/contracts/examples/related-person';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grantsOf, only } from '../support/access';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, asGuest, hintOf } from '../support/people';
import { draftPrescription, json, visitThatIs } from '../support/records';
import { bookWith, charge, decide, firstOpening, hold, submit, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let doctor: { id: string; visitType: string };
const ACCEPTED = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, doctor] = [await addPatient(db.sql), await addSpecialist(db.sql)];
});
afterAll(() => db.drop());

interface PersonRow {
  id: string;
  name: string;
}
const add = (who: string, values: RelatedPersonValues = GOOD_RELATED_PERSON, key: string = randomUUID()) =>
  as(db.sql, who, async (tx) =>
    only(await tx<PersonRow[]>`select * from public.add_related_person(${tx.json(json(values))}, ${key})`),
  );
const change = (who: string, id: string, values: RelatedPersonValues) =>
  as(db.sql, who, (tx) => tx`select public.change_related_person(${id}, ${tx.json(json(values))})`);
const remove = (who: string, id: string) => as(db.sql, who, (tx) => tx`select public.remove_related_person(${id})`);
const setPerson = (who: string, visit: string, person: string | null) => bookWith(db.sql, who, visit, { person });
const listOf = (who: string) => as(db.sql, who, (tx) => tx<PersonRow[]>`select id, name from public.related_persons`);
const forWhom = async (who: string, visit: string) =>
  only(
    await as(
      db.sql,
      who,
      (tx) => tx<{ whom: object | null }[]>`
      select for_whom as whom from public.my_appointments() where id = ${visit}`,
    ),
  ).whom;
const holdOne = async (who = patient) =>
  (await hold(db.sql, who, doctor.visitType, await firstOpening(db.sql, doctor.id))).id;
async function book(who: string, person: string): Promise<string> {
  const visit = await holdOne(who);
  await setPerson(who, visit, person);
  await charge(db.sql, who, visit);
  return visit;
}

describe('somebody cared for', () => {
  it.each(RELATED_PERSON_EXAMPLES.map((example) => [example.name, example] as const))('%s', async (_, example) => {
    const who = await addPatient(db.sql);
    expect(await hintOf(add(who, example.values))).toBe(example.refused?.id ?? ACCEPTED);
    expect(await listOf(who)).toHaveLength(example.refused ? 0 : 1);
  });

  it('is added once by one key, is seen and changed by the account holder alone', async () => {
    const [owner, stranger] = [await addPatient(db.sql), await addPatient(db.sql)];
    const key = randomUUID();
    await Promise.all([add(owner, GOOD_RELATED_PERSON, key), add(owner, GOOD_RELATED_PERSON, key)]);
    expect(await listOf(owner)).toEqual([{ id: key, name: GOOD_RELATED_PERSON.name }]);
    expect(await hintOf(add(stranger, GOOD_RELATED_PERSON, key))).toBe('data.conflict');
    expect(await listOf(stranger)).toEqual([]);
    expect(await hintOf(change(stranger, key, GOOD_RELATED_PERSON))).toBe('person.notFound');
    await remove(stranger, key);
    await change(owner, key, { ...GOOD_RELATED_PERSON, name: 'Sipho N. Nkosi' });
    expect(await listOf(owner)).toEqual([{ id: key, name: 'Sipho N. Nkosi' }]);
    await remove(owner, key);
    expect(await listOf(owner)).toEqual([]);
    const direct = (tx: Parameters<Parameters<typeof as>[2]>[0]) => tx`delete from public.related_persons`;
    expect(await hintOf(as(db.sql, owner, direct))).toBe('42501');
  });

  it('is one of twenty at most, and of patients only', async () => {
    const owner = await addPatient(db.sql);
    for (let count = 0; count < 20; count += 1) await add(owner);
    expect(await hintOf(add(owner))).toBe('validation.tooMany');
    expect(await hintOf(add(await addUser(db.sql)))).toBe('access.refused');
  });
});

describe('a visit for somebody', () => {
  it('says to both sides whom it is for, and follows a correction while it is ahead', async () => {
    const person = await add(patient);
    const visit = await book(patient, person.id);
    const facts = { name: 'Sipho Nkosi', dateOfBirth: '2019-04-02', gender: 'male', relation: 'child' };
    expect(await forWhom(patient, visit)).toEqual({ personId: person.id, ...facts });
    expect(await forWhom(doctor.id, visit)).toEqual({ personId: null, ...facts });
    await change(patient, person.id, { ...GOOD_RELATED_PERSON, dateOfBirth: '2018-04-02' });
    expect(await forWhom(doctor.id, visit)).toEqual({ personId: null, ...facts, dateOfBirth: '2018-04-02' });
    const details = await as(
      db.sql,
      doctor.id,
      (tx) => tx<{ whom: object }[]>`select public.visit_details(${visit}) -> 'visit' -> 'for_whom' as whom`,
    );
    expect(only(details).whom).toMatchObject({ personId: null, name: 'Sipho Nkosi', dateOfBirth: '2018-04-02' });
    await remove(patient, person.id);
    expect(await forWhom(doctor.id, visit)).toMatchObject({ name: 'Sipho Nkosi' });
    expect(await hintOf(setPerson(patient, visit, null))).toBe('booking.cannotSubmit');
  });

  it('is for nobody else’s people, and can be taken back until it is paid', async () => {
    const stranger = await addPatient(db.sql);
    const [mine, theirs] = [await add(patient), await add(stranger)];
    const visit = await holdOne();
    expect(await hintOf(setPerson(patient, visit, theirs.id))).toBe('person.notFound');
    expect(await hintOf(setPerson(stranger, visit, theirs.id))).toBe('booking.notFound');
    await setPerson(patient, visit, mine.id);
    await setPerson(patient, visit, null);
    expect(await forWhom(patient, visit)).toBeNull();
  });

  it('can be taken back as well when the person was removed meanwhile', async () => {
    const who = await addPatient(db.sql);
    const [person, visit] = [await add(who), await holdOne(who)];
    await setPerson(who, visit, person.id);
    await remove(who, person.id);
    await setPerson(who, visit, null);
    expect(await forWhom(who, visit)).toBeNull();
  });

  it('leaves the holder’s own chart closed unless they open it', async () => {
    const who = await addPatient(db.sql);
    const visit = await book(who, (await add(who)).id);
    expect(only(await grantsOf(db.sql, visit))).toMatchObject({ state: 'active', categories: [] });
  });

  it('takes no prescription, which would carry the wrong name', async () => {
    const own = await visitThatIs(db.sql, patient, doctor);
    await draftPrescription(db.sql, own);
    const childs = await visitThatIs(db.sql, patient, doctor);
    await db.sql`update public.appointments set for_name = 'Sipho', for_birth_date = '2019-04-02', for_gender = 'male',
      for_relation = 'child' where id = ${childs.id}`;
    expect(await hintOf(draftPrescription(db.sql, childs))).toBe('prescription.forSomebodyElse');
  });
});

describe('who a visit is for, after it was sent', () => {
  async function askedFor(person: string) {
    const visit = await holdOne();
    await db.sql`update public.appointments set needs_approval = true where id = ${visit}`;
    await setPerson(patient, visit, person);
    return visit;
  }

  it('may change until the specialist answers, who is told, and stays once they said yes', async () => {
    const [child, other] = [await add(patient), await add(patient)];
    const visit = await askedFor(child.id);
    await setPerson(patient, visit, child.id);
    expect(await toldOf(db.sql, doctor.id, visit)).toEqual(['booking.requested']);
    await setPerson(patient, visit, other.id);
    await setPerson(patient, visit, null);
    expect(await toldOf(db.sql, doctor.id, visit)).toEqual([
      'booking.requested',
      'booking.requestChanged',
      'booking.requestChanged',
    ]);
    await setPerson(patient, visit, child.id);
    await decide(db.sql, doctor.id, visit, true);
    for (const person of [other.id, null]) {
      expect(await hintOf(setPerson(patient, visit, person))).toBe('booking.personAccepted');
    }
    await setPerson(patient, visit, child.id);
    expect(await forWhom(patient, visit)).toMatchObject({ personId: child.id });
  });

  it('may change while a visit without a specialist’s answer waits for its money', async () => {
    const who = await addPatient(db.sql);
    const [person, visit] = [await add(who), await holdOne(who)];
    await submit(db.sql, who, visit);
    await setPerson(who, visit, person.id);
    expect(await forWhom(who, visit)).toMatchObject({ personId: person.id });
  });
});

describe('two tabs', () => {
  const waits = () =>
    vi.waitFor(
      async () => {
        const rows = await db.sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000, interval: 20 },
    );

  it.each([
    ['correcting', (who: string, id: string) => change(who, id, { ...GOOD_RELATED_PERSON, name: 'Sipho M. Nkosi' })],
    ['removing', remove],
  ] as const)('%s somebody waits for a booking of theirs before it locks anything a booking locks', async (_, act) => {
    const who = await addPatient(db.sql);
    const [person, visit] = [await add(who), await holdOne(who)];
    let acting: Promise<unknown> = Promise.resolve();
    await db.sql.begin(async (booking) => {
      await booking`select private.lock_patient(${who})`;
      acting = act(who, person.id);
      await waits();
      // As book_visit does after the calendar: it would wait here for ever, each for the other.
      expect(await booking`select from public.related_persons where id = ${person.id} for share nowait`).toHaveLength(
        1,
      );
      expect(await booking`select from public.appointments where id = ${visit} for update nowait`).toHaveLength(1);
    });
    expect(await hintOf(acting)).toBe(ACCEPTED);
  });
});

it('tells everybody its time, so that a wrong clock holds nobody up', async () => {
  const [row] = await asGuest(db.sql, (tx) => tx<{ at: Date }[]>`select public.server_time() as at`);
  expect(Math.abs((row?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
});
