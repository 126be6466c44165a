import { randomUUID } from 'node:crypto';
import { GOOD_WAITING_ROOM } from '@telehealth/contracts/examples/consultation';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { newVisit, Visit } from '../support/consultations';
import { exportOf } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, addUser, as, asFor, hintOf } from '../support/people';
import { bookVisit, firstOpening, PAYS, useSandbox } from '../support/visits';

let db: TestDatabase;
let mother: string;
let daughter: string;
/** Her own account. */
let account: string;
let doctor: { id: string; visitType: string };
let visit: Visit;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  await db.sql`update public.patients set gender = 'female' where profile_id = ${mother}`;
  const born = `${new Date().getFullYear() - 14}-01-02`;
  daughter = await addPerson(db.sql, mother, { firstName: 'Ayanda', dateOfBirth: born, gender: 'female' });
  doctor = await addSpecialist(db.sql, { name: 'Farida Essop' });
  account = await ownSignIn(daughter);
  visit = await bookedBy(account, daughter);
});
afterAll(() => db.drop());

async function ownSignIn(person: string): Promise<string> {
  const id = await addUser(db.sql, 'Ayanda Khumalo');
  await as(db.sql, id, (tx) => tx`select public.sync_my_profile('patient')`);
  const { code } = only(
    await as(db.sql, mother, (tx) => tx<{ code: string }[]>`select public.make_handover_code(${person}) as code`),
  );
  await as(db.sql, id, (tx) => tx`select public.take_record_over(${code})`);
  return id;
}

async function bookedBy(who: string, person: string): Promise<Visit> {
  const id = await bookVisit(db.sql, who, doctor);
  const [row] = await db.sql<{ at: Date }[]>`select starts_at as at from public.appointments where id = ${id}`;
  if (!row) throw new Error('Nothing was booked.');
  return new Visit(db.sql, id, person, doctor.id, row.at);
}

/** Comes to the door at that minute: the person, or somebody for them. */
const enter = (of: Visit, actor: string, person: string | null, minute = -10) => {
  const { location, callback } = GOOD_WAITING_ROOM;
  const work = async (tx: TransactionSql) => {
    await tx`select set_config('sawubona.clock', ${of.at(minute).toISOString()}, true)`;
    return tx`select public.enter_waiting_room(${of.id}, ${location}, ${callback}, true, ${randomUUID()})`;
  };
  return person === null
    ? as(db.sql, actor, work)
    : asFor(db.sql, { actor, person, endpoint: 'rpc/enter_waiting_room' }, work);
};

const decide = (who: string, minute: number, understands: boolean, reason: string, of = visit, key = randomUUID()) =>
  of.as(
    who,
    minute,
    (tx) =>
      tx<{ understands: boolean }[]>`select * from public.decide_capacity(${of.id}, ${understands}, ${reason}, ${key})`,
  );

interface Facts {
  present: Record<string, unknown> | null;
  capacity: Record<string, unknown> | null;
  consentWords: string | null;
}
const detailsFor = async (who: string, of: Visit, minute = 5) =>
  only(await of.as(who, minute, (tx) => tx<{ d: Facts }[]>`select public.visit_details(${of.id}) as d`)).d;

describe('a young person alone, by a sign-in of her own', () => {
  it('comes herself, and who holds the visit reads so, with nothing decided yet', async () => {
    await enter(visit, account, null);
    await visit.admit(1);
    const { present, capacity, consentWords } = await detailsFor(doctor.id, visit);
    expect(present).toMatchObject({
      firstName: 'Ayanda',
      hasSignIn: true,
      isPrivate: false,
      cameBy: null,
      words: 'own',
    });
    expect([capacity, consentWords]).toEqual([null, null]);
  });

  it('is judged by who holds the visit alone, with a reason', async () => {
    const [other, stranger] = [await addSpecialist(db.sql), await addPatient(db.sql)];
    const good = 'Says back what she was told';
    expect(await hintOf(decide(other.id, 4, true, good))).toBe('consultation.notFound');
    for (const who of [account, mother, stranger])
      expect(await hintOf(decide(who, 4, true, good))).toBe('access.refused');
    const forHer = (work: (tx: TransactionSql) => Promise<unknown>) =>
      asFor(db.sql, { actor: mother, person: daughter, endpoint: 'rpc/decide_capacity' }, work);
    expect(
      await hintOf(forHer((tx) => tx`select public.decide_capacity(${visit.id}, true, ${good}, ${randomUUID()})`)),
    ).toBe('access.notDelegated');
    expect(await hintOf(decide(doctor.id, 4, true, '  too short '))).toBe('prescriptions.reasonRequired');
    expect(await hintOf(decide(doctor.id, 4, true, 'x'.repeat(501)))).toBe('prescriptions.reasonTooLong');
    expect(await db.sql`select from public.capacity_decisions`).toHaveLength(0);
  });

  it('keeps each decision, of which the newest counts, with a line in her log; a repeated press is one', async () => {
    const key = randomUUID();
    await decide(doctor.id, 4, false, 'Does not follow what is at risk', visit, key);
    await decide(doctor.id, 4, false, 'Does not follow what is at risk', visit, key);
    await decide(doctor.id, 6, true, '  Says back what she was told ');
    const rows = await db.sql<
      { understands: boolean }[]
    >`select understands from public.capacity_decisions order by seq`;
    expect(rows.map(({ understands }) => understands)).toEqual([false, true]);
    const lines = await db.sql`select category, basis, screen from public.access_log
      where patient_id = ${daughter} and actor_id = ${doctor.id} and action = 'add' and basis = 'author'`;
    expect([...lines]).toEqual(Array(2).fill({ category: 'notes', basis: 'author', screen: 'consultation' }));
    const counts = { understands: true, reason: 'Says back what she was told', byName: 'Farida Essop' };
    for (const who of [doctor.id, account]) expect((await detailsFor(who, visit)).capacity).toMatchObject(counts);
    expect(await hintOf(db.sql`update public.capacity_decisions set understands = false`)).toBe('access.refused');
    expect(await hintOf(db.sql`delete from public.capacity_decisions`)).toBe('access.refused');
  });

  it('is read by her and by who decided, of a private visit by nobody who acts for her', async () => {
    const rowsOf = async (who: string) =>
      (await as(db.sql, who, (tx) => tx`select id from public.capacity_decisions`)).length;
    expect(await Promise.all([account, doctor.id, mother, await addPatient(db.sql)].map(rowsOf))).toEqual([2, 2, 0, 0]);
    const asMother = <T>(endpoint: string, work: (tx: TransactionSql) => Promise<T>) =>
      asFor(db.sql, { actor: mother, person: daughter, endpoint }, work);
    expect(await hintOf(asMother('capacity_decisions', (tx) => tx`select from public.capacity_decisions`))).toBe(
      'access.notDelegated',
    );
    const look = () => asMother('rpc/visit_details', (tx) => tx`select public.visit_details(${visit.id}) as d`);
    const seen = JSON.stringify(await look());
    expect(seen).toContain('"understands":true');
    expect(seen, 'why is hers').not.toContain('Says back');
    await as(db.sql, account, (tx) => tx`select public.keep_visit_private(${visit.id}, true)`);
    expect(await hintOf(look())).toBe('consultation.notFound');
    expect((await detailsFor(account, visit)).capacity).toMatchObject({ understands: true });
    expect((await detailsFor(doctor.id, visit)).present).toMatchObject({ isPrivate: true });
    // Even where an endpoint stood open by mistake, the rows of a private visit are hidden.
    const rows = await asMother('rpc/visit_details', (tx) => tx`select from public.capacity_decisions`);
    expect(rows).toHaveLength(0);
  });

  it('goes with her record: as rows and as FHIR Consent', async () => {
    const all = await exportOf<{ resource: { resourceType: string; status?: string } }>(db.sql, account);
    const text = JSON.stringify(all);
    expect(text).toContain('Says back what she was told');
    const consents = all.entry.filter(({ resource }) => resource.resourceType === 'Consent');
    const treated = consents.filter(({ resource }) => JSON.stringify(resource).includes('s. 129'));
    expect(treated.map(({ resource }) => resource.status).sort()).toEqual(['active', 'inactive']);
    const hers = JSON.stringify(treated);
    expect(hers).not.toContain(doctor.id);
  });

  it('is not judged after the visit, nor when she is not 12 to 17', async () => {
    await visit.finish(20);
    expect(await hintOf(decide(doctor.id, 21, false, 'Thought about it again'))).toBe('consultation.notNow');
    expect((await detailsFor(doctor.id, visit, 21)).capacity).toMatchObject({ understands: true });
    const grown = await newVisit(db.sql);
    await grown.enter(-5);
    await grown.admit(1);
    expect(await hintOf(decide(grown.specialist, 2, true, 'A grown man, of course', grown))).toBe(
      'consultation.notNow',
    );
  });
});

describe('somebody who comes for another', () => {
  type Form = NonNullable<Parameters<typeof addPerson>[2]>;
  /** A visit that the mother booked for somebody she acts for, and came to. */
  async function cameFor(form: Form) {
    const person = await addPerson(db.sql, mother, form);
    const acting = <T>(endpoint: string, work: (tx: TransactionSql) => Promise<T>) =>
      asFor(db.sql, { actor: mother, person, endpoint: `rpc/${endpoint}` }, work);
    const at = await firstOpening(db.sql, doctor.id);
    const key = randomUUID();
    const { id } = only(
      await acting(
        'hold_slot',
        (tx) =>
          tx<{ id: string }[]>`select id from public.hold_slot(${doctor.visitType}, ${at}, 'video', 'UTC', ${key})`,
      ),
    );
    await acting(
      'book_visit',
      (tx) => tx`select public.book_visit(${id}, 'A cough', true, p_companion => 'Nomsa Khumalo')`,
    );
    await acting(
      'sandbox_charge',
      (tx) => tx`select public.sandbox_charge(${id}, ${PAYS}, '12/49', '123', ${randomUUID()})`,
    );
    const of = new Visit(db.sql, id, person, doctor.id, at);
    const before = await acting('visit_details', (tx) => tx<{ d: Facts }[]>`select public.visit_details(${id}) as d`);
    await enter(of, mother, person);
    return { of, asks: only(before).d.consentWords };
  }

  it.each<[string, Form, string, object]>([
    ['a guardian, for a child', {}, 'child', { basis: 'guardian', relation: 'child', gender: 'female' }],
    ['a care-giver', { basis: 'carer', relation: 'grandchild' }, 'carer', { basis: 'carer', relation: 'grandchild' }],
    [
      'who looks after an adult',
      { basis: 'carer', relation: 'parent', dateOfBirth: '1948-11-02' },
      'adult',
      { basis: 'carer', relation: 'parent' },
    ],
  ])('%s: their words are shown, kept, and told to who holds the visit', async (_, form, words, right) => {
    const { of, asks } = await cameFor(form);
    expect(asks).toBe(words);
    const { present } = await detailsFor(doctor.id, of, -5);
    expect(present).toMatchObject({ words, cameBy: { name: 'Nomsa Khumalo', acts: true, ...right }, hasSignIn: false });
    expect(present).toMatchObject({ agreedAt: expect.anything(), bookedBy: { name: 'Nomsa Khumalo' } });
    // Of the mother a name and a right, and nothing that her own record says.
    const [hers] = await db.sql<
      { born: string; phone: string }[]
    >`select f.date_of_birth::text as born, p.phone_raw as phone
      from public.patients f join public.profiles p on p.id = f.profile_id where f.profile_id = ${mother}`;
    for (const fact of [hers?.born, hers?.phone, mother]) expect(JSON.stringify(present)).not.toContain(fact);
  });

  it('is told to nobody but who holds the visit', async () => {
    const { of } = await cameFor({ firstName: 'Sipho' });
    expect((await detailsFor(mother, of, -5)).present).toBeNull();
    expect(await hintOf(detailsFor((await addSpecialist(db.sql)).id, of, -5))).toBe('consultation.notFound');
    expect(await hintOf(decide(doctor.id, -5, true, 'A child of four says so', of))).toBe('consultation.notNow');
  });
});
