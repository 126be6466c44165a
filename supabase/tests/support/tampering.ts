import type { Sql, TransactionSql } from 'postgres';
import { give, look, only } from './access';
import { addPatient, addSpecialist } from './people';

/** Rows of each log that `fillLogs` writes. */
export const ROWS = 6;

/** Two patients at whose charts two specialists looked, three times each. */
export async function fillLogs(sql: Sql): Promise<{ patient: string; neighbour: string; doctor: string }> {
  const [patient, neighbour] = [await addPatient(sql), await addPatient(sql)];
  const first = (await addSpecialist(sql, { name: 'Zoë "Ünï" \\ Ndlovu' })).id;
  const doctors = [first, (await addSpecialist(sql)).id];
  const people = [patient, neighbour];
  for (const doctor of doctors) {
    for (const person of people) await give(sql, person, doctor, { categories: ['profile', 'notes', 'results'] });
  }
  for (const category of ['profile', 'notes', 'results']) {
    for (const doctor of doctors) for (const person of people) await look(sql, doctor, person, category);
  }
  return { patient, neighbour, doctor: first };
}

/** What the verification found. */
export interface Verdict {
  intact: boolean;
  problem: string | null;
  at_seq: string | null;
  checked: string;
}

/** What `read` says after somebody who owns every table has done `harm`, with all triggers off; undone afterwards. */
export async function afterHarm<T>(
  sql: Sql,
  harm: (tx: TransactionSql) => Promise<unknown>,
  read: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  const undo = new Error('undo');
  let found: { value: T } | undefined;
  await sql
    .begin(async (tx) => {
      await tx`alter table public.access_log disable trigger all`;
      await tx`alter table public.access_log drop constraint access_log_pkey`;
      await harm(tx);
      found = { value: await read(tx) };
      throw undo;
    })
    .catch((cause) => {
      if (cause !== undo) throw cause;
    });
  if (!found) throw new Error('Nothing was verified.');
  return found.value;
}

/** The database's own verdict. */
export const verdictOf = async (tx: TransactionSql, who: string) =>
  only(await tx<Verdict[]>`select intact, problem, at_seq, checked from private.check_access_log(${who})`);
/** Sets a chain's head to its last row, as if the one after had never been. */
export const setHeads = (tx: TransactionSql, patient: string) => tx`
  update private.access_log_heads h set (seq, hash) = (select l.seq, l.hash from public.access_log l
    where l.patient_id = h.patient_id order by l.seq desc limit 1), anchored_seq = least(h.anchored_seq, h.seq - 1)
  where patient_id = ${patient}`;

const recompute = async (tx: TransactionSql, patient: string, rows: number) => {
  for (let seq = 1; seq <= rows; seq += 1) {
    await tx`update public.access_log l set prev_hash = coalesce((select p.hash from public.access_log p
      where p.patient_id = l.patient_id and p.seq = l.seq - 1), decode(repeat('00', 32), 'hex'))
      where patient_id = ${patient} and seq = ${seq}`;
    await tx`update public.access_log l set hash = private.access_log_hash(l) where patient_id = ${patient} and seq = ${seq}`;
  }
  await tx`update private.access_log_heads h set (seq, hash) = (select l.seq, l.hash from public.access_log l
    where l.patient_id = h.patient_id order by l.seq desc limit 1) where patient_id = ${patient}`;
};

/** Changes a row and makes the whole chain, with its head, right again. */
export const rewrite = async (tx: TransactionSql, patient: string, rows = ROWS) => {
  await tx`update public.access_log set actor_name = 'Nobody' where patient_id = ${patient} and seq = 2`;
  await recompute(tx, patient, rows);
};
