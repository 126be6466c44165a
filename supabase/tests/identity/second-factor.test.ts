import { randomUUID } from 'node:crypto';
import { assumeClaims } from '@telehealth/local-services/database/act-as';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { only } from '../support/access';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { foundPractice, joinPractice, roleIn } from '../support/practices';
import { bookVisit, statusOf, useSandbox } from '../support/visits';

const NEEDED = 'auth.secondFactorNeeded';
const DONE = 'nothing was refused';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
let patient: string;
let visit: string;

const askedOf = (parts: string) =>
  db.sql`insert into private.settings (key, value) values ('second_factor_for', ${parts})
    on conflict (key) do update set value = excluded.value`;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  doctor = await addSpecialist(db.sql);
  patient = await addPatient(db.sql);
  visit = await bookVisit(db.sql, patient, doctor);
});
beforeEach(() => askedOf('specialist,operator,staff'));
afterEach(() => askedOf(''));
afterAll(() => db.drop());

/** A session as an exchange opens it whose token said that, so many seconds ago. */
async function exchange(who: string, said: unknown, secondsAgo = 0): Promise<string> {
  const session = randomUUID();
  const claims = said === undefined ? {} : { custom_claims: { second_factor: said } };
  await db.sql.begin(async (tx) => {
    const [{ at }] = await tx<[{ at: string }]>`select (now() - make_interval(secs => ${secondsAgo}))::text as at`;
    await tx`update auth.identities set identity_data = (identity_data - 'custom_claims') || ${tx.json(claims as never)},
      last_sign_in_at = ${at}::text::timestamptz, updated_at = ${at}::text::timestamptz where user_id = ${who}`;
    await tx`insert into auth.sessions (id, user_id, created_at) values (${session}, ${who}, ${at}::text::timestamptz)`;
  });
  return session;
}

/** Runs `work` with that session's token. */
async function inSession<T>(who: string, session: string, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await db.sql.begin(async (tx) => {
    await assumeClaims(tx, { role: 'authenticated', sub: who, session_id: session } as { role: string; sub: string });
    result = { value: await work(tx) };
  });
  if (!result) throw new Error('no result');
  return result.value;
}
const stateIn = (who: string, session: string) =>
  inSession(
    who,
    session,
    async (tx) => only(await tx<{ state: string }[]>`select public.second_factor() as state`).state,
  );

/** Runs `work` with a token of the identity itself (third-party mode). */
const byToken = (who: string, claims: Record<string, unknown>, work: (tx: TransactionSql) => Promise<unknown>) =>
  db.sql.begin(async (tx) => {
    await assumeClaims(tx, { ...claims, role: 'authenticated', sub: `user_${who}` });
    await work(tx);
  });

const readsVisit = (tx: TransactionSql) => tx`select id from public.appointments where id = ${visit}`;

describe('a token of the identity', () => {
  it.each<[string, unknown, string]>([
    ['with a second factor just now', [0, 0], DONE],
    ['with one of hours ago', [600, 599], DONE],
    ['without one', [0, -1], NEEDED],
    ['that says nothing', undefined, NEEDED],
    ['of null', null, NEEDED],
    ['of one age', [0], NEEDED],
    ['of a word', [0, 'now'], NEEDED],
    ['of a number in words', [0, '0'], NEEDED],
    ['of text', '0,0', NEEDED],
    ['of an object', { 1: 0 }, NEEDED],
    ['of a broken number', [0, 0.5], NEEDED],
  ])('%s', async (_, fva, hint) => {
    const claims = fva === undefined ? {} : { fva };
    expect(await hintOf(byToken(doctor.id, claims, (tx) => tx`select public.my_patients()`))).toBe(hint);
    let rows = 0;
    await byToken(doctor.id, claims, async (tx) => {
      rows = (await readsVisit(tx)).length;
    });
    expect(rows).toBe(hint === DONE ? 1 : 0);
  });
});

describe('a session of ours', () => {
  it('counts as what its exchange said, from the first question on and as long as it lives', async () => {
    const plain = await exchange(doctor.id, false);
    expect(await stateIn(doctor.id, plain)).toBe('needed');
    expect(await inSession(doctor.id, plain, readsVisit)).toHaveLength(0);
    const proven = await exchange(doctor.id, true);
    expect(await inSession(doctor.id, proven, readsVisit)).toHaveLength(0);
    expect(await stateIn(doctor.id, proven)).toBe('proven');
    expect(await inSession(doctor.id, proven, readsVisit)).toHaveLength(1);
    // Another device signs in, and writes over what the identity was told: neither loses or wins by that.
    const other = await exchange(doctor.id, false);
    expect(await stateIn(doctor.id, other)).toBe('needed');
    expect(await stateIn(doctor.id, proven)).toBe('proven');
    expect(await inSession(doctor.id, proven, readsVisit)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['yes', 'yes'],
  ])('is not believed when it said %s', async (_, said) => {
    expect(await stateIn(doctor.id, await exchange(doctor.id, said))).toBe('needed');
  });

  it('takes text for the truth as templates write it', async () => {
    expect(await stateIn(doctor.id, await exchange(doctor.id, 'true'))).toBe('proven');
  });

  it('takes no proof of a younger or an older session', async () => {
    const { id } = await addSpecialist(db.sql);
    // One opened by a password a moment before the owner's own.
    const stolen = await exchange(id, false, 1);
    const own = await exchange(id, true);
    expect(await stateIn(id, stolen)).toBe('needed');
    expect(await stateIn(id, own)).toBe('proven');
    // And one that comes long after the identity was last told so.
    await db.sql`update auth.identities set last_sign_in_at = now() - interval '1 minute' where user_id = ${id}`;
    const late = randomUUID();
    await db.sql`insert into auth.sessions (id, user_id) values (${late}, ${id})`;
    expect(await stateIn(id, late)).toBe('needed');
  });

  it('is not believed by what a browser can write of itself', async () => {
    const session = await exchange(doctor.id, false);
    const claims = {
      ...{ role: 'authenticated', sub: doctor.id, session_id: session, aal: 'aal2' },
      user_metadata: { fva: [0, 0], custom_claims: { second_factor: true } },
    };
    await db.sql.begin(async (tx) => {
      await assumeClaims(tx, claims);
      expect(only(await tx<{ state: string }[]>`select public.second_factor() as state`).state).toBe('needed');
    });
  });

  it('is forgotten with its end, and never kept for somebody else', async () => {
    const session = await exchange(doctor.id, true);
    await stateIn(doctor.id, session);
    expect(await hintOf(stateIn(patient, session))).toBe('access.refused');
    await db.sql`delete from auth.sessions where id = ${session}`;
    await stateIn(doctor.id, await exchange(doctor.id, true));
    expect(await db.sql`select from private.proven_sessions where session_id = ${session}`).toHaveLength(0);
  });
});

describe('whose work asks for it', () => {
  it('is what the setting says; one that is missing asks it of everybody it could name', async () => {
    const session = await exchange(doctor.id, false);
    const reads = async () => (await inSession(doctor.id, session, readsVisit)).length;
    await askedOf('operator, staff');
    expect([await stateIn(doctor.id, session), await reads()]).toEqual(['optional', 1]);
    await askedOf('');
    expect(await reads()).toBe(1);
    await askedOf('operator, specialist');
    expect([await stateIn(doctor.id, session), await reads()]).toEqual(['needed', 0]);
    await db.sql`delete from private.settings where key = 'second_factor_for'`;
    expect(await reads()).toBe(0);
  });

  it('is on in a new installation', async () => {
    const fresh = await startTestDatabase({ asBuilt: true });
    const [row] = await fresh.sql`select value from private.settings where key = 'second_factor_for'`;
    await fresh.drop();
    expect(row?.value).toBe('specialist,operator,staff');
  });

  it('an operator’s', async () => {
    const operator = await addOperator(db.sql);
    const asks = (tx: TransactionSql) => tx`select public.desk_overview()`;
    const plain = await exchange(operator, false);
    expect(await stateIn(operator, plain)).toBe('needed');
    expect(await hintOf(inSession(operator, plain, asks))).toBe(NEEDED);
    // They stay an operator in all that forbids: nothing is opened by leaving the telephone at home.
    expect(
      await hintOf(inSession(operator, plain, (tx) => tx`select public.see_organization_invitation('AAAA')`)),
    ).toBe('access.refused');
    const proven = await exchange(operator, true);
    await stateIn(operator, proven);
    expect(await hintOf(inSession(operator, proven, asks))).toBe(DONE);
  });

  it('reception’s, whose own record as a patient stays open', async () => {
    await askedOf('');
    const owner = (await addSpecialist(db.sql)).id;
    const reception = await addPatient(db.sql);
    await foundPractice(db.sql, owner);
    await joinPractice(db.sql, owner, reception, 'reception');
    await askedOf('staff');
    const member = await roleIn(db.sql, owner);
    const team = (tx: TransactionSql) => tx`select public.my_organization()`;
    const give = (tx: TransactionSql) => tx`select public.give_task(${randomUUID()}, ${member}, 'Order paper')`;
    const plain = await exchange(reception, false);
    expect(await stateIn(reception, plain)).toBe('needed');
    expect(await hintOf(inSession(reception, plain, team))).toBe(NEEDED);
    expect(await hintOf(inSession(reception, plain, give))).toBe(NEEDED);
    expect(await hintOf(inSession(reception, plain, (tx) => tx`select public.open_chart()`))).toBe(DONE);
    expect(await hintOf(inSession(reception, plain, (tx) => tx`select public.my_appointments()`))).toBe(DONE);
    // The owner is staff of the practice as well.
    const withoutIt = await exchange(owner, false);
    expect(await hintOf(inSession(owner, withoutIt, team))).toBe(NEEDED);
    expect(
      await hintOf(
        inSession(
          owner,
          withoutIt,
          (tx) => tx`select public.invite_to_organization(${randomUUID()}, 'x@example.com', 'nurse')`,
        ),
      ),
    ).toBe(NEEDED);
    const proven = await exchange(reception, true);
    await stateIn(reception, proven);
    expect(await hintOf(inSession(reception, proven, team))).toBe(DONE);
    expect(await hintOf(inSession(reception, proven, give))).toBe(DONE);
  });

  it('nobody’s who is only a patient', async () => {
    const session = await exchange(patient, false);
    expect(await stateIn(patient, session)).toBe('optional');
    expect(await inSession(patient, session, readsVisit)).toHaveLength(1);
  });

  it('not a doctor’s as a person: their profile, their notices, the record of what they did', async () => {
    const plain = await exchange(doctor.id, false);
    for (const ask of [
      (tx: TransactionSql) => tx`select public.my_notifications()`,
      (tx: TransactionSql) => tx`select public.my_access_log()`,
      (tx: TransactionSql) => tx`select public.export_my_record()`,
      (tx: TransactionSql) => tx`select public.sync_my_profile()`,
    ]) {
      expect(await hintOf(inSession(doctor.id, plain, ask))).toBe(DONE);
    }
    const own = await inSession(doctor.id, plain, (tx) => tx`select id from public.profiles where id = ${doctor.id}`);
    expect(own).toHaveLength(1);
  });
});

describe('what does not stop for it', () => {
  it('a practice stays open to its patients while its doctor is signed in without', async () => {
    const session = await exchange(doctor.id, false);
    const called = await inSession(doctor.id, session, async (tx) => {
      await tx`set local role none`;
      return only(await tx<{ count: number }[]>`select private.close_practice(${doctor.id}) as count`).count;
    });
    expect([called, await statusOf(db.sql, visit)]).toEqual([0, 'booked']);
    expect(await as(db.sql, patient, readsVisit)).toHaveLength(1);
    const another = await bookVisit(db.sql, await addPatient(db.sql), doctor);
    expect(await statusOf(db.sql, another)).toBe('booked');
  });
});

it('is asked once a statement in policies', async () => {
  const session = await exchange(doctor.id, false);
  const plan = await inSession(doctor.id, session, async (tx) =>
    (await tx`explain (verbose) select id from public.appointments`).map((row) => row['QUERY PLAN']).join('\n'),
  );
  // As an InitPlan: a filter compares with what it found, and calls nothing of the second factor for a row.
  expect(plan).toMatch(/InitPlan/);
  expect(plan.split('\n').filter((line) => /Filter:.*(me_practising|second_factor)\(/.test(line))).toEqual([]);
});
