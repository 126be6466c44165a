import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisit } from '../support/consultations';
import { readExportIn } from '../support/looks';
import { addOperator, asAt, jobsAt, useMovableClock } from '../support/operators';
import {
  addPatient,
  addPerson,
  addSpecialist,
  addUser,
  as,
  asFor,
  asService,
  claimsOf,
  hintOf,
} from '../support/people';
import { bookVisit, paymentOf, statusOf, toldOf, useSandbox } from '../support/visits';

let db: TestDatabase;
let operator: string;
let second: string;

const DAY_MS = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  operator = await addOperator(db.sql);
  second = await addOperator(db.sql, 'Lindiwe Operator');
});
afterAll(() => db.drop());

interface Report {
  who?: string;
  on?: string;
  proof?: string | null;
  number?: string | null;
  key?: string;
}
const report = (
  patient: string,
  { who = operator, on = yesterday(), proof = 'dha1663', number = 'B1663-0042', key = randomUUID() }: Report = {},
) => as(db.sql, who, (tx) => tx`select public.report_death(${patient}, ${on}, ${proof}, ${number}, 'Seen', ${key})`);

const deathOf = async (patient: string) => {
  const [row] = await db.sql<{ id: string; state: string; called_off: number; kept: unknown[] }[]>`
    select id, state, called_off, kept from private.deaths where patient_id = ${patient}
    order by reported_at desc limit 1`;
  if (!row) throw new Error('No death was reported.');
  return row;
};
const grant = async (patient: string, specialist: string, may = 'add') => {
  const key = randomUUID();
  const [row] = await db.sql<{ id: string }[]>`insert into public.access_grants
    (id, patient_id, grantee_id, categories, purpose, may, created_by)
    values (${key}, ${patient}, ${specialist}, array['profile', 'medicines', 'conditions'], 'ongoing_care', ${may}, ${patient})
    returning id`;
  return row?.id ?? '';
};
/** A patient with a paid visit ahead at a specialist to whom the record is open. */
async function inCare(name: string) {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql, name);
  const visit = await bookVisit(db.sql, patient, specialist);
  await grant(patient, specialist.id);
  return { specialist, patient, visit };
}
/** A request of the data interface with that person's token: the door, then a question. */
const request = (who: string) =>
  db.sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(who))}, true)`;
    await tx`set local role authenticated`;
    await tx`select private.before_request()`;
    return tx`select id from public.profiles`;
  });

describe('a confirmed death', () => {
  it('ends signing in, and says why', async () => {
    const { patient } = await inCare('Ended Sign-in');
    expect(await request(patient)).toHaveLength(1);
    await report(patient);
    expect(await db.sql`select from auth.sessions where user_id = ${patient}`).toHaveLength(0);
    expect(await hintOf(request(patient))).toBe('account.holderDied');
    // A later exchange opens a session; it is nobody's.
    await db.sql`insert into auth.sessions (id, user_id) values (${patient}, ${patient})`;
    expect(await hintOf(request(patient))).toBe('account.holderDied');
    expect(await hintOf(as(db.sql, patient, (tx) => tx`select public.open_chart()`))).toBe('access.refused');
  });

  it('ends the sign-in that somebody got for a record they had before, and acting for them', async () => {
    const mother = await addPatient(db.sql, 'Mother Test');
    const child = await addPerson(db.sql, mother, { firstName: 'Linked' });
    const account = await addUser(db.sql, 'Linked Khumalo');
    await db.sql`insert into private.sign_ins (account_id, person_id) values (${account}, ${child})`;
    expect(await request(account)).toMatchObject([{ id: child }]);
    await report(child);
    expect(await db.sql`select from auth.sessions where user_id = ${account}`).toHaveLength(0);
    expect(await hintOf(request(account))).toBe('account.holderDied');
    const acting = asFor(
      db.sql,
      { actor: mother, person: child, endpoint: 'rpc/open_chart' },
      (tx) => tx`select private.me()`,
    );
    expect(await hintOf(acting)).toBe('access.notDelegated');
    const told = await db.sql`select event from public.notifications where recipient_id = ${mother}`;
    expect(told.map(({ event }) => event)).toEqual(['access.delegationEnded']);
  });

  it('calls visits ahead off with all money back and tells the specialist, nobody the dead', async () => {
    const { patient, specialist, visit } = await inCare('Called Off');
    const before = await toldOf(db.sql, patient, visit);
    await report(patient);
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    const paid = await paymentOf(db.sql, visit);
    expect([paid.state === 'refunded' || paid.state === 'expired', paid.refund_minor % paid.amount_minor]).toEqual([
      true,
      0,
    ]);
    expect(await deathOf(patient)).toMatchObject({ state: 'confirmed', called_off: 1 });
    expect(await toldOf(db.sql, specialist.id, visit)).toContain('booking.cancelled');
    expect(await toldOf(db.sql, specialist.id, (await deathOf(patient)).id)).toEqual(['patient.died']);
    expect(await toldOf(db.sql, patient, visit)).toEqual(before);
    const [mails] = await db.sql`select count(*)::int as waiting from public.outbox
      where recipient_id = ${patient} and state in ('waiting', 'sending')`;
    expect(mails?.waiting).toBe(0);
    const claimed = await asService(db.sql, (tx) => tx`select recipient_id from public.claim_outbox(100)`);
    expect(claimed.filter((mail) => mail.recipient_id === patient)).toEqual([]);
    await db.sql`select private.notify(${patient}, 'booking.soon', ${visit}, '{}', 'a reminder')`;
    expect(await toldOf(db.sql, patient, visit)).toEqual(before);
  });

  it('ends what was given beyond visits, asked for and waited for; what a visit shares stays', async () => {
    const { patient, specialist } = await inCare('Ended Rights');
    const other = await addSpecialist(db.sql, { name: 'Asking Test' });
    const daughter = await addPatient(db.sql, 'Daughter Test');
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
      values (${patient}, ${daughter}, array['book'], 'active', now())`;
    await db.sql`insert into public.access_requests (patient_id, specialist_id, categories, purpose)
      values (${patient}, ${other.id}, array['profile'], 'second_opinion')`;
    await as(
      db.sql,
      patient,
      (tx) => tx`select public.join_waitlist(${randomUUID()}, ${specialist.id}, null,
      array['video'], now(), now() + interval '3 days')`,
    );
    await report(patient);
    const states = async (table: string) =>
      (await db.sql<{ state: string }[]>`select state from ${db.sql(table)} where patient_id = ${patient}`).map(
        (row) => row.state,
      );
    expect(await states('public.delegations')).toEqual(['ended']);
    expect(await states('public.access_requests')).toEqual(['refused']);
    expect(await states('public.waitlist_entries')).toEqual(['ended']);
    const [given] =
      await db.sql`select state from public.access_grants where patient_id = ${patient} and purpose = 'ongoing_care'`;
    expect(given?.state).toBe('revoked');
    const told = await db.sql`select event from public.notifications where recipient_id in (${daughter}, ${other.id})
      and event like 'access.%'`;
    expect(told.map(({ event }) => event).sort()).toEqual(['access.delegationEnded', 'access.requestRefused']);
  });

  it('leaves the record as it is, with its log, its term by law and its day in FHIR', async () => {
    const { patient, specialist } = await inCare('Read Only');
    const add = () =>
      as(
        db.sql,
        specialist.id,
        (tx) => tx`select public.add_chart_entry('conditions',
        ${tx.json({ label: 'Asthma', category: 'conditions' })}, ${randomUUID()}, ${patient}, 'chart')`,
      );
    await db.sql`insert into public.patient_conditions (patient_id, label, source, recorded_by) values (${patient}, 'Gout', 'self', ${patient})`;
    await report(patient);
    expect(await hintOf(add())).not.toBe('nothing was refused');
    expect(
      await hintOf(db.sql`insert into public.patient_conditions (patient_id, label, source, recorded_by)
        values (${patient}, 'Asthma', 'self', ${patient})`),
    ).toBe('patient.died');
    expect(
      await hintOf(db.sql`update public.patient_conditions set label = 'Other' where patient_id = ${patient}`),
    ).toBe('patient.died');
    expect(await hintOf(db.sql`update public.patients set address = 'Elsewhere' where profile_id = ${patient}`)).toBe(
      'patient.died',
    );
    expect(await hintOf(grant(patient, specialist.id))).toBe('patient.died');
    expect((await deathOf(patient)).kept.length).toBeGreaterThan(0);
    const [log] =
      await db.sql`select actor_role, action from public.access_log where patient_id = ${patient} order by seq desc limit 1`;
    expect(log).toMatchObject({ actor_role: 'operator', action: 'change' });
    const [fhir] = await db.sql<{ died: string }[]>`
      select f ->> 'deceasedDateTime' as died from private.fhir_patient(${patient}) f`;
    expect(fhir?.died).toBe(yesterday());
  });

  it('is written in the list of whoever treats them', async () => {
    const visit = await newVisit(db.sql, { patient: await addPatient(db.sql, 'Listed Patient') });
    await visit.enter(-5);
    await visit.admit(0);
    await report(visit.patient);
    const [row] = await as(db.sql, visit.specialist, (tx) => tx`select died_on::text from public.my_patients()`);
    expect(row?.died_on).toBe(yesterday());
    const { patient, specialist } = await inCare('Called Off Patient');
    await report(patient);
    const told = await as(db.sql, specialist.id, (tx) => tx`select patient_id from public.my_patients('called off')`);
    expect(told).toEqual([{ patient_id: patient }]);
    // A visit that goes on is ended by who holds it.
    expect(await visit.status()).toBe('in_progress');
  });

  it('happens once, however often and by however many it is reported at the same time', async () => {
    const { patient, visit } = await inCare('Parallel Reports');
    const key = randomUUID();
    const tries = await Promise.all([
      hintOf(report(patient, { key })),
      hintOf(report(patient, { key })),
      hintOf(report(patient, { who: second })),
      hintOf(report(patient, { who: second })),
    ]);
    expect(tries.filter((hint) => hint === 'nothing was refused').length).toBeGreaterThan(0);
    expect(tries.every((hint) => ['nothing was refused', 'death.alreadyReported'].includes(hint))).toBe(true);
    expect(await db.sql`select from private.deaths where patient_id = ${patient}`).toHaveLength(1);
    const [refunds] = await db.sql`select count(*)::int as n from public.refunds where appointment_id = ${visit}`;
    expect(refunds?.n).toBe(1);
  });

  it('meets a booking of the same moment: no visit is left', async () => {
    const { patient } = await inCare('Racing Booking');
    const specialist = await addSpecialist(db.sql);
    await Promise.allSettled([bookVisit(db.sql, patient, specialist), report(patient)]);
    await asService(db.sql, (tx) => tx`select public.run_due_jobs()`);
    const [left] = await db.sql`select count(*)::int as n from private.visits_of_the_dead(${patient})`;
    expect(left?.n).toBe(0);
  });

  it('is finished by the job where a calendar was busy', async () => {
    const { patient, specialist, visit } = await inCare('Busy Calendar');
    await db.sql.begin(async (busy) => {
      await busy`select private.lock_specialist(${specialist.id})`;
      await report(patient);
      expect(await statusOf(db.sql, visit)).toBe('booked');
    });
    await asService(db.sql, (tx) => tx`select public.run_due_jobs()`);
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    expect((await deathOf(patient)).called_off).toBe(1);
  });
});

describe('who may report and decide', () => {
  it('a stranger, a clinician without access, a patient and a delegate may not, nor learn whether there is such a person', async () => {
    const { patient } = await inCare('Attacked Patient');
    const stranger = await addPatient(db.sql, 'Stranger Test');
    const clinician = await addSpecialist(db.sql, { name: 'Without Access' });
    await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
      values (${patient}, ${stranger}, array['book', 'records'], 'active', now())`;
    for (const who of [stranger, clinician.id, patient]) {
      expect(await hintOf(report(patient, { who }))).toBe('access.refused');
      expect(await hintOf(report(randomUUID(), { who }))).toBe('access.refused');
      expect(await hintOf(as(db.sql, who, (tx) => tx`select * from public.deaths_at_desk()`))).toBe('access.refused');
      expect(await hintOf(as(db.sql, who, (tx) => tx`select * from public.find_people('Test', '1990-01-01')`))).toBe(
        'access.refused',
      );
    }
    expect(
      await statusOf(db.sql, (await db.sql`select id from public.appointments where patient_id = ${patient}`)[0]?.id),
    ).toBe('booked');
  });

  it('a clinician in charge reports, nothing happens, an operator confirms with a document, and it acts', async () => {
    const { patient, specialist, visit } = await inCare('Reported Patient');
    await report(patient, { who: specialist.id, proof: null, number: null });
    expect(await statusOf(db.sql, visit)).toBe('booked');
    const { id, state } = await deathOf(patient);
    expect(state).toBe('reported');
    expect(await toldOf(db.sql, operator, id)).toEqual(['patient.deathReported']);
    expect(await hintOf(report(patient, { who: specialist.id }))).toBe('death.alreadyReported');
    const decide = (who: string, proof: string | null, number = 'A-77') =>
      as(db.sql, who, (tx) => tx`select public.decide_death(${id}, true, ${proof}, ${number})`);
    expect(await hintOf(decide(specialist.id, 'certificate'))).toBe('access.refused');
    expect(await hintOf(decide(operator, null))).toBe('death.proof');
    expect(await hintOf(decide(operator, 'certificate', ' '))).toBe('death.proofNumber');
    await decide(operator, 'certificate');
    await decide(operator, 'certificate');
    expect(await hintOf(decide(second, 'certificate'))).toBe('death.notNow');
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    expect(await toldOf(db.sql, specialist.id, id)).toEqual(
      expect.arrayContaining(['patient.deathDecided', 'patient.died']),
    );
  });

  it('a rejected report changes nothing, and another may follow', async () => {
    const { patient, specialist, visit } = await inCare('Rejected Report');
    await report(patient, { who: specialist.id, proof: null, number: null });
    const { id } = await deathOf(patient);
    const reject = (reason: string) =>
      as(db.sql, operator, (tx) => tx`select public.decide_death(${id}, false, null, null, ${reason})`);
    expect(await hintOf(reject(' '))).toBe('death.reasonRequired');
    await reject('The family was rung: a namesake.');
    expect(await statusOf(db.sql, visit)).toBe('booked');
    await report(patient, { who: specialist.id, proof: null, number: null });
    expect((await deathOf(patient)).state).toBe('reported');
  });

  it('an operator never acts on themselves', async () => {
    expect(await hintOf(report(operator))).toBe('access.refused');
    expect(await hintOf(report(operator, { who: second }))).toBe('data.notFound');
  });

  it('a day that cannot be is refused', async () => {
    const { patient } = await inCare('Impossible Day');
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    for (const on of [tomorrow, '1850-01-01']) expect(await hintOf(report(patient, { on }))).toBe('death.day');
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.admit(0);
    await visit.report(visit.patient, 'join', 0);
    await visit.report(visit.patient, 'join', 1);
    await visit.finish(20);
    expect(await hintOf(report(visit.patient, { on: '2020-01-01' }))).toBe('death.seenSince');
  });
});

describe('a wrong report', () => {
  const undo = (id: string, at: Date, who = operator, reason = 'A namesake died.') =>
    asAt(db.sql, who, at, (tx) => tx`select public.undo_death(${id}, ${reason})`);

  it('is undone within thirty days: the person signs in and writes again, what was called off stays so and is said', async () => {
    const { patient, visit, specialist } = await inCare('Alive After All');
    await report(patient);
    const { id } = await deathOf(patient);
    expect(await hintOf(undo(id, new Date(), specialist.id))).toBe('access.refused');
    expect(await hintOf(undo(id, new Date(), operator, ' '))).toBe('death.reasonRequired');
    await undo(id, new Date(Date.now() + 29 * DAY_MS));
    await undo(id, new Date(Date.now() + 29 * DAY_MS));
    await db.sql`insert into auth.sessions (id, user_id) values (${patient}, ${patient})`;
    expect(await request(patient)).toHaveLength(1);
    await db.sql`insert into public.patient_conditions (patient_id, label, source, recorded_by) values (${patient}, 'Gout', 'self', ${patient})`;
    expect(await statusOf(db.sql, visit)).toBe('cancelled');
    const [said] =
      await db.sql`select payload from public.notifications where recipient_id = ${patient} and event = 'patient.reopened'`;
    expect(said?.payload).toMatchObject({ count: 1 });
    await report(patient);
  });

  it('is not undone after thirty days', async () => {
    const { patient } = await inCare('Too Late');
    await report(patient);
    const { id } = await deathOf(patient);
    expect(await hintOf(undo(id, new Date(Date.now() + 31 * DAY_MS)))).toBe('death.undoTooLate');
  });
});

describe('the record of somebody who has died', () => {
  const release = (id: string, who = operator, letter = '012345/2026') =>
    as(db.sql, who, async (tx) => {
      const [row] = await tx<{ ticket: string }[]>`
        select public.release_record_of_deceased(${id}, 'Adv. N. Dlamini', ${letter}, 'Estate and insurer') as ticket`;
      return row?.ticket ?? '';
    });
  const read = async (ticket: string, who = operator) => {
    const bundle = await readExportIn(
      (work) => as(db.sql, who, work),
      async (tx) => tx<{ ticket: string }[]>`select ${ticket} as ticket`,
    );
    return bundle.entry;
  };

  it('is given to an executor by an operator, in writing and in the log, while the person counts as dead', async () => {
    const { patient } = await inCare('Estate Late');
    await report(patient);
    const { id } = await deathOf(patient);
    expect(await hintOf(release(id, operator, '1'))).toBe('death.letterNumber');
    const ticket = await release(id);
    const entries = await read(ticket);
    expect(entries.find(({ resource }) => resource.resourceType === 'Patient')?.resource.id).toBe(patient);
    expect(await hintOf(read(ticket, second))).toBe('access.lookOver');
    const [line] = await db.sql`select actor_id, action, basis from public.access_log where patient_id = ${patient}
      and action = 'export'`;
    expect(line).toMatchObject({ actor_id: operator, basis: 'law' });
    const [kept] = await db.sql`select executor, letter_number from private.record_releases where death_id = ${id}`;
    expect(kept).toMatchObject({ executor: 'Adv. N. Dlamini', letter_number: '012345/2026' });
    await as(db.sql, operator, (tx) => tx`select public.undo_death(${id}, 'A namesake died.')`);
    expect(await hintOf(read(ticket))).toBe('access.lookOver');
    expect(await hintOf(release(id))).toBe('data.notFound');
  });

  it('is given by nobody else', async () => {
    const { patient, specialist } = await inCare('Not Given');
    await report(patient);
    const { id } = await deathOf(patient);
    const stranger = await addPatient(db.sql, 'Curious Test');
    for (const who of [specialist.id, stranger]) expect(await hintOf(release(id, who))).toBe('access.refused');
  });
});

describe('the desk', () => {
  it('finds people by name and exact birth date, and lists what waits first', async () => {
    const { patient, specialist } = await inCare('Zodwa Findable');
    const [born] = await db.sql<
      { on: string }[]
    >`select date_of_birth::text as on from public.patients where profile_id = ${patient}`;
    const found = await as(
      db.sql,
      operator,
      (tx) => tx`select * from public.find_people('findable', ${born?.on ?? ''})`,
    );
    expect(found).toMatchObject([{ id: patient, name: 'Zodwa Findable', visits_ahead: 1, died_on: null }]);
    expect(
      await hintOf(as(db.sql, operator, (tx) => tx`select * from public.find_people('f', ${born?.on ?? ''})`)),
    ).toBe('people.nameAndBirth');
    expect(
      await as(db.sql, operator, (tx) => tx`select * from public.find_people('findable', '1931-01-01')`),
    ).toHaveLength(0);
    await report(patient, { who: specialist.id, proof: null, number: null });
    const list = await as(db.sql, operator, (tx) => tx`select name, state, visits_ahead from public.deaths_at_desk()`);
    const waiting = list.filter(({ state }) => state === 'reported');
    expect(list.slice(0, waiting.length)).toEqual(waiting);
    expect(waiting).toContainEqual({ name: 'Zodwa Findable', state: 'reported', visits_ahead: 1 });
    const jobs = await jobsAt(db.sql, new Date());
    expect(jobs.close_lives?.error).toBeUndefined();
    const [tile] = await as(
      db.sql,
      operator,
      (tx) => tx`select waiting from public.desk_overview() where queue = 'deaths'`,
    );
    expect(tile?.waiting).toBeGreaterThan(0);
  });
});
