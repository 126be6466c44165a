import { randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import { readAudited, rowOf } from './looks';
import { as } from './people';

/** A live grant as access functions leave it; for tests whose subject is the chart, not how grants come about. */
export async function grant(
  sql: Sql,
  patient: string,
  specialist: string,
  categories: readonly string[],
  may: 'view' | 'add' = 'view',
  until: Date | null = null,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, until, created_by)
    values (${patient}, ${specialist}, ${[...categories]}, 'ongoing_care', ${may}, ${until}, ${patient}) returning id`;
  return row?.id ?? '';
}

/** Ends every live grant of a specialist. */
export async function revokeAll(sql: Sql, patient: string, specialist: string): Promise<void> {
  await sql`update public.access_grants set state = 'revoked', ended_at = now(), ended_by = ${patient}
    where patient_id = ${patient} and grantee_id = ${specialist} and state = 'active'`;
}

/** A live delegation. */
export async function delegate(
  sql: Sql,
  patient: string,
  to: string,
  scopes: readonly string[],
  may: 'view' | 'add' = 'view',
): Promise<void> {
  await sql`insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at)
    values (${patient}, ${to}, ${[...scopes]}, ${may}, 'active', now())`;
}

/** An entry of one of the lists as functions give it. */
export interface Entry {
  id: string;
  label: string;
  category: string;
  source: string;
  status: string;
  version: number;
  confirmed_by: string | null;
  confirmed_by_name?: string;
  severity?: string;
}

/** One category of an opened chart. */
export interface OpenCategory {
  state: 'shown' | 'hidden';
  basis?: string;
  sections?: Record<string, (Entry & Record<string, unknown>)[]>;
}

export interface Chart {
  patient_name: string;
  categories: Record<string, OpenCategory>;
}

/** Calls a function that gives one JSON value, as that person. */
export async function call<T>(sql: Sql, who: string, name: string, args: Record<string, unknown>): Promise<T> {
  return as(sql, who, async (tx) => {
    const named = Object.entries(args).map(([key, value]) => {
      const json = typeof value === 'object' && value !== null;
      return tx`${tx(key)} => ${json ? tx.json(value as JSONValue) : (value as string)}`;
    });
    const list = named.flatMap((one, at) => (at === 0 ? [one] : [tx`, `, one]));
    const [row] = await tx<{ result: T }[]>`select to_jsonb(f) as result from public.${tx(name)}(${list}) f`;
    return row?.result as T;
  });
}

/** Opens what a function gives a ticket for and reads it, as that person. */
export async function look<T>(sql: Sql, who: string, name: string, args: Record<string, unknown>): Promise<T> {
  const ticket = await call<string>(sql, who, name, args);
  return call<T>(sql, who, 'read_look', { p_ticket: ticket });
}

export const openChart = (sql: Sql, who: string, patient: string, categories: string[] | null = null) =>
  readAudited<Chart>(
    sql,
    who,
    (tx) => tx<{ ticket: string }[]>`select public.open_chart(${patient}, ${categories}, 'chart') as ticket`,
  );

/** The table of each list of a chart. */
export const LIST_TABLES: Readonly<Record<string, string>> = {
  conditions: 'patient_conditions',
  allergies: 'patient_allergies',
  medications: 'patient_medications',
  vaccinations: 'patient_vaccinations',
  remarks: 'patient_remarks',
};

/** Calls a function that changes an entry of a list; gives the entry as it stands afterwards. */
export const changeEntry = (sql: Sql, who: string, name: string, args: Record<string, unknown> & { p_list: string }) =>
  rowOf<Entry>(sql, LIST_TABLES[args.p_list] ?? '', call<Entry>(sql, who, name, args));

export const addEntry = (
  sql: Sql,
  who: string,
  list: string,
  entry: Record<string, unknown>,
  patient: string | null = null,
  key: string = randomUUID(),
) => changeEntry(sql, who, 'add_chart_entry', { p_list: list, p_entry: entry, p_key: key, p_patient: patient });

/** What was logged about a patient, oldest first. */
export const logOf = (sql: Sql, patient: string) =>
  sql<{ actor_id: string; category: string; action: string; basis: string; screen: string }[]>`
    select actor_id, category, action, basis, screen from public.access_log where patient_id = ${patient} order by seq`;
