import { randomUUID } from 'node:crypto';
import { actAs } from '@telehealth/local-services/database/act-as';
import type { Sql, TransactionSql } from 'postgres';
import { as } from './people';

/** Columns of `public.access_grants` the tests look at. */
export interface GrantRow {
  id: string;
  patient_id: string;
  grantee_id: string;
  categories: string[];
  purpose: string;
  may: string;
  state: string;
  until: Date | null;
  version: number;
  ended_by: string | null;
}

export const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`One row was expected, not ${rows.length}.`);
  return row;
};

interface Terms {
  categories?: string[];
  purpose?: string;
  may?: string;
  until?: Date | null;
  key?: string;
}

/** A patient gives a specialist standing access. */
export const give = (sql: Sql, patient: string, specialist: string, terms: Terms = {}) => {
  const { categories = ['profile'], purpose = 'ongoing_care', may = 'view', until = null, key = randomUUID() } = terms;
  return as(sql, patient, async (tx) =>
    only(
      await tx<GrantRow[]>`
        select * from public.grant_access(${key}, ${specialist}, ${categories}, ${purpose}, ${may}, ${until})`,
    ),
  );
};

export const revoke = (sql: Sql, patient: string, grant: string) =>
  as(sql, patient, async (tx) => only(await tx<GrantRow[]>`select * from public.revoke_access(${grant})`));

/** Every grant of a visit, oldest first. */
export const grantsOf = (sql: Sql, appointment: string) =>
  sql<GrantRow[]>`select * from public.access_grants where appointment_id = ${appointment} order by version`;

/** Opens one category as a chart function does: the basis on which that was allowed. */
export const look = (sql: Sql, who: string, patient: string, category: string, action = 'view') =>
  as(sql, who, (tx) => lookIn(tx, patient, category, action));

/** The same by somebody acting for the patient, as the step before a request leaves it once that right was asked. */
export const lookFor = (sql: Sql, who: string, patient: string, category: string, action = 'view') =>
  as(sql, who, (tx) => lookInFor(tx, patient, category, action));
export async function lookInFor(tx: TransactionSql, patient: string, category: string, action = 'view') {
  await tx`select set_config('sawubona.acting_for', ${patient}, true)`;
  return lookIn(tx, patient, category, action);
}

/** The same within a transaction of that person. */
export async function lookIn(tx: TransactionSql, patient: string, category: string, action = 'view') {
  // The helper is closed to people; the functions that call it run as their owner.
  await tx`set local role none`;
  const { basis } = only(
    await tx<{ basis: string }[]>`select private.open_category(${patient}, ${category}, 'chart', ${action}) as basis`,
  );
  return basis;
}

/** Runs `work` as that person, who proved so many minutes ago who they are. */
export const signedInAgo = <T>(
  sql: Sql,
  who: string,
  minutes: number,
  work: (tx: TransactionSql) => Promise<T>,
  at = new Date(),
): Promise<T> => {
  const claims = { iat: Math.floor(at.getTime() / 1000), fva: [minutes, -1] };
  return actAs(sql, { role: 'authenticated', userId: who, claims }, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    return work(tx);
  });
};

/** Runs `work` as that person at that time; needs the movable clock. */
export const asAt = <T>(sql: Sql, who: string, at: Date, work: (tx: TransactionSql) => Promise<T>): Promise<T> =>
  as(sql, who, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    return work(tx);
  });

/** Lets the scheduled tidying come round at that time. */
export const tidyAt = (sql: Sql, at: Date) =>
  sql.begin(async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    await tx`select private.lapse_access()`;
  });

/** Events of the notifications somebody got, oldest first. */
export const toldTo = async (sql: Sql, who: string): Promise<string[]> =>
  (
    await sql<{ event: string }[]>`
      select event from public.notifications where recipient_id = ${who} and event like 'access.%' order by created_at, id`
  ).map(({ event }) => event);
