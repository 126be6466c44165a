import { randomUUID } from 'node:crypto';

import { CLOSE_ACCOUNT_EXAMPLES } from '@telehealth/contracts/examples/account';
import { GOOD_ITEM } from '@telehealth/contracts/examples/prescription';
import { CLOSE_ACCOUNT_WORDS } from '@telehealth/contracts/schemas/account';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAgo } from '../support/access';
import { logOf } from '../support/charts';
import { close, isClosed, meOf, tablesWith } from '../support/closing';
import { type FullRecord, fullRecord } from '../support/full-record';
import { exportOf } from '../support/looks';
import { addPatient, addSpecialist, addUser, as, asGuest, hintOf, onboardPatient } from '../support/people';
import { asAt, beginNote, DAY, endOf, issuedPrescription, visitThatIs } from '../support/records';
import { bookVisit, cancel } from '../support/visits';

let db: TestDatabase;
let people: FullRecord;
beforeAll(async () => {
  db = await startTestDatabase();
  people = await fullRecord(db.sql);
});
afterAll(() => db.drop());

describe('closing', () => {
  it.each(CLOSE_ACCOUNT_EXAMPLES.map((example) => [example.name, example] as const))(
    'decides about the words as the form does: %s',
    async (_, { values, refused }) => {
      const who = await addUser(db.sql);
      await as(db.sql, who, (tx) => tx`select public.sync_my_profile()`);
      if (refused) expect(await hintOf(close(db.sql, who, values.confirm))).toBe(refused.id);
      else await close(db.sql, who, values.confirm);
      expect(await isClosed(db.sql, who)).toBe(!refused);
    },
  );

  it('is refused to guests, without a recent sign-in, and to whoever has no profile', async () => {
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.close_my_account(${CLOSE_ACCOUNT_WORDS})`))).toBe(
      '42501',
    );
    const who = await addPatient(db.sql);
    expect(await hintOf(close(db.sql, who, CLOSE_ACCOUNT_WORDS, 11))).toBe('access.signInAgain');
    expect(await hintOf(as(db.sql, who, (tx) => tx`select public.close_my_account(${CLOSE_ACCOUNT_WORDS})`))).toBe(
      'access.signInAgain',
    );
    expect(await hintOf(close(db.sql, await addUser(db.sql)))).toBe('data.notFound');
    expect(await isClosed(db.sql, who)).toBe(false);
  });

  it('is refused while a visit is open, in every state, and while money is on its way', async () => {
    const [who, specialist] = [await addPatient(db.sql), await addSpecialist(db.sql)];
    const visit = await bookVisit(db.sql, who, specialist);
    expect(await hintOf(close(db.sql, who))).toBe('account.visitsOpen');
    expect(await hintOf(close(db.sql, specialist.id))).toBe('account.patientsBooked');
    await cancel(db.sql, who, visit);
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.payments set state = 'refund_pending' where appointment_id = ${visit}`;
    });
    expect(await hintOf(close(db.sql, who))).toBe('account.moneyOnItsWay');
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.payments set state = 'refunded' where appointment_id = ${visit}`;
    });
    await close(db.sql, who);
    const [states] = await db.sql<{ live: string }[]>`
      select (regexp_match(pg_get_constraintdef(c.oid), 'ARRAY\\[(.*?)\\]'))[1] as live from pg_constraint c
      where c.conname = 'one_visit_at_a_time_per_patient'`;
    const [body] = await db.sql<
      { src: string }[]
    >`select prosrc as src from pg_proc where proname = 'require_closable'`;
    const live = states?.live.match(/'[a-z_]+'/g) ?? [];
    expect(live).toHaveLength(6);
    for (const state of live) expect(body?.src).toContain(state);
  });

  it('is refused to a specialist with unsigned notes or open requests, and to an operator', async () => {
    const specialist = await addSpecialist(db.sql);
    const visit = await visitThatIs(db.sql, await addPatient(db.sql), specialist);
    const note = await beginNote(db.sql, visit);
    const at = endOf(visit);
    expect(await hintOf(close(db.sql, specialist.id, CLOSE_ACCOUNT_WORDS, 1, at))).toBe('account.notesUnsigned');
    await asAt(db.sql, specialist.id, at, (tx) => tx`select public.discard_note(${note.id}, ${note.version})`);
    const script = await issuedPrescription(db.sql, visit, [{ ...GOOD_ITEM, ongoing: true }]);
    const [asked] = await asAt(
      db.sql,
      visit.patient,
      at,
      (tx) => tx<{ id: string }[]>`
      select public.request_renewal(${script.id}, ${randomUUID()}) ->> 'id' as id`,
    );
    expect(await hintOf(close(db.sql, specialist.id, CLOSE_ACCOUNT_WORDS, 1, at))).toBe('account.requestsOpen');
    await as(db.sql, visit.patient, (tx) => tx`select public.withdraw_renewal(${asked?.id ?? ''})`);
    await db.sql`update public.specialists set gender = 'female', province = 'GP', city = 'Soweto'
      where profile_id = ${specialist.id}`;
    const said = await close(db.sql, specialist.id, CLOSE_ACCOUNT_WORDS, 1, at);
    expect(said.kept.map(({ category }) => category)).toContain('authoredRecords');
    const [left] = await db.sql`select p.name, s.listed, s.reg_state, s.gender, s.province, s.city
      from public.specialists s join public.profiles p on p.id = s.profile_id where s.profile_id = ${specialist.id}`;
    expect(left).toEqual({
      ...{ name: 'Naledi Test', listed: false, reg_state: 'suspended' },
      ...{ gender: null, province: null, city: '' },
    });
    expect(await hintOf(close(db.sql, people.operator))).toBe('account.operator');
  });
});

describe('a closed account', () => {
  let words: string[];
  let before: { log: unknown[]; notes: number; mails: number };
  let said: Awaited<ReturnType<typeof close>>;
  const counts = async () => {
    const [row] = await db.sql<{ notes: number; mails: number }[]>`select (select count(*)::int from public.notes
      where patient_id = ${people.patient}) as notes, (select count(*)::int from public.outbox) as mails`;
    return { log: await logOf(db.sql, people.patient), notes: row?.notes ?? 0, mails: row?.mails ?? 0 };
  };

  beforeAll(async () => {
    const [mine] = await db.sql<{ email: string; address: string; clerk: string; phone: string }[]>`
      select p.email, x.address, p.clerk_id as clerk, p.phone_raw as phone from public.profiles p
      join public.patients x on x.profile_id = p.id where p.id = ${people.patient}`;
    words = [...Object.values(mine ?? {}), 'Thandiwe', '+27 83 999 1234'];
    // Every one of them is found before, or finding none afterwards would prove nothing.
    for (const word of words) expect(await tablesWith(db.sql, [word]), word).not.toEqual([]);
    before = await counts();
    said = await close(db.sql, people.patient, CLOSE_ACCOUNT_WORDS, 1, new Date(Date.now() + 3 * DAY));
  });

  it('names what is kept, why and until when, and what was erased', () => {
    expect(said.kept.map(({ category }) => category)).toEqual([
      'clinicalRecord',
      'prescriptions',
      'payments',
      'accessLog',
      'consents',
    ]);
    for (const { law, until, confirm } of said.kept) {
      expect(law.length).toBeGreaterThan(20);
      expect(Date.parse(until)).toBeGreaterThan(Date.now() + 1800 * DAY);
      expect(confirm).toBe('to confirm with counsel');
    }
    expect(said.erased).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'address', 'signIn']));
  });

  it('leads to nobody: name, addresses and phones are gone but where the law wants them', async () => {
    const left = await tablesWith(db.sql, words);
    // Script, letter and invoice bear the name by law until their term is over; the seal is for requests by law.
    expect(
      left.filter(
        (one) => !/^(public.prescriptions|public.letters|private.invoices|private.closed_accounts): /.test(one),
      ),
    ).toEqual([]);
    const [row] = await db.sql`select p.name, x.address, x.date_of_birth::text as born from public.profiles p
      join public.patients x on x.profile_id = p.id where p.id = ${people.patient}`;
    expect(row).toMatchObject({
      name: 'Closed account',
      address: 'Closed account',
      born: expect.stringMatching(/-01-01$/),
    });
  });

  it('keeps the record and the log, whole', async () => {
    const now = await counts();
    expect(now.notes).toBe(before.notes);
    expect(now.log.slice(0, before.log.length)).toEqual(before.log);
    const [check] = await db.sql`select intact from private.check_access_log(${people.patient})`;
    expect(check?.intact).toBe(true);
  });

  it('is nobody at once, with a token that is still valid, and its sessions and identities are gone', async () => {
    expect(await meOf(db.sql, people.patient)).toBeNull();
    expect(await as(db.sql, people.patient, (tx) => tx`select 1 from public.profiles`)).toEqual([]);
    const fresh = (work: Parameters<typeof signedInAgo<unknown>>[3]) =>
      hintOf(signedInAgo(db.sql, people.patient, 1, work));
    expect(await fresh((tx) => tx`select public.close_my_account(${CLOSE_ACCOUNT_WORDS})`)).toBe('access.refused');
    expect(await fresh((tx) => tx`select public.export_my_record()`)).toBe('access.refused');
    expect(await fresh((tx) => tx`select public.sync_my_profile('patient')`)).toBe('access.refused');
    for (const table of ['auth.users', 'auth.identities', 'auth.sessions']) {
      const column = table === 'auth.users' ? 'id' : 'user_id';
      expect(await db.sql.unsafe(`select 1 from ${table} where ${column} = $1`, [people.patient]), table).toEqual([]);
    }
  });

  it('shares nothing, asks nothing, acts for nobody', async () => {
    const open = await db.sql`select 'grant' as kind, id from public.access_grants where patient_id = ${people.patient}
        and state in ('offered', 'active')
      union all select 'request', id from public.access_requests where patient_id = ${people.patient} and state = 'pending'
      union all select 'delegation', id from public.delegations where ${people.patient} in (patient_id, delegate_id)
        and state in ('offered', 'active')
      union all select 'renewal', id from public.renewal_requests where patient_id = ${people.patient} and closed_at is null
      union all select 'correction', id from public.correction_requests where patient_id = ${people.patient} and state = 'open'
      union all select 'mail', notification_id from public.outbox where recipient_id = ${people.patient}
        and state in ('waiting', 'sending')`;
    expect(open).toEqual([]);
    const chart = as(
      db.sql,
      people.delegate,
      (tx) => tx`select public.open_chart(${people.patient}, array['profile'], 'chart')`,
    );
    expect(await hintOf(chart)).toBe('access.notGranted');
    // The author still reads what they wrote, as anyone who wrote a record must.
    const [own] = await as(
      db.sql,
      people.specialist.id,
      (tx) => tx`select count(*)::int as count from public.notes
      where patient_id = ${people.patient}`,
    );
    expect(own?.count).toBeGreaterThan(0);
  });

  it('begins nothing new and is told nothing', async () => {
    const grant = db.sql`insert into public.access_grants (patient_id, grantee_id, categories, purpose, created_by)
      values (${people.patient}, ${people.specialist.id}, array['profile'], 'ongoing_care', ${people.patient})`;
    expect(await hintOf(grant)).toBe('access.refused');
    await db.sql`select private.notify(${people.patient}, 'access.granted', null, '{}', 'after the end')`;
    expect(await db.sql`select 1 from public.notifications where dedupe_key = 'after the end'`).toEqual([]);
  });

  it('comes back as somebody new when the same identity signs in', async () => {
    const id = randomUUID();
    await db.sql`insert into auth.users (id, email) values (${id}, 'again@example.com')`;
    await db.sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
      values ('jwt', ${`user_${people.patient}`}, ${id}, ${db.sql.json({ name: 'Thandiwe Mokoena', email: 'again@example.com' })})`;
    await onboardPatient(db.sql, id);
    const { entry } = await exportOf(db.sql, id);
    expect(JSON.stringify(entry)).not.toContain(people.patient);
    expect(JSON.stringify(entry)).not.toContain('Composition');
  });
});
