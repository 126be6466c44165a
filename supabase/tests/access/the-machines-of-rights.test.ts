import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantsOf, only } from '../support/access';
import { delegate } from '../support/charts';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const MACHINES = {
  access_requests: {
    states: ['pending', 'granted', 'refused', 'withdrawn', 'lapsed'],
    steps: ['pending>granted', 'pending>refused', 'pending>withdrawn', 'pending>lapsed'],
    put: (state: string) => `decided_at = ${['pending', 'lapsed'].includes(state) ? 'null' : 'now()'}`,
  },
  access_grants: {
    states: ['offered', 'active', 'expired', 'revoked', 'superseded'],
    steps: ['active', 'expired', 'revoked', 'superseded']
      .map((to) => `offered>${to}`)
      .concat(['active>expired', 'active>revoked', 'active>superseded']),
    put: (state: string) => `ended_at = ${['offered', 'active'].includes(state) ? 'null' : 'now()'}`,
  },
  delegations: {
    states: ['offered', 'active', 'refused', 'ended', 'lapsed'],
    steps: ['active', 'refused', 'ended', 'lapsed']
      .map((to) => `offered>${to}`)
      .concat(['active>ended', 'active>lapsed']),
    put: (state: string) =>
      `ended_at = ${['offered', 'active'].includes(state) ? 'null' : 'now()'}, accepted_at = coalesce(accepted_at, now())`,
  },
} as const;
type Table = keyof typeof MACHINES;
const TABLES = Object.keys(MACHINES) as Table[];
const pairs = TABLES.flatMap((table) =>
  MACHINES[table].states.flatMap((from) =>
    MACHINES[table].states.filter((to) => to !== from).map((to) => [table, from, to] as const),
  ),
);

describe('the machines of rights refuse for the owner of the database, too', () => {
  const ids: Partial<Record<Table, string>> = {};
  beforeAll(async () => {
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, doctor);
    ids.access_grants = only(await grantsOf(db.sql, visit)).id;
    const [request] = await as(
      db.sql,
      doctor.id,
      (tx) => tx<{ id: string }[]>`
      select id from public.request_access(${patient}, array['notes'], 'ongoing_care')`,
    );
    ids.access_requests = request?.id ?? '';
    await delegate(db.sql, patient, await addPatient(db.sql), ['book']);
    const [delegation] = await db.sql<
      { id: string }[]
    >`select id from public.delegations where patient_id = ${patient}`;
    ids.delegations = delegation?.id ?? '';
  });

  /** Tries a change from a state laid down past the triggers; undoes it. */
  async function attempt(table: Table, from: string, work: (tx: TransactionSql) => Promise<unknown>): Promise<string> {
    const undo = new Error('undo');
    return hintOf(
      db.sql
        .begin(async (tx) => {
          await tx`set local session_replication_role = replica`;
          const { put } = MACHINES[table];
          await tx.unsafe(`update public.${table} set state = '${from}', ${put(from)} where id = '${ids[table]}'`);
          await tx`set local session_replication_role = origin`;
          await work(tx);
          throw undo;
        })
        .catch((cause) => {
          if (cause !== undo) throw cause;
        }),
    );
  }

  it.each(pairs)('%s: %s → %s', async (table, from, to) => {
    const { put, steps } = MACHINES[table];
    const hint = await attempt(table, from, (tx) =>
      tx.unsafe(`update public.${table} set state = '${to}', ${put(to)} where id = '${ids[table]}'`),
    );
    const allowed = (steps as readonly string[]).includes(`${from}>${to}`);
    expect(hint).toBe(allowed ? 'nothing was refused' : 'access.notNow');
  });

  it.each([
    ['access_grants', "categories = array['notes']"],
    ['access_grants', 'until = null'],
    ['access_grants', "may = 'add'"],
    ['access_grants', 'grantee_id = gen_random_uuid()'],
    ['access_grants', "purpose = 'ongoing_care', appointment_id = null"],
    ['access_requests', "categories = array['profile']"],
    ['access_requests', "message = 'something else'"],
    ['access_requests', "lapses_at = lapses_at + interval '1 day'"],
    ['delegations', "scopes = array['records']"],
    ['delegations', "until = now() + interval '1 day'"],
    ['delegations', 'patient_id = gen_random_uuid()'],
    ['delegations', "may = 'add'"],
  ] as const)('%s never change in place: %s', async (table, change) => {
    expect(await hintOf(db.sql.unsafe(`update public.${table} set ${change} where id = '${ids[table]}'`))).toBe(
      '23514',
    );
  });

  it.each([...TABLES, 'break_glass', 'access_log', 'access_reports'])('rows of %s are not removed', async (table) => {
    await expect(db.sql.unsafe(`truncate public.${table} cascade`)).rejects.toMatchObject({ code: '42501' });
    if (table in ids) {
      await expect(db.sql.unsafe(`delete from public.${table}`)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
