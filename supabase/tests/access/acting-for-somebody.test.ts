import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { delegate } from '../support/charts';
import { answersOfEveryDoor } from '../support/every-door';
import { readExportIn, readLookIn } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, addUser, as, asFor, asGuest, hintOf } from '../support/people';
import { bookVisit, firstOpening, hold, useSandbox } from '../support/visits';

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

describe('a request for another person', () => {
  it('is made in their place, and the actor stays known', async () => {
    const [who] = await acting('rpc/open_chart', (tx) => tx`select private.me() as me, private.actor() as actor`);
    expect(who).toEqual({ me: child, actor: mother });
  });

  it.each([
    ['a stranger', () => addPatient(db.sql)],
    ['the specialist of nobody', async () => doctor.id],
    ['an account without a profile', () => addUser(db.sql)],
  ])('is refused to %s, whatever it calls', async (_who, make) => {
    const actor = await make();
    for (const endpoint of ['rpc/open_chart', 'rpc/my_people', 'documents', 'rpc/hold_slot']) {
      expect(await meFor(endpoint, actor, child)).toBe('access.notDelegated');
    }
  });

  it('opens nothing that no row opens', async () => {
    for (const endpoint of [
      'rpc/close_my_account',
      'rpc/choose_role',
      'rpc/decide_consent',
      'rpc/report_nothing',
      '',
      'rpc/',
      'operators',
    ]) {
      expect(await meFor(endpoint, mother, child)).toBe('access.notDelegated');
    }
  });

  it('is closed at every door to a stranger, to who ended it, and to the guardian of a brother or sister', async () => {
    const [brother, ended, sibling] = [
      await addPerson(db.sql, mother),
      await addPatient(db.sql),
      await addPatient(db.sql),
    ];
    const join = (person: string, delegateId: string, state: string) => db.sql`
      insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, ended_at, basis, relation)
      select patient_id, ${delegateId}, scopes, may, ${state}, now(), ${state === 'ended' ? new Date() : null}, basis, relation
      from public.delegations where patient_id = ${person} and delegate_id = ${mother}`;
    await join(brother, ended, 'active');
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where delegate_id = ${ended}`;
    await join(child, sibling, 'active');
    const doors = await db.sql<{ endpoint: string }[]>`select endpoint from private.acting_rights order by 1`;
    expect(doors.length).toBeGreaterThan(100);
    for (const actor of [await addPatient(db.sql), ended, sibling, doctor.id]) {
      for (const { endpoint } of doors)
        expect(await meFor(endpoint, actor, brother), endpoint).toBe('access.notDelegated');
    }
  });

  it('has doors that exist', async () => {
    const lost = await db.sql`select r.endpoint from private.acting_rights r
      where case when r.endpoint like 'rpc/%' then not exists (select from pg_proc p where p.pronamespace = 'public'::regnamespace
        and 'rpc/' || p.proname = r.endpoint) else to_regclass('public.' || r.endpoint) is null end`;
    expect(lost).toEqual([]);
  });

  it.each(['x', '00000000-0000-0000-0000-000000000000', `${randomUUID()}'; drop table public.profiles; --`])(
    'for %s is refused',
    async (person) => {
      expect(await meFor('rpc/open_chart', mother, person)).toBe('access.notDelegated');
    },
  );

  it('of guests and of the service is their own', async () => {
    const headers = JSON.stringify({ 'x-acting-for': child });
    const [row] = await asGuest(db.sql, async (tx) => {
      await tx`select set_config('request.headers', ${headers}, true), set_config('request.path', '/rpc/find_slots', true)`;
      await tx`select private.before_request()`;
      return tx`select private.me() as me`;
    });
    expect(row?.me).toBeNull();
  });

  it('of somebody who was given one scope opens that scope only', async () => {
    const [patient, friend] = [await addPatient(db.sql), await addPatient(db.sql)];
    await delegate(db.sql, patient, friend, ['book']);
    expect(await meFor('rpc/hold_slot', friend, patient)).toBe(DONE);
    for (const endpoint of [
      'rpc/open_chart',
      'rpc/update_my_profile',
      'rpc/my_prescriptions',
      'rpc/send_message',
      'notes',
    ]) {
      expect(await meFor(endpoint, friend, patient)).toBe('access.notDelegated');
    }
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where patient_id = ${patient}`;
    expect(await meFor('rpc/hold_slot', friend, patient)).toBe('access.notDelegated');
  });

  it('of somebody who books alone reads no mail, number, address or place of the patient', async () => {
    const [patient, friend] = [await addPatient(db.sql, 'Private Patient'), await addPatient(db.sql)];
    await delegate(db.sql, patient, friend, ['book', 'pay', 'notices']);
    const visit = await bookVisit(db.sql, patient, doctor);
    await db.sql`update public.profiles set phone_raw = '082 555 7788', phone_e164 = '+27825557788' where id = ${patient}`;
    await db.sql`update public.patients set address = '7 Hidden Road' where profile_id = ${patient}`;
    await db.sql`update public.consultations set patient_location = '9 Quiet Lane', callback_phone = '0825557799',
      consent_at = now(), consent_by = ${patient} where appointment_id = ${visit}`;
    const email = only(
      await db.sql<{ email: string }[]>`select email from public.profiles where id = ${patient}`,
    ).email;
    const secrets = [email, '082 555 7788', '27825557788', '7 Hidden Road', '9 Quiet Lane', '0825557799'];
    const answers = await answersOfEveryDoor(db.sql, (endpoint, ask) => acting(endpoint, ask, friend, patient), [
      visit,
    ]);
    const telling = [...answers].filter(([, text]) => secrets.some((secret) => text.includes(secret)));
    expect(telling).toEqual([]);
    for (const endpoint of ['rpc/my_appointments', 'rpc/visit_details', 'appointments'])
      expect(answers.get(endpoint)).toContain(visit);
    for (const endpoint of ['profiles', 'patients'])
      expect(await meFor(endpoint, friend, patient)).toBe('access.notDelegated');
    const [known] = await as(db.sql, friend, (tx) => tx`select name from public.my_people() where id = ${patient}`);
    expect(known).toEqual({ name: 'Private Patient' });
  });

  it('reads and writes the record of the child, with the name of who did it in log and entry', async () => {
    const key = randomUUID();
    await acting(
      'rpc/add_chart_entry',
      (tx) =>
        tx`select public.add_chart_entry('allergies', '{"label": "Peanut", "reaction": "swollen lips", "severity": "severe"}', ${key})`,
    );
    const [entry] =
      await db.sql`select patient_id, recorded_by, source from public.patient_allergies where id = ${key}`;
    expect(entry).toEqual({ patient_id: child, recorded_by: mother, source: 'self' });
    const chart = await readLookIn<{ patient_name: string; categories: Record<string, { basis?: string }> }>(
      (statement) => acting('rpc/open_chart', statement),
      (tx) => tx`select public.open_chart(null, ${['profile']}) as ticket`,
    );
    expect(chart).toMatchObject({ patient_name: 'Lwazi Khumalo', categories: { profile: { basis: 'delegation' } } });
    const log =
      await db.sql`select actor_id, actor_name, basis, action from public.access_log where patient_id = ${child} order by seq`;
    expect(log).toMatchObject([
      { actor_id: mother, actor_name: 'Nomsa Khumalo', basis: 'delegation', action: 'add' },
      { actor_id: mother, actor_name: 'Nomsa Khumalo', basis: 'delegation', action: 'view' },
    ]);
    const own = await as(db.sql, mother, (tx) => tx`select 1 from public.patient_allergies where id = ${key}`);
    expect(own).toEqual([]);
  });

  it('adds a file, whose bytes the actor’s own session sends and whose inspection they ask for', async () => {
    const id = randomUUID();
    const file = { name: 'card.png', type: 'image/png', size: 12, sha256: 'a'.repeat(64) };
    const document = { type: 'other', title: 'Clinic card', date: '2026-01-12', category: 'documents', file };
    await acting('rpc/add_document', (tx) => tx`select public.add_document(${tx.json(document)}, ${id})`);
    const [row] = await db.sql`select patient_id, recorded_by, path from public.documents where id = ${id}`;
    expect(row).toMatchObject({ patient_id: child, recorded_by: mother });
    const [sent] = await as(db.sql, mother, (tx) => tx`select private.may_upload(${row?.path ?? ''}, 12) as may`);
    expect(sent).toEqual({ may: true });
    const ask = () =>
      acting('rpc/document_to_check', (tx) => tx`select public.document_to_check(${id}) ->> 'state' as state`);
    expect(await ask()).toEqual([{ state: 'awaiting_file' }]);
    const stranger = await addPatient(db.sql);
    expect(await hintOf(as(db.sql, stranger, (tx) => tx`select public.document_to_check(${id})`))).toBe(
      'chart.notFound',
    );
  });

  it('books, and who booked stays known; nobody treats a child they are the guardian of', async () => {
    const at = await firstOpening(db.sql, doctor.id);
    const [held] = await acting(
      'rpc/hold_slot',
      (tx) =>
        tx`select * from public.hold_slot(${doctor.visitType}, ${at}, 'video', 'Africa/Johannesburg', ${randomUUID()})`,
    );
    expect(held).toMatchObject({ patient_id: child, booked_by: mother, status: 'held' });
    const [booked] = await acting(
      'rpc/book_visit',
      (tx) => tx`select * from public.book_visit(${held?.id}, 'Fever for three days', true)`,
    );
    expect(booked).toMatchObject({ patient_id: child, status: 'awaiting_payment' });
    const mine = await as(db.sql, mother, (tx) => tx`select id from public.my_appointments()`);
    expect(mine).toEqual([]);
    const theirs = await acting('rpc/my_appointments', (tx) => tx`select id, reason from public.my_appointments()`);
    expect(theirs).toMatchObject([{ id: held?.id, reason: 'Fever for three days' }]);
  });
});

describe('a delegate in one scope', () => {
  const delegateIn = async (scopes: string[]) => {
    const [patient, friend] = [await addPatient(db.sql, 'Zanele Test'), await addPatient(db.sql, 'Friend Test')];
    await delegate(db.sql, patient, friend, scopes);
    return { patient, friend };
  };

  it('neither reads nor ends what others were allowed, nor writes facts of the patient', async () => {
    const { patient, friend } = await delegateIn(['book', 'records', 'prescriptions', 'messages', 'pay']);
    for (const name of [
      'my_delegations',
      'end_delegation',
      'invite_delegate',
      'update_medical_info',
      'answer_plan',
      'export_my_record',
    ]) {
      expect(await meFor(`rpc/${name}`, friend, patient), name).toBe('access.notDelegated');
    }
  });

  it('opens no more of the record to a visit than the patient did', async () => {
    const { patient, friend } = await delegateIn(['book']);
    const visit = await bookVisit(db.sql, patient, doctor);
    const set = (categories: string[]) =>
      acting(
        'rpc/set_visit_access',
        (tx) => tx`select public.set_visit_access(${visit}, ${categories})`,
        friend,
        patient,
      );
    await as(db.sql, patient, (tx) => tx`select public.set_visit_access(${visit}, ${['profile']})`);
    expect(await hintOf(set(['profile', 'notes']))).toBe('access.notDelegated');
    expect(await hintOf(set([]))).toBe(DONE);
  });

  it('leaves a line in the log for the messages they read, and the patient hears who moved a visit', async () => {
    const { patient, friend } = await delegateIn(['book', 'messages']);
    const visit = await bookVisit(db.sql, patient, doctor);
    await acting('rpc/open_thread', (tx) => tx`select public.open_thread(${visit})`, friend, patient);
    const log = await db.sql`select actor_id, category, basis from public.access_log where patient_id = ${patient}`;
    expect(log).toContainEqual({ actor_id: friend, category: 'messages', basis: 'delegation' });
    await acting(
      'rpc/cancel_appointment',
      (tx) => tx`select public.cancel_appointment(${visit}, 'Away')`,
      friend,
      patient,
    );
    const told = await db.sql`select payload ->> 'delegateId' as by from public.notifications
      where recipient_id = ${patient} and event = 'access.actedFor'`;
    expect(told).toContainEqual({ by: friend });
  });
});

describe('the whole record of a child', () => {
  const exportOf = (person: string) => readExportIn((work) => acting('rpc/export_my_record', work, mother, person));

  it('is taken along by its guardian, under their name in the log', async () => {
    const bundle = await exportOf(child);
    const patients = bundle.entry.filter(({ resource }) => resource.resourceType === 'Patient');
    expect(patients.map(({ resource }) => resource.id)).toEqual([child]);
    const carers = bundle.entry.filter(({ resource }) => resource.resourceType === 'RelatedPerson');
    expect(carers[0]).toMatchObject({
      resource: { active: true, patient: { reference: `Patient/${child}` }, name: [{ text: 'Nomsa Khumalo' }] },
    });
    const log =
      await db.sql`select actor_id, basis from public.access_log where patient_id = ${child} and action = 'export'`;
    expect(log).toEqual([{ actor_id: mother, basis: 'delegation' }]);
  });

  it('is not of one of twelve or more, with parts that are theirs alone', async () => {
    const teen = await addPerson(db.sql, mother, { firstName: 'Lindiwe', dateOfBirth: '2013-03-03', gender: 'female' });
    expect(await hintOf(exportOf(teen))).toBe('access.notDelegated');
    await db.sql`insert into public.observations (id, patient_id, code, category, value, unit, taken_at, source, recorded_by)
      select gen_random_uuid(), ${teen}, t.code, 'sexual_health', 60, t.unit, now(), 'typed', ${teen}
      from public.observation_types t where t.code = 'heart_rate'`;
    const seen = await acting(
      'rpc/my_latest_readings',
      (tx) => tx`select code from public.my_latest_readings()`,
      mother,
      teen,
    );
    expect(seen).toEqual([]);
  });
});

describe('a time that is held', () => {
  it("becomes the child's, as long as it was held, once; and comes back", async () => {
    const at = new Date((await firstOpening(db.sql, doctor.id)).getTime() + 86_400_000);
    const held = await hold(db.sql, mother, doctor.visitType, at);
    const move = (who: string, visit: string, person: string | null) =>
      as(db.sql, who, async (tx) =>
        only(
          await tx<{ id: string; patient_id: string; hold_expires_at: Date }[]>`
        select * from public.move_hold(${visit}, ${person})`,
        ),
      );
    const moved = await move(mother, held.id, child);
    expect(moved).toMatchObject({ patient_id: child, hold_expires_at: held.hold_expires_at });
    expect((await move(mother, held.id, child)).id).toBe(moved.id);
    const stranger = await addPatient(db.sql);
    expect(await hintOf(move(stranger, moved.id, null))).toBe('booking.notFound');
    expect(await hintOf(move(mother, moved.id, stranger))).toBe('access.notDelegated');
    const back = await move(mother, moved.id, null);
    expect(back).toMatchObject({ patient_id: mother });
    const [old] = await db.sql`select status, cancel_reason from public.appointments where id = ${held.id}`;
    expect(old).toEqual({ status: 'cancelled', cancel_reason: 'replaced' });
  });
});

describe('reading tables for somebody', () => {
  const tables = ['documents', 'triage_sessions', 'patients', 'appointments'];
  const read = (table: string, isOpened: boolean) =>
    hintOf(
      asFor(db.sql, { actor: mother, person: child, endpoint: table, isOpened }, (tx) =>
        tx.unsafe(`select from public.${table}`),
      ),
    );
  const lines = () =>
    db.sql`select actor_role, action, basis from public.access_log
      where patient_id = ${child} and actor_id = ${mother} and category = 'pages' order by seq`;

  it('needs a line in their log first, which is written once an hour', async () => {
    const person = await addPerson(db.sql, mother, { firstName: 'Unopened' });
    const unopened = (isOpened: boolean) =>
      hintOf(
        asFor(
          db.sql,
          { actor: mother, person, endpoint: 'documents', isOpened },
          (tx) => tx`select from public.documents`,
        ),
      );
    expect(await unopened(false)).toBe('access.notDelegated');
    expect(await unopened(true)).toBe(DONE);
    expect(await unopened(false)).toBe(DONE);
    for (const table of tables) expect(await read(table, true)).toBe(DONE);
    expect([...(await lines())]).toEqual([{ actor_role: 'delegate', action: 'view', basis: 'delegation' }]);
  });

  it('is asked for anew after a day, and never by who acts for nobody', async () => {
    const at = new Date(Date.now() + 25 * 3_600_000);
    const later = hintOf(
      as(db.sql, mother, async (tx) => {
        await tx`select set_config('sawubona.clock', ${at.toISOString()}, true),
          set_config('request.headers', ${JSON.stringify({ 'x-acting-for': child })}, true),
          set_config('request.path', '/documents', true)`;
        await tx`select private.before_request()`;
      }),
    );
    expect(await later).toBe('access.notDelegated');
    expect(await hintOf(as(db.sql, mother, (tx) => tx`select public.open_person()`))).toBe('access.notDelegated');
  });
});
