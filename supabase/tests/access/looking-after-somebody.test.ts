import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, addUser, as, asFor, asGuest, hintOf } from '../support/people';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let mother: string;
let child: string;
let doctor: { id: string; visitType: string };
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  child = await addPerson(db.sql, mother);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const acting = <T>(endpoint: string, work: (tx: TransactionSql) => Promise<T>, actor = mother, person = child) =>
  asFor(db.sql, { actor, person, endpoint }, work);
const meFor = (endpoint: string, actor: string, person: string) =>
  hintOf(acting(endpoint, (tx) => tx`select private.me()`, actor, person));

describe('a person without a sign-in', () => {
  it('is a patient of their own, whom the one who added them acts for', async () => {
    const people = await as(db.sql, mother, (tx) => tx`select * from public.my_people()`);
    expect(people).toMatchObject([
      {
        id: child,
        name: 'Lwazi Khumalo',
        relation: 'child',
        basis: 'guardian',
        has_sign_in: false,
        allergies: 'not_asked',
      },
    ]);
    expect(people[0]?.scopes).toContain('manage');
    const [facts] = await db.sql`select p.clerk_id, p.role, f.address from public.profiles p
      join public.patients f on f.profile_id = p.id where p.id = ${child}`;
    expect(facts).toMatchObject({ clerk_id: null, role: 'patient' });
  });

  it('is added once for one key, by patients only, and by nobody over the key of another', async () => {
    const form = (tx: TransactionSql) =>
      tx.json({
        firstName: 'Ayanda',
        lastName: 'Khumalo',
        dateOfBirth: '2014-12-14',
        gender: 'female',
        relation: 'child',
        basis: 'guardian',
      });
    const add = (who: string, key: string) =>
      as(db.sql, who, (tx) => tx<{ id: string }[]>`select public.add_person(${form(tx)}, ${key}) as id`);
    const key = randomUUID();
    await add(mother, key);
    expect((await add(mother, key))[0]?.id).toBe(key);
    const other = await addPatient(db.sql);
    expect(await hintOf(add(other, key))).toBe('data.conflict');
    expect(await hintOf(add(other, mother))).toBe('data.conflict');
    expect(await hintOf(add(doctor.id, randomUUID()))).toBe('access.refused');
    expect(await hintOf(add(await addUser(db.sql), randomUUID()))).toBe('access.refused');
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.add_person('{}', ${randomUUID()})`))).toBe('42501');
  });

  it.each([
    [{ firstName: '' }, 'validation.firstName'],
    [{ relation: 'owner' }, 'person.relationRequired'],
    [{ basis: 'invited' }, 'person.basisRequired'],
    [{ dateOfBirth: '1948-11-02', relation: 'parent' }, 'person.basisRequired'],
    [{ dateOfBirth: '2999-01-01' }, 'validation.dateOfBirthPast'],
    [{ gender: 'x' }, 'validation.gender'],
  ])('is not made of %o', async (form, hint) => {
    expect(await hintOf(addPerson(db.sql, mother, form))).toBe(hint);
  });

  it('is corrected by who looks after them alone', async () => {
    const change = (who: string, firstName: string) =>
      as(
        db.sql,
        who,
        (tx) =>
          tx`select public.change_person(${child}, ${tx.json({
            firstName,
            lastName: 'Khumalo',
            dateOfBirth: '2022-08-14',
            gender: 'male',
          })})`,
      );
    await change(mother, 'Lwazi');
    expect(await hintOf(change(await addPatient(db.sql), 'Stolen'))).toBe('person.notFound');
  });
});

describe('who looks after a person', () => {
  it('hears what the person would hear, with their name, and the person nothing', async () => {
    const [grandchild, gran] = [
      await addPerson(db.sql, mother, { firstName: 'Sipho' }),
      await addPatient(db.sql, 'Gogo Test'),
    ];
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
      select patient_id, ${gran}, scopes, may, 'active', now(), 'carer', 'grandchild' from public.delegations where patient_id = ${grandchild}`;
    await db.sql`select private.notify(${grandchild}, 'chart.entryAdded', ${grandchild}, '{}', 'test:once')`;
    await db.sql`select private.notify(${grandchild}, 'chart.entryAdded', ${grandchild}, '{}', 'test:once')`;
    const told =
      await db.sql`select recipient_id, payload from public.notifications where ref_id = ${grandchild} order by created_at`;
    expect(told.map((row) => row.recipient_id).sort()).toEqual([mother, gran].sort());
    expect(told[0]?.payload.forWhom).toMatchObject({
      personId: grandchild,
      name: 'Sipho Khumalo',
      dateOfBirth: '2022-08-14',
    });
  });

  it("leaves only when somebody else stays, and ends nobody else's part", async () => {
    const [person, father] = [
      await addPerson(db.sql, mother, { firstName: 'Thabo' }),
      await addPatient(db.sql, 'Bongani Test'),
    ];
    const [own] = await db.sql<{ id: string }[]>`select id from public.delegations where patient_id = ${person}`;
    const end = (who: string, id: string | undefined) =>
      as(db.sql, who, (tx) => tx`select public.end_delegation(${id ?? null})`);
    expect(await hintOf(end(mother, own?.id))).toBe('person.lastGuardian');
    const email = only(await db.sql<{ email: string }[]>`select email from public.profiles where id = ${father}`).email;
    const invited = only(
      await acting(
        'rpc/invite_delegate',
        (tx) => tx<{ id: string; scopes: string[] }[]>`
      select * from public.invite_delegate(${randomUUID()}, ${email}, '{}', '', 'view', null, 'guardian')`,
        mother,
        person,
      ),
    );
    await as(db.sql, father, (tx) => tx`select public.accept_delegation(${invited.id})`);
    expect(await as(db.sql, father, (tx) => tx`select id, basis, relation from public.my_people()`)).toEqual([
      { id: person, basis: 'guardian', relation: 'child' },
    ]);
    expect(
      await hintOf(
        acting('rpc/end_delegation', (tx) => tx`select public.end_delegation(${own?.id ?? null})`, father, person),
      ),
    ).toBe('person.guardianStays');
    expect(await hintOf(end(mother, own?.id))).toBe(DONE);
    expect(await meFor('rpc/open_chart', mother, person)).toBe('access.notDelegated');
    expect(await meFor('rpc/open_chart', father, person)).toBe(DONE);
  });

  it('closes no account while a record would be left with nobody', async () => {
    const parent = await addPatient(db.sql, 'Lone Parent');
    const before = async () =>
      only(
        await as(
          db.sql,
          parent,
          (tx) => tx<{ o: string | null }[]>`select public.before_closing() ->> 'obstacle' as o`,
        ),
      ).o;
    expect(await before()).toBeNull();
    const person = await addPerson(db.sql, parent);
    expect(await before()).toBe('account.lastGuardian');
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
      select patient_id, ${mother}, scopes, may, 'active', now(), basis, relation from public.delegations where patient_id = ${person}`;
    expect(await before()).toBeNull();
  });

  it('cannot make themselves the guardian of somebody who has a sign-in', async () => {
    const [patient, friend] = [await addPatient(db.sql), await addPatient(db.sql)];
    const email = only(await db.sql<{ email: string }[]>`select email from public.profiles where id = ${friend}`).email;
    expect(
      await hintOf(
        as(
          db.sql,
          patient,
          (tx) => tx`select public.invite_delegate(${randomUUID()}, ${email}, '{}', '', 'view', null,
      'guardian')`,
        ),
      ),
    ).toBe('data.invalid');
  });
});

describe('ages', () => {
  it.each([
    ['2020-02-29', 12, '2032-02-29'],
    ['2020-02-29', 18, '2038-03-01'],
    ['2022-08-14', 12, '2034-08-14'],
    ['2022-02-28', 18, '2040-02-28'],
  ])('%s turns %i on %s', async (born, years, day) => {
    const [row] = await db.sql<{ day: string }[]>`select private.birthday(${born}, ${years})::text as day`;
    expect(row?.day).toBe(day);
  });

  /** What the guardian of a child born on 14 August 2022 may do at that time, in South Africa. */
  const scopesAt = (at: string) =>
    db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', ${at}, true)`;
      const [row] = await tx<{ scopes: string[] }[]>`
        select private.effective_scopes(d) as scopes from public.delegations d where d.patient_id = ${child}`;
      return row?.scopes ?? [];
    });

  it('take the sensitive parts on the twelfth birthday and all of it on the eighteenth, by the day in South Africa', async () => {
    expect(await scopesAt('2034-08-13T21:59:00Z')).toContain('sensitive');
    const twelve = await scopesAt('2034-08-13T22:00:00Z');
    expect(twelve).not.toContain('sensitive');
    expect(twelve).toEqual(expect.arrayContaining(['book', 'records', 'manage']));
    expect(await scopesAt('2040-08-13T21:59:00Z')).toEqual(twelve);
    expect(await scopesAt('2040-08-13T22:00:00Z')).toEqual([]);
  });

  it('leave who looks after an adult', async () => {
    const gran = await addPerson(db.sql, mother, {
      firstName: 'Thokozile',
      dateOfBirth: '1948-11-02',
      relation: 'parent',
      basis: 'carer',
    });
    const [row] = await db.sql<{ scopes: string[] }[]>`
      select private.effective_scopes(d) as scopes from public.delegations d where d.patient_id = ${gran}`;
    expect(row?.scopes).toContain('sensitive');
  });

  it('close the sensitive lists also where a page reads them as they stand', async () => {
    const teen = await addPerson(db.sql, mother, { firstName: 'Ayanda', dateOfBirth: '2013-03-03', gender: 'female' });
    await db.sql`insert into public.patient_conditions (patient_id, label, category, recorded_by)
      values (${teen}, 'Asthma', 'conditions', ${teen}), (${teen}, 'Secret', 'sexual_health', ${teen})`;
    const seen = await acting(
      'patient_conditions',
      (tx) => tx`select label from public.patient_conditions`,
      mother,
      teen,
    );
    expect(seen).toEqual([{ label: 'Asthma' }]);
  });
});
