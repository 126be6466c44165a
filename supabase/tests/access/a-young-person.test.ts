import { randomUUID } from 'node:crypto';
import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionsOf } from '../matrix/catalogue';
import { only } from '../support/access';
import { callByName } from '../support/call-by-name';
import { newVisit } from '../support/consultations';
import { answersOfEveryDoor } from '../support/every-door';
import { readLookIn } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, addUser, as, asFor, hintOf } from '../support/people';
import { issuedPrescription, signedNote } from '../support/records';
import { bookVisit, firstOpening, hold, useSandbox } from '../support/visits';

let db: TestDatabase;
let mother: string;
let daughter: string;
/** Her own account. */
let account: string;
let doctor: { id: string; visitType: string };
const FOURTEEN = { firstName: 'Ayanda', dateOfBirth: `${new Date().getFullYear() - 14}-01-02`, gender: 'female' };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  mother = await addPatient(db.sql, 'Nomsa Khumalo');
  daughter = await addPerson(db.sql, mother, FOURTEEN);
  doctor = await addSpecialist(db.sql, { name: 'Confidential Doctor' });
  account = await newAccount();
  await takeOver(account, await codeOf(mother, daughter));
});
afterAll(() => db.drop());

async function newAccount() {
  const id = await addUser(db.sql, 'Ayanda Khumalo');
  await as(db.sql, id, (tx) => tx`select public.sync_my_profile('patient')`);
  return id;
}
const codeOf = (guardian: string, person: string) =>
  as(
    db.sql,
    guardian,
    async (tx) => only(await tx<{ code: string }[]>`select public.make_handover_code(${person}) as code`).code,
  );
const takeOver = (who: string, code: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ id: string }[]>`select * from public.take_record_over(${code})`).id);
const acting = <T>(endpoint: string, work: (tx: TransactionSql) => Promise<T>, actor = mother, person = daughter) =>
  asFor(db.sql, { actor, person, endpoint }, work);

describe('a sign-in of one’s own', () => {
  it('is the account of the person whose record was handed over, with all that was in it', async () => {
    const [row] = await as(db.sql, account, (tx) => tx`select private.me() as me, private.actor() as actor`);
    expect(row).toEqual({ me: daughter, actor: daughter });
    const [profile] = await as(db.sql, account, (tx) => tx`select id, role from public.profiles`);
    expect(profile).toEqual({ id: daughter, role: 'patient' });
    const again = await as(db.sql, account, (tx) => tx`select id from public.sync_my_profile('patient')`);
    expect(again).toEqual([{ id: daughter }]);
  });

  it('ends what guardians may do with messages, settings and the sensitive parts, and tells them', async () => {
    const [row] = await as(
      db.sql,
      mother,
      (tx) => tx`select scopes, has_sign_in from public.my_people() where id = ${daughter}`,
    );
    expect(row).toEqual({ scopes: ['book', 'pay', 'records', 'prescriptions'], has_sign_in: true });
    const told = await db.sql`select event from public.notifications where recipient_id = ${mother}`;
    expect(told.map(({ event }) => event)).toContain('access.recordTakenOver');
  });

  it('takes a code once, of somebody of twelve or more, that their guardian made, and no account that is somebody', async () => {
    const [son, small] = [
      await addPerson(db.sql, mother, { ...FOURTEEN, firstName: 'Sipho' }),
      await addPerson(db.sql, mother),
    ];
    expect(await hintOf(codeOf(mother, small))).toBe('person.tooYoung');
    expect(await hintOf(codeOf(await addPatient(db.sql), son))).toBe('person.notFound');
    const [old, code] = [await codeOf(mother, son), await codeOf(mother, son)];
    const fresh = await newAccount();
    expect(await hintOf(takeOver(fresh, old))).toBe('person.codeUnknown');
    expect(await hintOf(takeOver(await addPatient(db.sql), code))).toBe('person.accountTaken');
    expect(await hintOf(takeOver(doctor.id, code))).toBe('person.accountTaken');
    expect(await takeOver(fresh, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).toBe(son);
    expect(await hintOf(takeOver(await newAccount(), code))).toBe('person.codeUnknown');
    expect(await hintOf(codeOf(mother, son))).toBe('person.hasSignIn');
    expect(await hintOf(takeOver(account, 'AAAAAAAAAAAA'))).toBe('person.accountTaken');
  });

  it('leaves who looked after an adult what they are allowed still, until the adult ends it; the young do not end a guardian', async () => {
    const gran = await addPerson(db.sql, mother, {
      ...{ firstName: 'Thokozile', dateOfBirth: '1948-11-02', gender: 'female', relation: 'parent', basis: 'carer' },
    });
    const own = await newAccount();
    await takeOver(own, await codeOf(mother, gran));
    const scopes = async () =>
      only(
        await as(
          db.sql,
          mother,
          (tx) => tx<{ scopes: string[] }[]>`
        select coalesce((select scopes from public.my_people() where id = ${gran}), '{}') as scopes`,
        ),
      ).scopes;
    expect(await scopes()).toEqual(['book', 'pay', 'records', 'prescriptions']);
    const partOf = async (person: string) =>
      only(
        await db.sql<
          { id: string }[]
        >`select id from public.delegations where patient_id = ${person} and delegate_id = ${mother}`,
      ).id;
    const end = async (who: string, person: string) => {
      const part = await partOf(person);
      return hintOf(as(db.sql, who, (tx) => tx`select public.end_delegation(${part})`));
    };
    expect(await end(account, daughter)).toBe('person.guardianStays');
    expect(await end(own, gran)).toBe('nothing was refused');
    expect(await scopes()).toEqual([]);
  });

  it('is given by two at once to one of them', async () => {
    const son = await addPerson(db.sql, mother, { ...FOURTEEN, firstName: 'Themba' });
    const code = await codeOf(mother, son);
    const [one, two] = [await newAccount(), await newAccount()];
    const outcomes = await Promise.all([hintOf(takeOver(one, code)), hintOf(takeOver(two, code))]);
    expect(outcomes.sort()).toEqual(['nothing was refused', 'person.codeUnknown']);
  });
});

describe('a visit kept to oneself', () => {
  const PLAN = 'Come back when you like. Plan-of-her-own.';
  const MEDICINE = 'Levonorgestrel';

  it('leaves no trace for a guardian, in any function or table they may call for her', async () => {
    const held = await newVisit(db.sql, { patient: account, specialist: doctor });
    await as(db.sql, account, (tx) => tx`select public.keep_visit_private(${held.id}, true)`);
    await held.enter(-5);
    await held.admit(0);
    await held.finish(25);
    await signedNote(db.sql, held, { ...GOOD_NOTE, planPlain: PLAN });
    await issuedPrescription(db.sql, held, [{ ...GOOD_ITEM, medicine: MEDICINE }]);
    // Another visit, which she does not keep to herself, shows that the questions are asked rightly.
    const at = new Date((await firstOpening(db.sql, doctor.id)).getTime() + 86_400_000);
    const shown = await bookVisit(db.sql, account, doctor, at);
    const secrets = [held.id, PLAN, MEDICINE];

    const answers = await answersOfEveryDoor(db.sql, acting, [held.id, shown]);
    const looks = {
      chart: await readLookIn(
        (work) => acting('rpc/open_chart', work),
        (tx) => tx`select public.open_chart() as ticket`,
      ),
      prescriptions: await readLookIn(
        (work) => acting('rpc/my_prescriptions', work),
        (tx) => tx`select public.my_prescriptions() as ticket`,
      ),
    };
    for (const [name, seen] of Object.entries(looks)) answers.set(`look at ${name}`, JSON.stringify(seen));
    const own = await readLookIn(
      (work) => as(db.sql, account, work),
      (tx) => tx`select public.open_chart() as ticket`,
    );
    for (const secret of [PLAN, MEDICINE]) expect(JSON.stringify(own)).toContain(secret);
    const telling = [...answers]
      .filter(([, text]) => secrets.some((secret) => text.includes(secret)))
      .map(([name]) => name);
    expect(telling).toEqual([]);
    const listed = await acting('rpc/my_appointments', (tx) => tx`select id from public.my_appointments()`);
    expect(listed).toEqual([{ id: shown }]);
    expect(answers.get('appointments')).toContain(shown);
    expect(answers.get('payments') ?? '[]').not.toContain(held.id);
    expect(
      await as(db.sql, account, (tx) => tx`select id from public.my_appointments() where id = ${held.id}`),
    ).toHaveLength(1);
    expect(
      await as(db.sql, doctor.id, (tx) => tx`select id from public.my_appointments() where id = ${held.id}`),
    ).toHaveLength(1);
    const told = await db.sql`select payload from public.notifications where recipient_id = ${mother}
      and (ref_id = ${held.id} or payload::text like ${`%${held.id}%`})`;
    expect(told).toEqual([]);
  });

  it.each([
    'cancel_appointment',
    'visit_details',
    'receipt',
    'my_payment',
    'enter_waiting_room',
    'open_thread',
    'set_visit_access',
  ])('is not there for her guardian in %s, as one that never was', async (name) => {
    const [private_] = await db.sql<
      { id: string }[]
    >`select id from public.appointments where patient_id = ${daughter} and kept_private`;
    const facts = only((await functionsOf(db.sql, 'public')).filter((one) => one.name === name));
    const args = (id: string) => ({
      p_appointment: id,
      p_location: 'Home',
      p_callback: '0821234567',
      p_consent: true,
      p_key: randomUUID(),
      p_categories: [],
    });
    const outcome = (id: string) =>
      acting(`rpc/${name}`, (tx) => callByName(tx, facts, args(id))).then(
        JSON.stringify,
        (cause: { hint?: string; code?: string }) => String(cause.hint ?? cause.code),
      );
    expect(await outcome(private_?.id ?? '')).toBe(await outcome(randomUUID()));
  });

  it('is chosen by herself alone', async () => {
    const held = await hold(
      db.sql,
      account,
      doctor.visitType,
      new Date((await firstOpening(db.sql, doctor.id)).getTime() + 2 * 86_400_000),
    );
    const keep = (tx: TransactionSql) => tx`select public.keep_visit_private(${held.id}, true)`;
    expect(await hintOf(acting('rpc/keep_visit_private', keep))).toBe('access.notDelegated');
    expect(await hintOf(as(db.sql, mother, keep))).toBe('booking.notFound');
    expect(await hintOf(as(db.sql, doctor.id, keep))).toBe('booking.notFound');
    expect(await hintOf(as(db.sql, account, keep))).toBe('nothing was refused');
  });
});
